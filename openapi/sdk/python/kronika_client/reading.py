"""Reading answers."""

from typing import TypeVar

import httpx
import msgspec
from msgspec import Raw, Struct
from msgspec.structs import replace

from kronika_client import models
from kronika_client.problems import ProblemError
from kronika_client.refusals import KINDS

T = TypeVar("T")


def problem(answer: httpx.Response) -> ProblemError:
    """The exception for an answer that is not a success."""
    try:
        told = msgspec.json.decode(answer.content, type=models.Problem)
    except msgspec.MsgspecError:  # something between us and the service has answered
        told = models.Problem(
            type="about:blank",
            title=answer.reason_phrase,
            status=answer.status_code,
            detail=answer.text[:500],
        )
    return refusal(told)


def refusal(told: models.Problem) -> ProblemError:
    """The exception for a problem. Its kind is the last part of its type, too."""
    kind = told.kind or told.type.rpartition("#")[2]
    return KINDS.get(kind, ProblemError)(told)


def event(data: bytes) -> models.Event:
    """An event. If this version of the client does not know what happened, `data` is a dict."""
    try:
        return msgspec.json.decode(data, type=models.Event)
    except msgspec.ValidationError:
        told = msgspec.json.decode(data)
        known = msgspec.convert({**told, "data": {"type": "table.game-started"}}, models.Event)
        return replace(known, data=told["data"])


ReplayLine = models.ReplayHead | models.ReplayedPly | models.ReplayedEvent | models.ReplayEnd
"""A line of a replay; `type` says which."""

_LINES: dict[str, type[models.ReplayHead | models.ReplayedPly | models.ReplayEnd]] = {
    "head": models.ReplayHead,
    "ply": models.ReplayedPly,
    "end": models.ReplayEnd,
}


LogItem = models.LogEvent | models.LogRevelation
"""What the whole log tells; `type` says which."""


ReviewLine = models.ReviewHeader | models.ReviewedDecision | models.PlyLuck | models.ReviewBalance
"""A line of a review; `type` says which."""
ReviewItem = ReviewLine | models.ReviewProgress
"""A line of a review, or how far it is."""


class _Kind(Struct):
    type: str


class _InLog(Struct):
    type: str
    partition: int
    position: int
    game: str
    event: Raw


class _AtTable(Struct):
    event: Raw


def replay_line(line: bytes) -> ReplayLine:
    """A line of a replay."""
    kind = msgspec.json.decode(line, type=_Kind).type
    if kind == "table":
        told = event(bytes(msgspec.json.decode(line, type=_AtTable).event))
        return models.ReplayedEvent(type="table", event=told)
    return msgspec.json.decode(line, type=_LINES[kind])


def review_item(data: bytes) -> ReviewItem:
    """A line of a review, or how far it is."""
    if msgspec.json.decode(data, type=_Kind).type == "progress":
        return msgspec.json.decode(data, type=models.ReviewProgress)
    found: ReviewLine = msgspec.json.decode(data, type=ReviewLine)
    return found


def log_item(data: bytes) -> LogItem:
    """An item of the whole log."""
    told = msgspec.json.decode(data, type=_InLog)
    at, game, shown = (told.partition, told.position), told.game, event(bytes(told.event))
    if told.type == "log.revealed":
        return models.LogRevelation(
            type="log.revealed", partition=at[0], position=at[1], game=game, event=shown
        )
    return models.LogEvent(
        type="log.event", partition=at[0], position=at[1], game=game, event=shown
    )
