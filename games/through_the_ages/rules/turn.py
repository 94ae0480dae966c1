"""Section 5: turns, and what is done in the action phase."""

from collections.abc import Iterable, Mapping
from typing import Any

from games.kernel.chance import Chance, pick
from games.kernel.decision import Decision, Work
from games.kernel.refusal import Illegal
from games.kernel.sampling import SAMPLE
from games.kernel.seats import Seat
from games.through_the_ages import commands, steps
from games.through_the_ages.facts import flow
from games.through_the_ages.rules.action import ORDINARY, TurnAction
from games.through_the_ages.rules.action_cards import ACTION_OF, PlayCard
from games.through_the_ages.rules.buildings import Destroying
from games.through_the_ages.rules.leaders import Elect, begin_discounts
from games.through_the_ages.rules.move import Move
from games.through_the_ages.rules.population import IncreaseAndBuild
from games.through_the_ages.rules.resignation import may_resign, not_resigned, resign
from games.through_the_ages.rules.taking import Take
from games.through_the_ages.rules.units import Draw, Train
from games.through_the_ages.state import State, civil_actions, military_actions

TURN_ACTIONS: Mapping[type[commands.Command], TurnAction[Any]] = {
    commands.TakeCard: Take(),
    commands.IncreasePopulation: ACTION_OF[commands.IncreasePopulation],
    commands.IncreasePopulationAndBuildUnit: IncreaseAndBuild(),
    commands.Build: ACTION_OF[commands.Build],
    commands.Upgrade: ACTION_OF[commands.Upgrade],
    commands.Destroy: Destroying(),
    commands.BuildWonderStages: ACTION_OF[commands.BuildWonderStages],
    commands.ElectLeader: Elect(),
    commands.PlayTechnology: ACTION_OF[commands.PlayTechnology],
    commands.ChangeGovernment: ACTION_OF[commands.ChangeGovernment],
    commands.PlayActionCard: PlayCard(),
    commands.PlayTactic: Train(),
    commands.DrawMilitaryCard: Draw(),
}
"""What can be done in the action phase, besides ending the turn and resigning."""

WHEEL: tuple[tuple[type[commands.Command], int], ...] = (
    (commands.TakeCard, 8),
    (commands.IncreasePopulation, 2),
    (commands.EndTurn, 1),
    (commands.Destroy, 5),
    (commands.Build, 4),
    (commands.EndTurn, 1),
    (commands.PlayActionCard, 2),
    (commands.PlayTactic, 2),
    (commands.PlayTechnology, 1),
    (commands.EndTurn, 1),
    (commands.BuildWonderStages, 1),
    (commands.ElectLeader, 1),
    (commands.ChangeGovernment, 1),
    (commands.EndTurn, 1),
    (commands.Upgrade, 1),
    (commands.IncreasePopulationAndBuildUnit, 1),
    (commands.DrawMilitaryCard, 1),
    (commands.Resign, 1),
)
"""Kinds of commands in a circle, and how often each is drawn for a sample."""

WAYS = tuple(
    tuple(kind for kind, _ in (*WHEEL[at:], *WHEEL[:at]))
    for at, (_, often) in enumerate(WHEEL)
    for _ in range(often)
)
"""The circle from each kind on, as often as it is drawn."""


class ActionChoice(Decision[State, steps.Acting, commands.Command, Move]):
    """Civil and military actions in any order, of the active player alone (TTA-TRN-01, TTA-TRN-03).
    In Training military actions serve units only (TTA-MIL-08)."""

    takes = (commands.EndTurn, commands.Resign)
    interjects = tuple(TURN_ACTIONS)

    def options(self, state: State, seat: Seat, step: steps.Acting) -> Iterable[commands.Command]:
        """Everything legal; in round 1 only taking cards (TTA-TRN-02)."""
        for kind, action in TURN_ACTIONS.items():
            if state.stage != "round_1" or kind is commands.TakeCard:
                yield from action.options(state, seat)
        yield commands.EndTurn()
        if may_resign(state, seat):
            yield commands.Resign()

    def sample(
        self, state: State, seat: Seat, step: steps.Acting, chance: Chance
    ) -> commands.Command:
        """First a kind of command, as `WHEEL` says, or the next one of the circle of which a
        command is legal; then one of its commands, evenly. In round 1 evenly from the first."""
        if state.stage == "round_1":
            return super().sample(state, seat, step, chance)
        for kind in pick(chance, WAYS, SAMPLE):
            some = tuple(self._of_kind(state, seat, kind))
            if some:
                return pick(chance, some, SAMPLE)
        raise AssertionError("a turn can always end")

    def _of_kind(
        self, state: State, seat: Seat, kind: type[commands.Command]
    ) -> Iterable[commands.Command]:
        """The legal commands of a kind."""
        if kind is commands.EndTurn:
            return (commands.EndTurn(),)
        if kind is commands.Resign:
            return (commands.Resign(),) if may_resign(state, seat) else ()
        return TURN_ACTIONS[kind].options(state, seat)

    def forbidden(
        self, state: State, seat: Seat, step: steps.Acting, command: Any
    ) -> Illegal | None:
        """The rule of the action; in round 1, that of the round, unless the card is elsewhere."""
        if isinstance(command, commands.EndTurn):
            return None
        if isinstance(command, commands.Resign):
            return not_resigned(state, seat)
        action = TURN_ACTIONS[type(command)]
        if state.stage == "round_1" and not isinstance(command, commands.TakeCard):
            card = getattr(command, "card_instance", None)
            held = {one.card for one in state.nations[seat].civil}
            elsewhere = card is not None and card not in held
            why = action.forbidden(state, seat, command, ORDINARY) if elsewhere else None
            return why or Illegal("TTA-TRN-02", "round-1-only-takes")
        return action.forbidden(state, seat, command, ORDINARY)

    def answer(self, move: Move, seat: Seat, step: steps.Acting, command: Any) -> None:
        """The action is done, or the turn ends."""
        if isinstance(command, commands.Resign):
            resign(move, seat)
            return
        open_turn(move, seat)
        if isinstance(command, commands.EndTurn):
            move.then(steps.EndingTurn())
        else:
            TURN_ACTIONS[type(command)].perform(move, seat, command, ORDINARY)


def open_turn(move: Move, seat: Seat) -> None:
    """The active player's first command: from now on it is too late to resign (TTA-TRN-04)."""
    state = move.state
    if not state.opened and seat == state.active and state.full and state.round > 1:
        move.note(flow.TurnOpened(seat=seat))


class TurnPassage(Work[steps.PassingTurn, Move]):
    """The next player's turn, perhaps in a new round, or the end (TTA-GEN-01, TTA-GEN-02). Turns
    are strictly one after another (TTA-TRN-08)."""

    def run(self, move: Move, step: steps.PassingTurn) -> None:
        state = move.state
        number = len(state.nations)
        (following, *_) = state.order_from((state.active + 1) % number)
        if following == state.start and not step.same_round:
            if state.ending:
                move.then(steps.ScoringFinally())
                return
            move.note(flow.RoundStarted(number=state.round + 1))
        start_turn(move, following)


class FirstTurn(Work[steps.StartingTurn, Move]):
    """Round 1 begins."""

    def run(self, move: Move, step: steps.StartingTurn) -> None:
        move.note(flow.RoundStarted(number=1))
        start_turn(move, move.state.start)


def start_turn(move: Move, seat: Seat) -> None:
    """A turn begins; its phases follow one after another (TTA-TRN-03)."""
    state = move.state
    if state.round == 1:
        position = state.order_from(state.start).index(seat)
        spent_ca = max(0, civil_actions(state, seat) - 1 - position)
        spent_ma = military_actions(state, seat)
        move.note(
            flow.TurnStarted(seat=seat, number=state.turn + 1, spent_ca=spent_ca, spent_ma=spent_ma)
        )
        move.then(steps.OpeningActions())
        return
    move.note(flow.TurnStarted(seat=seat, number=state.turn + 1))
    if state.training:
        move.then(steps.Replenishing(), steps.RevealingTrainingEvent(), steps.OpeningActions())
        return
    move.then(
        steps.Replenishing(),
        steps.ResolvingWar(),
        steps.OpeningPolitics(),
        steps.OpeningDiscard(),
        steps.OpeningActions(),
    )


class ActionPhase(Work[steps.OpeningActions, Move]):
    """The action phase begins (TTA-EVT-08, TTA-MIL-05)."""

    def run(self, move: Move, step: steps.OpeningActions) -> None:
        seat = move.state.active
        nation = move.state.nations[seat]
        if nation.lost_ca:
            spent = min(civil_actions(move.state, seat), nation.turn.spent_ca + nation.lost_ca)
            move.note(flow.CivilActionsMissed(seat=seat, spent_ca=spent))
        begin_discounts(move, seat)
        move.open(seat, steps.Acting())


def note_end(move: Move, seat: Seat) -> None:
    """The turn is over; the next one begins."""
    move.note(flow.TurnEnded(seat=seat))
    move.then(steps.PassingTurn())
