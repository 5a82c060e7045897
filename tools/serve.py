"""Serves the built page on this machine under the headers of netlify.toml.

python -m tools.serve [--port 8000] [--host localhost] [--folder dist]
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any
from urllib.parse import unquote, urlsplit

from tools.netlify import ROOT, Headers

Heard = Callable[[str, int], None]
"""Told of every request as it is answered: its path and the status of the answer."""


class Handler(SimpleHTTPRequestHandler):
    """Files as they are: no listings of folders, no page instead of a missing file, no chatter."""

    protocol_version = "HTTP/1.1"
    # An answer's head and body are written apart: a kernel that waits for the first to be
    # acknowledged holds the second back for 40 ms, for every small file.
    disable_nagle_algorithm = True

    def __init__(
        self,
        *args: Any,
        headers_of: Headers,
        below: str,
        heard: Heard | None = None,
        **kwargs: Any,
    ) -> None:
        self._headers_of = headers_of
        self._below = below
        self._heard = heard
        super().__init__(*args, **kwargs)

    def translate_path(self, path: str) -> str:
        """Find the file of a path; what is not below the site's own sub-path does not exist."""
        if not path.startswith(self._below):
            return str(Path(self.directory) / "no such file")
        return super().translate_path(path.removeprefix(self._below.rstrip("/")))

    def send_response(self, code: int, message: str | None = None) -> None:
        """Begin an answer with the headers of the path."""
        super().send_response(code, message)
        path = unquote(urlsplit(self.path).path)
        self._own = self._headers_of.of(path.removeprefix(self._below.rstrip("/")))
        for name, value in self._own.items():
            # An error's answer is a page of the server's own: neither the file's type nor its age.
            if code < 400 or name not in {"Content-Type", "Cache-Control"}:
                super().send_header(name, value)

    def send_header(self, keyword: str, value: str) -> None:
        """Send a header unless netlify.toml has the say on it."""
        if keyword == "Content-type" and "Content-Type" in self._own and value != ERROR_TYPE:
            return
        super().send_header(keyword, value)

    def list_directory(self, path: Any) -> None:
        """Refuse to list a folder."""
        del path
        self.send_error(404)

    def log_request(self, code: int | str = "-", size: int | str = "-") -> None:
        """Tell whoever listens of a request."""
        del size
        if self._heard:
            self._heard(unquote(urlsplit(self.path).path), int(code))

    def log_message(self, *args: Any) -> None:
        """Say nothing."""


ERROR_TYPE = Handler.error_content_type


def server(
    folder: Path,
    port: int = 0,
    below: str = "/",
    host: str = "localhost",
    heard: Heard | None = None,
) -> ThreadingHTTPServer:
    """Return a server, for this machine only by default; port 0 takes a free one.

    Args:
        folder: The built page.
        port: Where to listen.
        below: The sub-path the page lives under, with a slash at both ends.
        host: Whom to listen to; ``0.0.0.0`` lets a phone in the same network in.
        heard: Told of every request, on the thread that answers it.
    """
    handler = partial(
        Handler, directory=str(folder), headers_of=Headers(), below=below, heard=heard
    )
    serving = ThreadingHTTPServer((host, port), handler)
    serving.daemon_threads = True
    return serving


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.serve")
    parser.add_argument("--port", type=int, default=8000)
    parser.add_argument("--host", default="localhost")
    parser.add_argument("--folder", type=Path, default=ROOT / "dist")
    options = parser.parse_args()
    try:
        serving = server(options.folder, options.port, host=options.host)
    except OSError as error:
        raise SystemExit(
            f"Port {options.port} cannot be used ({error.strerror}). Try: make run PORT=8001"
        ) from error
    print(f"Threefold: http://{options.host}:{options.port}/  (Ctrl+C ends it)", flush=True)
    try:
        serving.serve_forever()
    except KeyboardInterrupt:
        print()


if __name__ == "__main__":
    main()
