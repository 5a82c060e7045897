"""Real Firefox and WebKit: finding them, driving them, and running the tests that need them.

`python -m tools.engines` is what `make test-engines` runs. A `Driver` is one phone with the page
open; it has two implementations, `playwright` for Chromium and Firefox and `webdriver` for WebKit.
"""
