"""From a command to facts, and from a state to all legal commands."""

from collections.abc import Iterator

from games.kernel.chance import Chance
from games.kernel.move import Accepted
from games.kernel.refusal import Illegal
from games.kernel.seats import Seat
from games.tzolkin.commands import Command
from games.tzolkin.facts import Fact
from games.tzolkin.rules.decisions import decision
from games.tzolkin.rules.effects import resolve
from games.tzolkin.rules.misfit import out_of_turn
from games.tzolkin.rules.move import Move
from games.tzolkin.rules.resources import pay_at_once
from games.tzolkin.rules.technologies import advance
from games.tzolkin.state import State
from games.tzolkin.steps import AdvancingTechnology, PayingResources, ResolvingEffects, Step


def decide(
    state: State, seat: Seat, command: Command, chance: Chance
) -> Accepted[State, Fact] | Illegal:
    """The facts of a command and the state after them, or the rule that forbids it."""
    frame = state.agenda.open_for(seat)
    if frame is None:
        return out_of_turn(state, command)
    rules = decision(frame.step)
    refusal = rules.check(state, seat, frame.step, command)
    if refusal is not None:
        return refusal
    move = Move(state, state.agenda, chance)
    move.close(frame)
    rules.perform(move, seat, frame.step, command)
    settle(move)
    return move.finish(state.agenda)


def legal(state: State, seat: Seat) -> Iterator[Command]:
    """Every command that `decide` accepts from `seat` now."""
    frame = state.agenda.open_for(seat)
    if frame is None:
        return iter(())
    return decision(frame.step).options(state, seat, frame.step)


def settle(move: Move) -> None:
    """Goes on until a player has a real choice.

    Work is done as it comes to the top. A decision with exactly one possible answer is answered
    by the engine, except the turn itself (TZ-TRN-05), the calendar and the starting wealth. All
    that this depends on is public (TZ-INF-02).
    """
    while move.frames:
        frame = move.frames[-1]
        if frame.seat is None:
            move.frames.pop()
            _work(move, frame.step)
        elif not _answered(move, frame.seat, frame.step):
            return


def _work(move: Move, step: Step) -> None:
    match step:
        case ResolvingEffects():
            resolve(move, step.player, step.source, step.at)
        case AdvancingTechnology():
            advance(move, step.player, step.track, auto=step.auto)
        case _:
            raise AssertionError(f"{step} is not work")


def _answered(move: Move, seat: Seat, step: Step) -> bool:
    """Answers the decision on top if only one answer is possible; says whether it did."""
    rules = decision(step)
    if rules.asks:
        return False
    if isinstance(step, PayingResources):
        return pay_at_once(move, seat, step)
    answers = rules.options(move.state, seat, step)
    only = next(answers)
    if next(answers, None) is not None:
        return False
    move.frames.pop()
    rules.perform(move, seat, step, only, auto=True)
    return True
