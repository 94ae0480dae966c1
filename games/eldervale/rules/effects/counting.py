"""What effects count (effects.md, section 4): one function for each thing, by its name there."""

from collections.abc import Callable, Mapping
from typing import get_args

from msgspec import Struct

from games.eldervale.box.content import ADVENTURES, TOKENS, power_value
from games.eldervale.box.ids import CardId
from games.eldervale.effects.terms import BASIC, Per
from games.eldervale.rules.effects.complete import none_forgotten
from games.eldervale.rules.effects.conditions import dwelling_elements
from games.eldervale.state import State
from games.eldervale.state.player import UNDERWORLD, Player
from games.kernel.seats import Seat


class Count(Struct, frozen=True, kw_only=True):
    """For whom something is counted: on which card (squares), of which resource, from which power
    value on, cards of which types."""

    state: State
    seat: Seat
    card: CardId | None = None
    res: str | None = None
    value: int = 0
    types: tuple[str, ...] = ()

    @property
    def player(self) -> Player:
        """The player for whom it is."""
        return self.state.players[self.seat]


def counted(per: str, count: Count) -> int:
    """How many of the things that an effect counts there are."""
    return COUNTS[per](count)


def symbols_on_squares(count: Count) -> int:
    """Symbols of the tokens on the card's squares."""
    lies = None if count.card is None else count.player.in_play(count.card)
    tokens = () if lies is None else lies.tokens
    return sum(len(TOKENS[each.token].symbols) for each in tokens)


def res_in_supply(count: Count) -> int:
    """Tokens of a resource."""
    return count.player.supply.of(str(count.res))


def magic_in_hand(count: Count) -> int:
    """Magic cards."""
    return len(count.player.hand)


def own_underworld_units(count: Count) -> int:
    """Units in the Underworld."""
    return count.player.count(UNDERWORLD)


def losing_units(count: Count) -> int:
    """Units that lose the battle, of all players."""
    battle, players = count.state.battle, count.state.players
    if battle is None:
        return 0
    return sum(len(players[one].in_realm(battle.realm)) for one in battle.losers)


def own_dwellings_adjacent_to_ruin(count: Count) -> int:
    """Dwellings next to a ruin."""
    land = count.state.land
    dwellings = count.player.dwellings
    return sum(any(other in land.ruins for other in land.near[tile]) for tile in dwellings)


def distinct_dwelling_elements(count: Count) -> int:
    """Elements with a dwelling."""
    return len(dwelling_elements(count.player))


def markers_at_value_min(count: Count) -> int:
    """Power markers of at least a value."""
    return sum(power_value(mark.level) >= count.value for mark in count.player.power)


def basic_sets(count: Count) -> int:
    """Sets of one of each basic resource."""
    return min(count.player.supply.of(kind) for kind in BASIC)


def gold(count: Count) -> int:
    """Gold."""
    return count.player.supply.gold


def cards_of_types(count: Count) -> int:
    """Adventure cards of some types."""
    return sum(ADVENTURES[each].type in count.types for each in count.player.adventures)


COUNTS: Mapping[str, Callable[[Count], int]] = {
    "symbols_on_squares": symbols_on_squares,
    "res_in_supply": res_in_supply,
    "magic_in_hand": magic_in_hand,
    "own_underworld_units": own_underworld_units,
    "losing_units": losing_units,
    "own_dwellings_adjacent_to_ruin": own_dwellings_adjacent_to_ruin,
    "distinct_dwelling_elements": distinct_dwelling_elements,
    "markers_at_value_min": markers_at_value_min,
    "basic_sets": basic_sets,
    "gold": gold,
    "cards_of_types": cards_of_types,
}
"""The function of each thing that is counted."""

none_forgotten("counting", get_args(Per), COUNTS)
