"""Section 5: turns, and what is done in the action phase."""

from collections.abc import Iterable, Mapping
from typing import Any

from games.kernel.decision import Decision
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
from games.through_the_ages.rules.action_cards import DEED_OF, PlayCard
from games.through_the_ages.rules.buildings import Destroying
from games.through_the_ages.rules.deeds import ORDINARY, Deed
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

DEEDS: Mapping[type[Command], Deed[Any]] = {
    TakeCard: Take(),
    IncreasePopulation: DEED_OF[IncreasePopulation],
    IncreasePopulationAndBuildUnit: IncreaseAndBuild(),
    Build: DEED_OF[Build],
    Upgrade: DEED_OF[Upgrade],
    Destroy: Destroying(),
    BuildWonderStages: DEED_OF[BuildWonderStages],
    ElectLeader: Elect(),
    PlayTechnology: DEED_OF[PlayTechnology],
    ChangeGovernment: DEED_OF[ChangeGovernment],
    PlayActionCard: PlayCard(),
    PlayTactic: Train(),
    DrawMilitaryCard: Draw(),
}
"""What can be done in the action phase, besides ending the turn and resigning."""


class Act(Decision[State, Acting, Command, Move]):
    """Civil and military actions in any order, of the active player alone (TTA-TRN-01, TTA-TRN-03).
    In Training military actions serve units only (TTA-MIL-08)."""

    takes = (EndTurn, Resign)
    interjects = tuple(DEEDS)

    def options(self, state: State, seat: Seat, step: Acting) -> Iterable[Command]:
        """Everything legal; in round 1 only taking cards (TTA-TRN-02)."""
        for kind, deed in DEEDS.items():
            if state.stage != "round_1" or kind is TakeCard:
                yield from deed.options(state, seat)
        yield EndTurn()
        if not_resigned(state, seat) is None:
            yield Resign()

    def forbidden(self, state: State, seat: Seat, step: Acting, command: Any) -> Illegal | None:
        """The rule of the deed."""
        if isinstance(command, EndTurn):
            return None
        if isinstance(command, Resign):
            return not_resigned(state, seat)
        if state.stage == "round_1" and not isinstance(command, TakeCard):
            because = "In round 1 cards are taken, and nothing else is done."
            return Illegal(rule="TTA-TRN-02", because=because)
        return DEEDS[type(command)].forbidden(state, seat, command, ORDINARY)

    def answer(self, move: Move, seat: Seat, step: Acting, command: Any) -> None:
        """The deed is done, or the turn ends."""
        if isinstance(command, Resign):
            resign(move, seat)
            return
        open_turn(move, seat)
        if isinstance(command, EndTurn):
            move.then(EndingTurn())
        else:
            DEEDS[type(command)].perform(move, seat, command, ORDINARY)


def open_turn(move: Move, seat: Seat) -> None:
    """The active player's first command: from now on it is too late to resign (TTA-TRN-04)."""
    state = move.state
    if state.full and state.round > 1 and seat == state.active and not state.opened:
        move.note(TurnOpened(seat=seat))


def pass_turn(move: Move, step: PassingTurn) -> None:
    """The next player's turn, perhaps in a new round, or the end (TTA-GEN-01, TTA-GEN-02). Turns
    are strictly one after another (TTA-TRN-08)."""
    state = move.state
    number = len(state.nations)
    (following, *_) = state.order_from((state.active + 1) % number)
    if following == state.start and not step.same_round:
        if state.ending:
            move.then(ScoringFinally())
            return
        move.note(RoundStarted(number=state.round + 1))
    start_turn(move, following)


def start_first_turn(move: Move, _step: StartingTurn) -> None:
    """Round 1 begins."""
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


def open_actions(move: Move, _step: OpeningActions) -> None:
    """The action phase begins (TTA-EVT-08, TTA-MIL-05)."""
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
