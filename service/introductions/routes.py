"""How titles are taught."""

from typing import Any

from litestar import Response

from games.kernel.title import AnyTitle
from referee.languages import preferred
from referee.problems import kinds
from referee.problems.problem import refused
from referee.validators import matches
from service.http.call import Call, Nothing
from service.http.languages import ACCEPT_LANGUAGE
from service.http.operation import Answer, operation
from service.http.replies import sent
from service.introductions.introductions import LessonAnswer
from service.introductions.parts import IntroductionParts
from service.introductions.schemas import IntroductionShown, StepShown


@operation(
    "GET",
    "/v1/titles/{title}/introduction",
    tag="titles",
    headers=(ACCEPT_LANGUAGE,),
    answers=(Answer(200, IntroductionShown),),
    problems=(kinds.UNKNOWN_TITLE, kinds.UNKNOWN_INTRODUCTION),
)
async def get_introduction(call: Call[IntroductionParts, None, Nothing]) -> Response[bytes]:
    """Get the introduction to a title.

    Returns the headings of the steps by which the title is taught, on a prepared game that the
    rules play.
    """
    title, language = _title(call), preferred(call.header("accept-language"))
    return _answer(call, await call.parts.introductions.listed(title, language), language)


@operation(
    "GET",
    "/v1/titles/{title}/introduction/{step}",
    tag="titles",
    headers=(ACCEPT_LANGUAGE,),
    answers=(Answer(200, StepShown),),
    problems=(kinds.UNKNOWN_TITLE, kinds.UNKNOWN_INTRODUCTION),
)
async def get_introduction_step(call: Call[IntroductionParts, None, Nothing]) -> Response[bytes]:
    """Get a step of the introduction to a title.

    Returns a position of the prepared game with what there is to see, what is legal, and, where the
    step asks for a move, what comes of it. Nothing is stored of who reads it.
    """
    title, language = _title(call), preferred(call.header("accept-language"))
    asked = call.path("step")
    number = int(asked) if asked.isascii() and asked.isdigit() and len(asked) < 4 else 0
    return _answer(call, await call.parts.introductions.step(title, number, language), language)


def _title(call: Call[IntroductionParts, Any, Any]) -> AnyTitle:
    found = call.parts.registry.get(call.path("title"))
    if found is None:
        raise refused(kinds.UNKNOWN_TITLE)
    return found


def _answer(
    call: Call[IntroductionParts, Any, Any], found: LessonAnswer | None, language: str
) -> Response[bytes]:
    """The answer with its validator, or 304 for who has it."""
    if found is None:
        raise refused(kinds.UNKNOWN_INTRODUCTION)
    headers = {
        "ETag": found.etag,
        "Cache-Control": "public, max-age=60",
        "Content-Language": language,
        "Vary": "Accept-Language",
    }
    if matches(call.header("if-none-match"), found.etag):
        return sent(b"", status=304, headers=headers)
    return sent(found.body, headers=headers)
