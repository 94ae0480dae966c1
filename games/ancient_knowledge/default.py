"""What is played for somebody whose time is up.

What can be stopped, ended or refused is (AK-EFF-18, AK-TL-04). No action can be skipped, but
SEARCH is always legal and never blocks (AK-ACT-03), so it is the action. Of an amount the smallest
is taken, of an excavation the draw that the rules give unless the player says otherwise
(AK-EXC-04). Where the rules demand a choice it is the first one.
"""

from games.ancient_knowledge import commands
from games.ancient_knowledge.rules import RULES
from games.ancient_knowledge.state import State
from games.kernel.defaults import spelt
from games.kernel.seats import Seat


def default(state: State, seat: Seat) -> commands.Command | None:
    """The legal command that commits `seat` to the least; the same for the same state."""
    return min(RULES.legal(state, seat), key=lambda one: (_weight(one), spelt(one)), default=None)


def _weight(command: commands.Command) -> int:
    match command:
        case (
            commands.Done()
            | commands.Pass()
            | commands.EndTimeline()
            | commands.RefuseExchange()
            | commands.WithdrawExchange()
        ):
            return 0
        case commands.Search() | commands.Draw():
            return 1
        case commands.ChooseAmount(amount=amount):
            return 2 + amount
        case commands.RemoveInstead() | commands.OfferExchange() | commands.AcceptExchange():
            return 4
        case _:
            return 3
