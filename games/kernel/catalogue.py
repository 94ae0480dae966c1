"""Components of a title as clients see them: tiles, cards, boards."""

from collections.abc import Mapping
from typing import Literal

import msgspec
from msgspec import Struct

Provenance = Literal["rulebook", "public", "reconstructed"]


class Name(Struct, frozen=True, omit_defaults=True):
    """A proper name in English and, where the source has one, in Czech."""

    en: str
    cs: str | None = None


Shape = Literal["card", "tile", "token", "worker", "gear", "space", "track", "board", "die", "hex"]


class Look(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """How a client without pictures draws a component: a shape, a colour, a few characters.

    `colour` is a word of the game's palette (`brown`, `jade`) or `#rrggbb`; `glyph` at most three
    characters that stand for it.
    """

    shape: Shape
    colour: str = ""
    glyph: str = ""


class Amount(Struct, frozen=True):
    """So many of something: `of` is the id of a component, or a word of the title."""

    of: str
    count: int


def amounts(of: Struct) -> tuple[Amount, ...]:
    """The numbers of a struct of amounts that are not nothing, in its order."""
    counts = msgspec.structs.asdict(of).items()
    return tuple(Amount(name, n) for name, n in counts if isinstance(n, int) and n)


Property = bool | int | str | tuple[int | str, ...]
"""A value that is printed on a component. Words are ids of components, or words of the title."""


def properties(**printed: Property | None) -> Mapping[str, Property]:
    """Printed values by name; None is what is not there."""
    return {name: value for name, value in printed.items() if value is not None}


class Component(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One component.

    `kind` groups components (building, monument, card type, gear, resource); `text` says in
    words, built from the data, what it costs and does; `texts` says it in other languages, by
    their code; `facts` are short labelled values for people (cost, age, points), `properties` the
    same for programs; `cost` and `gives` are what is printed on it in numbers: what it takes, and
    what it yields or is worth; `look` is how it is drawn; `provenance` says how certain the data
    is.
    """

    id: str
    kind: str
    name: Name
    text: str
    texts: Mapping[str, str] = {}
    facts: tuple[tuple[str, str], ...] = ()
    properties: Mapping[str, Property] = {}
    cost: tuple[Amount, ...] = ()
    gives: tuple[Amount, ...] = ()
    look: Look | None = None
    provenance: Provenance
