"""Section 5: turns, and what is done in the action phase."""

from collections.abc import Iterable, Mapping
from typing import Any

from games.kernel.decision import Decision, Work
from games.kernel.refusal import Illegal
from games.kernel.seats import Seat
from games.through_the_ages.commands import (
    Build,
    BuildWonderStages,
    ChangeGovernment,
    Command,
    Destroy,
    DrawMilitaryCard,
    ElectLeader,
    EndTurn,
    IncreasePopulation,
    IncreasePopulationAndBuildUnit,
    PlayActionCard,
    PlayTactic,
    PlayTechnology,
    Resign,
    TakeCard,
    Upgrade,
)
from games.through_the_ages.facts.flow import (
    CivilActionsMissed,
    RoundStarted,
    TurnEnded,
    TurnOpened,
    TurnStarted,
)
from games.through_the_ages.rules.action import ORDINARY, TurnAction
from games.through_the_ages.rules.action_cards import ACTION_OF, PlayCard
from games.through_the_ages.rules.buildings import Destroying
from games.through_the_ages.rules.leaders import Elect, begin_discounts
from games.through_the_ages.rules.move import Move
from games.through_the_ages.rules.population import IncreaseAndBuild
from games.through_the_ages.rules.resignation import not_resigned, resign
from games.through_the_ages.rules.taking import Take
from games.through_the_ages.rules.units import Draw, Train
from games.through_the_ages.state import State, civil_actions, military_actions
from games.through_the_ages.steps import (
    Acting,
    EndingTurn,
    OpeningActions,
    OpeningDiscard,
    OpeningPolitics,
    PassingTurn,
    Replenishing,
    ResolvingWar,
    RevealingTrainingEvent,
    ScoringFinally,
    StartingTurn,
)

TURN_ACTIONS: Mapping[type[Command], TurnAction[Any]] = {
    TakeCard: Take(),
    IncreasePopulation: ACTION_OF[IncreasePopulation],
    IncreasePopulationAndBuildUnit: IncreaseAndBuild(),
    Build: ACTION_OF[Build],
    Upgrade: ACTION_OF[Upgrade],
    Destroy: Destroying(),
    BuildWonderStages: ACTION_OF[BuildWonderStages],
    ElectLeader: Elect(),
    PlayTechnology: ACTION_OF[PlayTechnology],
    ChangeGovernment: ACTION_OF[ChangeGovernment],
    PlayActionCard: PlayCard(),
    PlayTactic: Train(),
    DrawMilitaryCard: Draw(),
}
"""What can be done in the action phase, besides ending the turn and resigning."""


class ActionChoice(Decision[State, Acting, Command, Move]):
    """Civil and military actions in any order, of the active player alone (TTA-TRN-01, TTA-TRN-03).
    In Training military actions serve units only (TTA-MIL-08)."""

    takes = (EndTurn, Resign)
    interjects = tuple(TURN_ACTIONS)

    def options(self, state: State, seat: Seat, step: Acting) -> Iterable[Command]:
        """Everything legal; in round 1 only taking cards (TTA-TRN-02)."""
        for kind, action in TURN_ACTIONS.items():
            if state.stage != "round_1" or kind is TakeCard:
                yield from action.options(state, seat)
        yield EndTurn()
        if not_resigned(state, seat) is None:
            yield Resign()

    def forbidden(self, state: State, seat: Seat, step: Acting, command: Any) -> Illegal | None:
        """The rule of the action."""
        if isinstance(command, EndTurn):
            return None
        if isinstance(command, Resign):
            return not_resigned(state, seat)
        if state.stage == "round_1" and not isinstance(command, TakeCard):
            return Illegal("TTA-TRN-02", "round-1-only-takes")
        return TURN_ACTIONS[type(command)].forbidden(state, seat, command, ORDINARY)

    def answer(self, move: Move, seat: Seat, step: Acting, command: Any) -> None:
        """The action is done, or the turn ends."""
        if isinstance(command, Resign):
            resign(move, seat)
            return
        open_turn(move, seat)
        if isinstance(command, EndTurn):
            move.then(EndingTurn())
        else:
            TURN_ACTIONS[type(command)].perform(move, seat, command, ORDINARY)


def open_turn(move: Move, seat: Seat) -> None:
    """The active player's first command: from now on it is too late to resign (TTA-TRN-04)."""
    state = move.state
    if state.full and state.round > 1 and seat == state.active and not state.opened:
        move.note(TurnOpened(seat=seat))


class TurnPassage(Work[PassingTurn, Move]):
    """The next player's turn, perhaps in a new round, or the end (TTA-GEN-01, TTA-GEN-02). Turns
    are strictly one after another (TTA-TRN-08)."""

    def run(self, move: Move, step: PassingTurn) -> None:
        state = move.state
        number = len(state.nations)
        (following, *_) = state.order_from((state.active + 1) % number)
        if following == state.start and not step.same_round:
            if state.ending:
                move.then(ScoringFinally())
                return
            move.note(RoundStarted(number=state.round + 1))
        start_turn(move, following)


class FirstTurn(Work[StartingTurn, Move]):
    """Round 1 begins."""

    def run(self, move: Move, step: StartingTurn) -> None:
        move.note(RoundStarted(number=1))
        start_turn(move, move.state.start)


def start_turn(move: Move, seat: Seat) -> None:
    """A turn begins; its phases follow one after another (TTA-TRN-03)."""
    state = move.state
    if state.round == 1:
        position = state.order_from(state.start).index(seat)
        spent_ca = max(0, civil_actions(state, seat) - 1 - position)
        spent_ma = military_actions(state, seat)
        move.note(
            TurnStarted(seat=seat, number=state.turn + 1, spent_ca=spent_ca, spent_ma=spent_ma)
        )
        move.then(OpeningActions())
        return
    move.note(TurnStarted(seat=seat, number=state.turn + 1))
    if state.training:
        move.then(Replenishing(), RevealingTrainingEvent(), OpeningActions())
        return
    move.then(Replenishing(), ResolvingWar(), OpeningPolitics(), OpeningDiscard(), OpeningActions())


class ActionPhase(Work[OpeningActions, Move]):
    """The action phase begins (TTA-EVT-08, TTA-MIL-05)."""

    def run(self, move: Move, step: OpeningActions) -> None:
        seat = move.state.active
        nation = move.state.nations[seat]
        if nation.lost_ca:
            spent = min(civil_actions(move.state, seat), nation.turn.spent_ca + nation.lost_ca)
            move.note(CivilActionsMissed(seat=seat, spent_ca=spent))
        begin_discounts(move, seat)
        move.open(seat, Acting())


def note_end(move: Move, seat: Seat) -> None:
    """The turn is over; the next one begins."""
    move.note(TurnEnded(seat=seat))
    move.then(PassingTurn())
