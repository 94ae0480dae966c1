"""Section 10.2: what the operations of events, aggressions and wars do."""

from collections.abc import Mapping

from games.kernel.seats import Seat
from games.through_the_ages.effects.choices import (
    ChooseOne,
    OptionalFreeBuild,
    OptionalTakeCards,
    RefillCardRow,
    SkipMilitaryDiscardThisTurn,
    SkipNextPoliticalAction,
)
from games.through_the_ages.effects.gains import (
    DrawMilitaryCards,
    GainFood,
    GainFoodOrResources,
    GainPopulation,
    GainResources,
    GainScience,
    ScoreCulture,
    ScoreCultureByRank,
)
from games.through_the_ages.effects.losses import (
    DestroyBuilding,
    DiscardLeader,
    DiscardUnfinishedWonder,
    FlipWonder,
    LoseAllFood,
    LoseBlueToken,
    LoseCivilActionsNextActionPhase,
    LoseColony,
    LoseCulture,
    LoseFoodOrResources,
    LosePopulation,
)
from games.through_the_ages.effects.operation import Operation
from games.through_the_ages.effects.production import ProduceFood, ProduceResources
from games.through_the_ages.effects.rivals import (
    MoveYellowTokenBankToBank,
    StealColony,
    StealFoodOrResources,
    StealScience,
    TakeCulture,
    TakeScience,
    TakeYellowTokensBankToBank,
)
from games.through_the_ages.facts.politics import DiscardCancelled, PoliticsForfeited
from games.through_the_ages.rules.buildings import at_urban_limit
from games.through_the_ages.rules.carrying import Handler, carry_on
from games.through_the_ages.rules.gains import (
    chooses_good,
    draws,
    gains_food,
    gains_goods,
    gains_population,
    gains_resources,
    gains_science,
    produces_food,
    produces_resources,
    scores,
    scores_by_rank,
)
from games.through_the_ages.rules.losses import (
    destroys,
    flips_wonder,
    loses_actions,
    loses_all_food,
    loses_blue_token,
    loses_colony,
    loses_culture,
    loses_goods,
    loses_leader,
    loses_population,
    loses_site,
)
from games.through_the_ages.rules.move import Move
from games.through_the_ages.rules.rivals import (
    moves_yellow,
    steals_colony,
    steals_goods,
    steals_science,
    takes_culture,
    takes_science,
    takes_yellow,
)
from games.through_the_ages.steps import BuildingFree, Carrying, RefillingRow, TakingCards


def builds_free(move: Move, op: OptionalFreeBuild, seat: Seat, _step: Carrying) -> None:
    """Only with an unused worker and a place for the building (TTA-EVT-07)."""
    post = move.state.nations[seat].post(op.card)
    assert post is not None
    limited = op.when is not None and op.when.urban_limit_allows
    if not limited or at_urban_limit(move.state, seat, post) is None:
        move.open(seat, BuildingFree(card=op.card))


def takes_cards(move: Move, op: OptionalTakeCards, seat: Seat, _step: Carrying) -> None:
    move.open(seat, TakingCards(budget=op.civil_actions))


def skips_politics(move: Move, _op: SkipNextPoliticalAction, seat: Seat, _step: Carrying) -> None:
    move.note(PoliticsForfeited(seat=seat))


def keeps_cards(move: Move, _op: SkipMilitaryDiscardThisTurn, seat: Seat, _step: Carrying) -> None:
    move.note(DiscardCancelled(seat=seat))


def refills(move: Move, _op: RefillCardRow, _seat: Seat, _step: Carrying) -> None:
    move.then(RefillingRow())


EFFECTS: Mapping[type[Operation], Handler] = {
    GainFood: gains_food,
    GainResources: gains_resources,
    GainScience: gains_science,
    ScoreCulture: scores,
    ScoreCultureByRank: scores_by_rank,
    GainPopulation: gains_population,
    DrawMilitaryCards: draws,
    LoseCulture: loses_culture,
    LoseAllFood: loses_all_food,
    LosePopulation: loses_population,
    LoseBlueToken: loses_blue_token,
    LoseCivilActionsNextActionPhase: loses_actions,
    LoseFoodOrResources: loses_goods,
    GainFoodOrResources: gains_goods,
    ChooseOne: chooses_good,
    OptionalFreeBuild: builds_free,
    LoseColony: loses_colony,
    FlipWonder: flips_wonder,
    DiscardLeader: loses_leader,
    DiscardUnfinishedWonder: loses_site,
    DestroyBuilding: destroys,
    StealFoodOrResources: steals_goods,
    StealScience: steals_science,
    TakeScience: takes_science,
    TakeCulture: takes_culture,
    StealColony: steals_colony,
    TakeYellowTokensBankToBank: takes_yellow,
    MoveYellowTokenBankToBank: moves_yellow,
    ProduceFood: produces_food,
    ProduceResources: produces_resources,
    OptionalTakeCards: takes_cards,
    SkipNextPoliticalAction: skips_politics,
    SkipMilitaryDiscardThisTurn: keeps_cards,
    RefillCardRow: refills,
}
"""What each operation of these cards does."""


def carry(move: Move, step: Carrying) -> None:
    """The next effect of the card that is being carried out."""
    carry_on(move, step, EFFECTS)
