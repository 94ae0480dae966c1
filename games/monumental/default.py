"""What is played for somebody whose time is up: what commits to the least.

The turn ends, or the player passes; what is optional is left out; payments spare what lasts.
"""

from typing import TypeAlias

from games.kernel.defaults import spelt
from games.kernel.seats import Seat
from games.monumental import commands
from games.monumental.box import CARDS, component
from games.monumental.effects import RESOURCES, Resource
from games.monumental.rules import RULES
from games.monumental.state import State

Weight: TypeAlias = tuple[int, int, bytes]

LASTING: tuple[Resource, ...] = (
    "military_neutral",
    "military",
    "science",
    "production",
    "production_token",
    "culture",
    "gold",
)
"""What is paid with first: what perishes, then production tokens, gold at last."""


def default(state: State, seat: Seat) -> commands.Command | None:
    """The legal command that commits `seat` to the least; the same for the same state."""
    return min(RULES.legal(state, seat), key=lambda one: _weight(state, seat, one), default=None)


def _weight(state: State, seat: Seat, command: commands.Command) -> Weight:
    match command:
        case (
            commands.EndTurn()
            | commands.Pass()
            | commands.StopMoving()
            | commands.StopExploring()
            | commands.StopArchiving()
            | commands.Decline()
        ):
            return 0, 0, b""
        case commands.PayUnit(source=source):
            return 1, LASTING.index(source), b""
        case commands.SpendMonsterGold(n=n):
            return 1, n, b""
        case commands.ActivateCity(row=row, column=column):
            return 1, 3 * row + column, b""
        case commands.ArchiveCard(card=card):
            return 1, _dear(card), spelt(command)
        case commands.DiscardSlot(slot=slot):
            icons = state.players[seat].slots[slot - 1].icons
            return 1, sum(icons.of(res) for res in RESOURCES), spelt(command)
        case _:
            return 1, 0, spelt(command)


def _dear(card: str) -> int:
    """A Work Camp goes first, then the cheapest card."""
    cost = CARDS[card].cost
    price = cost.production + cost.science + cost.acquire.production + cost.complete.production
    return -1 if component(card) == "work_camp" else price
