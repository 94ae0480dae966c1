"""Section 10.2: what the operations of events, aggressions and wars do."""

from collections.abc import Mapping

from games.kernel.seats import Seat
from games.through_the_ages.box import LEADERS, LEVELS
from games.through_the_ages.effects.choices import (
    ChooseOne,
    FoodOption,
    OptionalFreeBuild,
    OptionalTakeCards,
    RefillCardRow,
    ResourceOption,
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
from games.through_the_ages.facts.civil import LeaderLost, WonderDiscarded
from games.through_the_ages.facts.politics import (
    CivilActionsLost,
    DiscardCancelled,
    PoliticsForfeited,
)
from games.through_the_ages.rules import choosing
from games.through_the_ages.rules.amounts import amount_of, figure
from games.through_the_ages.rules.buildings import at_urban_limit
from games.through_the_ages.rules.carrying import Handler, carry_on, reason_of
from games.through_the_ages.rules.goods import (
    gain_culture,
    gain_food,
    gain_resources,
    gain_science,
    lose_culture,
    lose_food,
    lose_science,
)
from games.through_the_ages.rules.maintenance import (
    consume,
    corrupt,
    produce_food,
    produce_resources,
)
from games.through_the_ages.rules.move import Move
from games.through_the_ages.rules.people import gain_population, lose_population
from games.through_the_ages.rules.targets import ranking, seats_of
from games.through_the_ages.rules.tokens import (
    change_owned,
    homer_leaves,
    standing,
    tokens_follow,
)
from games.through_the_ages.rules.units import draw_cards
from games.through_the_ages.state.contest import Fight
from games.through_the_ages.steps import (
    AnnexingColony,
    BuildingFree,
    Carrying,
    ChoosingGood,
    FlippingWonder,
    LosingColony,
    PickingBuilding,
    RefillingRow,
    SplittingGain,
    SplittingLoot,
    SplittingLoss,
    TakingCards,
    TakingScience,
    TakingTechnology,
)


def gains_food(move: Move, op: GainFood, seat: Seat, step: Carrying) -> None:
    gain_food(move, seat, amount_of(move.state, seat, op.amount, op.per, step.advantage))


def gains_resources(move: Move, op: GainResources, seat: Seat, step: Carrying) -> None:
    gain_resources(move, seat, amount_of(move.state, seat, op.amount, op.per, step.advantage))


def gains_science(move: Move, op: GainScience, seat: Seat, step: Carrying) -> None:
    amount = amount_of(move.state, seat, op.amount, op.per, step.advantage)
    gain_science(move, seat, amount, reason_of(step.card))


def scores(move: Move, op: ScoreCulture, seat: Seat, step: Carrying) -> None:
    amount = amount_of(move.state, seat, op.amount, op.per, step.advantage)
    gain_culture(move, seat, amount, reason_of(step.card))


def scores_by_rank(move: Move, op: ScoreCultureByRank, seat: Seat, step: Carrying) -> None:
    """Ranked by a rating, ties by turn order (TTA-CRD-30)."""
    state = move.state
    ranks = ranking(state, {one: figure(state, one, op.stat) for one in state.order})
    table = op.table[max(2, state.players)]
    gain_culture(move, seat, table[ranks.index(seat)], reason_of(step.card))


def gains_population(move: Move, op: GainPopulation, seat: Seat, _step: Carrying) -> None:
    gain_population(move, seat, op.amount)


def draws(move: Move, op: DrawMilitaryCards, seat: Seat, _step: Carrying) -> None:
    draw_cards(move, seat, op.amount)


def loses_culture(move: Move, op: LoseCulture, seat: Seat, step: Carrying) -> None:
    amount = amount_of(move.state, seat, op.amount, op.per, step.advantage)
    lose_culture(move, seat, amount, reason_of(step.card))


def loses_all_food(move: Move, _op: LoseAllFood, seat: Seat, _step: Carrying) -> None:
    lose_food(move, seat, move.state.nations[seat].food)


def loses_population(move: Move, op: LosePopulation, seat: Seat, step: Carrying) -> None:
    lose_population(move, seat, amount_of(move.state, seat, op.amount, op.per, step.advantage))


def loses_blue_token(move: Move, op: LoseBlueToken, seat: Seat, _step: Carrying) -> None:
    change_owned(move, seat, blue=-op.amount, reason="event")


def loses_actions(
    move: Move, op: LoseCivilActionsNextActionPhase, seat: Seat, _step: Carrying
) -> None:
    amount = amount_of(move.state, seat, op.amount, op.per)
    if amount:
        move.note(CivilActionsLost(seat=seat, ca=amount))


def loses_goods(move: Move, op: LoseFoodOrResources, seat: Seat, _step: Carrying) -> None:
    nation = move.state.nations[seat]
    total = min(op.total, nation.food + nation.resources)
    if total:
        move.open(seat, SplittingLoss(total=total))


def gains_goods(move: Move, op: GainFoodOrResources, seat: Seat, _step: Carrying) -> None:
    move.open(seat, SplittingGain(total=op.total))


def chooses_good(move: Move, op: ChooseOne, seat: Seat, _step: Carrying) -> None:
    food = sum(one.amount for one in op.options if isinstance(one, FoodOption))
    resources = sum(one.amount for one in op.options if isinstance(one, ResourceOption))
    move.open(seat, ChoosingGood(food=food, resources=resources))


def builds_free(move: Move, op: OptionalFreeBuild, seat: Seat, _step: Carrying) -> None:
    """Only with an unused worker and a place for the building (TTA-EVT-07)."""
    post = move.state.nations[seat].post(op.card)
    assert post is not None
    limited = op.when is not None and op.when.urban_limit_allows
    if not limited or at_urban_limit(move.state, seat, post) is None:
        move.open(seat, BuildingFree(card=op.card))


def loses_colony(move: Move, _op: LoseColony, seat: Seat, _step: Carrying) -> None:
    if move.state.nations[seat].court.colonies:
        move.open(seat, LosingColony())


def flips_wonder(move: Move, op: FlipWonder, seat: Seat, _step: Carrying) -> None:
    question = FlippingWonder(levels=tuple(LEVELS[age] for age in op.ages), culture=op.culture)
    if choosing.flippable(move.state, seat, question):
        move.open(seat, question)


def loses_leader(move: Move, _op: DiscardLeader, seat: Seat, step: Carrying) -> None:
    leader = move.state.nations[seat].court.leader
    if leader is not None:
        assert leader in LEADERS
        was = standing(move.state, seat)
        homer_leaves(move, seat)
        reason = "event" if reason_of(step.card) == "event" else "aggression"
        move.note(
            LeaderLost(
                seat=seat, card=leader, reason="event" if reason == "event" else "aggression"
            )
        )
        tokens_follow(move, seat, was)


def loses_site(move: Move, _op: DiscardUnfinishedWonder, seat: Seat, _step: Carrying) -> None:
    site = move.state.nations[seat].site
    if site is not None:
        move.note(
            WonderDiscarded(seat=seat, wonder=site.card, tokens=site.stages, reason="aggression")
        )


def destroys(move: Move, op: DestroyBuilding, seat: Seat, step: Carrying) -> None:
    """The owner, the attacker, or the nation with the least culture names the building."""
    if choosing.destructible(move.state, seat, op.types):
        chooser = seat if op.chooser == "target" else step.chooser
        move.open(
            chooser, PickingBuilding(victim=seat, types=op.types, up_to=op.up_to or op.amount)
        )


def steals_goods(move: Move, op: StealFoodOrResources, seat: Seat, step: Carrying) -> None:
    victim = other_side(move, seat)
    nation = move.state.nations[victim]
    total = amount_of(move.state, seat, op.total, None, step.advantage)
    total = min(total, nation.food + nation.resources)
    if total:
        move.open(seat, SplittingLoot(victim=victim, total=total))


def steals_science(move: Move, op: StealScience, seat: Seat, step: Carrying) -> None:
    reason = reason_of(step.card)
    lost = lose_science(move, other_side(move, seat), op.amount, reason)
    gain_science(move, seat, lost, reason)


def takes_science(move: Move, op: TakeScience, seat: Seat, step: Carrying) -> None:
    """Special technologies first, then science for the rest (TTA-POL-37)."""
    loser = other_side(move, seat)
    left = amount_of(move.state, seat, op.amount, None, step.advantage)
    if op.technologies_too and choosing.affordable(move.state, seat, loser, left):
        move.open(seat, TakingTechnology(victim=loser, left=left))
    else:
        move.then(TakingScience(winner=seat, loser=loser, left=left))


def take_science(move: Move, step: TakingScience) -> None:
    """Science for the rest of the advantage (TTA-POL-37)."""
    lost = lose_science(move, step.loser, step.left, "war")
    gain_science(move, step.winner, lost, "war")


def takes_culture(move: Move, op: TakeCulture, seat: Seat, step: Carrying) -> None:
    amount = amount_of(move.state, seat, op.amount, None, step.advantage)
    lost = lose_culture(move, other_side(move, seat), amount, "war")
    gain_culture(move, seat, lost, "war")


def steals_colony(move: Move, _op: StealColony, seat: Seat, _step: Carrying) -> None:
    victim = other_side(move, seat)
    if move.state.nations[victim].court.colonies:
        move.open(seat, AnnexingColony(victim=victim))


def takes_yellow(move: Move, op: TakeYellowTokensBankToBank, seat: Seat, step: Carrying) -> None:
    loser = other_side(move, seat)
    amount = amount_of(move.state, seat, op.amount, None, step.advantage)
    _yellow(move, loser, seat, amount, war=True)


def moves_yellow(move: Move, op: MoveYellowTokenBankToBank, seat: Seat, _step: Carrying) -> None:
    (destination,) = seats_of(move.state, op.destination)
    _yellow(move, seat, destination, op.amount, war=False)


def _yellow(move: Move, source: Seat, destination: Seat, amount: int, *, war: bool) -> None:
    number = min(amount, move.state.nations[source].yellow)
    if number and source != destination:
        change_owned(move, source, yellow=-number, reason="war" if war else "event")
        change_owned(move, destination, yellow=number, reason="war" if war else "event")


def produces_food(move: Move, op: ProduceFood, seat: Seat, _step: Carrying) -> None:
    produce_food(move, seat, pacts=False)
    if op.consumption:
        consume(move, seat)


def produces_resources(move: Move, op: ProduceResources, seat: Seat, _step: Carrying) -> None:
    produce_resources(move, seat, pacts=False)
    if op.corruption:
        corrupt(move, seat)


def takes_cards(move: Move, op: OptionalTakeCards, seat: Seat, _step: Carrying) -> None:
    move.open(seat, TakingCards(budget=op.civil_actions))


def skips_politics(move: Move, _op: SkipNextPoliticalAction, seat: Seat, _step: Carrying) -> None:
    move.note(PoliticsForfeited(seat=seat))


def keeps_cards(move: Move, _op: SkipMilitaryDiscardThisTurn, seat: Seat, _step: Carrying) -> None:
    move.note(DiscardCancelled(seat=seat))


def refills(move: Move, _op: RefillCardRow, _seat: Seat, _step: Carrying) -> None:
    move.then(RefillingRow())


def other_side(move: Move, seat: Seat) -> Seat:
    """The other party of the fight."""
    fight = move.state.contest
    assert isinstance(fight, Fight)
    return fight.target if seat == fight.attacker else fight.attacker


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
