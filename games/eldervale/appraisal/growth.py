"""Growth: what more power would be worth, and the cards that a player has to work with."""

from collections import Counter
from typing import Final

from games.eldervale.box.content import ADVENTURES, KIT, TILES, power_value
from games.eldervale.rules.power import MARKERS, TOP
from games.eldervale.state import State
from games.eldervale.state.player import Player

KINDS: Final = ("site", "passage", "vault", "aura", "rampart", "weapon")
NAMES: Final = (
    "best level",
    "next best level",
    "levels to rise",
    "orbs near",
    "markers left",
    "dwellings",
    "last roofs",
    *KINDS,
    "orbs on cards",
    "treasure on cards",
)
"""What one more level in the best element would score, and in the next best one; for all own
tracks, what each level scores; orbs that the next level would bring; power markers left;
dwellings, and those after the fourth; cards of each type; orbs and treasure on cards."""


def growth(state: State, seat: int) -> tuple[int, ...]:
    """The figures of a player."""
    one = state.players[seat]
    scoring = _scoring(one)
    levels = sorted(_levels(state, one, scoring), reverse=True)
    types = Counter([ADVENTURES[card].type for card in one.adventures])
    return (
        levels[0] if levels else 0,
        levels[1] if len(levels) > 1 else 0,
        sum([(TOP - mark.level) * (1 + scoring[mark.element]) for mark in one.power]),
        sum([mark.level == TOP - 1 and mark.element in state.orbs for mark in one.power]),
        MARKERS - min(MARKERS, len(one.power)),
        len(one.dwellings),
        max(0, len(one.dwellings) - KIT.roofs + 2),
        *[types[kind] for kind in KINDS],
        sum([len(card.orbs) + card.orb for card in one.tableau]),
        sum([len(card.tokens) for card in one.tableau]),
    )


def _scoring(one: Player) -> Counter[str]:
    """How many things score the power of each element, beside its track itself."""
    scoring = Counter([str(TILES[tile].element) for tile in one.dwellings])
    scoring.update([ADVENTURES[card].element for card in one.adventures])
    if not one.ghosts:
        scoring[one.element] += 1
    return scoring


def _levels(state: State, one: Player, scoring: Counter[str]) -> list[int]:
    """What one more level would score in each element where there can be one."""
    free = len(one.power) < MARKERS
    found = []
    for element in state.elements:
        level = one.level(element)
        if level < TOP and (level or free):
            rise = power_value(level + 1) - power_value(level)
            found.append(rise * (1 + scoring[element]))
    return found
