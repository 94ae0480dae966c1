"""Problem details (RFC 9457): the one shape of every refusal over HTTP."""

from collections.abc import Mapping
from typing import Annotated, Final

import msgspec
from litestar import Response
from msgspec import Meta, Raw, Struct
from msgspec.structs import replace

from games.kernel.words import LANGUAGES, Words
from service.problems.kinds import BY_TYPE, Kind
from service.problems.texts import title_of, told

MEDIA_TYPE: Final = "application/problem+json"


RuleUrl = Annotated[
    str,
    Meta(description="Path of what the rule says, in words; `Accept-Language` chooses which."),
]


class Problem(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What went wrong. Which members are set depends on `type`."""

    type: Annotated[str, Meta(description="Stable; a relative reference to its documentation.")]
    title: Annotated[
        str, Meta(description="The kind of problem in words, in the language asked for.")
    ]
    status: Annotated[int, Meta(description="The HTTP status.")]
    detail: Annotated[
        str, Meta(description="What went wrong this time, in the language asked for.")
    ]
    field: Annotated[str | None, Meta(description="The value that does not fit.")] = None
    scope: Annotated[str | None, Meta(description="The scope that the token lacks.")] = None
    rule: Annotated[str | None, Meta(description="Id of the rule that forbids it.")] = None
    rule_url: RuleUrl | None = None
    because: Annotated[
        str | None, Meta(description="The reason, for a person, in the language asked for.")
    ] = None
    index: Annotated[int | None, Meta(description="Which command of the request.")] = None
    decision: Annotated[int | None, Meta(description="The seat's open decision now.")] = None
    legal: Annotated[
        tuple[Annotated[Raw, Meta(extra_json_schema={"$ref": "Command"})], ...] | None,
        Meta(description="What would be accepted in the place of the refused command."),
    ] = None
    ply: Annotated[int | None, Meta(description="The ply that it is about.")] = None
    version: Annotated[int | None, Meta(description="The game's version now.")] = None
    events: Annotated[
        tuple[Annotated[Raw, Meta(extra_json_schema={"$ref": "Event"})], ...] | None,
        Meta(description="The missed events, oldest first."),
    ] = None
    refusal: Annotated[
        str | None, Meta(description="Id of this refusal in the journal of refused commands.")
    ] = None
    budget: Annotated[str | None, Meta(description="Which budget is used up.")] = None
    retry_after: Annotated[int | None, Meta(description="Seconds to wait.")] = None
    incident: Annotated[str | None, Meta(description="What to quote when you report it.")] = None


class ProblemError(Exception):
    """Raised anywhere behind the edge to end a request with a problem, which is in English.
    `words` are those of the title whose rules refuse something."""

    def __init__(
        self,
        problem: Problem,
        kind: Kind,
        headers: Mapping[str, str] | None = None,
        words: Words | None = None,
    ) -> None:
        super().__init__(problem.title)
        self.problem = problem
        self.kind = kind
        self.words = words
        self.headers = dict(headers or {})


def refused(
    kind: Kind,
    detail: str | None = None,
    *,
    headers: Mapping[str, str] | None = None,
    words: Words | None = None,
    **members: object,
) -> ProblemError:
    """A refusal of this kind; `members` are members of `Problem`. `words` are those of the title
    whose rules say why."""
    basis = {"type": kind.type, "title": kind.title, "status": kind.status}
    # Callers name the members, of many types.
    problem = Problem(**basis, detail=detail or kind.meaning, **members)  # type: ignore[arg-type]
    return ProblemError(problem, kind, headers, words)


def rule_url(title: str, rule: str) -> str:
    """Where a title tells what a rule says."""
    return f"/v1/titles/{title}/rules/{rule}"


def in_language(refusal: ProblemError, language: str) -> Problem:
    """The problem with its words in a language."""
    return retold(refusal.problem, language, refusal.words)


def retold(problem: Problem, language: str, words: Words | None) -> Problem:
    """A problem in English with its words in a language; `words` are those of a title that it may
    be about."""
    kind, because = BY_TYPE[problem.type], problem.because
    return replace(
        problem,
        title=title_of(kind, language),
        detail=told(kind, problem.detail, language, words),
        because=None if because is None else told(kind, because, language, words),
    )


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
