"""Answers that are the same for everybody while the process runs: files and documents."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final, Self

from litestar import Request, Response
from msgspec import Struct

from referee.validators import etag_of, matches
from service.http.middleware.compression import constant
from service.http.operation import JSON
from service.http.replies import sent

MEDIA: Final = {
    ".css": "text/css",
    ".html": "text/html",
    ".ico": "image/x-icon",
    ".js": "text/javascript",
    ".json": JSON,
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
"""Media types by the ends of names."""


class Constant(Struct, frozen=True, kw_only=True):
    """A document with its validator. It is compressed once, when it is first asked for so."""

    body: bytes
    media: str
    headers: Mapping[str, str]

    @classmethod
    def of(cls, body: bytes, media: str, headers: Mapping[str, str]) -> Self:
        """A document; `headers` say for how long it may be kept."""
        return cls(body=body, media=media, headers={**headers, "ETag": etag_of(body)})

    @classmethod
    def read(cls, path: Path, headers: Mapping[str, str]) -> Self:
        """A file, in the media type of its name."""
        return cls.of(path.read_bytes(), MEDIA[path.suffix], headers)

    def answer(self, request: Request[Any, Any, Any]) -> Response[bytes]:
        """The document, or 304 for who has it."""
        if matches(request.headers.get("if-none-match"), self.headers["ETag"]):
            return sent(b"", status=304, headers=self.headers)
        constant(request.scope, self.headers["ETag"])
        return sent(self.body, media=self.media, headers=self.headers)
