"""The whole log: as lines, and as a stream."""

import secrets
from collections.abc import AsyncGenerator
from contextlib import aclosing
from typing import Annotated, Any, Final

import msgspec
from litestar import Response
from msgspec import Meta, Struct

from games.kernel.sentence import Sentence
from referee.headers import Header
from referee.problems import kinds
from referee.problems.problem import refused
from service.http.call import Call
from service.http.operation import NDJSON, SSE, Answer, operation
from service.http.replies import flowing
from service.identity.scopes import Scope
from service.limits.stream_slots import holding
from service.streams import log_position
from service.streams.following import Silence
from service.streams.log_following import LogFollower, LogStreamItem, catch_up
from service.streams.log_position import BadPositionError, LogPosition
from service.streams.parts import StreamParts
from service.streams.public_log import LogItem
from service.streams.routes.events import SOONEST, SPREAD, EventNames, slot_of, welcome_of
from service.streams.schemas import LogEnd

LATEST: Final = "latest"
MOST_LINES: Final = 10_000

LAST_EVENT_ID = Header(
    "Last-Event-ID",
    (
        "The last `id` received; browsers send it when they reconnect. Takes precedence over "
        "`after`; empty, it says nothing."
    ),
    f"^$|{log_position.PATTERN}",
)

After = Annotated[
    str | None,
    Meta(
        description=(
            "A position in the log: the last `id` of a stream, the `position` of the last line, or "
            "a `Log-Position`. Of partitions that it does not name, everything is sent. Left out: "
            "from the beginning; `latest`: only what happens from now on."
        ),
        extra_json_schema={"pattern": f"{log_position.PATTERN}|^{LATEST}$"},
    ),
]


class LogWanted(Struct, frozen=True, kw_only=True):
    """Which part of the log."""

    after: After = None
    limit: Annotated[
        int, Meta(ge=1, le=MOST_LINES, description="Maximum number of lines before the last one.")
    ] = 1000


class LogStreamWanted(Struct, frozen=True, kw_only=True):
    """From where on."""

    after: After = None
    events: EventNames = "named"


@operation(
    "GET",
    "/v1/log/events",
    tag="reading",
    scope=Scope.LOG,
    answers=(Answer(200, LogItem, (NDJSON,), last=LogEnd),),
)
async def list_log_events(call: Call[StreamParts, None, LogWanted]) -> Response[Any]:
    """List the events of all public games.

    Requires the scope `log`, which the operator grants. One line for each event, redacted as for
    somebody without a token; the last line is the `end`, whose `position` is the `after` to go on
    from. A response without it was cut off.

    The events of a partition, and so of a game, come in order, each once; games of different
    partitions come in any order. Private and unlisted games are left out. An event is shown as it
    was public when it was recorded. Behind the event that ends a game, every event that had hidden
    something comes once more, as `log.revealed`, with all that was hidden.
    """
    position = await _position(call, call.query.after)
    return flowing(_lines(call.parts, position, call.query.limit), media=NDJSON)


@operation(
    "GET",
    "/v1/log/stream",
    tag="reading",
    scope=Scope.LOG,
    headers=(LAST_EVENT_ID,),
    answers=(
        Answer(
            200,
            LogItem,
            (SSE,),
            "Server-Sent Events; `data` is JSON.",
            headers=("X-Accel-Buffering",),
        ),
    ),
    problems=(kinds.TOO_MANY_STREAMS,),
)
async def stream_log(call: Call[StreamParts, None, LogStreamWanted]) -> Response[Any]:
    """Follow all public games.

    Requires the scope `log`, which the operator grants. Sends the same items as `listLogEvents`,
    and then whatever happens. `id` is the position in the log behind the item, `event` is its type:
    `log.event` or `log.revealed`. To resume without a gap and without a repetition, send the last
    `id` as `Last-Event-ID` or `after`. At its beginning and from time to time the stream sends an
    `id` without an event. The stream does not end by itself; when it closes, reconnect and resume.
    """
    if call.parts.closing.is_set():
        raise refused(kinds.UNAVAILABLE, Sentence("shutting-down"), headers={"Retry-After": "1"})
    last = call.header("last-event-id")
    position = await _position(call, last or call.query.after, resumed=bool(last))
    slot = await slot_of(call)
    follower = LogFollower(call.parts, position)
    named = call.query.events == "named"
    heard = follower.heard(welcome_of(call, Scope.LOG))
    messages = holding(slot, _messages(heard, position, named=named))
    return flowing(messages, media=SSE, headers={"X-Accel-Buffering": "no"})


async def _position(
    call: Call[StreamParts, None, Any], text: str | None, *, resumed: bool = False
) -> LogPosition:
    """The position of a text, to which the log must have come; `resumed`: as `Last-Event-ID`."""
    log = call.parts.log
    if text is None:
        return LogPosition(log.partitions)
    heads = await log.heads()
    if text == LATEST and not resumed:
        return log_position.of_heads(log.partitions, heads)
    detail = Sentence("position-of-nothing")
    try:
        position = log_position.read(text, log.partitions)
        if all(position[partition].position <= head for partition, head in heads.items()):
            return position
    except BadPositionError:
        detail = Sentence("not-a-position")
    kind, field = (
        (kinds.INVALID_HEADER, LAST_EVENT_ID.name) if resumed else (kinds.INVALID_QUERY, "after")
    )
    raise refused(kind, detail, field=field)


async def _lines(
    parts: StreamParts, position: LogPosition, limit: int
) -> AsyncGenerator[bytes, None]:
    """A line for each item up to a limit, and the last one."""
    count, reached, more = 0, position.text, False
    async with aclosing(catch_up(parts, position)) as found:
        async for news in found:
            taken = news.items[: limit - count]
            more = len(taken) < len(news.items)
            if taken:
                count, reached = count + len(taken), taken[-1][1]
                yield b"".join(msgspec.json.encode(item) + b"\n" for item, _ in taken)
            if more:
                break
            reached = news.position
    yield msgspec.json.encode(LogEnd(lines=count, position=reached, more=more)) + b"\n"


async def _messages(
    heard: AsyncGenerator[LogStreamItem, None], position: LogPosition, *, named: bool
) -> AsyncGenerator[bytes, None]:
    """What is heard as messages of a stream."""
    yield b"retry: 1000\n\nid: %s\n\n" % position.text.encode()
    async with aclosing(heard):
        async for one in heard:
            if isinstance(one, Silence):
                yield b": still here\nid: %s\n\n" % position.text.encode()
            elif one.items:
                yield b"".join(_message(item, at, named=named) for item, at in one.items)
    yield b"retry: %d\n: connect again\n\n" % (SOONEST + secrets.randbelow(SPREAD))


def _message(item: LogItem, position: str, *, named: bool) -> bytes:
    data = msgspec.json.encode(item)
    name = b"event: %s\n" % item.kind.encode() if named else b""
    return b"id: %s\n%sdata: %s\n\n" % (position.encode(), name, data)
