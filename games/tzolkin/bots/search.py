"""Search: plays a turn ahead, and takes what the appraisal likes best.

Sub-choices of an action are tried out in full; a turn is tried out greedily, once as a placing
turn and once as a pick-up turn. Nothing is looked up that the seat could not know.
"""

from collections.abc import Sequence

from games.kernel.chance import Chance
from games.kernel.refusal import Illegal
from games.kernel.seats import Seat
from games.tzolkin.bots.appraisal import appraise
from games.tzolkin.bots.narrowing import narrowed
from games.tzolkin.bots.prospects import Outlook, outlook
from games.tzolkin.bots.taste import Taste
from games.tzolkin.commands import (
    BegForCorn,
    ChooseCalendarAdvance,
    Command,
    EndTurn,
    PickUpWorker,
)
from games.tzolkin.rules import RULES
from games.tzolkin.state import State
from games.tzolkin.steps import AdvancingCalendar, TakingTurn, Trading

Choice = tuple[float, Command, State]
"""A command, the worth of what it leads to, and the state once its action is finished."""


class Search:
    """The search of one decision."""

    __slots__ = ("_chance", "_outlook", "_seat", "_taste")

    def __init__(self, state: State, seat: Seat, taste: Taste, chance: Chance) -> None:
        self._seat = seat
        self._taste = taste
        self._chance = chance
        self._outlook = outlook(state, seat, taste)

    def best(self, state: State, commands: Sequence[Command]) -> Command:
        """The command to play."""
        frame = state.agenda.open_for(self._seat)
        if frame is None or not isinstance(frame.step, TakingTurn):
            return self._best_of(state, commands)[1]
        if frame.step.mode != "start":
            return self._best_of(state, commands)[1]
        return self._best_turn(state, commands)

    def _best_turn(self, state: State, commands: Sequence[Command]) -> Command:
        """Begin the turn that is worth most when played to its end."""
        begging = [one for one in commands if isinstance(one, BegForCorn)]
        picking = [one for one in commands if isinstance(one, PickUpWorker)]
        placing = [one for one in commands if not isinstance(one, BegForCorn | PickUpWorker)]
        turns = [self._turn(state, kind) for kind in (placing, picking) if kind]
        if begging:
            _, beg, begged = self._best_of(state, begging)
            rest = [
                one for one in RULES.legal(begged, self._seat) if not isinstance(one, BegForCorn)
            ]
            turns.append((self._turn(begged, rest)[0], beg))
        return max(turns, key=lambda turn: turn[0])[1]

    def _turn(self, state: State, commands: Sequence[Command]) -> tuple[float, Command]:
        """The worth of a turn that begins with one of `commands`, played greedily."""
        worth, first, after = self._best_of(state, commands)
        while True:
            more = [one for one in RULES.legal(after, self._seat) if not isinstance(one, EndTurn)]
            if not more:
                return worth, first
            next_worth, _, next_state = self._best_of(after, more)
            if next_worth <= worth:
                return worth, first
            worth, after = next_worth, next_state

    def _best_of(self, state: State, commands: Sequence[Command]) -> Choice:
        """The best of the commands, each with the best of the choices that follow from it."""
        best: Choice | None = None
        for command in commands:
            worth, after = self._after(state, command)
            if best is None or worth > best[0]:
                best = (worth, command, after)
        assert best is not None, "a decision without a command"
        return best

    def _after(self, state: State, command: Command) -> tuple[float, State]:
        """What a command is worth, and the state once its action is finished."""
        if isinstance(command, EndTurn):
            return self._worth(state), state
        decided = RULES.decide(state, self._seat, command, self._chance)
        assert not isinstance(decided, Illegal), decided
        after = decided.state
        if isinstance(command, ChooseCalendarAdvance):
            return appraise(after, self._seat, self._taste, self._fresh(after)), after
        return self._finished(after)

    def _finished(self, state: State) -> tuple[float, State]:
        """Finishes the action that is under way in the best manner."""
        frame = state.agenda.open_for(self._seat)
        if frame is None or isinstance(frame.step, TakingTurn | AdvancingCalendar):
            return self._worth(state), state
        options = narrowed(frame.step, tuple(RULES.legal(state, self._seat)))
        if isinstance(frame.step, Trading):
            return self._traded(state, options)
        worth, _, after = self._best_of(state, options)
        return worth, after

    def _traded(self, state: State, options: Sequence[Command]) -> tuple[float, State]:
        """At the market: leaves it; exchanges are decided one at a time when it comes to that."""
        left = RULES.carry_out(state, self._seat, options[-1], self._chance)
        return self._finished(left.state)

    def _worth(self, state: State) -> float:
        return appraise(state, self._seat, self._taste, self._outlook)

    def _fresh(self, state: State) -> Outlook:
        return outlook(state, self._seat, self._taste)
