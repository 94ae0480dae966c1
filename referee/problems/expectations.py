"""What would fit where a value does not, and what stands there instead: in sentences that say
nothing of the types of a programming language."""

from collections.abc import Callable, Iterable
from typing import Any, Final, NamedTuple

from msgspec import inspect

from games.kernel.sentence import Sentence

_MOST_LISTED: Final = 60
"""So many values at most are listed as what would fit."""
_LONGEST_QUOTED: Final = 40
"""Characters of a text that is quoted."""
_EXACT: Final = 2**53
"""Numbers below it are the same in every program that reads JSON."""


class _Bounded(NamedTuple):
    """What is said of something with bounds."""

    free: Sentence
    at_least: Callable[[Any], Sentence]
    at_most: Callable[[Any], Sentence]
    between: Callable[[Any, Any], Sentence]


_WHOLE_NUMBER: Final = _Bounded(
    Sentence("a-whole-number"),
    lambda least: Sentence("whole-number-at-least", {"least": least}),
    lambda most: Sentence("whole-number-at-most", {"most": most}),
    lambda least, most: Sentence("whole-number-from-to", {"least": least, "most": most}),
)
_NUMBER: Final = _Bounded(
    Sentence("a-number"),
    lambda least: Sentence("number-at-least", {"least": least}),
    lambda most: Sentence("number-at-most", {"most": most}),
    lambda least, most: Sentence("number-from-to", {"least": least, "most": most}),
)
_TEXT: Final = _Bounded(
    Sentence("a-text"),
    lambda least: Sentence("text-at-least", {"least": least}),
    lambda most: Sentence("text-at-most", {"most": most}),
    lambda least, most: Sentence("text-from-to", {"least": least, "most": most}),
)
_LIST: Final = _Bounded(
    Sentence("a-list"),
    lambda least: Sentence("list-at-least", {"least": least}),
    lambda most: Sentence("list-at-most", {"most": most}),
    lambda least, most: Sentence("list-from-to", {"least": least, "most": most}),
)


def must_be(infos: Iterable[inspect.Type], value: object) -> Sentence:
    """The value has to be of one of these types, and is not."""
    return Sentence("must-be", {"wanted": wanted(infos), "found": found(value)})


def wanted(infos: Iterable[inspect.Type]) -> Sentence:
    """What a value of one of these types is. That it may be null as well goes without saying."""
    said: list[Sentence] = []
    for one in infos:
        if not isinstance(one, inspect.NoneType) and (what := _wanted(one)) not in said:
            said.append(what)
    first, *others = said or [Sentence("just", {"value": "null"})]
    for other in others:
        first = Sentence("either", {"one": first, "other": other})
    return first


def one_of(values: Iterable[object]) -> Sentence:
    """One of these values."""
    listed = sorted(str(one) for one in values)
    if len(listed) > _MOST_LISTED:
        return Sentence("one-of-many")
    return Sentence("one-of", {"known": ", ".join(listed)})


def found(value: object) -> Sentence:
    """What stands there."""
    match value:
        case None:
            return Sentence("just", {"value": "null"})
        case bool():
            return Sentence("just", {"value": str(value).lower()})
        case int() | float():
            return Sentence("just", {"value": value if abs(value) < _EXACT else str(value)})
        case str() if len(value) <= _LONGEST_QUOTED and value.isprintable():
            return Sentence("just", {"value": f'"{value}"'})
        case str():
            return Sentence("text-with", {"count": len(value)})
        case list():
            return Sentence("list-with", {"count": len(value)})
        case _:
            return Sentence("an-object")


def _wanted(info: inspect.Type) -> Sentence:
    match info:
        case inspect.IntType():
            return _bounded(_WHOLE_NUMBER, _least(info), _most(info))
        case inspect.FloatType():
            return _bounded(_NUMBER, _least(info), _most(info))
        case inspect.StrType(pattern=str(pattern)):
            return Sentence("text-of-form", {"pattern": pattern.replace(r"\Z", "$")})
        case inspect.StrType() | inspect.BytesType():
            return _bounded(_TEXT, info.min_length, info.max_length)
        case inspect.BoolType():
            return Sentence("true-or-false")
        case inspect.DateTimeType():
            return Sentence("a-time")
        case inspect.LiteralType():
            return one_of(info.values)
        case inspect.EnumType():
            return one_of(member.value for member in info.cls)
        case inspect.TupleType():
            count = len(info.item_types)
            return _bounded(_LIST, count, count)
        case inspect.CollectionType():
            return _bounded(_LIST, info.min_length, info.max_length)
        case inspect.StructType() | inspect.DictType():
            return Sentence("an-object")
        case _:
            return Sentence("of-the-contract")


def _bounded(words: _Bounded, least: Any, most: Any) -> Sentence:
    """A number, text or list between two bounds, which may be missing."""
    match least, most:
        case None, None:
            return words.free
        case None, _:
            return words.at_most(most)
        case _, None:
            return words.at_least(least)
        case _:
            return words.between(least, most)


def _least(info: inspect.IntType | inspect.FloatType) -> Any:
    if info.gt is not None:
        return info.gt + 1 if isinstance(info, inspect.IntType) else info.gt
    return info.ge


def _most(info: inspect.IntType | inspect.FloatType) -> Any:
    if info.lt is not None:
        return info.lt - 1 if isinstance(info, inspect.IntType) else info.lt
    return info.le
