# Says plainly what is missing to build Threefold; says nothing when all is there.
python=${PYTHON:-python3}

if ! "$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
  echo "Threefold needs Python 3.11 or newer; '$python' is $("$python" --version 2>/dev/null || echo missing)." >&2
  echo "Name another one: make PYTHON=python3.12 ..." >&2
  exit 1
fi
if ! "$python" -c 'import ensurepip, venv' 2>/dev/null; then
  echo "This Python cannot make virtual environments (on Debian: apt-get install python3-venv)." >&2
  exit 1
fi
major=$(node --version 2>/dev/null | sed 's/^v\([0-9]*\).*/\1/')
if [ "${major:-0}" -lt 18 ]; then
  echo "Threefold needs Node 18 or newer; node is $(node --version 2>/dev/null || echo missing)." >&2
  exit 1
fi
if ! command -v npm >/dev/null; then
  echo "Threefold needs npm, which comes with Node." >&2
  exit 1
fi
