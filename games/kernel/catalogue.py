"""Components of a title as clients see them: tiles, cards, boards.

A title says once for each kind of its components how they are described (`Kind`), with a table of
the fields that are printed on them; the catalogue is derived from these and the data:

    HERO = Kind[Hero](kind="hero", text=say_hero, look=draw_hero, cost=price)
    CATALOGUE = HERO.components(WORDS, BOX.heroes)
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from operator import attrgetter
from typing import Annotated, Any, Generic, Literal, TypeVar

import msgspec
from msgspec import Meta, Struct

from games.kernel.formula import Formula
from games.kernel.phrases import Phrases
from games.kernel.words import LANGUAGES, Words

T = TypeVar("T")

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
    text: Annotated[
        str,
        Meta(description="What it costs and does, in the language of `Accept-Language`."),
    ]
    texts: Annotated[
        Mapping[str, str], Meta(description="The same in other languages, by their code.")
    ] = {}
    facts: Annotated[
        tuple[tuple[str, str], ...],
        Meta(
            description="Short pairs of label and value for people (cost, age, points), in the "
            "language of `Accept-Language`; `properties` has the codes."
        ),
    ] = ()
    properties: Annotated[
        Mapping[str, Property],
        Meta(description="Machine-readable printed properties, by name."),
    ] = {}
    cost: Annotated[tuple[Amount, ...], Meta(description="What it costs, in numbers.")] = ()
    gives: Annotated[
        tuple[Amount, ...], Meta(description="What it yields or is worth, in numbers.")
    ] = ()
    carries: Annotated[
        tuple[Amount, ...],
        Meta(description="What lies on it when it comes into play, in numbers; no cost, no yield."),
    ] = ()
    formulas: Annotated[
        tuple[Formula, ...],
        Meta(description="What it costs and does, with signs instead of words."),
    ] = ()
    look: Annotated[
        Look | None, Meta(description="How it is drawn; missing: as a plain piece with its name.")
    ] = None
    provenance: Annotated[
        Provenance,
        Meta(description="Source of the data: `rulebook`, `public` sources, or `reconstructed`."),
    ]


class Field(Struct, Generic[T], frozen=True):
    """A value that is printed on the components of a kind.

    `label`: what people call it among the `facts`; `name`: what programs call it among the
    `properties`; either may be None. `read` gives the value of a thing of the data, None if it is
    not printed on that one; `show` makes the words for people of it.
    """

    label: str | None
    name: str | None
    read: Callable[[T], Property | None]
    show: Callable[[Any], str] = str


def named(words: Words, id_: str) -> Name:
    """The name in every language."""
    return Name(en=words.of("en").name(id_), cs=words.of("cs").name(id_))


def translated(words: Words, id_: str) -> Name:
    """The name, in Czech where it is another one than in English."""
    name = named(words, id_)
    return Name(en=name.en) if name.cs == name.en else name


def _none(_thing: object) -> tuple[Amount, ...]:
    return ()


def _unprinted(_thing: object) -> tuple[Formula, ...]:
    return ()


class Kind(Struct, Generic[T], frozen=True, kw_only=True):
    """How the components of one kind are described, each made of a thing `T` of the data.

    `kind` may depend on the thing. `text` says what it costs and does in a language. `name` finds
    the name by the id. `cost`, `gives` and `carries` are numbers for programs, `formulas`
    the same and more for the eye.
    """

    kind: str | Callable[[T], str]
    text: Callable[[Phrases, T], str]
    look: Callable[[T], Look | None]
    fields: tuple[Field[T], ...] = ()
    cost: Callable[[T], tuple[Amount, ...]] = _none
    gives: Callable[[T], tuple[Amount, ...]] = _none
    carries: Callable[[T], tuple[Amount, ...]] = _none
    formulas: Callable[[T], tuple[Formula, ...]] = _unprinted
    id: Callable[[T], str] = attrgetter("id")
    name: Callable[[Words, str], Name] = named
    provenance: Callable[[T], Provenance] = attrgetter("provenance")

    def components(self, words: Words, things: Iterable[T]) -> Iterator[Component]:
        """The components of things of the data, in their order."""
        for thing in things:
            yield self.component(words, thing)

    def component(self, words: Words, thing: T) -> Component:
        """The component of one thing."""
        id_ = self.id(thing)
        english, *others = ((one, self.text(words.of(one), thing)) for one in LANGUAGES)
        return Component(
            id=id_,
            kind=self.kind if isinstance(self.kind, str) else self.kind(thing),
            name=self.name(words, id_),
            text=english[1],
            texts=dict(others),
            facts=self.facts(thing),
            properties=self.properties(thing),
            cost=self.cost(thing),
            gives=self.gives(thing),
            carries=self.carries(thing),
            formulas=self.formulas(thing),
            look=self.look(thing),
            provenance=self.provenance(thing),
        )

    def facts(self, thing: T) -> tuple[tuple[str, str], ...]:
        """The labelled values of a thing, for people."""
        values = ((one.label, one.show, one.read(thing)) for one in self.fields)
        return tuple(
            (label, show(value))
            for label, show, value in values
            if label is not None and value is not None
        )

    def properties(self, thing: T) -> Mapping[str, Property]:
        """The values of a thing by name, for programs."""
        values = {one.name: one.read(thing) for one in self.fields if one.name is not None}
        return properties(**values)
