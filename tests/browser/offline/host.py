"""A host of the page that can be looked at, replaced under the players' feet, and be down."""

from __future__ import annotations

import threading
from functools import partial
from http.server import ThreadingHTTPServer
from pathlib import Path
from typing import Any

from tools.netlify import Headers
from tools.serve import Handler


class Host:
    """Serves one folder after the other under the same address.

    Attributes:
        folder: What is served now.
        down: Connections end without an answer.
        asked: The paths of all requests since the list was last emptied.
        missing: Those among them that had no file.
    """

    def __init__(self, folder: Path, below: str = "/") -> None:
        self.folder = folder
        self.down = False
        self.asked: list[str] = []
        self.missing: list[str] = []
        kind = partial(_Heard, host=self, headers_of=Headers(), below=below)
        self._serving = ThreadingHTTPServer(("localhost", 0), kind)
        self._serving.daemon_threads = True
        self.address = f"http://localhost:{self._serving.server_port}{below}"
        threading.Thread(target=self._serving.serve_forever, daemon=True).start()

    def close(self) -> None:
        """End for good."""
        self.down = True
        self._serving.shutdown()
        self._serving.server_close()


class _Heard(Handler):
    def __init__(self, *args: Any, host: Host, **kwargs: Any) -> None:
        self._host = host
        super().__init__(*args, **kwargs)

    def parse_request(self) -> bool:
        """Take a request in, or end the connection it came by."""
        if not super().parse_request():
            return False
        if self._host.down:
            self.close_connection = True
            return False
        # Builds of one second have one age, and an older one may come back: no age tells.
        del self.headers["If-Modified-Since"]
        self._host.asked.append(self.path)
        self.directory = str(self._host.folder)
        return True

    def send_error(self, code: int, *args: Any, **kwargs: Any) -> None:
        """Answer that there is no such file."""
        if code == 404:
            self._host.missing.append(self.path)
        super().send_error(code, *args, **kwargs)
