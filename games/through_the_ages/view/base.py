"""What the parts of a view share: their base, and cards from behind."""

from collections.abc import Iterable
from typing import Annotated

from msgspec import Meta, Struct

from games.through_the_ages.box import AGES, CARDS, Instance
from games.through_the_ages.effects.terms import Age


class ViewPart(Struct, frozen=True, kw_only=True, gc=False):
    """Base of the parts of a view."""


class Backs(ViewPart, frozen=True, kw_only=True):
    """Cards whose backs show an age."""

    age: Annotated[Age, Meta(description="The age that the backs show.")]
    count: Annotated[int, Meta(description="How many cards.")]


def backs_of(cards: Iterable[Instance]) -> tuple[Backs, ...]:
    """The cards from behind, by age."""
    ages = [CARDS[card].age for card in cards]
    return tuple(Backs(age=age, count=ages.count(age)) for age in AGES if age in ages)
