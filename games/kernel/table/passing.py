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
    """A seat wants windows of this kind to be passed."""

    seat: Seat
    kind: WindowKind
    until: Annotated[
        Until,
        Meta(description="`turn`: until its next own turn begins; `end`: for the whole game."),
    ]
    turns: Annotated[int, Meta(description="How many own turns the seat had begun by then.")]


class PassWithdrawn(Struct, frozen=True, kw_only=True, tag="table.pass-withdrawn"):
    """A seat has withdrawn an order before it has ended by itself."""

    seat: Seat
    kind: WindowKind


class PassPlayed(Struct, frozen=True, kw_only=True, tag="table.pass-played"):
    """A pass is played for a seat by its order; the move follows. This tells it apart from a pass
    that the seat has played itself."""

    seat: Seat
    kind: WindowKind
    decision: DecisionId
