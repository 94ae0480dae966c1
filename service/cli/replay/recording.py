"""A game that can be looked at, ply by ply, wherever it comes from."""

from collections.abc import Callable, Mapping, Sequence

from msgspec import Struct

from games.kernel.seats import Seat
from referee.results import ResultShown
from referee.schemas import Event
from service.cli.replay.table import ReplayedTable


class ReplayedMove(Struct, frozen=True, kw_only=True):
    """One move: who, the line of notation, and all events, the action first. `parent` is the ply
    that it was played on; it is not `in_force` on a branch that was left."""

    ply: int
    parent: int
    in_force: bool
    seat: Seat
    notation: str
    events: tuple[Event, ...]


class Recording(Struct, frozen=True, kw_only=True):
    """A game up to some ply. `moves[n]` is ply n + 1; `setup` are the events of ply 0.

    `draw` gives the table after a ply, for any ply from 0 to the number of moves; it may ask a
    service, and so raise CommandError. `legend` says what the signs on the board mean.
    """

    id: str
    title: str
    status: str
    names: Mapping[Seat, str]
    setup: tuple[Event, ...]
    moves: Sequence[ReplayedMove]
    result: ResultShown | None
    draw: Callable[[int], ReplayedTable]
    legend: str

    @property
    def last(self) -> int:
        """The last ply."""
        return len(self.moves)

    def mover(self, ply: int) -> Seat | None:
        """Who moved in a ply; nobody in the setup."""
        return None if ply == 0 else self.moves[ply - 1].seat
