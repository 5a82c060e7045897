# Locks requirements/*.in, with hashes and for every platform: sh tools/lock.sh PYTHON UV-VERSION.
# uv lives in an environment of its own that is thrown away, so that nothing else depends on it.
set -eu
python=$1
uv=$2
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
"$python" -m venv "$folder/uv"
"$folder/uv/bin/python" -m pip install --quiet --disable-pip-version-check "uv==$uv"

lock() { # lock NAME PYTHON-VERSION: for the Python that the packages will run in
  "$folder/uv/bin/uv" pip compile --quiet --universal --python-version "$2" --generate-hashes \
    --custom-compile-command "make lock" \
    --output-file "requirements/$1.txt" "requirements/$1.in"
  echo "requirements/$1.txt is locked."
}

lock dev 3.11
lock page 3.14
lock audit 3.11
