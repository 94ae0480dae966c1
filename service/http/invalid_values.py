"""All that is wrong with a request at once.

A request is read in steps, each of which stops at what it refuses. Once one of them has refused a
value, all of the request is looked at: its query, its headers and its body.
"""

import re
from collections.abc import AsyncIterator, Iterator
from typing import Any, Final

from litestar import Request
from msgspec import Struct, inspect
from msgspec.structs import replace

from games.kernel.sentence import Sentence
from referee.problems import kinds
from referee.problems.expectations import must_be
from referee.problems.kinds import Kind
from referee.problems.misfits import MOST, place_of, pointer
from referee.problems.problem import InvalidValue, Problem, ProblemError, invalid
from referee.problems.validation import misfits_of, name_of, refused_for
from service.http import reading
from service.http.middleware import request_headers
from service.http.operation import Header, Operation

_ABOUT_VALUES: Final = frozenset(
    {kinds.INVALID_QUERY, kinds.INVALID_HEADER, kinds.INVALID_BODY, kinds.INVALID_PATH}
)

Named = tuple[str, InvalidValue]
"""An invalid value, and its name in `field`."""


async def all_named(
    operation: Operation, request: Request[Any, Any, Any], refusal: ProblemError
) -> ProblemError:
    """The refusal of a request with every value of it that is wrong."""
    problem = refusal.problem
    if problem.errors is None and problem.field is not None:
        problem = replace(problem, errors=(_located(operation, refusal.kind, problem),))
    if problem.errors and refusal.kind in _ABOUT_VALUES and not operation.long:
        problem = await _completed(operation, request, refusal.kind, problem)
    refusal.problem = problem
    return refusal


async def _completed(
    operation: Operation, request: Request[Any, Any, Any], kind: Kind, problem: Problem
) -> Problem:
    """The problem with what else is wrong."""
    first, *own = problem.errors or ()
    known = {one.place for one in (first, *own)}
    others = [one async for one in _others(operation, request) if one[1].place not in known]
    if not others:
        return problem
    named = [(problem.field or "", first), *((name_of(one), one) for one in own), *others]
    whole = refused_for(kind, named[:MOST]).problem
    return replace(
        problem, detail=whole.detail, key=whole.key, args=whole.args, errors=whole.errors
    )


async def _others(operation: Operation, request: Request[Any, Any, Any]) -> AsyncIterator[Named]:
    """What is wrong with query, headers and body, each looked at for itself."""
    for misfit in reading.query_misfits(request.scope["query_string"], operation.query):
        name = str(misfit.place[0]) if misfit.place else ""
        yield name, invalid(misfit.detail, parameter=name or None)
    for header in operation.headers:
        for value in _of_header(header, request):
            yield header.name, value
    if operation.body is not None and (raw := await _sent(request)):
        for misfit in misfits_of(raw, operation.body):
            value = invalid(misfit.detail, pointer=pointer(misfit.place))
            yield name_of(value), value


def _of_header(header: Header, request: Request[Any, Any, Any]) -> Iterator[InvalidValue]:
    sent = request_headers.header(request.scope, header.name.lower().encode())
    if not sent:
        return
    if header.check is None:
        form = inspect.StrType(pattern=header.pattern)
        if header.pattern is not None and re.search(header.pattern, sent) is None:
            yield invalid(must_be((form,), sent), header=header.name)
        return
    try:
        header.check(sent)
    except ProblemError as refusal:
        if refusal.kind is kinds.INVALID_HEADER:
            yield invalid(_sentence(refusal.problem), header=header.name)


async def _sent(request: Request[Any, Any, Any]) -> bytes:
    """The body, which may have been read before; empty if it cannot be read."""
    try:
        return await reading.sent_body(request)
    except ProblemError:
        return b""


def _located(operation: Operation, kind: Kind, problem: Problem) -> InvalidValue:
    """Where the value stands that a refusal is about."""
    field, detail = problem.field or "", _sentence(problem)
    value = invalid(detail) if detail.key else InvalidValue(detail=problem.detail)
    if any(one.name == field for one in operation.headers) or kind is kinds.INVALID_HEADER:
        return replace(value, header=field)
    place = place_of(field)
    if kind not in (kinds.INVALID_QUERY, kinds.INVALID_PATH) and place[0] in _members(operation):
        return replace(value, pointer=pointer(place))
    return replace(value, parameter=field)


def _members(operation: Operation) -> tuple[str, ...]:
    """The members that a body may have."""
    body: type[Struct] | None = operation.body
    return () if body is None else body.__struct_encode_fields__


def _sentence(problem: Problem) -> Sentence:
    return Sentence(problem.key or "", problem.args or {})
