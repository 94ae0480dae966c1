"""Turns: main action, tail, end of the turn, last turns (EV-TRN, EV-END, EV-GLO-03)."""

from collections.abc import Iterator

from games.eldervale.box.names import MIMEZA
from games.eldervale.commands.placing import Decline, PlaceUnit, Regroup, UseAbility, UseOrNot
from games.eldervale.commands.program import Command
from games.eldervale.commands.turn import EndTurn
from games.eldervale.effects.units import MoveUnit
from games.eldervale.facts.flow import PeaceEnded, TurnEnded, TurnStarted
from games.eldervale.rules import scoring, solo
from games.eldervale.rules.choice import Choice
from games.eldervale.rules.effects.sources import Active, active, copied, spare, use
from games.eldervale.rules.move import Move
from games.eldervale.rules.placing import placement
from games.eldervale.rules.regroup import retrieval
from games.eldervale.rules.targeting.targets import targets
from games.eldervale.rules.units import script
from games.eldervale.state import State
from games.eldervale.steps.turn import (
    EndingTurn,
    LimitingHand,
    StartingTurn,
    TakingMain,
    TakingTail,
    UsingTurnEffects,
)
from games.kernel.chance import Chance
from games.kernel.decision import Work
from games.kernel.refusal import Illegal
from games.kernel.seats import Seat


class MainAction(Choice[TakingMain, Command]):
    """The main action: place a unit, or regroup (EV-TRN-01)."""

    takes = (PlaceUnit, Regroup)
    rule = "EV-TRN-01"
    never = True
    always = True

    def options(self, state: State, seat: Seat, step: TakingMain) -> Iterator[Command]:
        """Every placement; a Regroup is always legal (EV-TRN-02)."""
        yield from placement.placements(state, seat)
        yield Regroup()

    def sample(self, state: State, seat: Seat, step: TakingMain, chance: Chance) -> Command:
        """A realm in reach of a unit, or a Regroup, each as likely as the others (see `drawn`)."""
        return placement.drawn(state, seat, chance) or Regroup()

    def answer(self, move: Move, seat: Seat, step: TakingMain, command: Command) -> None:
        if isinstance(command, PlaceUnit):
            placement.begin(move, seat, command)
        else:
            retrieval.begin(move, seat)

    def forbidden(
        self, state: State, seat: Seat, step: TakingMain, command: Command
    ) -> Illegal | None:
        """A Regroup never is; of the placements only those of the unit are looked at."""
        if isinstance(command, Regroup) or (
            isinstance(command, PlaceUnit) and placement.allowed(state, seat, command)
        ):
            return None
        return self.refusal(state, seat, step, command)

    def refusal(self, state: State, seat: Seat, step: TakingMain, command: Command) -> Illegal:
        assert isinstance(command, PlaceUnit)
        return placement.refusal(state, seat, command)


class TurnTail(Choice[TakingTail, EndTurn]):
    """Free actions, until the turn ends (EV-TRN-05)."""

    takes = (EndTurn,)
    rule = "EV-TRN-05"
    never = True
    always = True

    def options(self, state: State, seat: Seat, step: TakingTail) -> Iterator[EndTurn]:
        yield EndTurn()

    def sample(self, state: State, seat: Seat, step: TakingTail, chance: Chance) -> EndTurn:
        """The only one."""
        return EndTurn()

    def answer(self, move: Move, seat: Seat, step: TakingTail, command: EndTurn) -> None:
        """End-of-turn effects, then the hand limit (EV-TRN-04)."""
        move.work(EndingTurn())
        move.ask(seat, LimitingHand())
        move.ask(seat, UsingTurnEffects())


def turn_effects(state: State, seat: Seat, done: tuple[str, ...]) -> Iterator[Active]:
    """The effects that can be used at the end of a turn."""
    found, copies = active(state, seat, "turn_end"), copied(state, seat, "turn_end")
    if not found and not copies:
        return
    kinds = {kind for kind, _ in state.players[seat].on_map}
    real = []
    for one in found:
        if one.unit in kinds and _moves(state, seat, one):
            real.append(one.key)
            if one.name not in done:
                yield one
    if MIMEZA in kinds:
        for one in copies:
            if one.key in real or one.name in done or one.key in done:
                continue
            if spare(state, seat, one) and _moves(state, seat, one):
                yield one


def _moves(state: State, seat: Seat, one: Active) -> bool:
    return any(isinstance(op, MoveUnit) and targets(state, seat, op) for op in one.do)


class TurnEffects(Choice[UsingTurnEffects, UseOrNot]):
    """Effects at the end of the turn."""

    takes = (UseAbility, Decline)
    rule = "EV-TRN-04"
    never = True
    free = False
    silent = True

    def options(self, state: State, seat: Seat, step: UsingTurnEffects) -> Iterator[UseOrNot]:
        for one in turn_effects(state, seat, step.done):
            yield UseAbility(source=one.name)
            yield Decline(source=one.name)

    def answer(self, move: Move, seat: Seat, step: UsingTurnEffects, command: UseOrNot) -> None:
        move.ask(seat, UsingTurnEffects(done=(*step.done, command.source)))
        if self.declined(move, seat, command):
            return
        for one in turn_effects(move.state, seat, step.done):
            if one.name == command.source:
                use(move, seat, one)
                script(move, seat, one)
                return


class Ending(Work[EndingTurn, Move]):
    """The turn is over."""

    def run(self, move: Move, step: EndingTurn) -> None:
        """Peace may end; then the next turn, or the scoring."""
        state = move.state
        move.note(TurnEnded(seat=state.active))
        if state.peace and all(one.glory is not None for one in state.players):
            move.note(PeaceEnded())
        following = _following(state)
        if following is None:
            scoring.finish(move)
        else:
            new = state.end is None and following == state.order[0]
            move.work(StartingTurn(seat=following, round=state.round + new))


def _following(state: State) -> Seat | None:
    """Whose turn is next; None if the game is over (EV-END-01, EV-END-03)."""
    count = len(state.players)
    if state.end is not None:
        if not state.end.left:
            return None
        return (state.end.seat + 1 + count - state.end.left) % count
    after = state.order[(state.order.index(state.active) + 1) % count]
    over = after == state.order[0] and state.round >= state.options.round_limit
    return None if over else after


class Starting(Work[StartingTurn, Move]):
    """A turn begins."""

    def run(self, move: Move, step: StartingTurn) -> None:
        """The main action, or the Ghosts' card."""
        state, seat = move.state, step.seat
        left = None if state.end is None else state.end.left - 1
        move.note(TurnStarted(seat=seat, round=step.round, left=left))
        if state.is_ghosts(seat):
            move.work(EndingTurn())
            solo.begin(move)
        else:
            move.ask(seat, TakingMain())
