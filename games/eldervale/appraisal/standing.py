"""The standing: what each player would score now, term by term (EV-SCO)."""

from typing import Final

from games.eldervale.box.content import ADVENTURES, TILES
from games.eldervale.rules.scoring import CARDS_PER_DWELLING, prophecies, resources, vaults
from games.eldervale.state import State
from games.eldervale.state.player import Player

NAMES: Final = (
    "score",
    "points",
    "orbs",
    "power",
    "dwellings score",
    "starter",
    "cards score",
    "next cards",
    "cards after those",
    "room for cards",
    "vaults",
    "prophecies",
    "resources",
)
"""Points if the game ended now, and its terms; what the next three cards would score with another
dwelling, and those after them; cards that could still score; what breaks a tie."""


def standing(state: State, seat: int) -> tuple[int, ...]:
    """The figures of a player."""
    one = state.players[seat]
    homes = sum([one.value(str(TILES[tile].element)) for tile in one.dwellings])
    scored = CARDS_PER_DWELLING * len(one.dwellings)
    values = sorted([one.value(ADVENTURES[card].element) for card in one.adventures], reverse=True)
    power = sum([one.value(mark.element) for mark in one.power])
    starter, cards = _starter(one), sum(values[:scored])
    kept, foretold = vaults(state, seat), prophecies(state, seat)
    return (
        one.vp + one.orbs + power + homes + starter + cards + kept + foretold,
        one.vp,
        one.orbs,
        power,
        homes,
        starter,
        cards,
        sum(values[scored : scored + CARDS_PER_DWELLING]),
        sum(values[scored + CARDS_PER_DWELLING : scored + 2 * CARDS_PER_DWELLING]),
        max(0, scored - len(values)),
        kept,
        foretold,
        resources(state, seat),
    )


def _starter(one: Player) -> int:
    return 0 if one.ghosts else one.value(one.element)
