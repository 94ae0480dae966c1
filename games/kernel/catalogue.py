"""Components of a title as clients see them: tiles, cards, boards."""

from collections.abc import Mapping
from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

Provenance = Literal["rulebook", "public", "reconstructed"]


class Name(Struct, frozen=True, omit_defaults=True):
    """A proper name in English and, where the source has one, in Czech."""

    en: Annotated[str, Meta(description="In English.")]
    cs: Annotated[
        str | None, Meta(description="In Czech; null if the source has no Czech name.")
    ] = None


Shape = Literal["card", "tile", "token", "worker", "gear", "space", "track", "board", "die", "hex"]


class Look(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """How a client without pictures draws a component."""

    shape: Annotated[Shape, Meta(description="The outline.")]
    colour: Annotated[
        str,
        Meta(
            description="A word of the title's palette (`brown`, `jade`) or `#rrggbb`; empty: none."
        ),
    ] = ""
    glyph: Annotated[
        str, Meta(description="At most three characters that stand for it; empty: none.")
    ] = ""


class Amount(Struct, frozen=True):
    """So many of something."""

    of: Annotated[str, Meta(description="Id of a component, or a word of the title (`corn`).")]
    count: Annotated[int, Meta(description="How many.")]


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
    """One component."""

    id: Annotated[
        str, Meta(description="Unique in the title; what commands, events and views call it.")
    ]
    kind: Annotated[
        str, Meta(description="What sort of component it is: a key of the catalogue's `kinds`.")
    ]
    name: Name
    text: Annotated[str, Meta(description="What it costs and does, in English words.")]
    texts: Annotated[
        Mapping[str, str], Meta(description="The same in other languages, by their code.")
    ] = {}
    facts: Annotated[
        tuple[tuple[str, str], ...],
        Meta(
            description="Short pairs of label and value for people (cost, age, points), in the "
            "language asked for; `properties` has the codes."
        ),
    ] = ()
    properties: Annotated[
        Mapping[str, Property],
        Meta(description="What is printed on it, for programs, by names of the title."),
    ] = {}
    cost: Annotated[tuple[Amount, ...], Meta(description="What it costs, in numbers.")] = ()
    gives: Annotated[
        tuple[Amount, ...], Meta(description="What it yields or is worth, in numbers.")
    ] = ()
    look: Annotated[
        Look | None, Meta(description="How it is drawn; missing: as a plain piece with its name.")
    ] = None
    provenance: Annotated[
        Provenance,
        Meta(
            description="How certain the data is: from the rulebook, from public sources, or "
            "reconstructed."
        ),
    ]
