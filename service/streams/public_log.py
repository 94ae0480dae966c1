"""What everybody may read of the whole log: events of public games, as a spectator sees them.

It is made of the log alone, so it is the same whenever and by whomever it is read: an event that
was recorded before the end of its game is shown as it was public then. What the end of a game opens
follows behind the event that ends it, as revelations: the events that had hidden something, whole.

Private games do not occur, and unlisted ones, which nobody is to find, do neither.
"""

from collections import OrderedDict
from collections.abc import AsyncGenerator, Iterator, Sequence, Set
from typing import Final, TypeAlias

import structlog
from msgspec import Struct

from events.envelope import Recorded
from events.log import Log
from events.salts import Salts
from games.kernel.seats import Spectator
from projections import visibility
from projections.database import Pool
from projections.steps import unbroken
from referee.redaction import Redaction
from service.streams.feeds import LAST_KINDS
from service.streams.log_position import Place
from service.streams.schemas import LogEvent, LogRevelation

PAGE: Final = 100
"""Events that are read at once: while they are redacted, nobody else has a turn."""
SALTS: Final = 1000
"""Games whose salts are remembered."""
_ANYBODY: Final = Spectator()
_log = structlog.get_logger()

LogItem: TypeAlias = LogEvent | LogRevelation
"""What the feed of the log tells."""


class Told(Struct, frozen=True, kw_only=True):
    """Items, each with the place behind it; and the place behind all of them, which is further
    where something is not public."""

    items: Sequence[tuple[LogItem, Place]] = ()
    place: Place


class PublicLog:
    """The public side of the log."""

    def __init__(self, log: Log, pool: Pool, redaction: Redaction) -> None:
        self._log = log
        self._pool = pool
        self._redaction = redaction
        self._salts: OrderedDict[str, Salts] = OrderedDict()

    async def page(self, partition: int, place: Place) -> AsyncGenerator[Told, None]:
        """What follows in a partition behind a place, piece by piece: a page of the log, and what
        is revealed on it. Nothing if there is nothing yet."""
        if place.revealed is not None:
            async for told in self._rest(partition, place):
                yield told
        events = await self._read(partition, place.position)
        hidden = await visibility.not_public(self._pool, {one.game_id for one in events})
        for piece in _pieces(events, hidden):
            last = piece[-1]
            shown = [one for one in piece if one.game_id not in hidden]
            ends = last.kind in LAST_KINDS and last in shown and await self._ends(last)
            items = [(await self._event(one), Place(one.position)) for one in shown]
            if not ends:
                yield Told(items=items, place=Place(last.position))
                continue
            items[-1] = (items[-1][0], Place(last.position, 0))
            yield Told(items=items, place=Place(last.position, 0))
            async for told in self._revealed(last, after=0):
                yield told

    async def _rest(self, partition: int, place: Place) -> AsyncGenerator[Told, None]:
        """What the end of a game at a place reveals, and was not read yet."""
        ends = await self._log.tail(partition, place.position - 1, 1)
        hidden = await visibility.not_public(self._pool, {one.game_id for one in ends})
        for end in ends:
            if end.kind in LAST_KINDS and end.game_id not in hidden and await self._ends(end):
                async for told in self._revealed(end, after=place.revealed or 0):
                    yield told
        yield Told(place=Place(place.position))

    async def _revealed(self, end: Recorded, *, after: int) -> AsyncGenerator[Told, None]:
        """The events of a game behind a version that have hidden something up to its end."""
        salts = await self._salts_of(end.game_id)
        until = end.version - 1
        while after < until:
            events = await self._log.read(end.game_id, after=after, until=until, limit=PAGE)
            after = events[-1].version
            items = [
                (self._revelation(one, end, salts), Place(end.position, one.version))
                for one in events
                if one.veils
            ]
            yield Told(items=items, place=Place(end.position, after))
        yield Told(place=Place(end.position))

    async def _read(self, partition: int, after: int) -> Sequence[Recorded]:
        """A page of the log. Should there be a gap, nobody gets past it without knowing."""
        run = unbroken(after, await self._log.tail(partition, after, PAGE))
        if run.alarm is not None:
            _log.error("log-feed-stopped", partition=partition, alarm=run.alarm)
        return run.events

    async def _ends(self, event: Recorded) -> bool:
        """Whether a game was running up to this event: one that is over can still be annulled."""
        return event.version == await self._log.first(event.game_id, LAST_KINDS)

    async def _event(self, event: Recorded) -> LogEvent:
        salts = await self._salts_of(event.game_id) if event.veils else NO_SALTS
        shown = self._redaction.event(event, _ANYBODY, over=False, salts=salts)
        return LogEvent(
            partition=event.partition, position=event.position, game=event.game_id, event=shown
        )

    def _revelation(self, event: Recorded, end: Recorded, salts: Salts) -> LogRevelation:
        shown = self._redaction.event(event, _ANYBODY, over=True, salts=salts)
        return LogRevelation(
            partition=end.partition, position=end.position, game=event.game_id, event=shown
        )

    async def _salts_of(self, game_id: str) -> Salts:
        salts = self._salts.get(game_id)
        if salts is None:
            salts = self._salts[game_id] = Salts(await self._log.seed_of(game_id))
            if len(self._salts) > SALTS:
                self._salts.popitem(last=False)
        return salts


NO_SALTS: Final = Salts(b"")
"""For events that hide nothing."""


def _pieces(events: Sequence[Recorded], hidden: Set[str]) -> Iterator[Sequence[Recorded]]:
    """The events in pieces, each up to one that may end a public game."""
    start = 0
    for at, event in enumerate(events, 1):
        if at == len(events) or (event.kind in LAST_KINDS and event.game_id not in hidden):
            yield events[start:at]
            start = at
