"""The goods: resources, treasure and magic cards."""

from typing import Final

from games.eldervale.box.content import MAGIC, TOKENS
from games.eldervale.state import State

NAMES: Final = (
    "gems",
    "scrolls",
    "potions",
    "tools",
    "swords",
    "gold",
    "kinds",
    "treasure",
    "spells",
    "quests",
    "prophecies held",
    "quests done",
)
"""Resources, and how many basic kinds of them there are; symbols of treasure that is not cashed;
magic cards in hand by kind; quests that are completed."""


def goods(state: State, seat: int) -> tuple[int, ...]:
    """The figures of a player."""
    one = state.players[seat]
    *basics, gold = one.supply.counts
    kinds = [MAGIC[card].kind for card in one.hand]
    return (
        *basics,
        gold,
        sum([count > 0 for count in basics]),
        sum([len(TOKENS[token].symbols) for token in one.tray]),
        kinds.count("spell"),
        kinds.count("quest"),
        kinds.count("prophecy"),
        len(one.quests),
    )
