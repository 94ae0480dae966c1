"""Every command that can be said: made from the types of a title's commands and its catalogue.

Values keep to the types (a request with others never reaches the rules) but not to the rules:
ids that do not exist and positions off the board are among them. Small vocabularies are said
whole, large ones are sampled; half of each sample are legal commands with one field changed,
because near misses are what rules get wrong.
"""

import itertools
import random
import re
from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any

import msgspec
from msgspec import Struct, inspect
from msgspec.structs import replace

from games.kernel.title import AnyTitle, Table

WIDEST = 24
"""Values of an integer field that are tried when its type allows more."""

WHOLE = 400
"""A command type with at most this many values is said whole."""

MANY, LISTS = 5, 12
"""Items of an option that lists some, and how many such lists are made up."""

STRANGE_IDS = ("", "no-such-thing")
STRANGE_NUMBERS = (-1, 99)


class Vocabulary:
    """The commands of one title. `kinds[kind]` are the values of each field."""

    def __init__(self, title: AnyTitle) -> None:
        self.ids = (*(one.id for one in title.showing.catalogue()), *_copies(title), *STRANGE_IDS)
        self.kinds = {
            info.cls: {field.name: self._values(field.type) for field in info.fields}
            for info in _structs(inspect.type_info(title.types.command))
        }
        (options,) = _structs(inspect.type_info(title.types.options))
        self._options = {field.name: self._values(field.type) for field in options.fields}
        plain = {field.name: _plain(field.type) for field in options.fields}
        self._listed = {
            name: self._values(of.item_type)
            for name, of in plain.items()
            if isinstance(of, inspect.CollectionType)
        }

    def options(self, kind: type[Struct], dice: random.Random) -> Any:
        """Any value of the options' type; the title may refuse it."""
        return _any(kind, self._options, dice)

    def lists(self, name: str, dice: random.Random) -> Iterator[Any]:
        """Values of an option that lists things: some different ones, as many as five. None of an
        option that lists nothing."""
        items = self._listed.get(name, [])
        for _ in range(LISTS if items else 0):
            yield tuple(dice.sample(items, dice.randrange(1 + min(MANY, len(items)))))

    def whole(self) -> Iterator[Any]:
        """Every command of the types that are small enough."""
        for kind, fields in self.kinds.items():
            if _size(fields) <= WHOLE:
                yield from self._product(kind, fields)

    def sample(self, dice: random.Random, legal: Sequence[Any], count: int) -> Iterator[Any]:
        """About `count` commands, of every type, half of them near the legal ones."""
        each = 1 + count // 2 // len(self.kinds)
        for kind, fields in self.kinds.items():
            if _size(fields) <= each:
                yield from self._product(kind, fields)
            else:
                yield from (_any(kind, fields, dice) for _ in range(each))
        if legal:
            yield from (self._near(dice.choice(legal), dice) for _ in range(count // 2))

    def _near(self, command: Any, dice: random.Random) -> Any:
        fields = self.kinds[type(command)]
        if not fields:
            return command
        name = dice.choice(sorted(fields))
        return replace(command, **{name: dice.choice(fields[name])})

    def _product(self, kind: type[Struct], fields: dict[str, list[Any]]) -> Iterator[Any]:
        for values in itertools.product(*fields.values()):
            yield kind(**dict(zip(fields, values, strict=True)))

    def _values(self, info: inspect.Type) -> list[Any]:
        """Values of a type, without doubles, in a fixed order."""
        match info:
            case inspect.Metadata():
                return self._values(info.type)
            case inspect.LiteralType():
                return sorted(info.values, key=str)
            case inspect.EnumType():
                return list(info.cls)
            case inspect.BoolType():
                return [False, True]
            case inspect.NoneType():
                return [None]
            case inspect.IntType():
                return _numbers(info)
            case inspect.StrType():
                return [word for word in self.ids if _fits(word, info)]
            case inspect.UnionType():
                return [value for one in info.types for value in self._values(one)]
            case inspect.StructType():
                return self._structures(info)
            case inspect.TupleType():
                return _thinned(itertools.product(*(self._values(one) for one in info.item_types)))
            case inspect.CollectionType():
                return self._collections(info)
        raise TypeError(f"no values for {info}")

    def _structures(self, info: inspect.StructType) -> list[Any]:
        fields = {field.name: self._values(field.type) for field in info.fields}
        products = _thinned(itertools.product(*fields.values()))
        return [info.cls(**dict(zip(fields, values, strict=True))) for values in products]

    def _collections(self, info: inspect.CollectionType) -> list[Any]:
        """Collections of 0 to 3 items, also with an item twice."""
        items = self._values(info.item_type)
        sizes = range(info.min_length or 0, min(3, info.max_length or 3) + 1)
        several = (itertools.product(items, repeat=size) for size in sizes)
        make = frozenset if isinstance(info, inspect.FrozenSetType) else tuple
        return list(dict.fromkeys(make(v) for values in several for v in _thinned(values)))


@cache
def vocabulary(title: Any) -> Vocabulary:
    """The vocabulary of a title, made once."""
    return Vocabulary(title)


class _Any:
    """Chance for a setup of which only the names matter."""

    def below(self, n: int, label: str) -> int:
        """The first outcome."""
        return 0


def _copies(title: AnyTitle) -> Iterator[str]:
    """The ids of components that exist several times (`id#k`), as they stand in a game."""
    table = Table(seats=title.meta.seats[0], options=title.types.options())
    state = None
    for fact in title.rules.setup(table, _Any()):  # type: ignore[union-attr]
        state = title.rules.evolve(state, fact)
    yield from sorted(set(re.findall(r'"([^"\s]+#\d+)"', msgspec.json.encode(state).decode())))


def _structs(info: inspect.Type) -> tuple[inspect.StructType, ...]:
    if isinstance(info, inspect.UnionType):
        return tuple(one for part in info.types for one in _structs(part))
    assert isinstance(info, inspect.StructType), f"a command is a struct, not {info}"
    return (info,)


def _plain(info: inspect.Type) -> inspect.Type:
    return info.type if isinstance(info, inspect.Metadata) else info


def _numbers(info: inspect.IntType) -> list[int]:
    low = info.ge if info.ge is not None else None if info.gt is None else info.gt + 1
    high = info.le if info.le is not None else None if info.lt is None else info.lt - 1
    first = -1 if low is None else low
    numbers = range(first, first + WIDEST if high is None else min(high, first + WIDEST) + 1)
    strange = [n for n in STRANGE_NUMBERS if (low is None or n >= low)]
    edges = [n for n in (*strange, high) if n is not None and (high is None or n <= high)]
    return sorted({*numbers, *edges})


def _fits(word: str, info: inspect.StrType) -> bool:
    meta = msgspec.Meta(
        min_length=info.min_length, max_length=info.max_length, pattern=info.pattern
    )
    from typing import Annotated

    try:
        msgspec.convert(word, Annotated[str, meta])
    except msgspec.ValidationError:
        return False
    return True


def _size(fields: dict[str, list[Any]]) -> int:
    size = 1
    for values in fields.values():
        size *= len(values)
    return size


def _any(kind: type[Struct], fields: dict[str, list[Any]], dice: random.Random) -> Any:
    return kind(**{name: dice.choice(values) for name, values in fields.items()})


def _thinned(values: Iterator[Any], at_most: int = 200) -> list[Any]:
    """All of a small product; of a large one, some from all over its first part."""
    head = list(itertools.islice(values, 50 * at_most))
    return head if len(head) <= at_most else random.Random(len(head)).sample(head, at_most)
