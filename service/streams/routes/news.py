"""The stream about all games of an account."""

from collections.abc import AsyncGenerator
from contextlib import aclosing
from typing import Annotated, Any

import msgspec
from litestar import Response
from msgspec import Meta, Struct

from games.kernel.sentence import Sentence
from referee.headers import Header
from referee.problems import kinds
from referee.problems.problem import refused
from service.http.call import Call
from service.http.operation import SSE, Answer, operation
from service.http.replies import flowing
from service.identity.scopes import Scope
from service.limits.stream_slots import holding
from service.streams.cursor import BadNewsCursorError, NewsCursor, read
from service.streams.parts import StreamParts
from service.streams.routes.events import EventNames, slot_of, welcome_of
from service.streams.schemas import News
from service.streams.watching import GameWatch, NewsRound

LAST_EVENT_ID = Header(
    "Last-Event-ID",
    (
        "The last `id` received; browsers send it when they reconnect. Takes precedence over "
        "`after`."
    ),
)


class NewsWanted(Struct, frozen=True, kw_only=True):
    """From when on."""

    after: Annotated[str | None, Meta(description="The last `id` received from this stream.")] = (
        None
    )
    events: EventNames = "named"


@operation(
    "GET",
    "/v1/stream",
    tag="reading",
    scope=Scope.READ,
    headers=(LAST_EVENT_ID,),
    answers=(
        Answer(
            200, News, (SSE,), "Server-Sent Events; `data` is JSON.", headers=("X-Accel-Buffering",)
        ),
    ),
    problems=(kinds.TOO_MANY_STREAMS,),
)
async def stream_news(call: Call[StreamParts, None, NewsWanted]) -> Response[Any]:
    """Follow all of your games.

    Sends `game.started`, `game.turn` and `game.ended` for every game in which you have a seat, and
    `game.disputed` and `game.dispute-closed` for disputes there; the stream of a game has its
    events. The stream begins with the games in which a decision of yours
    is open. From time to time the stream sends an `id` without an event. Send the last `id` as
    `Last-Event-ID` or `after` to learn of every game that has changed since. The current state of
    each changed game is sent at least once. A turn that began and ended while you were disconnected
    is not sent.
    """
    cursor = _cursor(call)
    slot = await slot_of(call)
    watching = GameWatch(call.parts, call.account, cursor)
    named = call.query.events == "named"
    messages = holding(slot, _messages(watching.heard(welcome_of(call)), named=named))
    return flowing(messages, media=SSE, headers={"X-Accel-Buffering": "no"})


def _cursor(call: Call[StreamParts, None, NewsWanted]) -> NewsCursor | None:
    last = call.header("last-event-id")
    text = last or call.query.after
    if not text:
        return None
    try:
        return read(text, call.parts.log.partitions)
    except BadNewsCursorError:
        if last:
            detail = Sentence("not-a-cursor")
            raise refused(kinds.INVALID_HEADER, detail, field=LAST_EVENT_ID.name) from None
        raise refused(kinds.INVALID_QUERY, Sentence("not-a-cursor"), field="after") from None


async def _messages(
    heard: AsyncGenerator[NewsRound, None], *, named: bool
) -> AsyncGenerator[bytes, None]:
    yield b"retry: 1000\n\n"
    async with aclosing(heard):
        async for one in heard:
            said = b"".join(_message(news, named=named) for news in one.news)
            if one.cursor is not None:
                said += b"id: %s\n\n" % one.cursor.text.encode()
            if said:
                yield said


def _message(news: News, *, named: bool) -> bytes:
    if not named:
        return b"data: %s\n\n" % msgspec.json.encode(news)
    return b"event: %s\ndata: %s\n\n" % (news.type.encode(), msgspec.json.encode(news))
