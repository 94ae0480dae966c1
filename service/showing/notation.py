"""Games in notation, as a viewer may see them."""

from collections.abc import AsyncIterator
from typing import Final

from events.envelope import Recorded
from events.log import Log
from games.kernel.lifecycle import GameVoided, Rewound, SeatForfeited, TableState
from games.kernel.seats import Viewer
from games.kernel.title import Action
from projections.decoder import Decoder
from service.importing.record import (
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
from service.loop.hot import HotGame
from service.showing.redaction import Redaction

CHUNK: Final = 500


class Notations:
    """Writes games down."""

    def __init__(self, log: Log, decoder: Decoder, redaction: Redaction) -> None:
        self._log = log
        self._decoder = decoder
        self._redaction = redaction

    async def of_game(self, game: HotGame, viewer: Viewer) -> Record:
        """A game that has begun, up to now."""
        table = game.position.seen
        return Record(
            format=FORMAT,
            game=game.id,
            title=table.title,
            ruleset=table.ruleset,
            options=table.options,
            seats=_seats(table),
            moves=tuple([line async for line in self._lines(game, viewer)]),
            seed=game.secrets.seed.hex() if game.position.over else None,
        )

    def text(self, record: Record) -> str:
        """A record as text."""
        return "\n".join((*header_of(record), *record.moves)) + "\n"

    async def _lines(self, game: HotGame, viewer: Viewer) -> AsyncIterator[str]:
        version, until = 0, game.position.version
        while version < until:
            events = await self._log.read(game.id, after=version, until=until, limit=CHUNK)
            version = events[-1].version
            for event in events:
                if (line := self._line(game, event, viewer)) is not None:
                    yield line

    def _line(self, game: HotGame, event: Recorded, viewer: Viewer) -> str | None:
        """The line of an event; none of most facts, which follow from the commands."""
        if not (event.is_action or event.kind.startswith("table.")):
            return None
        match self._decoder.decode(event):
            case Action() as action:
                over = game.position.over
                words = self._redaction.line(game.title, action, viewer, over=over)
                return words_of(MoveLine(ply=event.ply, seat=action.seat, words=words))
            case Rewound(to=to, why=why, seat=seat):
                return words_of(BackLine(to=to, why=why, seat=seat))
            case SeatForfeited(seat=seat, why=why, stand_in=bot):
                return words_of(ForfeitLine(seat=seat, why=why, bot=bot))
            case GameVoided(why=why):
                return words_of(VoidLine(why=why))
            case _:
                return None


def _seats(table: TableState) -> tuple[SeatNoted, ...]:
    """Who sat there in the beginning: who stands in for a person who gave up is told later."""
    lost = {one.seat for one in table.forfeits}
    return tuple(
        SeatNoted(
            kind="person" if taken is None or taken.bot is None or seat in lost else "bot",
            bot=None if taken is None or seat in lost else taken.bot,
            entropy=None if taken is None else taken.entropy,
        )
        for seat, taken in enumerate(table.seats)
    )
