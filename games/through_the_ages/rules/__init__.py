"""The rules, one module per section of the rulebook; the only tables stand here."""

from collections.abc import Mapping

from games.kernel.decision import AnyDecision, AnyWork
from games.kernel.refusal import Illegal
from games.kernel.rules import Rules
from games.kernel.seats import Seat
from games.kernel.title import closed
from games.through_the_ages.commands import Command
from games.through_the_ages.facts import Fact
from games.through_the_ages.rules.action_cards import Inner, finish_card
from games.through_the_ages.rules.attacks import clear_fight, resolve_war, settle_fight
from games.through_the_ages.rules.card_row import refill_row, replenish
from games.through_the_ages.rules.choosing import (
    AnnexColony,
    BuildFree,
    ChooseGood,
    CountBuildings,
    FlipsWonder,
    LoseColonies,
    PickBuilding,
    SplitGain,
    SplitLoot,
    SplitLoss,
    TakeCards,
    TakeTechnology,
)
from games.through_the_ages.rules.colonization import Bids, award_colony, settle_colony
from games.through_the_ages.rules.events import carry
from games.through_the_ages.rules.forces import Gathering
from games.through_the_ages.rules.maintenance import Decline, collect_resources, end_turn
from games.through_the_ages.rules.move import Does, Move
from games.through_the_ages.rules.pacts import Reply
from games.through_the_ages.rules.people import LoseWorker
from games.through_the_ages.rules.politics import Discard, Politics, open_discard, open_politics
from games.through_the_ages.rules.preparing import (
    renew_events,
    reveal_event,
    reveal_training_event,
)
from games.through_the_ages.rules.rivals import take_science
from games.through_the_ages.rules.scoring import score_finally
from games.through_the_ages.rules.setup import begin
from games.through_the_ages.rules.turn import Act, open_actions, pass_turn, start_first_turn
from games.through_the_ages.state import State
from games.through_the_ages.steps import (
    Acting,
    AnnexingColony,
    Attacking,
    AwardingColony,
    Bidding,
    BuildingFree,
    Carrying,
    ChoosingGood,
    ClearingFight,
    CollectingResources,
    CountingBuildings,
    DecliningToken,
    Defending,
    Discarding,
    DoingInner,
    EndingTurn,
    FinishingCard,
    FlippingWonder,
    LosingColony,
    LosingWorker,
    OpeningActions,
    OpeningDiscard,
    OpeningPolitics,
    PassingTurn,
    PickingBuilding,
    Politicking,
    RefillingRow,
    RenewingEvents,
    Replenishing,
    ReplyingToPact,
    ResolvingWar,
    RevealingEvent,
    RevealingTrainingEvent,
    ScoringFinally,
    Sending,
    SettlingColony,
    SettlingFight,
    SplittingGain,
    SplittingLoot,
    SplittingLoss,
    StartingTurn,
    Step,
    TakingCards,
    TakingScience,
    TakingTechnology,
)

DECISIONS: Mapping[type, AnyDecision] = {
    Acting: Act(),
    DoingInner: Inner(),
    Politicking: Politics(),
    Discarding: Discard(),
    Attacking: Gathering("attack"),
    Defending: Gathering("defense"),
    Sending: Gathering("colony"),
    Bidding: Bids(),
    ReplyingToPact: Reply(),
    TakingCards: TakeCards(),
    LosingWorker: LoseWorker(),
    PickingBuilding: PickBuilding(),
    CountingBuildings: CountBuildings(),
    SplittingGain: SplitGain(),
    SplittingLoss: SplitLoss(),
    SplittingLoot: SplitLoot(),
    ChoosingGood: ChooseGood(),
    BuildingFree: BuildFree(),
    FlippingWonder: FlipsWonder(),
    LosingColony: LoseColonies(),
    AnnexingColony: AnnexColony(),
    TakingTechnology: TakeTechnology(),
    DecliningToken: Decline(),
}
"""What answers each question."""

WORK: Mapping[type, AnyWork] = {
    StartingTurn: Does(start_first_turn),
    Replenishing: Does(replenish),
    ResolvingWar: Does(resolve_war),
    RevealingTrainingEvent: Does(reveal_training_event),
    OpeningPolitics: Does(open_politics),
    OpeningDiscard: Does(open_discard),
    OpeningActions: Does(open_actions),
    RevealingEvent: Does(reveal_event),
    Carrying: Does(carry),
    RenewingEvents: Does(renew_events),
    RefillingRow: Does(refill_row),
    AwardingColony: Does(award_colony),
    SettlingColony: Does(settle_colony),
    SettlingFight: Does(settle_fight),
    ClearingFight: Does(clear_fight),
    FinishingCard: Does(finish_card),
    TakingScience: Does(take_science),
    EndingTurn: Does(end_turn),
    CollectingResources: Does(collect_resources),
    PassingTurn: Does(pass_turn),
    ScoringFinally: Does(score_finally),
}
"""What goes on by itself."""


def misfit(_state: State, _step: Step, command: Command) -> Illegal:
    """The refusal of a command that does not answer what is asked."""
    name = type(command).__name__
    return Illegal(rule="TTA-TRN-03", because=f"{name} does not answer what is asked now.")


def out_of_turn(state: State, seat: Seat, _command: Command) -> Illegal:
    """The refusal of a command of a seat that is not asked."""
    return closed(state, seat, state.agenda.next_id)


RULES: Rules[State, Command, Fact, Move] = Rules(
    begin=begin,
    move=Move,
    decisions=DECISIONS,
    work=WORK,
    misfit=misfit,
    out_of_turn=out_of_turn,
)
