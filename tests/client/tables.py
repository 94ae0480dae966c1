"""Tables for whole games: titles, numbers of seats and what a host may set.

Nothing here knows a title but `SHORT`. Sets of options come from the types of a title's options:
where they are few, all combinations of what can be counted off; else each such value alone and
some combinations drawn at random. What a title refuses for a number of seats is left out.
"""

import itertools
import math
import random
from collections.abc import Iterator, Mapping
from typing import Any, Final

import msgspec
from msgspec import Struct, inspect

from games.kernel.refusal import Illegal
from games.kernel.title import AnyTitle
from games.kernel.title import Table as Setting
from tests.support.games import Dice
from tests.support.titles import SLUGS, title_of
from tests.support.vocabulary import vocabulary

MAX_ALL_COMBINATIONS: Final = 8
"""Combinations that are all played; of more, each value alone and so many drawn ones."""
TRIES: Final = 60
"""Draws of combinations, of which a title may refuse most."""


class Table(Struct, frozen=True, kw_only=True):
    """One table: `options` as a client sends them, without those that are usual."""

    title: str
    seats: int
    options: Mapping[str, Any] = {}

    def __str__(self) -> str:
        told = ", ".join(f"{name} {value}" for name, value in self.options.items())
        return f"{self.title}, {self.seats} seats, {told or 'usual options'}"


SHORT: Final[Mapping[str, Table]] = {
    one.title: one
    for one in (
        Table(title="ancient-knowledge", seats=3, options={"round_limit": 4}),
        Table(title="eldervale", seats=1, options={"round_limit": 10}),
        Table(title="monumental", seats=2, options={"mode": "continuous", "monsters": True}),
        Table(title="through-the-ages", seats=2, options={"mode": "training"}),
        Table(title="tzolkin", seats=4, options={"corn_vp_rounding": "floor"}),
    )
}
"""The tables of an ordinary run: one a title, of several numbers of seats, in shorter modes."""


def short_tables() -> Iterator[Table]:
    """One table of each registered title."""
    for slug in SLUGS:
        yield SHORT.get(slug, Table(title=slug, seats=title_of(slug).meta.seats[0]))


def every_table(slug: str | None = None, seats: int | None = None) -> Iterator[Table]:
    """All tables of all registered titles, or of one, or with so many seats."""
    for title in map(title_of, (slug,) if slug else SLUGS):
        low, high = title.meta.seats
        for number in range(low, high + 1) if seats is None else (seats,):
            yield from _tables(title, number)


def _tables(title: AnyTitle, seats: int) -> Iterator[Table]:
    tables: list[Table] = []
    for options in _counted(title.types.options):
        tables += _new(title, seats, options, tables)
    if _combinations(title.types.options) > MAX_ALL_COMBINATIONS:
        dice, most = random.Random(f"{title.meta.slug} {seats}"), len(tables) + MAX_ALL_COMBINATIONS
        for _ in range(TRIES):
            if len(tables) < most:
                options = vocabulary(title).options(title.types.options, dice)
                tables += _new(title, seats, options, tables)
    yield from tables


def _new(title: AnyTitle, seats: int, options: Any, known: list[Table]) -> Iterator[Table]:
    """The table with these options, if the title allows it and it is not among the known ones."""
    if isinstance(
        title.rules.setup(Setting(seats=seats, options=options), Dice("tables")), Illegal
    ):
        return
    usual = msgspec.to_builtins(title.types.options())
    told = msgspec.to_builtins(options)
    other = {name: value for name, value in told.items() if value != usual[name]}
    table = Table(title=title.meta.slug, seats=seats, options=other)
    if table not in known:
        yield table


def _counted(kind: type[Struct]) -> Iterator[Any]:
    """The usual options first; then all combinations if they are few, else each value alone."""
    countable = _countable(kind)
    yield kind()
    if _combinations(kind) <= MAX_ALL_COMBINATIONS:
        for values in itertools.product(*countable.values()):
            yield kind(**dict(zip(countable, values, strict=True)))
        return
    for name, choices in countable.items():
        for value in choices:
            yield kind(**{name: value})


def _combinations(kind: type[Struct]) -> int:
    return math.prod(map(len, _countable(kind).values()))


def _countable(kind: type[Struct]) -> dict[str, list[Any]]:
    """The options that are yes or no, or one of some words or numbers, with their values."""
    info = inspect.type_info(kind)
    assert isinstance(info, inspect.StructType)
    found: dict[str, list[Any]] = {}
    for field in info.fields:
        of = field.type.type if isinstance(field.type, inspect.Metadata) else field.type
        match of:
            case inspect.BoolType():
                found[field.name] = [False, True]
            case inspect.LiteralType():
                found[field.name] = sorted(of.values, key=str)
    return found
