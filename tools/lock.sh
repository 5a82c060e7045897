# Locks requirements/dev.in, with hashes and for every platform: sh tools/lock.sh PYTHON UV-VERSION.
# uv lives in an environment of its own that is thrown away, so that nothing else depends on it.
set -eu
python=$1
uv=$2
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
"$python" -m venv "$folder/uv"
"$folder/uv/bin/python" -m pip install --quiet --disable-pip-version-check "uv==$uv"
"$folder/uv/bin/uv" pip compile --quiet --universal --python-version 3.11 --generate-hashes \
  --custom-compile-command "make lock" \
  --output-file requirements/dev.txt requirements/dev.in
echo "requirements/dev.txt is locked."
