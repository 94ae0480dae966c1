"""What a host may set (decisions.md, section 0; TTA-SET-11)."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

Mode = Literal["training", "advanced", "full"]


class Options(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The version of the game and its variants (TTA-VAR)."""

    mode: Annotated[Mode, Meta(description="Which of the three games is played.")] = "full"
    optional_corruption: Annotated[
        bool, Meta(description="One produced token may be renounced to lower corruption.")
    ] = False
    easier_game: Annotated[
        bool, Meta(description="One more yellow token, and urban limits 1 higher.")
    ] = False
    milder_fights: Annotated[
        bool, Meta(description="A player may be attacked by one opponent at a time; 3-4 seats.")
    ] = False
    peaceful_game: Annotated[bool, Meta(description="Without aggressions and wars.")] = False
    draw_military_during_turn: Annotated[
        bool, Meta(description="Military cards are drawn for actions, not at the end of turn.")
    ] = False
    known_bonuses: Annotated[
        Literal[0, 3, 4, 5], Meta(description="Age III events laid open before the game.")
    ] = 0
    gradual_reveal: Annotated[
        bool, Meta(description="Five Age III events, one opened with each age.")
    ] = False
