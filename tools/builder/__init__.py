"""The steps of the build; `tools/build.py` is its command."""
