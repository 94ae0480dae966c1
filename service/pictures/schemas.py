"""How a picture is asked for."""

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

from referee.asked import AskedSeat
from referee.schemas import Ply

SVG: Final = "image/svg+xml"
PNG: Final = "image/png"
SMALLEST: Final = 160
WIDEST: Final = 1400
"""So wide, the PNG of any position takes at most 150 ms of a processor: a soak measures that."""
USUAL: Final = 1200
SMALL: Final = 480
"""Up to so many pixels, words are left out."""

Format = Literal["svg", "png"]
MEDIA: Final[dict[Format, str]] = {"svg": SVG, "png": PNG}


class DrawingWanted(Struct, frozen=True, kw_only=True):
    """How something is drawn."""

    format: Annotated[
        Format | None,
        Meta(description="Left out: what `Accept` likes best, `png` if it likes both alike."),
    ] = None
    width: Annotated[
        int,
        Meta(
            ge=SMALLEST,
            le=WIDEST,
            description=f"In pixels; the height is 0.525 of it. Pictures of at most {SMALL} pixels "
            "have no words.",
        ),
    ] = USUAL
    theme: Annotated[
        Literal["light", "dark"], Meta(description="The colours of the page around it.")
    ] = "light"
    language: Annotated[
        Literal["en", "cs"] | None,
        Meta(description="Language of names; that of `Accept-Language` if left out."),
    ] = None


class PictureWanted(DrawingWanted, frozen=True, kw_only=True):
    """Which position, and how it is drawn."""

    ply: Annotated[
        Ply | None, Meta(description="The position after this ply; the latest if left out.")
    ] = None
    seat: AskedSeat = None
