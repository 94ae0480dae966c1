"""Refusals as HTTP responses. Commands, which only read problems, do without the web framework."""

import msgspec
from litestar import Response

from games.kernel.words import LANGUAGES
from service.problems.problem import MEDIA_TYPE, ProblemError, in_language


def respond(refusal: ProblemError, language: str = LANGUAGES[0]) -> Response[bytes]:
    """The HTTP response of a refusal, in a language."""
    problem = in_language(refusal, language)
    return Response(
        msgspec.json.encode(problem),
        status_code=problem.status,
        media_type=MEDIA_TYPE,
        headers={
            "Cache-Control": "no-store",
            "Content-Language": language,
            "Vary": "Accept-Language",
            **refusal.headers,
        },
    )
