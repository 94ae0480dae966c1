"""Problem details (RFC 9457): the one shape of every refusal over HTTP."""

from collections.abc import Mapping
from typing import Annotated, Final

import msgspec
from litestar import Response
from msgspec import Meta, Raw, Struct

from service.problems.kinds import Kind

MEDIA_TYPE: Final = "application/problem+json"


class Problem(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What went wrong. Which members are set depends on `type`."""

    type: Annotated[str, Meta(description="Stable; a relative reference to its documentation.")]
    title: str
    status: int
    detail: str
    field: Annotated[str | None, Meta(description="The value that does not fit.")] = None
    scope: Annotated[str | None, Meta(description="The scope that the token lacks.")] = None
    rule: Annotated[str | None, Meta(description="Id of the rule that forbids it.")] = None
    because: Annotated[str | None, Meta(description="The reason, for a person.")] = None
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
    """Raised anywhere behind the edge to end a request with a problem."""

    def __init__(
        self, problem: Problem, kind: Kind, headers: Mapping[str, str] | None = None
    ) -> None:
        super().__init__(problem.title)
        self.problem = problem
        self.kind = kind
        self.headers = dict(headers or {})


def refused(
    kind: Kind,
    detail: str | None = None,
    *,
    headers: Mapping[str, str] | None = None,
    **members: object,
) -> ProblemError:
    """A refusal of this kind; `members` are members of `Problem`."""
    basis = {"type": kind.type, "title": kind.title, "status": kind.status}
    problem = Problem(**basis, detail=detail or kind.meaning, **members)  # type: ignore[arg-type]
    return ProblemError(problem, kind, headers)


def respond(refusal: ProblemError) -> Response[bytes]:
    """The HTTP response of a refusal."""
    return Response(
        msgspec.json.encode(refusal.problem),
        status_code=refusal.problem.status,
        media_type=MEDIA_TYPE,
        headers={"Cache-Control": "no-store", **refusal.headers},
    )
