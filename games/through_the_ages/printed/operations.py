"""What cards give, take away and let a nation do, as parts of formulas."""

from collections.abc import Mapping

from games.kernel.formula import Exchange, Parts, Term, either
from games.through_the_ages.box import URBAN
from games.through_the_ages.effects import choices, gains, losses, production, rivals
from games.through_the_ages.effects.amounts import Amount
from games.through_the_ages.effects.operation import Operation
from games.through_the_ages.printed.measures import kinds, so_many
from games.through_the_ages.printed.standing import by_level, standing

AMOUNTS: Mapping[type[Operation], tuple[str, int]] = {
    gains.GainFood: ("food", 1),
    gains.GainResources: ("resource", 1),
    gains.GainFoodOrResources: ("food_or_resource", 1),
    gains.GainScience: ("science", 1),
    gains.ScoreCulture: ("culture", 1),
    gains.GainPopulation: ("population", 1),
    gains.DrawMilitaryCards: ("military_card", 1),
    gains.MilitaryDiscountPool: ("unit_resource", 1),
    gains.GainMilitaryActionThisTurn: ("extra_military_action", 1),
    gains.RecoverCivilAction: ("recovered_action", 1),
    losses.LoseCulture: ("culture", -1),
    losses.LoseFoodOrResources: ("food_or_resource", -1),
    losses.LosePopulation: ("population", -1),
    losses.LoseBlueToken: ("blue_tokens", -1),
    losses.LoseColony: ("colony", -1),
    losses.LoseCivilActionsNextActionPhase: ("next_civil_actions", -1),
    production.PayResources: ("resource", -1),
    rivals.StealFoodOrResources: ("stolen_food_or_resource", 1),
    rivals.TakeCulture: ("stolen_culture", 1),
    rivals.StealColony: ("stolen_colony", 1),
    rivals.TakeYellowTokensBankToBank: ("stolen_yellow_tokens", 1),
}
"""What is so many of one sign, and whether it is gained or lost."""

PLAIN: Mapping[type[Operation], Parts] = {
    losses.LoseAllFood: (Term("all_food"),),
    losses.DiscardLeader: (Term("leader", -1),),
    losses.DiscardUnfinishedWonder: (Term("unfinished_wonder", -1),),
    choices.SkipNextPoliticalAction: (Term("no_politics"),),
    choices.SkipMilitaryDiscardThisTurn: (Term("no_discard"),),
    choices.RefillCardRow: (Term("refill"),),
    choices.ColonizeFromHand: (Term("colony", 1), Term("text")),
}
"""What has no numbers of its own."""


def operation(one: Operation) -> Parts:
    """What one effect does, once."""
    if type(one) in PLAIN:
        return PLAIN[type(one)]
    if type(one) in AMOUNTS:
        sign, sense = AMOUNTS[type(one)]
        return so_many(sign, amount_of(one), sense)
    done = (*action(one), *taking(one), *producing(one), *standing(one))
    if not done:
        raise AssertionError(f"no signs for {one}")
    return done


def amount_of(one: Operation) -> Amount:
    """The number of an effect, under either of its names."""
    name = "total" if hasattr(one, "total") else "amount"
    amount: Amount = getattr(one, name, 0)
    return amount


def action(one: Operation) -> Parts:
    """What a nation may do because of an effect."""
    match one:
        case choices.PerformAction(action=what, types=types, resource_discount=less, stages=n):
            of = (kinds(types),) if types else ()
            cheaper = (Term("discount", less),) if less else ()
            return (Term(what, n or None), *of, *cheaper)
        case choices.IncreasePopulation(food_discount=less):
            return (Term("increase_population", 1), Term("food_discount", less))
        case choices.IncreasePopulationAndBuildUnit(food_discount=food, resource_discount=less):
            grown = (Term("increase_population", 1), Term("food_discount", food))
            return (*grown, Term("build"), Term("unit", 1), Term("discount", less))
        case choices.ChooseOne(options=options):
            goods = {choices.FoodOption: "food", choices.ResourceOption: "resource"}
            return (either(*((Term(goods[type(one)], one.amount),) for one in options)),)
        case choices.OptionalFreeBuild(card=card):
            return (Term("may"), Term("worker", 1, of=card))
        case choices.OptionalTakeCards(civil_actions=n):
            return (Exchange((Term("civil_actions", n, up_to=True),), (Term("row_card"),)),)
        case _:
            return ()


def taking(one: Operation) -> Parts:
    """What is destroyed, turned over, or passes to another nation."""
    match one:
        case losses.DestroyBuilding(types=types, amount=n, up_to=most):
            sign = "urban_building" if set(types) == URBAN else "building"
            return (Term(sign, -(n or most), up_to=most > 0),)
        case losses.FlipWonder(amount=n, culture=culture):
            gained = Term("culture_rating", culture, plus=True)
            return (Exchange((Term("wonder", -n),), (gained,)), Term("text"))
        case rivals.StealScience(amount=n):
            return (Term("stolen_science", n, up_to=True),)
        case rivals.TakeScience(amount=amount, technologies_too=too):
            return (*so_many("stolen_science", amount), *((Term("text"),) if too else ()))
        case rivals.MoveYellowTokenBankToBank(amount=n, source=source, destination=to):
            given = (Term(source), Term("yellow_tokens", -n))
            return (Exchange(given, (Term(to), Term("yellow_tokens", n))),)
        case _:
            return ()


def producing(one: Operation) -> Parts:
    """What is produced."""
    match one:
        case production.ProduceFood(consumption=consumption):
            return (Term("produce_food"), *((Term("consumption"),) if consumption else ()))
        case production.ProduceResources(corruption=corruption):
            return (Term("produce_resources"), *((Term("corruption"),) if corruption else ()))
        case production.ExtraTokens(tokens=n):
            return (Term("mine_token", n, plus=True),)
        case production.LabsProduceResources(value_by_level=table):
            return (by_level("lab_level", "resource", table),)
        case _:
            return ()
