"""What the host of a game can set."""

from typing import Annotated

from msgspec import Meta, Struct


class Options(Struct, frozen=True, kw_only=True):
    """The options of a game.

    `first_game` deals starting sets instead of ten cards (AK-SET-08). `team_variant` makes two
    teams of four seats: 0 and 1 against 2 and 3 (AK-TEAM-01). `round_limit` ends a game in
    which nobody builds (AK-END-04). `age_ranks[seat]` breaks the last tie, 1 is the oldest
    (AK-SCO-06); empty: such a tie stays.
    """

    first_game: Annotated[bool, Meta(description="Deal starting sets as opening hands.")] = False
    team_variant: Annotated[bool, Meta(description="Two teams of two, four seats only.")] = False
    round_limit: Annotated[
        int, Meta(ge=1, le=100, description="Rounds after which the game ends at the latest.")
    ] = 100
    age_ranks: Annotated[
        tuple[Annotated[int, Meta(ge=1, le=4)], ...],
        Meta(max_length=4, description="Age rank of each seat, 1 is the oldest; or none."),
    ] = ()
