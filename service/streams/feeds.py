"""Feeds: what happens in the games that are followed, read from the log once for all who follow.

A process has one feed for each game with readers. It alone listens for wake-ups and polls; what is
new is a batch, redacted and encoded once for each class of readers: those who see the same, in the
same words. Whoever comes later, or reads slowly, takes earlier batches from the feed or reads the
log by the same pages. One pulse wakes all readers that have something to say by the clock.
"""

import asyncio
import time
from collections import OrderedDict
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from math import inf
from typing import Final

import structlog

from events.codec import tag
from events.database import is_outage
from events.envelope import Recorded
from events.log import Log
from events.wakeups import Bell, WakeUp
from games.kernel.seats import Viewer
from games.kernel.table.ending import GameFinished, GameVoided
from games.kernel.table.opening import SeatLeft
from referee.redaction import Redaction
from referee.schemas import Event
from service.play.event_texts import EventPresenter
from service.play.game_cache import LiveGame
from service.streams.frames import frame, message

BATCH: Final = 100
"""Events that are read from the log at once."""
CACHED_BATCHES: Final = 8
"""Batches that a feed remembers."""
POLL_SECONDS: Final = 5.0
OUTAGE_SECONDS: Final = 1.0
PULSE_SECONDS: Final = 1.0
LAST_KINDS: Final = frozenset({tag(GameFinished), tag(GameVoided)})
"""Behind one of these a game has ended, though verdicts may still follow."""
LEFT: Final = tag(SeatLeft)
"""Behind one of these a seat may be somebody else's."""

_log = structlog.get_logger()


class LogAwayError(Exception):
    """PostgreSQL is away; whoever reads tries again."""


class EncodedEvents:
    """Events as a class of readers sees them: as messages of a stream, and of a socket, each
    encoded once."""

    __slots__ = ("_frames", "_messages", "_unnamed", "events")

    def __init__(self, events: Sequence[Event]) -> None:
        self.events = events
        self._messages: bytes | None = None
        self._unnamed: bytes | None = None
        self._frames: tuple[str, ...] | None = None

    @property
    def version(self) -> int:
        """The version of the last one."""
        return self.events[-1].version

    @property
    def messages(self) -> bytes:
        """Messages of a stream of Server-Sent Events."""
        if self._messages is None:
            self._messages = b"".join(message(event) for event in self.events)
        return self._messages

    @property
    def unnamed(self) -> bytes:
        """The same, but all of them called `message`."""
        if self._unnamed is None:
            self._unnamed = b"".join(message(event, named=False) for event in self.events)
        return self._unnamed

    @property
    def frames(self) -> tuple[str, ...]:
        """Text frames of a socket."""
        if self._frames is None:
            self._frames = tuple(frame(event) for event in self.events)
        return self._frames


class Batch:
    """Events that follow each other in a game."""

    __slots__ = ("_encoded", "ends", "events", "leaving")

    def __init__(self, events: Sequence[Recorded]) -> None:
        self.events = events
        self.leaving = tuple(event for event in events if event.kind == LEFT)
        self.ends = any(event.kind in LAST_KINDS for event in events)
        self._encoded: dict[tuple[object, ...], EncodedEvents] = {}

    @property
    def last(self) -> int:
        """The version behind it."""
        return self.events[-1].version

    async def encoded(
        self,
        redaction: Redaction,
        game: LiveGame,
        viewer: Viewer,
        presenter: EventPresenter,
        *,
        over: bool,
    ) -> EncodedEvents:
        """The events as a viewer sees them, in the words of a teller; made once for all who see
        the same. Once the game is `over` that is everybody."""
        key = (None if over else viewer, over, *await presenter.words())
        found = self._encoded.get(key)
        if found is None:
            salts = game.secrets.salts
            seen = redaction.events(self.events, viewer, over=over, salts=salts)
            found = self._encoded[key] = EncodedEvents(presenter.worded(seen))
        return found


class Feed:
    """A game that is followed. `version` is the last one that its readers were woken for."""

    def __init__(self, log: Log, game: LiveGame) -> None:
        self.game = game
        self.version = game.position.version
        self.places = set[Place]()
        self.bell = Bell()
        self.failed = False
        self._log = log
        self._batches: OrderedDict[int, Batch] = OrderedDict()

    async def after(self, version: int, *, surely: bool = False) -> Batch | None:
        """The events after a version, or some of them; None if there is nothing new. The log is
        asked where the feed has come further, and if `surely`. Raises LogAwayError."""
        known = self._batches.get(version)
        if known is not None:
            self._batches.move_to_end(version)
            return known
        if version >= self.version and not surely:
            return None
        return await self._page(version)

    async def run(self) -> None:
        """Reads what is new and wakes the readers, until it is cancelled."""
        while True:
            self.bell.clear()
            try:
                while (batch := await self.after(self.version, surely=True)) is not None:
                    self.version = batch.last
                    self.ring()
            except LogAwayError:
                await asyncio.sleep(OUTAGE_SECONDS)
                continue
            await self.bell.wait(POLL_SECONDS)

    def ring(self) -> None:
        """Wakes all readers."""
        for place in self.places:
            place.ring()

    async def _page(self, after: int) -> Batch | None:
        """A page of the log, kept for others who stand at the same place."""
        try:
            events = await self._log.read(self.game.id, after=after, limit=BATCH)
        except Exception as trouble:
            if not is_outage(trouble):
                raise
            _log.warning("stream-waits", game=self.game.id, error=type(trouble).__name__)
            raise LogAwayError from trouble
        if not events:
            return None
        batch = self._batches.setdefault(after, Batch(events))
        if len(self._batches) > CACHED_BATCHES:
            self._batches.popitem(last=False)
        return batch


class Place:
    """Where a reader waits. It is woken by its feed, or by the pulse at the time that is `due`."""

    __slots__ = ("_rung", "_waiter", "due")

    def __init__(self) -> None:
        self.due = inf
        self._rung = False
        self._waiter: asyncio.Future[None] | None = None

    def ring(self) -> None:
        """Wakes the reader, or keeps it from falling asleep."""
        self._rung = True
        if self._waiter is not None and not self._waiter.done():
            self._waiter.set_result(None)

    def clear(self) -> None:
        """Forgets earlier rings. Call it before looking, not after."""
        self._rung = False

    async def wait(self, until: float) -> None:
        """Returns when the place is rung, or was since `clear`, or soon after a time
        (`time.monotonic`)."""
        if self._rung:
            return
        self.due, self._waiter = until, asyncio.get_running_loop().create_future()
        try:
            await self._waiter
        finally:
            self.due, self._waiter = inf, None


class Feeds:
    """The feeds of a process; each runs while somebody follows its game."""

    def __init__(self, log: Log, keep_alive: float) -> None:
        self._log = log
        self._pulse = min(PULSE_SECONDS, keep_alive / 4)
        self._feeds: dict[str, Feed] = {}
        self._running: dict[str, asyncio.Task[None]] = {}
        self._places = set[Place]()

    @contextmanager
    def following(self, game: LiveGame) -> Iterator[tuple[Feed, Place]]:
        """A place among the readers of a game."""
        feed = self._feeds.get(game.id) or self._begun(game)
        if game.position.version > feed.version:
            feed.bell.ring()
        place = Place()
        feed.places.add(place)
        self._places.add(place)
        try:
            yield feed, place
        finally:
            feed.places.discard(place)
            self._places.discard(place)
            if not feed.places:
                self._end(feed)

    async def run(self) -> None:
        """The pulse: wakes readers whose time has come; runs until it is cancelled."""
        hang_up = self._log.wakeups.listen(self._hear)
        try:
            while True:
                await asyncio.sleep(self._pulse)
                now = time.monotonic()
                for place in self._places:
                    if place.due <= now:
                        place.ring()
        finally:
            hang_up()

    def _hear(self, news: Sequence[WakeUp]) -> None:
        """Everybody looks by themselves when something may have been missed, or the process is
        about to end."""
        if not news:
            for place in self._places:
                place.ring()

    def _begun(self, game: LiveGame) -> Feed:
        feed = self._feeds[game.id] = Feed(self._log, game)
        self._running[game.id] = asyncio.create_task(self._fed(feed), name=f"feed {game.id}")
        return feed

    async def _fed(self, feed: Feed) -> None:
        """Runs a feed; should it fail, its streams end, and their readers come again."""
        try:
            game_id = feed.game.id
            with self._log.wakeups.bell(game_id, self._log.partition(game_id)) as feed.bell:
                await feed.run()
        except Exception as trouble:
            _log.exception("feed-failed", game=feed.game.id, error=type(trouble).__name__)
            feed.failed = True
            self._end(feed)
            feed.ring()

    def _end(self, feed: Feed) -> None:
        if self._feeds.get(feed.game.id) is feed:
            del self._feeds[feed.game.id]
            self._running.pop(feed.game.id).cancel()
