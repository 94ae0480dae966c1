"""Games in notation, as a viewer may see them."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from events.envelope import Recorded
from events.log import Log
from games.kernel.registry import Registry
from games.kernel.seats import Viewer
from games.kernel.table.ending import GameVoided, SeatForfeited
from games.kernel.table.rewinding import Rewound
from games.kernel.table.state import TableFact, TableState, evolve_table
from games.kernel.title import Action, AnyTitle
from referee.decoder import Decoder
from referee.redaction import Redaction
from service.play.record import (
    FORMAT,
    BackLine,
    ForfeitLine,
    MoveLine,
    Record,
    SeatNoted,
    VoidLine,
    header_of,
    words_of,
)
from service.process.cooperative_scheduling import CooperativeScheduler

TABLE: Final = "table."


class Notations:
    """Writes games down."""

    def __init__(
        self,
        log: Log,
        registry: Registry,
        decoder: Decoder,
        redaction: Redaction,
        scheduler: CooperativeScheduler,
    ) -> None:
        self._log = log
        self._registry = registry
        self._decoder = decoder
        self._redaction = redaction
        self._scheduler = scheduler

    async def of_game(self, game_id: str, viewer: Viewer) -> Record | None:
        """A game up to now; None if it has not begun."""
        events = await self._log.read(game_id)
        table = self._table(events)
        if table is None or not table.started:
            return None
        title = self._registry.get(table.title, table.ruleset)
        assert title is not None, f"the title {table.title} is not installed"
        lines = await self._scheduler.slices(
            events, lambda some: tuple(self._lines(some, title, viewer, over=table.over))
        )
        seed = await self._log.seed_of(game_id) if table.over else None
        return Record(
            format=FORMAT,
            game=game_id,
            title=table.title,
            ruleset=table.ruleset,
            options=table.options,
            seats=_seats(table),
            moves=tuple(line for some in lines for line in some),
            draws=table.draws,
            seed=None if seed is None else seed.hex(),
        )

    def text(self, record: Record) -> str:
        """A record as text."""
        return "\n".join((*header_of(record), *record.moves)) + "\n"

    def _table(self, events: Sequence[Recorded]) -> TableState | None:
        table: TableState | None = None
        for event in events:
            if event.kind.startswith(TABLE):
                fact = self._decoder.struct(event.kind, event.payload)
                assert isinstance(fact, TableFact)
                table = evolve_table(table, fact, ply=event.ply)
        return table

    def _lines(
        self, events: Iterable[Recorded], title: AnyTitle, viewer: Viewer, *, over: bool
    ) -> Iterator[str]:
        """A line for each command, and for what changed the course of the game. All other facts
        follow from these."""
        for event in events:
            if not (event.is_action or event.kind.startswith(TABLE)):
                continue
            match self._decoder.decode(event):
                case Action() as action:
                    words = self._redaction.line(title, action, viewer, over=over)
                    yield words_of(MoveLine(ply=event.ply, seat=action.seat, words=words))
                case Rewound(to=to, why=why, seat=seat):
                    yield words_of(BackLine(to=to, why=why, seat=seat))
                case SeatForfeited(seat=seat, why=why, stand_in=bot):
                    yield words_of(ForfeitLine(seat=seat, why=why, bot=bot))
                case GameVoided(why=why):
                    yield words_of(VoidLine(why=why))
                case _:
                    pass


def _seats(table: TableState) -> tuple[SeatNoted, ...]:
    """Who sat there in the beginning: who stands in for a person who gave up is told later."""
    lost = {one.seat for one in table.forfeits}
    return tuple(
        SeatNoted(
            kind="person" if taken is None or taken.bot is None or seat in lost else "bot",
            bot=None if taken is None or seat in lost else taken.bot,
            entropy=None if taken is None else taken.entropy,
            withheld=taken.commitment if taken is not None and taken.withheld else None,
        )
        for seat, taken in enumerate(table.seats)
    )
