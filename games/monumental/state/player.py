"""One player: resources, city, cards, policies, and what was done in this period."""

from collections.abc import Iterator
from functools import cache
from typing import Annotated, Literal

from msgspec import Meta, Struct

from games.kernel.piles import Pile
from games.kernel.remembered import remembered
from games.monumental import box
from games.monumental.effects import NOTHING, AnyOperation, Goods, Scope
from games.monumental.state.city import Slot, Slots


class Waiting(Struct, frozen=True, gc=False, omit_defaults=True):
    """A one-shot discount that waits for its cost: `n` less, or half price (MO-RES-08)."""

    source: box.SourceId
    scope: Annotated[Scope, Meta(description="What is made cheaper.")]
    n: Annotated[int, Meta(description="How much cheaper.")] = 0
    half: Annotated[bool, Meta(description="Whether the price is halved.")] = False


class Player(Struct, frozen=True, kw_only=True, omit_defaults=True, dict=True):
    """One player's things (MO-CTY-01).

    `marks` are the sources whose effects are used up in this period; `scouted` the explorers (1,
    2) that have collected in it; `conquests` and `learned` count conquests and acquired Knowledge
    of the period; `removed`: took a card from the display in it.
    """

    civilisation: box.Civilisation
    deck: Pile[box.CardId]
    goods: Goods = NOTHING
    slots: Slots = (Slot(),) * 9
    discard: tuple[box.CardId, ...] = ()
    side: tuple[box.CardId, ...] = ()
    archive: tuple[box.CardId, ...] = ()
    construction: box.CardId | None = None
    policies: tuple[box.PolicyId, ...] = ()
    hero: box.HeroId | None = None
    hero_aside: bool = False
    tokens: tuple[box.TokenId, ...] = ()
    marks: tuple[box.SourceId, ...] = ()
    scouted: tuple[Literal[1, 2], ...] = ()
    discounts: tuple[Waiting, ...] = ()
    monsters: tuple[box.MonsterId, ...] = ()
    conquests: int = 0
    learned: int = 0
    removed: bool = False
    passed: bool = False

    @property
    def warlord(self) -> box.SourceId:
        """The warlord card."""
        return box.NATIONS[self.civilisation].warlord.id

    @property
    def activated(self) -> Iterator[box.CardId]:
        """The cards that are activated in this period (MO-CTY-03, MO-CTY-09)."""
        for slot in self.slots:
            if slot.activated:
                yield from slot.knowledge
                if slot.cover is not None:
                    yield slot.cover
        yield from self.side

    @property
    def face_up(self) -> Iterator[box.CardId]:
        """The cards that can be archived: those of the city and the side area (MO-CTY-08)."""
        for slot in self.slots:
            yield from slot.cards
        yield from self.side

    @remembered
    def cards(self) -> tuple[box.CardId, ...]:
        """Every card owned, but for a wonder in construction (MO-SCO-02)."""
        return (*self.face_up, *self.deck.items, *self.discard, *self.archive)

    @remembered
    def knowledge(self) -> int:
        """Number of Knowledge cards owned."""
        return sum(box.CARDS[card].type == "knowledge" for card in self.cards)

    @remembered
    def wonders(self) -> int:
        """Number of completed wonders."""
        return sum(box.CARDS[card].type == "wonder" for card in self.cards)

    @property
    def can_draw(self) -> bool:
        """Whether a draw from the city deck gives a card (MO-CTY-06)."""
        return bool(self.deck.segments or self.discard)

    @property
    def passives(self) -> tuple[AnyOperation, ...]:
        """What always holds for this player: by policies, oldest first, then by the hero."""
        return passives(self.policies, None if self.hero_aside else self.hero)


@cache
def passives(
    policies: tuple[box.PolicyId, ...], hero: box.HeroId | None
) -> tuple[AnyOperation, ...]:
    """The passive operations of active policies and of a hero."""
    effects = [effect for policy in policies for effect in box.POLICIES[policy].effects]
    effects += () if hero is None else box.HEROES[hero].effects
    return tuple(op for effect in effects if effect.when == "passive" for op in effect.do)
