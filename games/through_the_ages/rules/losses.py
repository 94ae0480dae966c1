"""What cards take from a nation by themselves (TTA-EVT, TTA-POL)."""

from games.kernel.seats import Seat
from games.through_the_ages.box import LEADERS, LEVELS
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
from games.through_the_ages.facts.civil import LeaderLost, WonderDiscarded
from games.through_the_ages.facts.politics import CivilActionsLost
from games.through_the_ages.rules import choosing
from games.through_the_ages.rules.amounts import amount_of
from games.through_the_ages.rules.carrying import reason_of
from games.through_the_ages.rules.goods import lose_culture, lose_food
from games.through_the_ages.rules.move import Move
from games.through_the_ages.rules.people import lose_population
from games.through_the_ages.rules.tokens import change_owned, homer_leaves, standing, tokens_follow
from games.through_the_ages.steps import (
    Carrying,
    FlippingWonder,
    LosingColony,
    PickingBuilding,
    SplittingLoss,
)


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
        event = reason_of(step.card) == "event"
        move.note(LeaderLost(seat=seat, card=leader, reason="event" if event else "aggression"))
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
