"""Formulas: what a component costs and gives, as signs are printed on it instead of words.

A formula is a few amounts of signs with operators between them, so that a client can draw it with
icons and read it aloud. It is made from the title's own data and never changes during a game. What
the position changes (the price for a player now) is no matter of formulas.

    3 wood, 1 gold             Formula("cost", (Term("wood", 3), Term("gold", 1)))
    1 skull or 2 corn          Formula("gives", (either((Term("skull", 1),), (Term("corn", 2),)),))
    -1 resource -> 1 step      Formula("gives", (Exchange((Term("any", 1),), (Term("step", 1),)),))
    4 points for each tomb     Formula("end", (Per((Term("points", 4),), (Term("tomb"),)),))
"""

from collections.abc import Iterable, Iterator, Mapping
from typing import Annotated

from msgspec import Meta, Struct


class Term(Struct, frozen=True, omit_defaults=True, tag_field="is", tag="term"):
    """So many of what a sign stands for."""

    sign: Annotated[str, Meta(description="A key of the catalogue's `signs`.")]
    count: Annotated[
        int | None,
        Meta(description="How many; below 0: so many are paid or lost; missing: the sign alone."),
    ] = None
    of: Annotated[
        str | None,
        Meta(description="Id of the component that it is about (a temple); missing: any."),
    ] = None
    plus: Annotated[
        bool, Meta(description="Whether it is added to something else, and drawn with `+`.")
    ] = False
    up_to: Annotated[bool, Meta(description="Whether less may be taken or paid.")] = False


class Either(Struct, frozen=True, tag_field="is", tag="either"):
    """One of several."""

    options: Annotated[
        tuple[tuple["Part", ...], ...], Meta(description="At least two; one of them holds.")
    ]


class Exchange(Struct, frozen=True, tag_field="is", tag="exchange"):
    """Something for something else."""

    cost: Annotated[tuple["Part", ...], Meta(description="What is paid, or what has to be so.")]
    gain: Annotated[tuple["Part", ...], Meta(description="What is given for it.")]


class Per(Struct, frozen=True, tag_field="is", tag="per"):
    """Something as often as there is something else."""

    gain: Annotated[tuple["Part", ...], Meta(description="What each of them gives.")]
    each: Annotated[tuple["Part", ...], Meta(description="What is counted.")]


class Span(Struct, frozen=True, omit_defaults=True, tag_field="is", tag="span"):
    """Numbers in a row, such as the places whose actions can be chosen."""

    first: Annotated[int, Meta(description="The lowest.")]
    last: Annotated[int, Meta(description="The highest.")]
    of: Annotated[
        str | None, Meta(description="Id of the component whose numbers they are; missing: this.")
    ] = None


Part = Term | Either | Exchange | Per | Span
"""One part of a formula."""

Parts = tuple[Part, ...]


class Formula(Struct, frozen=True, omit_defaults=True):
    """What is printed at one place of a component."""

    role: Annotated[
        str,
        Meta(
            description="What it says (`cost`, `gives`, `step`), as the title names it; the "
            "catalogue's `words` translate it."
        ),
    ]
    parts: Annotated[tuple[Part, ...], Meta(description="Amounts and operators, in order.")]
    at: Annotated[
        int | None, Meta(description="Number of the step, level or age; missing: only one.")
    ] = None


class SignText(Struct, frozen=True, forbid_unknown_fields=True):
    """A sign in one language."""

    name: Annotated[str, Meta(description="What it stands for, in the plural where it has one.")]
    phrase: Annotated[
        str,
        Meta(
            description="How many of them, as an ICU message with the argument `count` "
            "(`{count, plural, one {# point} other {# points}}`)."
        ),
    ]


class Legend(Struct, frozen=True, forbid_unknown_fields=True):
    """What the signs of formulas stand for and what their roles are called, in one language."""

    roles: Mapping[str, str] = {}
    signs: Mapping[str, SignText] = {}

    def joined(self, other: "Legend") -> "Legend":
        """Both; what the other one says comes first."""
        return Legend({**self.roles, **other.roles}, {**self.signs, **other.signs})


def either(*options: Parts) -> Either:
    """One of several."""
    return Either(options)


def terms(counts: Iterable[tuple[str, int]]) -> Parts:
    """Amounts of signs, without those that are nothing."""
    return tuple(Term(sign, count) for sign, count in counts if count)


def formulas(*several: Formula) -> tuple[Formula, ...]:
    """Those formulas that say something."""
    return tuple(one for one in several if one.parts)


def terms_of(parts: Iterable[Part]) -> Iterator[Term]:
    """Every amount in parts of a formula, however deep."""
    for part in parts:
        match part:
            case Term():
                yield part
            case Either(options=options):
                for option in options:
                    yield from terms_of(option)
            case Exchange(cost=first, gain=second) | Per(gain=first, each=second):
                yield from terms_of((*first, *second))
            case Span():
                pass
