"""What the host of a game can set."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from games.monumental.box import Civilisation


class Options(Struct, frozen=True, kw_only=True):
    """The options of a game (MO-SET-01, MO-SET-12)."""

    mode: Annotated[
        Literal["classic", "continuous"],
        Meta(description="Whole turns one after another, or rounds of single actions in turn."),
    ] = "classic"
    heroes: Annotated[bool, Meta(description="Whether the module Heroes is played.")] = False
    monsters: Annotated[bool, Meta(description="Whether the module Monsters is played.")] = False
    civilisations: Annotated[
        tuple[Civilisation, ...],
        Meta(description="The civilisation of each seat, in the order of seats; empty: drawn."),
    ] = ()
