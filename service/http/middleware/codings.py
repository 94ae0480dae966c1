"""Content codings: which one a client likes best, and bodies in it (RFC 9110, 8.4 and 12.5.3)."""

import zlib
from collections.abc import Mapping
from typing import Final, Literal, Protocol

import brotli

Coding = Literal["br", "gzip"]

CODINGS: Final[tuple[Coding, ...]] = ("br", "gzip")
"""Those that are spoken; of two that a client likes equally, the first."""

QUICK: Final[Mapping[Coding, int]] = {"br": 4, "gzip": 4}
"""Levels for what is sent once: 2 MB take about 10 ms."""
THOROUGH: Final[Mapping[Coding, int]] = {"br": 9, "gzip": 9}
"""Levels for what is kept and sent again: a sixth smaller, for four times the work."""

_GZIP: Final = 16 + zlib.MAX_WBITS
_ALIASES: Final = {"x-gzip": "gzip"}


class Compressor(Protocol):
    """Compresses a body piece by piece."""

    def piece(self, data: bytes) -> bytes:
        """What can be sent for a piece, so that the client can read all of it at once."""
        ...

    def end(self) -> bytes:
        """The last bytes."""
        ...


class _Brotli:
    def __init__(self, level: int) -> None:
        self._inner = brotli.Compressor(quality=level)

    def piece(self, data: bytes) -> bytes:
        return bytes(self._inner.process(data) + self._inner.flush())

    def end(self) -> bytes:
        return bytes(self._inner.finish())


class _Gzip:
    def __init__(self, level: int) -> None:
        self._inner = zlib.compressobj(level, zlib.DEFLATED, _GZIP)

    def piece(self, data: bytes) -> bytes:
        return self._inner.compress(data) + self._inner.flush(zlib.Z_SYNC_FLUSH)

    def end(self) -> bytes:
        return self._inner.flush()


def compressor(coding: Coding) -> Compressor:
    """Compresses a stream."""
    return _Brotli(QUICK["br"]) if coding == "br" else _Gzip(QUICK["gzip"])


def compressed(body: bytes, coding: Coding, level: int) -> bytes:
    """A whole body in a coding. The interpreter is free for others meanwhile."""
    if coding == "br":
        return bytes(brotli.compress(body, quality=level))
    return zlib.compress(body, level, _GZIP)


def preferred(header: str | None) -> Coding | None:
    """The coding that an `Accept-Encoding` likes best; None: the body as it is.

    What it does not name at all is as it is, unless `*` or `identity` forbid that; what cannot be
    read does not count.
    """
    weights = _weights(header or "")
    others = weights.get("*", 0.0)
    best, liking = max(
        ((one, weights.get(one, others)) for one in CODINGS), key=lambda pair: pair[1]
    )
    plain = weights.get("identity", 0.0)
    return best if liking > 0 and liking >= plain else None


def plain_refused(header: str | None) -> bool:
    """Whether an `Accept-Encoding` forbids bodies as they are."""
    weights = _weights(header or "")
    return weights.get("identity", weights.get("*", 1.0)) == 0


def _weights(header: str) -> dict[str, float]:
    found: dict[str, float] = {}
    for part in header.split(","):
        name, _, parameter = part.partition(";")
        coding = name.strip().lower()
        if coding:
            found[_ALIASES.get(coding, coding)] = _weight(parameter.strip())
    return found


def _weight(parameter: str) -> float:
    if not parameter:
        return 1.0
    name, _, value = parameter.partition("=")
    try:
        weight = float(value) if name.strip().lower() == "q" else 0.0
    except ValueError:
        return 0.0
    return weight if 0 <= weight <= 1 else 0.0
