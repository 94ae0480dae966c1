"""What is worth trying: where one answer is plainly best, the others are left out."""

from collections.abc import Sequence

from games.kernel.seats import Seat
from games.monumental.appraisal.city import VALUE
from games.monumental.appraisal.ways import collectables, steps
from games.monumental.commands import (
    ArchiveCard,
    CollectToken,
    Command,
    CommitSoldier,
    DeclareMove,
    PayUnit,
    StepExplorer,
    StopExploring,
    StopMoving,
)
from games.monumental.default import LASTING
from games.monumental.state import State


def tried(state: State, seat: Seat, commands: Sequence[Command]) -> Sequence[Command]:
    """The commands worth trying, at least one of them."""
    match commands[0]:
        case PayUnit():
            return (min(commands, key=_spared),)
        case CommitSoldier():
            return (max(commands, key=lambda one: _soldiers(state, one)),)
        case ArchiveCard():
            return _archiving(commands)
    if any(isinstance(one, StepExplorer) for one in commands):
        return exploring(state, seat, commands)
    stop = tuple([one for one in commands if isinstance(one, StopMoving)])
    return stop or tuple([one for one in commands if not isinstance(one, DeclareMove)]) or commands


def _spared(command: Command) -> int:
    """What perishes is paid with first."""
    assert isinstance(command, PayUnit)
    return LASTING.index(command.source)


def _soldiers(state: State, command: Command) -> int:
    """Soldiers come from where there are most."""
    assert isinstance(command, CommitSoldier)
    return state.land.at(command.origin).soldiers


def _archiving(commands: Sequence[Command]) -> Sequence[Command]:
    """The poorest card, and to stop where that is allowed."""
    cards = [one for one in commands if isinstance(one, ArchiveCard)]
    poorest = min(cards, key=lambda one: (VALUE[one.card], one.card))
    return (poorest, *[one for one in commands if not isinstance(one, ArchiveCard)])


def exploring(state: State, seat: Seat, commands: Sequence[Command]) -> Sequence[Command]:
    """Collecting; else the step that comes nearest to something; else to stop."""
    collect = tuple([one for one in commands if isinstance(one, CollectToken)])
    if collect:
        return collect
    land, goals = state.land, collectables(state)
    far, index = steps(land.players), land.layout.index
    ways = [one for one in commands if isinstance(one, StepExplorer)]
    stop = tuple([one for one in commands if isinstance(one, StopExploring)])
    if not goals:
        return stop or ways[:1]

    def closer(one: StepExplorer) -> int:
        here = index[land.explorers[seat][one.explorer - 1]]
        there = index[one.to]
        return min([far[there][goal] for goal in goals]) - min([far[here][goal] for goal in goals])

    return (min(ways, key=lambda one: (closer(one), one.explorer, one.to)), *stop)
