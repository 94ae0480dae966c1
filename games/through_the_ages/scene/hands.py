"""What a nation holds: unused workers, hands, events that it has prepared."""

from games.kernel.scene import Box, Item, Zone
from games.kernel.visibility import Hidden
from games.through_the_ages.box import CARDS
from games.through_the_ages.scene.cards import cards_zone, kind_of
from games.through_the_ages.view.nation import NationView


def pool(nation: NationView) -> Zone:
    """The unused workers."""
    items: tuple[Item, ...] = ()
    if nation.unused_workers:
        worker = Item(
            id=f"worker/{nation.seat}",
            kind="worker",
            at=(0,),
            owner=nation.seat,
            count=nation.unused_workers,
        )
        items = (worker,)
    return Zone(
        id=f"pool/{nation.seat}",
        name="unused_workers",
        layout="stack",
        box=Box(0, 8, 4, 3),
        items=items,
    )


def civil_hand(nation: NationView) -> Zone:
    """The civil cards in hand, or how many they are."""
    name, box = f"civil/{nation.seat}", Box(4, 8, 11, 3)
    hand = nation.civil_hand
    if isinstance(hand, Hidden):
        return Zone(id=name, name="civil_hand", layout="fan", box=box, hidden=hand.hidden)
    return cards_zone(name, "civil_hand", "fan", box, (held.card for held in hand))


def military_hand(nation: NationView) -> Zone:
    """The military cards in hand, or how many they are."""
    name, box = f"military/{nation.seat}", Box(15, 8, 11, 3)
    hand = nation.military_hand
    if isinstance(hand, Hidden):
        return Zone(id=name, name="military_hand", layout="fan", box=box, hidden=hand.hidden)
    return cards_zone(name, "military_hand", "fan", box, hand)


def shown(nation: NationView) -> Zone:
    """Cards of a hidden hand that everybody saw."""
    cards = nation.shown if isinstance(nation.military_hand, Hidden) else ()
    return cards_zone(f"shown/{nation.seat}", "shown", "list", Box(0, 11, 8, 3), cards)


def prepared(nation: NationView) -> Zone:
    """Own events that still lie face down."""
    name, box = f"prepared/{nation.seat}", Box(8, 11, 18, 3)
    if isinstance(nation.prepared, Hidden):
        return Zone(id=name, name="prepared", layout="list", box=box)
    waiting = (
        Item(
            id=f"prepared/{nation.seat}/{card}",
            kind=kind_of(card),
            component=CARDS[card].id,
            at=(at,),
            face="down",
            label=CARDS[card].age,
        )
        for at, card in enumerate(card for card in nation.prepared if card is not None)
    )
    return Zone(id=name, name="prepared", layout="list", box=box, items=tuple(waiting))
