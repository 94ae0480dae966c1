"""What the host of a game can set."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from games.kernel.seats import Seat


class Options(Struct, frozen=True, kw_only=True):
    """The options of a game.

    `starting_player`: drawn, or a given seat (TZ-SET-05). `corn_vp_rounding`: whether quarter
    points for corn count, or only whole points (TZ-END-04).
    """

    starting_player: Annotated[
        Seat | Literal["random"], Meta(description="Who begins: a seat, or drawn at random.")
    ] = "random"
    corn_vp_rounding: Annotated[
        Literal["exact", "floor"],
        Meta(description="Whether corn scores quarter points or whole points only."),
    ] = "exact"
