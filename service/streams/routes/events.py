"""The live stream of a game: its whole history, then whatever happens, as Server-Sent Events."""

import secrets
from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import aclosing
from typing import Annotated, Any, Final, Literal, TypeAlias

from litestar import Response
from msgspec import Meta, Struct

from games.kernel.seats import Seat
from games.kernel.sentence import Sentence
from referee import reading
from referee.asked import AskedSeat
from referee.headers import Header
from referee.languages import asked
from referee.problems import kinds
from referee.problems.problem import ProblemError, refused
from referee.schemas import Event, Version
from service.http.call import Call
from service.http.cookies import credentials_of
from service.http.languages import TEXTS_LANGUAGE
from service.http.operation import SSE, Answer, operation
from service.http.replies import flowing, nothing
from service.identity.scopes import Scope
from service.limits.stream_slots import StreamSlot, holding
from service.lobby.access import find_examinable, is_arbiter, viewer_of
from service.play.event_texts import EventPresenter
from service.streams.following import Ended, NewEvents, Silence, StreamItem, StreamReader, follow
from service.streams.parts import StreamParts

SOONEST: Final = 100
SPREAD: Final = 1000
"""Milliseconds after which, and within which, clients of a stream that was cut connect again."""

_END: Final = b'data: {"type":"stream.end"}\n\n'

EventNames: TypeAlias = Annotated[
    Literal["named", "message"],
    Meta(
        description="`message`: every event of the stream is called `message`, so that "
        '`EventSource.onmessage` hears all of them; the last one is `{"type": "stream.end"}`. '
        "`named`: each is called by its type, as its data say, too."
    ),
]

LAST_EVENT_ID = Header(
    "Last-Event-ID",
    "Version of the last event received; browsers send it when they reconnect. Takes precedence "
    "over `after`.",
    "^[0-9]{0,9}$",
    reading.last_event_id,
)


class StreamWanted(Struct, frozen=True, kw_only=True):
    """From where, and from when."""

    seat: AskedSeat = None
    after: Annotated[Version, Meta(description="Send only events after this version.")] = 0
    events: EventNames = "named"


@operation(
    "GET",
    "/v1/games/{game_id}/stream",
    tag="reading",
    scope=Scope.READ,
    anonymous=True,
    headers=(LAST_EVENT_ID, TEXTS_LANGUAGE),
    answers=(
        Answer(
            200,
            Event,
            (SSE,),
            "A stream of Server-Sent Events; `data` is an event as JSON.",
            headers=("X-Accel-Buffering",),
        ),
        Answer(204, None, (), "The game is over and there are no further events."),
    ),
    problems=(kinds.UNKNOWN_GAME, kinds.NOT_YOUR_SEAT, kinds.TOO_MANY_STREAMS),
)
async def stream_events(call: Call[StreamParts, None, StreamWanted]) -> Response[Any]:
    """Follow a game.

    Sends every event once, in order: `id` is the version of the event, `event` is its type and
    `data` is the event. With `events=message` no event has a name of its own. To resume, send the
    version of the last event that you received as `Last-Event-ID` or `after`. Comments keep an idle
    connection open. After the last event of a finished game the service sends an event named
    `stream.end` without an id and closes the stream. A request after that returns 204, so that
    browsers stop reconnecting. If a stream closes without `stream.end` (for example because a
    process shuts down), reconnect and resume.
    """
    last = reading.last_event_id(call.header("last-event-id"))
    after = call.query.after if last is None else last
    reader = await reader_of(call, call.query.seat, after, resumed=last is not None)
    position = reader.game.position
    if position.over and reader.after == position.version:
        return nothing()
    slot = await slot_of(call)
    named = call.query.events == "named"
    messages = holding(slot, _messages(follow(call.parts, reader), reader.after, named=named))
    return flowing(messages, media=SSE, headers={"X-Accel-Buffering": "no"})


async def slot_of(call: Call[StreamParts, Any, Any]) -> StreamSlot:
    """A slot for a stream; a problem when the caller has too many open."""
    limits = call.parts.limits
    address = limits.addresses.of(call.request.scope)
    return await limits.stream_slots.take(call.caller.token, address)


async def reader_of(
    call: Call[StreamParts, Any, Any], seat: Seat | None, after: int, *, resumed: bool = False
) -> StreamReader:
    """The caller as a reader of the game in the path, who has seen everything up to `after`;
    `resumed`: as the header `Last-Event-ID` says."""
    if call.parts.closing.is_set():
        detail = Sentence("shutting-down")
        raise refused(kinds.UNAVAILABLE, detail, headers={"Retry-After": "1"})
    game = await find_examinable(call)
    viewer = viewer_of(call, game, seat)
    version = game.position.version
    if after > version:
        detail = Sentence("game-at-version", {"version": version})
        if resumed:
            raise refused(kinds.INVALID_HEADER, detail, field=LAST_EVENT_ID.name)
        raise refused(kinds.INVALID_QUERY, detail, field="after")

    arbiter = game.visibility == "private" and is_arbiter(call, game)
    welcome = welcome_of(call, Scope.ARBITER if arbiter else Scope.READ)
    presenter = EventPresenter(call.parts.pool, game, asked(call.header("accept-language")))
    return StreamReader(
        game=game, viewer=viewer, after=after, since=version, presenter=presenter, welcome=welcome
    )


def welcome_of(
    call: Call[StreamParts, Any, Any], scope: Scope = Scope.READ
) -> Callable[[], Awaitable[bool]]:
    """Whether the token of a call is still good, and for `scope`, which can be taken back. (It is
    asked about without the address: a token that was good once is no guess of somebody's.)"""

    async def welcome() -> bool:
        credentials = credentials_of(call.request.scope)
        try:
            caller = await call.parts.authenticator.caller(credentials, None)
        except ProblemError:
            return False
        return caller.may(scope)

    return welcome


async def _messages(
    heard: AsyncGenerator[StreamItem, None], after: int, *, named: bool
) -> AsyncGenerator[bytes, None]:
    """What is heard as messages of a stream. One that ends before the game does says from where to
    go on, and when: not all at once."""
    yield b"retry: 1000\n\n"
    async with aclosing(heard):
        async for one in heard:
            match one:
                case NewEvents(encoded):
                    yield encoded.messages if named else encoded.unnamed
                    after = encoded.version
                case Silence():
                    yield b": still here\n\n"
                case Ended():
                    yield b"event: stream.end\ndata: {}\n\n" if named else _END
                    return
    wait = SOONEST + secrets.randbelow(SPREAD)
    yield b"retry: %d\n: connect again, after version %d\n\n" % (wait, after)
