"""A small HTTP server in a thread, for fakes of model servers; stdlib alone."""

from __future__ import annotations

import json
import threading
from collections.abc import Callable, Iterable
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from types import TracebackType
from typing import Any, ClassVar, Self
from urllib.parse import urlsplit

Answer = str | Callable[[str], str]
"""What the fake model says: a text, or a callable that gets the last user message."""


class Handler(BaseHTTPRequestHandler):
    """Reads JSON requests, hands them to the server object, writes JSON."""

    protocol_version = "HTTP/1.1"
    fake: ClassVar[FakeServer]

    def do_GET(self) -> None:
        """Answer a GET request."""
        self._handle(None)

    def do_POST(self) -> None:
        """Answer a POST request."""
        length = int(self.headers.get("Content-Length") or 0)
        self._handle(json.loads(self.rfile.read(length) or b"{}"))

    def _handle(self, body: Any) -> None:
        path = urlsplit(self.path).path
        self.fake.requests.append((path, body))
        self.fake.respond(self, path, body)

    def send_json(
        self, value: Any, status: int = 200, headers: dict[str, str] | None = None
    ) -> None:
        """One JSON value."""
        self.send_bytes(json.dumps(value).encode(), status=status, headers=headers)

    def send_bytes(
        self,
        data: bytes,
        *,
        status: int = 200,
        announced: int | None = None,
        headers: dict[str, str] | None = None,
    ) -> None:
        """A body; it is cut where more was announced than there is."""
        size = len(data) if announced is None else announced
        self.announce(size, status, headers)
        self.wfile.write(data)

    def announce(
        self, size: int, status: int = 200, headers: dict[str, str] | None = None
    ) -> None:
        """The head of a JSON response."""
        self.send_response(status)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(size))
        for name, value in (headers or {}).items():
            self.send_header(name, value)
        self._end_headers()

    def send_pieces(self, pieces: Iterable[str], content_type: str) -> None:
        """A chunked response, one write a piece."""
        self.send_response(200)
        self.send_header("Content-Type", content_type)
        self.send_header("Transfer-Encoding", "chunked")
        self._end_headers()
        for piece in pieces:
            data = piece.encode()
            self.wfile.write(f"{len(data):x}\r\n".encode() + data + b"\r\n")
            self.wfile.flush()
        self.wfile.write(b"0\r\n\r\n")

    def _end_headers(self) -> None:
        """No connection is kept: clients under test would leave it open."""
        self.send_header("Connection", "close")
        self.close_connection = True
        self.end_headers()

    def log_message(self, *args: Any) -> None:
        """Stay quiet."""


class FakeServer:
    """Runs while its ``with`` block does.

    Attributes:
        requests: path and JSON body of every request, in order.
    """

    def __init__(self, answer: Answer) -> None:
        self.answer = answer
        self.requests: list[tuple[str, Any]] = []
        handler = type("BoundHandler", (Handler,), {"fake": self})
        self._server = ThreadingHTTPServer(("127.0.0.1", 0), handler)
        self._server.daemon_threads = True
        self._thread = threading.Thread(
            target=self._server.serve_forever, args=(0.01,), daemon=True
        )

    @property
    def url(self) -> str:
        """Where it listens."""
        return f"http://127.0.0.1:{self._server.server_address[1]}"

    def said(self, question: str) -> str:
        """What the model answers to the last user message."""
        return self.answer if isinstance(self.answer, str) else self.answer(question)

    def respond(self, handler: Handler, path: str, body: Any) -> None:
        """Answer one request; subclasses speak the protocol."""
        raise NotImplementedError

    def __enter__(self) -> Self:
        self._thread.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        self._server.shutdown()
        self._server.server_close()
        self._thread.join()
