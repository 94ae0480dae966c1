"""Standing passes: a seat has windows of a kind passed for it.

| rule | says |
| --- | --- |
| KR-PASS-01 | only persons who still play in a running game order passes |
| KR-PASS-02 | a title says which kinds of windows can be passed |
| KR-PASS-03 | only an order that stands can be withdrawn |
"""

from typing import Annotated, Final

from msgspec import Meta, Struct

from games.kernel.agenda import DecisionId
from games.kernel.seats import Seat
from games.kernel.windows import Until, WindowKind

NOT_PLAYING: Final = "KR-PASS-01"
NO_SUCH_WINDOW: Final = "KR-PASS-02"
NOT_ORDERED: Final = "KR-PASS-03"


class PassOrdered(Struct, frozen=True, kw_only=True, tag="table.pass-ordered"):
    """A seat created a standing pass for a window kind."""

    seat: Seat
    kind: WindowKind
    until: Annotated[
        Until,
        Meta(description="`turn`: until its next own turn begins; `end`: for the whole game."),
    ]
    turns: Annotated[int, Meta(description="The number of turns that the seat had begun.")]


class PassWithdrawn(Struct, frozen=True, kw_only=True, tag="table.pass-withdrawn"):
    """A seat withdrew a standing pass."""

    seat: Seat
    kind: WindowKind


class PassPlayed(Struct, frozen=True, kw_only=True, tag="table.pass-played"):
    """The service is about to play a standing pass; the move follows. The event marks the move as
    automatic."""

    seat: Seat
    kind: WindowKind
    decision: DecisionId
