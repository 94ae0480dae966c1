"""From SVG to PNG: with the fonts beside this module and no others, so that a picture is the same
on every machine."""

from pathlib import Path
from typing import Final

import msgspec
import resvg_py
from msgspec import Struct

FONTS: Final = Path(__file__).with_name("fonts")
FAMILY: Final = "Source Sans 3"
_FILES: Final = [str(FONTS / f"SourceSans3-{weight}.ttf") for weight in ("Regular", "Bold")]


class Order(Struct, frozen=True):
    """An SVG, and how many pixels wide its PNG is to be."""

    svg: str
    width: int


def rastered(order: Order) -> bytes:
    """The PNG."""
    return bytes(
        resvg_py.svg_to_bytes(
            svg_string=order.svg,
            width=order.width,
            skip_system_fonts=True,
            font_files=_FILES,
            font_family=FAMILY,
            sans_serif_family=FAMILY,
        )
    )


_ORDERS: Final = msgspec.msgpack.Decoder(Order)


def answered(asked: bytes) -> bytes:
    """The PNG of an order as it travels; nothing if it cannot be drawn."""
    try:
        return rastered(_ORDERS.decode(asked))
    except Exception:
        return b""
