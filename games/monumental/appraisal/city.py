"""The city: what the cards of a seat give it each time it is activated (MO-CTY-03)."""

from typing import Final

from games.monumental.box import CARDS, USES, CardId
from games.monumental.state.city import Slot
from games.monumental.state.player import Player

ACTIVATED: Final = 5
"""Slots that are activated at a time (MO-TRN-02)."""
SLOTS: Final = 9
SIDE: Final = range(3)

YIELDS: Final = ("production", "science", "military", "gold", "culture", "effects")
NAMES: Final = (*(f"{one} to come" for one in YIELDS), "cards", "next activation")
"""What the activations to come will give, in hundredths; cards in the cycle; the value of the best
row and column of the city as it lies."""


def _yield(card: CardId) -> tuple[int, ...]:
    icons = CARDS[card].icons
    military = icons.military + icons.military_neutral
    production = icons.production + icons.production_token
    effects = len(USES[card])
    covers = int(CARDS[card].type != "knowledge")
    return production, icons.science, military, icons.gold, icons.culture, effects, covers


_YIELD: Final = {card: _yield(card) for card in CARDS}
"""The icons of each card, the effects that it has for use, and whether it covers a slot."""
_NOTHING: Final = (0,) * (len(YIELDS) + 1)
VALUE: Final = {
    card: sum(one[:4]) + 2 * one[4] + one[5] for card, one in ((it, _yield(it)) for it in CARDS)
}
"""About what an activation of each card is worth: culture is dear."""


def city(player: Player, activations: int) -> tuple[int, ...]:
    """The figures of a seat that has so many hundredths of an activation before it."""
    cards = player.cards[: len(player.cards) - len(player.archive)]
    *icons, covers = map(sum, zip(_NOTHING, *[_YIELD[card] for card in cards], strict=True))
    slots = max(SLOTS, covers)
    to_come = [one * ACTIVATED * activations // slots for one in icons]
    return (*to_come, len(cards), _best_lines(player.slots) if activations else 0)


def _best_lines(slots: tuple[Slot, ...]) -> int:
    """What the best row and column give together."""
    worth = [sum([VALUE[card] for card in slot.cards]) for slot in slots]
    rows = [worth[3 * at] + worth[3 * at + 1] + worth[3 * at + 2] for at in SIDE]
    columns = [worth[at] + worth[at + 3] + worth[at + 6] for at in SIDE]
    return max([rows[row] + columns[at] - worth[3 * row + at] for row in SIDE for at in SIDE])
