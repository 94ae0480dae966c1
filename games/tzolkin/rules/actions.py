"""Starting an action: its cost, then its effects or the choice between its alternatives."""

from games.kernel.seats import Seat
from games.tzolkin.components import ACTIONS
from games.tzolkin.facts import GoodsPaid
from games.tzolkin.goods import Goods
from games.tzolkin.names import Gear
from games.tzolkin.rules.effects import resolve
from games.tzolkin.rules.move import Move
from games.tzolkin.steps import Harvesting, OfAction, PayingResources, ResolvingEffects


def start_action(move: Move, seat: Seat, gear: Gear, number: int) -> None:
    """Begins an action that can be done (TZ-PRC-11); costs come before effects (TZ-PCK-10)."""
    action = ACTIONS[gear, number]
    if len(action.one_of) == 1:
        resolve(move, seat, OfAction(gear, number, action.one_of[0].choice))
    elif action.one_of:
        move.open(seat, Harvesting(number=number))
    elif action.cost.any_resource:
        move.open(None, ResolvingEffects(player=seat, source=OfAction(gear, number)))
        left = action.cost.any_resource
        move.open(seat, PayingResources(left=left, purpose="action"))
    else:
        if action.cost.corn:
            move.note(GoodsPaid(seat=seat, goods=Goods(action.cost.corn), purpose="action"))
        resolve(move, seat, OfAction(gear, number))
