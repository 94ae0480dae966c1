"""Cards, and what is drawn like one."""

from collections.abc import Iterable

from games.kernel.scene import Box, Item, Layout, Zone
from games.through_the_ages.box import CARDS, Instance
from games.through_the_ages.view.base import Backs


def card_item(card: Instance, at: int, marks: tuple[str, ...] = ()) -> Item:
    """A card under its own id."""
    kind = CARDS[card]
    return Item(
        id=card, kind=kind_of(card), component=kind.id, at=(at,), label=kind.age, marks=marks
    )


def kind_of(card: Instance) -> str:
    """What kind of card it is: `wonder`, `leader` and so on."""
    return str(CARDS[card].__struct_config__.tag)


def other_item(id_: str, card: str, at: int, *, count: int = 1) -> Item:
    """A card, or a unit of a card, under an id of its own."""
    kind = CARDS[card]
    return Item(
        id=id_, kind=kind_of(card), component=kind.id, at=(at,), count=count, label=kind.age
    )


def cards_zone(id_: str, name: str, layout: Layout, box: Box, cards: Iterable[Instance]) -> Zone:
    """A zone of cards that are seen."""
    items = tuple(card_item(card, at) for at, card in enumerate(cards))
    return Zone(id=id_, name=name, layout=layout, box=box, items=items)


def backs_zone(name: str, backs: tuple[Backs, ...], box: Box) -> Zone:
    """A zone of cards of which only the backs are seen, one pile for each age."""
    items = tuple(
        Item(
            id=f"{name}/{one.age}",
            kind="event",
            at=(at,),
            count=one.count,
            face="down",
            label=one.age,
        )
        for at, one in enumerate(backs)
    )
    return Zone(id=name, name=name, layout="list", box=box, items=items)
