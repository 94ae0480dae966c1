"""Where the server for many clients is."""

from typing import Final
from urllib.parse import urlsplit

from msgspec import Struct

LOOPBACK: Final = frozenset({"127.0.0.1", "localhost", "::1"})


class Place(Struct, frozen=True, kw_only=True):
    """Where the server is: `service` is Kronika, `public` the whole address that clients know,
    `host` and `port` where it listens."""

    service: str
    public: str
    host: str
    port: int

    @property
    def path(self) -> str:
        """The path that is served."""
        return urlsplit(self.public).path or "/"

    @property
    def origin(self) -> str:
        """Scheme and host of the public address."""
        parts = urlsplit(self.public)
        return f"{parts.scheme}://{parts.netloc}"

    def trouble(self) -> str | None:
        """Why it cannot be so; None if it can."""
        parts = urlsplit(self.public)
        if parts.scheme not in ("http", "https") or not parts.hostname:
            return f"--public-url is no address: {self.public}"
        if parts.scheme == "http" and parts.hostname not in LOOPBACK:
            return "--public-url has to begin with https:// where others can reach it"
        if parts.query or parts.fragment:
            return "--public-url has neither a query nor a fragment"
        return None
