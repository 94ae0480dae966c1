"""The live stream of a game: its whole history, then whatever happens, as Server-Sent Events."""

import asyncio
import time
from collections.abc import AsyncIterator
from typing import Annotated, Any, Final

import msgspec
import structlog
from litestar import Response
from msgspec import Meta, Struct

from events.codec import tag
from events.database import is_outage
from events.envelope import Recorded
from games.kernel.lifecycle import GameFinished, GameVoided
from games.kernel.seats import Viewer
from service.http import problem_kinds as kinds
from service.http import reading
from service.http.answers import flowing, nothing
from service.http.call import Call
from service.http.operation import Answer, Header, operation
from service.http.problems import refused
from service.limits.places import holding
from service.loop.hot import HotGame
from service.people.scopes import Scope
from service.resources import Resources
from service.routes.finding import AskedSeat, find_readable, viewer_of
from service.shapes.games import Version
from service.shapes.play import Event

SSE: Final = "text/event-stream"
BATCH: Final = 500
POLL_SECONDS: Final = 5.0
LAST_KINDS: Final = frozenset({tag(GameFinished), tag(GameVoided)})
"""Behind one of these a game has ended, though verdicts may still follow."""
LAST_EVENT_ID = Header(
    "Last-Event-ID", "The version of the last event seen; what browsers send. Wins over `after`."
)

_log = structlog.get_logger()


class StreamWanted(Struct, frozen=True, kw_only=True):
    """From where, and from when."""

    seat: AskedSeat = None
    after: Annotated[Version, Meta(description="Events after this version.")] = 0


@operation(
    "GET",
    "/v1/games/{game_id}/stream",
    tag="reading",
    scope=Scope.READ,
    anonymous=True,
    headers=(LAST_EVENT_ID,),
    answers=(
        Answer(200, Event, (SSE,), "Server-Sent Events; `data` is an event as JSON."),
        Answer(204, None, (), "The game is finished, and you have seen everything."),
    ),
    problems=(kinds.UNKNOWN_GAME, kinds.NOT_YOUR_SEAT, kinds.TOO_MANY_STREAMS),
)
async def stream_events(call: Call[None, StreamWanted]) -> Response[Any]:
    """Follow a game.

    Every event is sent once, in order: `id` is its version, `event` its type, `data` the event.
    Resume with the version of the last event seen, in `Last-Event-ID` or `after`. Comments keep
    a silent stream alive. After the last event of a finished game comes one named `stream.end`
    without an id, and the stream closes; asking again then gives 204, which stops browsers.
    """
    game = await find_readable(call)
    viewer = viewer_of(call, game, call.query.seat)
    after = reading.last_event_id(call.header("last-event-id"))
    after = call.query.after if after is None else after
    if after > game.position.version:
        raise refused(
            kinds.INVALID_QUERY, f"The game is at version {game.position.version}.", field="after"
        )
    if game.position.over and after == game.position.version:
        return nothing()
    place = await call.place()
    stream = holding(place, follow(call.resources, game, viewer, after))
    return flowing(stream, media=SSE, headers={"X-Accel-Buffering": "no"})


async def follow(
    resources: Resources, game: HotGame, viewer: Viewer, after: int
) -> AsyncIterator[bytes]:
    """Everything after a version, until the game is over, the client has gone or we close."""
    keep_alive = resources.settings.keep_alive
    spoken, over = time.monotonic(), game.position.over
    yield b"retry: 1000\n\n"
    with resources.metrics.streams.track_inprogress(), resources.log.wakeups.bell(game.id) as bell:
        while not resources.closing.is_set():
            bell.clear()
            events = await _read(resources, game, after)
            if events:
                after, over = events[-1].version, over or _ends(events)
                key = game.secrets.salts
                shown = resources.redaction.events(events, viewer, over=over, key=key)
                yield b"".join(message(event) for event in shown)
                resources.metrics.streamed(len(events))
                spoken = time.monotonic()
            elif over:
                yield b"event: stream.end\ndata: {}\n\n"
                return
            elif time.monotonic() - spoken >= keep_alive:
                yield b": still here\n\n"
                spoken = time.monotonic()
            else:
                await bell.wait(min(POLL_SECONDS, keep_alive))


def message(event: Event) -> bytes:
    """An event as a message of the stream."""
    data = msgspec.json.encode(event)
    return b"id: %d\nevent: %s\ndata: %s\n\n" % (event.version, event.type.encode(), data)


async def _read(resources: Resources, game: HotGame, after: int) -> list[Recorded]:
    """What is new. While PostgreSQL is away, nothing is."""
    try:
        return list(await resources.log.read(game.id, after=after, limit=BATCH))
    except Exception as trouble:
        if not is_outage(trouble):
            raise
        _log.warning("stream-waits", game=game.id, error=type(trouble).__name__)
        await asyncio.sleep(1)
        return []


def _ends(events: list[Recorded]) -> bool:
    return any(event.kind in LAST_KINDS for event in events)
