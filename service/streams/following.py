"""Following a game: its whole history from any version, then whatever happens, once and in order.

Streams of Server-Sent Events and sockets are made of the same. The log is the source; wake-ups only
say when it is worth while to read it.
"""

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from typing import Final, TypeAlias

import msgspec
import structlog
from msgspec import Struct

from events.codec import tag
from events.database import is_outage
from events.envelope import Recorded
from games.kernel.lifecycle import GameFinished, GameVoided, SeatLeft
from games.kernel.seats import AtSeat, Seat, Viewer
from service.play.game_cache import LiveGame
from service.play.schemas import Event
from service.play.telling import Teller
from service.streams.parts import StreamParts

BATCH: Final = 100
POLL_SECONDS: Final = 5.0
OUTAGE_SECONDS: Final = 1.0
LAST_KINDS: Final = frozenset({tag(GameFinished), tag(GameVoided)})
"""Behind one of these a game has ended, though verdicts may still follow."""
LEFT: Final = tag(SeatLeft)
"""Behind one of these a seat may be somebody else's."""

_log = structlog.get_logger()


class NewEvents(Struct, frozen=True):
    """Events that the reader has not seen, oldest first."""

    events: tuple[Event, ...]


class Silence(Struct, frozen=True):
    """Nothing has happened for a while."""


class Ended(Struct, frozen=True):
    """The game is over, and everything has been told."""


StreamItem: TypeAlias = NewEvents | Silence | Ended


class StreamReader(Struct, frozen=True, kw_only=True):
    """A reader of a game. `since` is the version at which it was known who that is, `welcome` says
    whether the reader is still let in: tokens are revoked."""

    game: LiveGame
    viewer: Viewer
    after: int
    since: int
    teller: Teller
    welcome: Callable[[], Awaitable[bool]]


async def follow(parts: StreamParts, reader: StreamReader) -> AsyncIterator[StreamItem]:
    """Everything that the reader has not seen, until the game is over (`Ended`), the reader may
    not stay, or this process is about to end."""
    game, after = reader.game, reader.after
    patience = parts.keep_alive
    spoken = asked = time.monotonic()
    over = game.position.over
    with parts.metrics.streams.track_inprogress(), parts.log.wakeups.bell(game.id) as bell:
        while not parts.closing.is_set():
            bell.clear()
            events = await _read(parts, game, after)
            if _left(reader, events):
                return
            if time.monotonic() - asked >= patience:
                if not await _welcome(reader):
                    return
                asked = time.monotonic()
            if events:
                after, over = events[-1].version, over or _ends(events)
                salts = game.secrets.salts
                seen = parts.redaction.events(events, reader.viewer, over=over, salts=salts)
                yield NewEvents(await reader.teller.told(seen))
                parts.metrics.streamed(len(events))
                spoken = time.monotonic()
            elif over:
                yield Ended()
                return
            elif time.monotonic() - spoken >= patience:
                yield Silence()
                spoken = time.monotonic()
            else:
                await bell.wait(min(POLL_SECONDS, patience))


async def _read(parts: StreamParts, game: LiveGame, after: int) -> Sequence[Recorded]:
    """What is new. While PostgreSQL is away, nothing is."""
    try:
        return await parts.log.read(game.id, after=after, limit=BATCH)
    except Exception as trouble:
        if not is_outage(trouble):
            raise
        _log.warning("stream-waits", game=game.id, error=type(trouble).__name__)
        await asyncio.sleep(OUTAGE_SECONDS)
        return ()


async def _welcome(reader: StreamReader) -> bool:
    """Whether the reader is still let in. While PostgreSQL is away nobody is sent away."""
    try:
        return await reader.welcome()
    except Exception as trouble:
        if not is_outage(trouble):
            raise
        return True


def _left(reader: StreamReader, events: Sequence[Recorded]) -> bool:
    """Whether somebody has stood up from where the reader looks. What follows may be for the next
    one who sits down there; so the reader has to come again. The same if it is a private game that
    the reader may have looked at because of that seat."""
    left = [one for one in events if one.kind == LEFT and one.version > reader.since]
    if not left:
        return False
    if isinstance(reader.viewer, AtSeat):
        return any(_seat_left(one) == reader.viewer.seat for one in left)
    return reader.game.visibility == "private"


def _seat_left(event: Recorded) -> Seat:
    return msgspec.json.decode(event.payload, type=SeatLeft).seat


def _ends(events: Sequence[Recorded]) -> bool:
    return any(event.kind in LAST_KINDS for event in events)
