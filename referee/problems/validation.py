"""Values that do not fit their type, told so that a client can mend them all: where each stands,
what would fit, and what stands there."""

import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Final

import msgspec

from games.kernel.sentence import Sentence
from referee.problems import kinds
from referee.problems.kinds import Kind
from referee.problems.misfits import MOST, Misfit, Place, dotted, misfits, place_of, pointer
from referee.problems.problem import InvalidValue, ProblemError, invalid, refused

_PATH: Final = re.compile(r".* - at `\$(.*)`", re.DOTALL)
_STEP: Final = re.compile(r"\.([^.\[\]]+)|\[(\d+)\]|(\[\.\.\.\])")
_MOST_NAMED: Final = 5
"""So many values at most are named in the sentence about all of them."""


def unfit(kind: Kind, found: Sequence[Misfit]) -> ProblemError:
    """The problem that names every value that does not fit."""
    return refused_for(kind, tuple((dotted(one.place), _value(kind, one)) for one in found))


def refused_for(kind: Kind, named: Sequence[tuple[str, InvalidValue]]) -> ProblemError:
    """The problem about invalid values, each with its name in `field`."""
    (field, first), *others = named
    detail = Sentence(first.key or "", first.args or {})
    if others:
        names = ", ".join(f"`{name}`" for name, _ in named[:_MOST_NAMED] if name)
        count, more = len(named), len(named) - _MOST_NAMED
        detail = Sentence("several-invalid", {"count": count, "names": names})
        if more > 0:
            detail = Sentence("many-invalid", {"count": count, "names": names, "more": more})
    return refused(kind, detail, field=field or None, errors=tuple(one for _, one in named))


class Gathering:
    """Refusals of several values of a body, which are looked at one after the other: all of them
    are told together."""

    def __init__(self) -> None:
        self._named: list[tuple[str, InvalidValue]] = []

    @contextmanager
    def part(self) -> Iterator[None]:
        """Looks at one of the values."""
        try:
            yield
        except ProblemError as refusal:
            problem = refusal.problem
            if refusal.kind is not kinds.INVALID_BODY or problem.field is None:
                raise
            detail = Sentence(problem.key or "", problem.args or {})
            own = problem.errors or (invalid(detail, pointer=pointer(place_of(problem.field))),)
            self._named += ((name_of(one), one) for one in own)

    def settle(self) -> None:
        """Refuses what was found."""
        if self._named:
            raise refused_for(kinds.INVALID_BODY, self._named[:MOST])


def name_of(value: InvalidValue) -> str:
    """An invalid value as `field` names it."""
    if value.pointer is None:
        return value.parameter or value.header or ""
    steps = value.pointer.split("/")[1:]
    return dotted(tuple(int(one) if one.isdigit() else one for one in steps))


def misfit(
    error: msgspec.ValidationError,
    raw: bytes | msgspec.Raw,
    wanted: object,
    within: Place = (),
    *,
    closed: bool = False,
) -> tuple[Misfit, ...]:
    """What of JSON does not fit a type, at least that which the decoder has refused. `within` is
    the way to the value in the request; if it is `closed`, it may have no other members."""
    return misfits_of(raw, wanted, within, closed=closed) or (refused_at(error, within),)


def misfits_of(
    raw: bytes | msgspec.Raw, wanted: object, within: Place = (), *, closed: bool = False
) -> tuple[Misfit, ...]:
    """What of JSON does not fit a type; nothing of what cannot be read at all."""
    try:
        return misfits(msgspec.json.decode(raw), wanted, within, closed=closed)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return ()


def refused_at(error: msgspec.ValidationError, within: Place = ()) -> Misfit:
    """Where the decoder has found something wrong, without what it says of it: that is in words of
    its own language."""
    found = _PATH.fullmatch(str(error))
    place = list(within)
    for name, index, any_item in _STEP.findall(found[1] if found else ""):
        if any_item:
            break
        place.append(name or int(index))
    return Misfit(tuple(place), Sentence("not-of-this-form"))


def _value(kind: Kind, one: Misfit) -> InvalidValue:
    if kind is kinds.INVALID_QUERY:
        return invalid(one.detail, parameter=str(one.place[0]) if one.place else None)
    return invalid(one.detail, pointer=pointer(one.place))
