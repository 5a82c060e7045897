"""Serves the built page on a port it keeps, and can be gone for a while: the truest way offline."""

from __future__ import annotations

import socket
import threading
from functools import partial
from http.server import ThreadingHTTPServer
from pathlib import Path
from typing import Any

from tools.netlify import Headers
from tools.serve import Handler


class _Server(ThreadingHTTPServer):
    """Knows its connections: browsers keep them open, and would be answered on them for ever."""

    daemon_threads = True

    def __init__(self, *args: Any) -> None:
        self._open: set[socket.socket] = set()
        super().__init__(*args)

    def process_request(self, request: Any, client_address: Any) -> None:
        self._open.add(request)
        super().process_request(request, client_address)

    def shutdown_request(self, request: Any) -> None:
        self._open.discard(request)
        super().shutdown_request(request)

    def hang_up(self) -> None:
        """End every connection."""
        for connection in list(self._open):
            self.shutdown_request(connection)

    def handle_error(self, request: Any, client_address: Any) -> None:
        """Say nothing: a connection that was hung up on is no news."""


class Host:
    """A folder served on this machine; the page's origin stays the same while it is away."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._port = 0
        self._serving: _Server | None = None
        self.start()

    @property
    def address(self) -> str:
        """Where the page is."""
        return f"http://localhost:{self._port}/"

    def start(self) -> None:
        """Be there, or be there again."""
        handler = partial(Handler, directory=str(self._folder), headers_of=Headers(), below="/")
        self._serving = _Server(("localhost", self._port), handler)
        self._port = self._serving.server_port
        threading.Thread(target=self._serving.serve_forever, args=(0.05,), daemon=True).start()

    def stop(self) -> None:
        """Be gone, also for whoever is still connected; no more than that if it is already."""
        if self._serving:
            self._serving.shutdown()
            self._serving.server_close()
            self._serving.hang_up()
            self._serving = None
