"""All that is wrong with a request at once.

A request is read in steps, each of which stops at what it refuses. Once one of them has refused a
value, all of the request is looked at: its query, its headers and its body.
"""

import re
from collections.abc import Iterator, Sequence
from typing import Any, Final, Protocol

from msgspec import Struct, inspect
from msgspec.structs import replace

from games.kernel.sentence import Sentence
from referee import reading
from referee.headers import Header
from referee.problems import kinds
from referee.problems.expectations import must_be
from referee.problems.kinds import Kind
from referee.problems.misfits import MOST, place_of, pointer
from referee.problems.problem import InvalidValue, Problem, ProblemError, invalid
from referee.problems.validation import misfits_of, name_of, refused_for

_ABOUT_VALUES: Final = frozenset(
    {kinds.INVALID_QUERY, kinds.INVALID_HEADER, kinds.INVALID_BODY, kinds.INVALID_PATH}
)

Named = tuple[str, InvalidValue]
"""An invalid value, and its name in `field`."""


class Wanted(Protocol):
    """What an operation takes."""

    @property
    def query(self) -> type[Struct]:
        """The parameters of its query."""
        ...

    @property
    def body(self) -> Any:
        """The type of its body; None if it has none that is JSON."""
        ...

    @property
    def headers(self) -> Sequence[Header]:
        """The headers that mean something to it."""
        ...


class Sent(Protocol):
    """What was sent."""

    @property
    def query(self) -> bytes:
        """The query."""
        ...

    @property
    def body(self) -> bytes:
        """The body; empty if it cannot be read."""
        ...

    def header(self, name: str) -> str | None:
        """A header, by its name in lower case."""
        ...


def located(wanted: Wanted, refusal: ProblemError) -> None:
    """Says of a value that was refused where it stands."""
    problem = refusal.problem
    if problem.errors is None and problem.field is not None:
        found = _located(wanted, refusal.kind, problem)
        refusal.problem = replace(problem, errors=(found,))


def about_values(refusal: ProblemError) -> bool:
    """Whether a refusal is of values, so that others may be wrong as well."""
    return bool(refusal.problem.errors) and refusal.kind in _ABOUT_VALUES


def complete(wanted: Wanted, sent: Sent, refusal: ProblemError) -> None:
    """Adds to a refusal of values what else is wrong with the request."""
    problem = refusal.problem
    first, *own = problem.errors or ()
    known = {one.place for one in (first, *own)}
    others = [one for one in _others(wanted, sent) if one[1].place not in known]
    if not others:
        return
    named = [(problem.field or "", first), *((name_of(one), one) for one in own), *others]
    whole = refused_for(refusal.kind, named[:MOST]).problem
    refusal.problem = replace(
        problem, detail=whole.detail, key=whole.key, args=whole.args, errors=whole.errors
    )


def _others(wanted: Wanted, sent: Sent) -> Iterator[Named]:
    """What is wrong with query, headers and body, each looked at for itself."""
    for misfit in reading.query_misfits(sent.query, wanted.query):
        name = str(misfit.place[0]) if misfit.place else ""
        yield name, invalid(misfit.detail, parameter=name or None)
    for header in wanted.headers:
        for value in _of_header(header, sent):
            yield header.name, value
    if wanted.body is not None and sent.body:
        for misfit in misfits_of(sent.body, wanted.body):
            value = invalid(misfit.detail, pointer=pointer(misfit.place))
            yield name_of(value), value


def _of_header(header: Header, sent: Sent) -> Iterator[InvalidValue]:
    value = sent.header(header.name.lower())
    if not value:
        return
    if header.check is None:
        form = inspect.StrType(pattern=header.pattern)
        if header.pattern is not None and re.search(header.pattern, value) is None:
            yield invalid(must_be((form,), value), header=header.name)
        return
    try:
        header.check(value)
    except ProblemError as refusal:
        if refusal.kind is kinds.INVALID_HEADER:
            yield invalid(_sentence(refusal.problem), header=header.name)


def _located(wanted: Wanted, kind: Kind, problem: Problem) -> InvalidValue:
    """Where the value stands that a refusal is about."""
    field, detail = problem.field or "", _sentence(problem)
    value = invalid(detail) if detail.key else InvalidValue(detail=problem.detail)
    if any(one.name == field for one in wanted.headers) or kind is kinds.INVALID_HEADER:
        return replace(value, header=field)
    place = place_of(field)
    if kind not in (kinds.INVALID_QUERY, kinds.INVALID_PATH) and place[0] in _members(wanted):
        return replace(value, pointer=pointer(place))
    return replace(value, parameter=field)


def _members(wanted: Wanted) -> tuple[str, ...]:
    """The members that a body may have."""
    body: type[Struct] | None = wanted.body
    return () if body is None else body.__struct_encode_fields__


def _sentence(problem: Problem) -> Sentence:
    return Sentence(problem.key or "", problem.args or {})
