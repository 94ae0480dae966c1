"""What is worth trying: where one answer is plainly best, the others are left out."""

from collections.abc import Sequence
from typing import Final

from games.eldervale.commands.program import Command
from games.eldervale.commands.realms import Pay
from games.eldervale.commands.turn import (
    AttachAura,
    CashTreasure,
    CompleteQuest,
    HireMercenary,
    OfferSwap,
    PlaceTreasure,
    RefreshTactics,
)
from games.eldervale.state import State
from games.eldervale.steps.treasure import Overflowing
from games.eldervale.steps.turn import TakingTail
from games.kernel.seats import Seat

SELDOM: Final = (OfferSwap, RefreshTactics)
"""Free actions that are not tried unless there is nothing else."""
LATER: Final = (AttachAura, CashTreasure, HireMercenary, PlaceTreasure)
"""Free actions that can wait until the main action is over; payments ask for treasure in time."""


def tried(state: State, seat: Seat, commands: Sequence[Command]) -> Sequence[Command]:
    """The commands worth trying, at least one of them: quests at once."""
    quests = [one for one in commands if isinstance(one, CompleteQuest)]
    if quests:
        return quests[:1]
    if isinstance(commands[0], Pay):
        return _paying(commands)
    frame = state.agenda.open_for(seat)
    step = None if frame is None else frame.step
    if isinstance(step, Overflowing):
        return [one for one in commands if isinstance(one, CashTreasure)] or commands
    idle = SELDOM if isinstance(step, TakingTail) else (*SELDOM, *LATER)
    return [one for one in commands if not isinstance(one, idle)] or commands


def _paying(commands: Sequence[Command]) -> Sequence[Command]:
    """One payment of each kind: cards are alike as far as a price is concerned."""
    kinds = {one.kind: one for one in commands if isinstance(one, Pay)}
    return list(kinds.values())
