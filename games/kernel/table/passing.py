"""Standing passes: a seat has windows of a kind passed for it.

| rule | says |
| --- | --- |
| KR-PASS-01 | only persons who still play in a running game order passes |
| KR-PASS-02 | a title says which kinds of windows can be passed |
| KR-PASS-03 | only an order that stands can be withdrawn |
"""

from typing import Final

from msgspec import Struct

from games.kernel.agenda import DecisionId
from games.kernel.seats import Seat
from games.kernel.windows import Until, WindowKind

NOT_PLAYING: Final = "KR-PASS-01"
NO_SUCH_WINDOW: Final = "KR-PASS-02"
NOT_ORDERED: Final = "KR-PASS-03"


class PassOrdered(Struct, frozen=True, kw_only=True, tag="table.pass-ordered"):
    """A seat wants windows of this kind to be passed. `turns` are those that it has begun so far;
    with the next one the order ends, unless it holds to the end of the game."""

    seat: Seat
    kind: WindowKind
    until: Until
    turns: int


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
