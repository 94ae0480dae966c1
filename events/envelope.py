"""The envelope: what a writer hands in, and what a reader gets.

The log looks at nothing but the envelope. What an event means is in its payload, canonical JSON
whose `type` tag equals the `kind`; codecs of whoever owns the type turn it into a value.
"""

from datetime import datetime

from msgspec import Struct

from events.commitments import Veil
from events.draws import Draws


class Entry(Struct, frozen=True, kw_only=True, gc=False):
    """One event to be appended.

    `seat` and `decision` are both set on an action event (the accepted command, first of its
    move) and both None on a fact. `ply` numbers the move, from 1; 0 is all that comes before the
    first move. `veils` are the fields of the payload that are hidden from somebody; `hash` is that
    of its link of the chain, on the last entry of a link (`events.chain`), which has the `draws` of
    the link, too. The payload is canonical (`events.canonical`): the chain hashes it as it is.
    """

    kind: str
    payload: bytes
    ply: int = 0
    seat: int | None = None
    decision: int | None = None
    veils: tuple[Veil, ...] = ()
    hash: bytes | None = None
    draws: Draws = ()

    def __post_init__(self) -> None:
        if (self.seat is None) != (self.decision is None):
            raise ValueError("an action event has a seat and a decision, a fact has neither")
        if self.ply < 0 or not self.kind:
            raise ValueError("an entry has a kind and a ply of at least 0")

    @property
    def is_action(self) -> bool:
        """Whether this is the accepted command that begins a move."""
        return self.seat is not None


class Recorded(Struct, frozen=True, kw_only=True, gc=False):
    """One event of the log; it never changes.

    `version` counts the events of the game (1, 2, ... without gaps), `position` those of the
    partition (likewise). `at` is the writer's clock, in UTC with microseconds. `hash` is that of
    its link of the chain, and `draws` are those of the link, on the last event of a link.
    """

    partition: int
    position: int
    game_id: str
    version: int
    ply: int
    seat: int | None
    decision: int | None
    kind: str
    payload: bytes
    at: datetime
    veils: tuple[Veil, ...] = ()
    hash: bytes | None = None
    draws: Draws = ()

    @property
    def is_action(self) -> bool:
        """Whether this is the accepted command that begins a move."""
        return self.seat is not None

    @property
    def entry(self) -> Entry:
        """What was handed in, before it was chained."""
        return Entry(
            kind=self.kind,
            payload=self.payload,
            ply=self.ply,
            seat=self.seat,
            decision=self.decision,
            veils=self.veils,
            draws=self.draws,
        )
