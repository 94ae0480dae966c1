"""PNG with a palette: a byte for each pixel, so that pictures of the guide stay small."""

import struct
import zlib
from collections.abc import Sequence

from msgspec import Struct


class Picture(Struct, frozen=True):
    """Lines of pixels from the top; each is the number of a colour (red, green, blue)."""

    width: int
    colours: Sequence[tuple[int, ...]]
    pixels: bytes


def png(picture: Picture) -> bytes:
    """The picture as a file (PNG, third edition: chunks IHDR, PLTE, IDAT, IEND)."""
    width, pixels = picture.width, picture.pixels
    starts = range(0, len(pixels), width)
    lines = b"".join(b"\0" + pixels[start : start + width] for start in starts)  # not filtered
    head = struct.pack(">IIBBBBB", width, len(starts), 8, 3, 0, 0, 0)
    palette = bytes(part for colour in picture.colours for part in colour)
    chunks = (
        (b"IHDR", head),
        (b"PLTE", palette),
        (b"IDAT", zlib.compress(lines, 9)),
        (b"IEND", b""),
    )
    return b"\x89PNG\r\n\x1a\n" + b"".join(_chunk(*one) for one in chunks)


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
