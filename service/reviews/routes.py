"""Reviews: what every decision of a finished game was worth."""

from collections.abc import AsyncGenerator
from contextlib import aclosing
from typing import Any, Final

import msgspec
from litestar import Response

from games.kernel.sentence import Sentence
from referee import reading as headers
from referee.headers import Header
from referee.languages import preferred
from referee.plies import named_ply
from referee.problems import kinds
from referee.problems.problem import ProblemError, refused
from referee.review.in_words import DecisionInWords
from referee.review.lines import ReviewLine
from service.http.call import Call, Nothing
from service.http.conditional import spoken
from service.http.cookies import credentials_of
from service.http.languages import ACCEPT_LANGUAGE
from service.http.operation import JSON, NDJSON, SSE, Answer, operation
from service.http.replies import flowing, json, nothing, sent
from service.identity.scopes import Scope
from service.jobs import queue
from service.jobs.job import Job
from service.limits.stream_slots import holding
from service.lobby.access import find_administrable, find_examinable, find_readable
from service.play.game_cache import LiveGame
from service.reviews.following import Ended, NewLines, ReviewItem, ReviewReader, Silence, follow
from service.reviews.orders import order
from service.reviews.parts import ReviewParts
from service.reviews.reading import review_of, shown_lines, state_of, status_of
from service.reviews.schemas import (
    ReviewAsked,
    ReviewProgress,
    ReviewShown,
    ReviewStatus,
    ReviewStreamWanted,
    ReviewWanted,
)

_REVALIDATED: Final = {"Cache-Control": "private, no-cache", "Vary": "Authorization, Accept"}
_END: Final = b"event: stream.end\ndata: {}\n\n"
LAST_EVENT_ID = Header(
    "Last-Event-ID",
    "The last `id` received; browsers send it when they reconnect. Takes precedence over `after`.",
    "^[0-9]{0,9}$",
    headers.last_event_id,
)


@operation(
    "POST",
    "/v1/games/{game_id}/review",
    tag="reviews",
    scope=Scope.READ,
    answers=(Answer(202, ReviewStatus),),
    problems=(
        kinds.UNKNOWN_GAME,
        kinds.GAME_NOT_OVER,
        kinds.NOT_REVIEWABLE,
        kinds.TOO_MANY_REVIEWS,
    ),
)
async def ask_for_review(call: Call[ReviewParts, ReviewAsked, Nothing]) -> Response[bytes]:
    """Ask for the review of a game.

    Lets what every decision of a finished game was worth be worked out in the background. There is
    one review of each quality for a game, which all share who ask for it; asking again changes
    nothing. Read it with `readReview` while it is made, or follow it with `streamReview`. How many
    reviews a day an account may ask for is up to the service; those that are there already are
    free.
    """
    game = await find_readable(call)
    if not game.position.over:
        raise refused(kinds.GAME_NOT_OVER)
    ruleset = game.position.seen.ruleset
    wanted = order(game.title, ruleset, game.id, call.body.quality)
    asked = await call.parts.asking.ask(call.account, wanted)
    return json(status_of(asked), status=202)


@operation(
    "GET",
    "/v1/games/{game_id}/review",
    tag="reviews",
    scope=Scope.READ,
    anonymous=True,
    answers=(
        Answer(200, ReviewShown),
        Answer(
            200,
            ReviewLine,
            (NDJSON,),
            "The lines that are there; the last one of a review that is done is its `balance`.",
        ),
    ),
    problems=(kinds.UNKNOWN_GAME, kinds.UNKNOWN_REVIEW),
)
async def read_review(call: Call[ReviewParts, None, ReviewWanted]) -> Response[bytes]:
    """Read the review of a game.

    Returns what there is of it: it grows while it is made, and does not change any more when it is
    done. The same game, engine, weights, budget and seed give the same lines, byte for byte:
    `kronika review` makes them from an export.
    """
    job = await _review(call)
    lines = await shown_lines(call.parts.pool, job)
    if NDJSON in (call.header("accept") or ""):
        body, media = b"".join(one + b"\n" for one in lines), NDJSON
    else:
        body, media = msgspec.json.encode(review_of(job, lines)), JSON
    return sent(body, headers=_REVALIDATED, media=media)


@operation(
    "GET",
    "/v1/games/{game_id}/review/decisions/{ply}",
    tag="reviews",
    scope=Scope.READ,
    anonymous=True,
    headers=(ACCEPT_LANGUAGE,),
    answers=(Answer(200, DecisionInWords),),
    problems=(
        kinds.UNKNOWN_GAME,
        kinds.UNKNOWN_REVIEW,
        kinds.UNKNOWN_PLY,
        kinds.GAME_NOT_STARTED,
    ),
)
async def read_reviewed_decision(call: Call[ReviewParts, None, ReviewWanted]) -> Response[bytes]:
    """Read a decision of a review in words.

    Returns the line of the review about the ply, and its commands as a person would choose them: in
    words and as ids of the scene. Behind each of the best commands stands what would likely have
    followed, as far as it can be played in a game that the deciding seat could imagine; behind the
    one that was played stands what followed in the game.
    """
    game = await find_examinable(call)
    job = await _review_of(call, game)
    ply = named_ply(game.position, call.path("ply"))
    language = preferred(call.header("accept-language"))
    told = await call.parts.teller.of_ply(game, job, ply, language)
    return sent(msgspec.json.encode(told), headers=spoken(language))


@operation(
    "GET",
    "/v1/games/{game_id}/review/stream",
    tag="reviews",
    scope=Scope.READ,
    anonymous=True,
    headers=(LAST_EVENT_ID,),
    answers=(
        Answer(
            200,
            ReviewProgress | ReviewLine,
            (SSE,),
            "A stream of Server-Sent Events; `data` is JSON.",
            headers=("X-Accel-Buffering",),
        ),
        Answer(204, None, (), "The review has ended and there are no further lines."),
    ),
    problems=(kinds.UNKNOWN_GAME, kinds.UNKNOWN_REVIEW, kinds.TOO_MANY_STREAMS),
)
async def stream_review(call: Call[ReviewParts, None, ReviewStreamWanted]) -> Response[Any]:
    """Follow the review of a game.

    Sends how far it is (`progress`), and every line once, in order: `event` is its type, `id` says
    how many lines you have with it. To resume, send the last `id` as `Last-Event-ID` or `after`.
    When the review is done, has failed or was cancelled, the service sends an event named
    `stream.end` without an id and closes the stream. A request after that returns 204, so that
    browsers stop reconnecting.
    """
    if call.parts.closing.is_set():
        raise refused(kinds.UNAVAILABLE, Sentence("shutting-down"), headers={"Retry-After": "1"})
    job = await _review(call)
    last = headers.last_event_id(call.header("last-event-id"))
    after = call.query.after if last is None else last
    if after > job.lines:
        kind, field = (
            (kinds.INVALID_QUERY, "after")
            if last is None
            else (kinds.INVALID_HEADER, LAST_EVENT_ID.name)
        )
        raise refused(kind, Sentence("review-has-lines", {"lines": job.lines}), field=field)
    if after == job.lines and state_of(job) in ("done", "failed", "cancelled") and after:
        return nothing()
    slot = await call.parts.limits.stream_slots.take(
        call.caller.token, call.parts.limits.addresses.of(call.request.scope)
    )
    reader = ReviewReader(
        game_id=job.game_id,
        quality=job.quality,
        after=after,
        welcome=lambda: _welcome(call),
    )
    messages = holding(slot, _messages(follow(call.parts, reader)))
    return flowing(messages, media=SSE, headers={"X-Accel-Buffering": "no"})


@operation(
    "DELETE",
    "/v1/games/{game_id}/review",
    tag="reviews",
    scope=Scope.READ,
    answers=(Answer(204, None),),
    problems=(kinds.UNKNOWN_GAME, kinds.UNKNOWN_REVIEW, kinds.REVIEW_SHARED),
)
async def cancel_review(call: Call[ReviewParts, None, ReviewWanted]) -> Response[bytes]:
    """Cancel the review of a game.

    Nobody makes it any more, and the lines that are there go. It can be cancelled by who has asked
    for it alone, or with a token of the scope `admin`, also that of a private game of others. A
    review that is done stays.
    """
    job = await _review_of(call, await find_administrable(call))
    administers = call.caller.may(Scope.ADMIN)
    if not await call.parts.asking.cancel(call.account, job, administers=administers):
        raise refused(kinds.REVIEW_SHARED)
    return nothing()


async def _review(call: Call[ReviewParts, Any, Any]) -> Job:
    """The review of the game in the path, if the caller may read the game."""
    return await _review_of(call, await find_examinable(call))


async def _review_of(call: Call[ReviewParts, Any, Any], game: LiveGame) -> Job:
    found = await queue.of_game(call.parts.pool, game.id, call.query.quality)
    if found is None:
        raise refused(kinds.UNKNOWN_REVIEW)
    return found


async def _welcome(call: Call[ReviewParts, Any, Any]) -> bool:
    """Whether the token of a call is still good: tokens are revoked."""
    try:
        caller = await call.parts.authenticator.caller(credentials_of(call.request.scope), None)
    except ProblemError:
        return False
    return caller.may(Scope.READ)


async def _messages(heard: AsyncGenerator[ReviewItem, None]) -> AsyncGenerator[bytes, None]:
    """What is heard as messages of a stream."""
    yield b"retry: 1000\n\n"
    async with aclosing(heard):
        async for one in heard:
            match one:
                case ReviewProgress():
                    yield b"event: progress\ndata: %s\n\n" % msgspec.json.encode(one)
                case NewLines(first, lines):
                    yield b"".join(
                        _message(number, line) for number, line in enumerate(lines, first)
                    )
                case Silence():
                    yield b": still here\n\n"
                case Ended():
                    yield _END


def _message(number: int, line: bytes) -> bytes:
    kind = msgspec.json.decode(line, type=_Typed).type
    return b"id: %d\nevent: %s\ndata: %s\n\n" % (number + 1, kind.encode(), line)


class _Typed(msgspec.Struct, frozen=True):
    type: str
