"""What is played for somebody whose time is up: what commits to the least (build.md)."""

from games.eldervale.box.content import MAGIC
from games.eldervale.commands.battle import EndBoost, EndJoin
from games.eldervale.commands.choices import ChooseOption, DeclinePower, DiscardCard, Done, Retrieve
from games.eldervale.commands.places import ToReady
from games.eldervale.commands.placing import Decline, Regroup
from games.eldervale.commands.program import Command
from games.eldervale.commands.realms import BurnAdventure, Pay, PlaceTile, TakeAdventure
from games.eldervale.commands.turn import (
    EndTurn,
    Pass,
)
from games.eldervale.rules import RULES
from games.eldervale.rules.free_actions.interruption import FREE_ACTIONS
from games.eldervale.rules.realms.adventures import card_price
from games.eldervale.state import State
from games.eldervale.state.player import Player
from games.kernel.defaults import spelt
from games.kernel.seats import Seat

Weight = tuple[int, int, bytes]

IDLE = (EndTurn, Pass, EndJoin, EndBoost, Decline, Done, DeclinePower)


def default(state: State, seat: Seat) -> Command | None:
    """The legal command that commits a seat to the least; the same for the same state."""
    return min(RULES.legal(state, seat), key=lambda one: _weight(state, seat, one), default=None)


def _weight(state: State, seat: Seat, command: Command) -> Weight:
    one = state.players[seat]
    if isinstance(command, IDLE):
        return 0, 0, spelt(command)
    if isinstance(command, FREE_ACTIONS):
        return 9, 0, spelt(command)
    match command:
        case Regroup():
            return 0, 0, b""
        case Retrieve(to=ToReady()):
            return 0, 0, spelt(command)
        case Pay(kind=kind):
            return 1, _dear(one, kind), spelt(command)
        case PlaceTile(q=q, r=r):
            return 1, 1000 * r + q, b""
        case BurnAdventure():
            return 1, 0, spelt(command)
        case TakeAdventure(element=element):
            return 2, len(card_price(state.face_up[element])), spelt(command)
        case DiscardCard(card=card):
            return 1, MAGIC[card].kind != "prophecy", spelt(command)
        case ChooseOption(option=option):
            return 1, option != "glory", spelt(command)
        case _:
            return 2, 0, spelt(command)


def _dear(one: Player, kind: str | None) -> int:
    """What is held most goes first, gold and cards at last."""
    if kind is None:
        return 20
    return 10 if kind == "gold" else -one.supply.of(kind)
