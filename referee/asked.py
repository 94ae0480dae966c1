"""What is asked of games in queries: from where to look, and which part."""

from typing import Annotated

from msgspec import Meta, Struct

from games.kernel.seats import Seat
from referee.internal_facts import Worded
from referee.legal_schemas import WithRefused
from referee.schemas import Ply, Version

AskedSeat = Annotated[
    Seat | None,
    Meta(
        description="Look from this seat, which must be yours. Left out: from your seat if you "
        "have exactly one, else as a spectator."
    ),
]
AskedEyes = Annotated[
    Seat | None,
    Meta(
        description="Show only what this seat could see then. Of a game that is over any seat can "
        "be chosen; otherwise it must be yours."
    ),
]
Limit = Annotated[int, Meta(ge=1, le=1000, description="Maximum number of items.")]


class Look(Struct, frozen=True, kw_only=True):
    """From where to look."""

    seat: AskedSeat = None


class MovesWanted(Struct, frozen=True, kw_only=True):
    """Which page of the history."""

    seat: AskedSeat = None
    after: Annotated[
        Ply | str,
        Meta(
            description=(
                "Cursor: the `next` of the previous page, or a ply, to list the moves after it."
            )
        ),
    ] = 0
    limit: Limit | None = None
    worded: Worded = False


class LegalAsked(Struct, frozen=True, kw_only=True):
    """Whose commands, and when."""

    seat: Annotated[
        Seat | None,
        Meta(
            description="The seat that decides. It must be yours, unless the game is over and a "
            "`ply` is named. Left out: your seat if you have exactly one."
        ),
    ] = None
    ply: Annotated[
        Ply | None,
        Meta(description="What was legal right after this ply; what is legal now if left out."),
    ] = None
    refused: WithRefused = False


class WorldAsked(Struct, frozen=True, kw_only=True):
    """Whose world."""

    seat: Annotated[
        Seat | None,
        Meta(
            description="The seat that decides, which must be yours. Left out: your seat if you "
            "have exactly one."
        ),
    ] = None


class EventsWanted(Struct, frozen=True, kw_only=True):
    """Which events."""

    seat: AskedSeat = None
    after: Annotated[
        Version | str,
        Meta(
            description=(
                "Cursor: the `next` of the previous page, or a version, to list the events after "
                "it."
            )
        ),
    ] = 0
    limit: Limit | None = None
    worded: Worded = False


class Between(Struct, frozen=True, kw_only=True, rename={"from_": "from"}):
    """Two plies."""

    from_: Annotated[Ply, Meta(description="The ply to compare from; 0 is the setup.")]
    to: Annotated[Ply, Meta(description="The ply to compare with.")]
    seat: AskedSeat = None


class Compared(Struct, frozen=True, kw_only=True, rename={"from_": "from"}):
    """Two plies, and who looks at them."""

    from_: Ply
    to: Ply
    seat: AskedSeat = None
    eyes: AskedEyes = None


class ReplayWanted(Struct, frozen=True, kw_only=True, rename={"from_": "from"}):
    """From where to look, and from when on."""

    seat: AskedSeat = None
    eyes: AskedEyes = None
    from_: Annotated[
        Ply, Meta(description="Start with the scene after this ply; 0 is the setup.")
    ] = 0
