"""Equal copies of a card: only the lowest one is offered (decisions.md, section 6.6)."""

from collections.abc import Iterable, Mapping

from games.kernel.refusal import Illegal
from games.through_the_ages.box import CARDS, Instance

_NUMBERS: Mapping[Instance, int] = {card: int(card.partition("#")[2] or 0) for card in CARDS}


def copy_number(card: Instance) -> int:
    """2 of `iron#2`."""
    return _NUMBERS[card]


def first_copies(cards: Iterable[Instance]) -> tuple[Instance, ...]:
    """The lowest copy of each kind, in the order of the cards."""
    lowest: dict[str, Instance] = {}
    for card in cards:
        kind = CARDS[card].id
        if kind not in lowest or _NUMBERS[card] < _NUMBERS[lowest[kind]]:
            lowest[kind] = card
    return tuple(lowest.values())


def lowest_of(card: Instance, cards: Iterable[Instance]) -> Instance:
    """The lowest copy of the same kind among the cards."""
    kind = CARDS[card].id
    equal = [one for one in cards if CARDS[one].id == kind]
    return min(equal, key=copy_number, default=card)


def not_lowest(card: Instance, cards: Iterable[Instance], rule: str) -> Illegal | None:
    """The refusal of a copy beside which a lower one has the same right."""
    lowest = lowest_of(card, cards)
    if lowest == card:
        return None
    return Illegal(rule, "not-the-lowest-copy", card=lowest, number=copy_number(lowest))
