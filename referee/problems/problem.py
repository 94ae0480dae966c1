"""Problem details (RFC 9457): the one shape of every refusal over HTTP."""

from collections.abc import Mapping, Sequence
from typing import Annotated, Any, Final

from msgspec import Meta, Raw, Struct, to_builtins
from msgspec.structs import replace

from games.kernel.refusal import Illegal
from games.kernel.seats import Seat
from games.kernel.sentence import Sentence
from games.kernel.title import AnyTitle
from games.kernel.words import Words, table_words
from referee.problems.kinds import BY_TYPE, Kind
from referee.problems.words import meaning_of, readable, spelled, title_of

MEDIA_TYPE: Final = "application/problem+json"


RuleUrl = Annotated[
    str,
    Meta(description="Path of the rule's text; `Accept-Language` selects the language."),
]


SentenceKey = Annotated[
    str | None,
    Meta(description="Which sentence `detail` is, the same in every language: for clients."),
]
SentenceArgs = Annotated[
    Mapping[str, Any] | None,
    Meta(description="The values in that sentence: numbers, seats, ids of components."),
]


class InvalidValue(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One value of a request that is wrong: where it stands, and what is wrong with it. It has one
    of `pointer`, `parameter` and `header`."""

    pointer: Annotated[
        str | None,
        Meta(description="Where it stands in the body, or is missing: a JSON pointer (RFC 6901)."),
    ] = None
    parameter: Annotated[
        str | None, Meta(description="The name of the parameter of query or path.")
    ] = None
    header: Annotated[str | None, Meta(description="The name of the request header.")] = None
    detail: Annotated[
        str, Meta(description="What is wrong with it, in the language of `Accept-Language`.")
    ]
    key: SentenceKey = None
    args: SentenceArgs = None

    @property
    def place(self) -> tuple[str | None, str | None, str | None]:
        """Which value it is."""
        return self.pointer, self.parameter, self.header


class Problem(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What went wrong. Which members are set depends on `kind`."""

    type: Annotated[
        str,
        Meta(
            description=(
                "The problem type: the URL of its documentation in this service. `kind` is its "
                "last part, the same in every service."
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
    kind: Annotated[
        str | None,
        Meta(description="The kind of problem, the same in every service: `illegal-command`."),
    ] = None
    instance: Annotated[
        str | None,
        Meta(
            description=(
                "URI of this occurrence. If the refusal was recorded, it can be read there; else "
                "it is a name (`urn:uuid:`)."
            )
        ),
    ] = None
    request_id: Annotated[
        str | None, Meta(description="Id of the request, as in the header `X-Request-Id`.")
    ] = None
    field: Annotated[
        str | None,
        Meta(description="The name of the invalid field, parameter or header; the first of them."),
    ] = None
    errors: Annotated[
        tuple[InvalidValue, ...] | None,
        Meta(description="Every invalid value of the request, one hundred at most."),
    ] = None
    scope: Annotated[str | None, Meta(description="The scope that the token lacks.")] = None
    rule: Annotated[str | None, Meta(description="The rule that forbids the request.")] = None
    rule_url: RuleUrl | None = None
    because: Annotated[
        str | None, Meta(description="The reason in words, in the language of `Accept-Language`.")
    ] = None
    key: SentenceKey = None
    args: SentenceArgs = None
    index: Annotated[
        int | None, Meta(description="Index of the refused command in the request, from 0.")
    ] = None
    decision: Annotated[int | None, Meta(description="The seat's open decision now.")] = None
    legal: Annotated[
        tuple[Annotated[Raw, Meta(extra_json_schema={"$ref": "Command"})], ...] | None,
        Meta(description="The legal commands at the place of the refused one."),
    ] = None
    awaits: Annotated[
        tuple[Seat, ...] | None,
        Meta(description="The seats that are awaited now, if it is not the turn of this seat."),
    ] = None
    stream_url: Annotated[
        str | None,
        Meta(description="Path of the stream that tells when it is the turn of this seat."),
    ] = None
    legal_url: Annotated[
        str | None, Meta(description="Path of the commands that are legal then.")
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
    basis["kind"] = kind.slug
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
    detail: Sentence | None = None,
    headers: Mapping[str, str] | None = None,
    **members: object,
) -> ProblemError:
    """A refusal of this kind by a rule of a title or of its table. A `detail` of its own has the
    reason in it, as `because`."""
    words = table_words() if title.words is None else title.words
    return refused(
        kind,
        detail or illegal.sentence,
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
    if problem.errors is not None:
        told = tuple(_retold(one, language, words) for one in problem.errors)
        problem = replace(problem, errors=told)
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


def _retold(value: InvalidValue, language: str, words: Words | None) -> InvalidValue:
    sentence = None if value.key is None else Sentence(value.key, value.args or {})
    if sentence is None or not readable(sentence, words):
        return value
    return replace(value, detail=spelled(sentence, language, words))


def invalid(
    detail: Sentence,
    *,
    pointer: str | None = None,
    parameter: str | None = None,
    header: str | None = None,
) -> InvalidValue:
    """A value of a request that is wrong, in English until the problem is answered."""
    return InvalidValue(
        pointer=pointer,
        parameter=parameter,
        header=header,
        detail=spelled(detail),
        key=detail.key,
        args=to_builtins(detail.args) or None,
    )
