"""Equal copies of a card: only the lowest one is offered (decisions.md, section 6.6)."""

from collections.abc import Iterable

from games.kernel.refusal import Illegal
from games.through_the_ages.box import Instance, kind_of


def copy_number(card: Instance) -> int:
    """2 of `iron#2`."""
    return int(card.partition("#")[2] or 0)


def first_copies(cards: Iterable[Instance]) -> tuple[Instance, ...]:
    """The lowest copy of each kind, in the order of the cards."""
    lowest: dict[str, Instance] = {}
    for card in cards:
        kind = kind_of(card)
        if kind not in lowest or copy_number(card) < copy_number(lowest[kind]):
            lowest[kind] = card
    return tuple(lowest.values())


def not_lowest(card: Instance, cards: Iterable[Instance], rule: str) -> Illegal | None:
    """The refusal of a copy beside which a lower one has the same right."""
    equal = [one for one in cards if kind_of(one) == kind_of(card)]
    lowest = min(equal, key=copy_number, default=card)
    if lowest == card:
        return None
    return Illegal(rule, "not-the-lowest-copy", card=lowest, number=copy_number(lowest))
