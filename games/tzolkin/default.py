"""What is played for somebody whose time is up.

No turn can be passed (TZ-RND-02, TZ-TRN-02), so one worker is placed where it costs least, and
the turn ends. Whatever is optional is left out (TZ-ACT-06). What remains are choices that the
rules demand: the best known one is made where one is plainly better, else the first.
"""

from typing import TypeAlias

from games.kernel.defaults import spelt
from games.kernel.seats import Seat
from games.tzolkin import commands
from games.tzolkin.names import STARTING_SPACE, Resource
from games.tzolkin.rules import RULES
from games.tzolkin.rules.placing import spot
from games.tzolkin.state import State

Weight: TypeAlias = tuple[int, int]
"""How much a command commits to: its kind first, then how far it goes."""

_WORTH: dict[Resource, int] = {"wood": 0, "stone": 1, "gold": 2}


def default(state: State, seat: Seat) -> commands.Command | None:
    """The legal command that commits `seat` to the least; the same for the same state."""
    return min(
        RULES.legal(state, seat), key=lambda one: (_weight(state, one), spelt(one)), default=None
    )


def _weight(state: State, command: commands.Command) -> Weight:
    match command:
        case commands.EndTurn() | commands.EndTrading() | commands.Decline():
            return 0, 0
        case commands.PlaceWorker(target=target):
            # As cheap as can be; the starting space moves the marker, so it comes behind a gear
            # that costs the same (TZ-STP).
            return 1, 2 * (spot(state, target) or 0) + (target == STARTING_SPACE)
        case commands.PickUpWorker(position=position, action=action):
            # Without an action, and the one that has come the least far (TZ-PCK-03).
            return 3 + (action is not None), position
        case commands.BegForCorn():
            return 5, 0  # angers a god (TZ-BEG-01)
        case commands.ChooseHarvest(take=take):
            return 0, int(take == "burn")
        case commands.PayResource(resource=resource):
            return 0, _WORTH[resource]
        case commands.GainResource(resource=resource):
            return 0, -_WORTH[resource]
        case commands.ChooseCalendarAdvance(days=days):
            return 0, days
        case _:
            return 1, 0
