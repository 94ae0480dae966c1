"""Following a game: its whole history from any version, then whatever happens, once and in order.

Streams of Server-Sent Events and sockets are made of the same. The log is the source, which the
feed of the game reads for all of its readers (`service.streams.feeds`).
"""

import time
from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import AbstractContextManager, nullcontext
from typing import TypeAlias

import msgspec
from msgspec import Struct

from events.database import is_outage
from events.envelope import Recorded
from games.kernel.seats import AtSeat, Seat, Viewer
from games.kernel.table.opening import SeatLeft
from service.play.event_texts import EventPresenter
from service.play.game_cache import LiveGame
from service.streams.feeds import OUTAGE_SECONDS, Batch, EncodedEvents, LogAwayError
from service.streams.parts import StreamParts


class NewEvents(Struct, frozen=True):
    """Events that the reader has not seen, oldest first."""

    encoded: EncodedEvents


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
    presenter: EventPresenter
    welcome: Callable[[], Awaitable[bool]]


async def follow(parts: StreamParts, reader: StreamReader) -> AsyncGenerator[StreamItem, None]:
    """Everything that the reader has not seen, until the game is over (`Ended`), the reader may
    not stay, or this process is about to end."""
    game, after = reader.game, reader.after
    patience = parts.keep_alive
    spoken = asked = time.monotonic()
    over = game.position.over
    streams = parts.metrics.streams.track_inprogress()
    with streams, _counted(parts, reader), parts.feeds.following(game) as (feed, place):
        while not (parts.closing.is_set() or feed.failed):
            place.clear()
            batch, away = None, False
            try:
                batch = await feed.after(after, surely=over)
            except LogAwayError:  # nothing is new as far as anybody knows
                away = True
            if batch is not None and _left(reader, batch):
                return
            if time.monotonic() - asked >= patience:
                if not await _welcome(reader):
                    return
                asked = time.monotonic()
            if batch is not None:
                over = over or batch.ends
                viewer, presenter = reader.viewer, reader.presenter
                encoded = await batch.encoded(parts.redaction, game, viewer, presenter, over=over)
                after = encoded.version
                yield NewEvents(encoded)
                parts.metrics.streamed(len(encoded.events))
                spoken = time.monotonic()
            elif over and not away:
                yield Ended()
                return
            elif time.monotonic() - spoken >= patience:
                yield Silence()
                spoken = time.monotonic()
            else:
                retry = time.monotonic() + OUTAGE_SECONDS if away else spoken + patience
                await place.wait(min(retry, spoken + patience))


def _counted(parts: StreamParts, reader: StreamReader) -> AbstractContextManager[None]:
    """Counts the reader as a watcher of the game while it runs, unless they sit at the table."""
    if isinstance(reader.viewer, AtSeat) or reader.game.position.over:
        return nullcontext()
    return parts.watchers.watching(reader.game.id)


async def _welcome(reader: StreamReader) -> bool:
    """Whether the reader is still let in. While PostgreSQL is away nobody is sent away."""
    try:
        return await reader.welcome()
    except Exception as trouble:
        if not is_outage(trouble):
            raise
        return True


def _left(reader: StreamReader, batch: Batch) -> bool:
    """Whether somebody has stood up from where the reader looks. What follows may be for the next
    one who sits down there; so the reader has to come again. The same if it is a private game that
    the reader may have looked at because of that seat."""
    left = [one for one in batch.leaving if one.version > reader.since]
    if not left:
        return False
    if isinstance(reader.viewer, AtSeat):
        return any(_seat_left(one) == reader.viewer.seat for one in left)
    return reader.game.visibility == "private"


def _seat_left(event: Recorded) -> Seat:
    return msgspec.json.decode(event.payload, type=SeatLeft).seat
