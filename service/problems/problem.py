"""Problem details (RFC 9457): the one shape of every refusal over HTTP."""

from collections.abc import Mapping, Sequence
from typing import Annotated, Any, Final

from msgspec import Meta, Raw, Struct, to_builtins
from msgspec.structs import replace

from games.kernel.refusal import Illegal
from games.kernel.sentence import Sentence
from games.kernel.title import AnyTitle
from games.kernel.words import Words, table_words
from service.problems.kinds import BY_TYPE, Kind
from service.problems.words import meaning_of, readable, spelled, title_of

MEDIA_TYPE: Final = "application/problem+json"


RuleUrl = Annotated[
    str,
    Meta(description="Path of the rule's text; `Accept-Language` selects the language."),
]


class Problem(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What went wrong. Which members are set depends on `type`."""

    type: Annotated[
        str,
        Meta(
            description=(
                "The problem type: a stable relative URL, which is also its documentation."
            )
        ),
    ]
    title: Annotated[
        str, Meta(description="The kind of problem in words, in the language of `Accept-Language`.")
    ]
    status: Annotated[int, Meta(description="The HTTP status.")]
    detail: Annotated[
        str, Meta(description="What went wrong this time, in the language of `Accept-Language`.")
    ]
    field: Annotated[
        str | None, Meta(description="The name of the invalid field, parameter or header.")
    ] = None
    scope: Annotated[str | None, Meta(description="The scope that the token lacks.")] = None
    rule: Annotated[str | None, Meta(description="The rule that forbids the request.")] = None
    rule_url: RuleUrl | None = None
    because: Annotated[
        str | None, Meta(description="The reason in words, in the language of `Accept-Language`.")
    ] = None
    key: Annotated[
        str | None,
        Meta(description="Which sentence `detail` is, the same in every language: for clients."),
    ] = None
    args: Annotated[
        Mapping[str, Any] | None,
        Meta(description="The values in that sentence: numbers, seats, ids of components."),
    ] = None
    index: Annotated[
        int | None, Meta(description="Index of the refused command in the request, from 0.")
    ] = None
    decision: Annotated[int | None, Meta(description="The seat's open decision now.")] = None
    legal: Annotated[
        tuple[Annotated[Raw, Meta(extra_json_schema={"$ref": "Command"})], ...] | None,
        Meta(description="The legal commands at the place of the refused one."),
    ] = None
    ply: Annotated[int | None, Meta(description="The ply that the problem is about.")] = None
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
    incident: Annotated[str | None, Meta(description="The incident id; quote it in a report.")] = (
        None
    )


class ProblemError(Exception):
    """Raised anywhere behind the edge to end a request with a problem, whose texts are in English
    until it is answered. `words` are those of the title whose rules refuse something, `seats` the
    names of the players, empty if they are not known."""

    def __init__(
        self,
        problem: Problem,
        kind: Kind,
        headers: Mapping[str, str] | None = None,
        words: Words | None = None,
        seats: tuple[str, ...] = (),
    ) -> None:
        super().__init__(problem.title)
        self.problem = problem
        self.kind = kind
        self.words = words
        self.seats = seats
        self.headers = dict(headers or {})


def refused(
    kind: Kind,
    detail: Sentence | None = None,
    *,
    headers: Mapping[str, str] | None = None,
    words: Words | None = None,
    **members: object,
) -> ProblemError:
    """A refusal of this kind; `members` are members of `Problem`. Without a detail, it says what a
    client can do about the kind. `words` are those of the title whose rules say why."""
    basis: dict[str, object] = {"type": kind.type, "title": kind.title, "status": kind.status}
    if detail is None:
        basis["detail"] = kind.meaning
    else:
        basis["detail"] = spelled(detail, words=words)
        if detail.key:
            basis |= {"key": detail.key, "args": to_builtins(detail.args) or None}
    # Callers name the members, of many types.
    return ProblemError(Problem(**basis, **members), kind, headers, words)  # type: ignore[arg-type]


def refused_by(
    title: AnyTitle,
    illegal: Illegal,
    kind: Kind,
    *,
    headers: Mapping[str, str] | None = None,
    **members: object,
) -> ProblemError:
    """A refusal of this kind by a rule of a title or of its table."""
    words = table_words() if title.words is None else title.words
    return refused(
        kind,
        illegal.sentence,
        headers=headers,
        words=words,
        rule=illegal.rule,
        rule_url=rule_url(title.meta.slug, illegal.rule),
        because=spelled(illegal.sentence, words=words),
        **members,
    )


def rule_url(title: str, rule: str) -> str:
    """Where a title tells what a rule says."""
    return f"/v1/titles/{title}/rules/{rule}"


def in_language(refusal: ProblemError, language: str) -> Problem:
    """The problem with its words in a language."""
    return retold(refusal.problem, language, refusal.words, refusal.seats)


def retold(
    problem: Problem, language: str, words: Words | None, seats: Sequence[str] = ()
) -> Problem:
    """A problem in English with its words in a language; `words` are those of a title that it may
    be about, `seats` the names of the players. What was stored without the key of a sentence, or
    with one that is there no more, reads as it was stored."""
    kind = BY_TYPE[problem.type]
    title = title_of(kind.slug, language)
    whole = None if problem.key is None else Sentence(problem.key, problem.args or {})
    if whole is None or not readable(whole, words):
        if problem.detail == kind.meaning:
            return replace(problem, title=title, detail=meaning_of(kind.slug, language))
        return replace(problem, title=title)
    detail = spelled(whole, language, words, seats)
    because = detail
    match whole.args.get("because"):
        case {"key": str(key), "args": Mapping() as args}:
            because = spelled(Sentence(key, args), language, words, seats)
    return replace(
        problem, title=title, detail=detail, because=None if problem.because is None else because
    )
