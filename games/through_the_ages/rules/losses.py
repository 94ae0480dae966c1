"""What cards take from a nation by themselves (TTA-EVT, TTA-POL)."""

from games.kernel.script import Handler
from games.through_the_ages.box import LEADERS, LEVELS
from games.through_the_ages.effects import losses
from games.through_the_ages.facts.civil import LeaderLost, WonderDiscarded
from games.through_the_ages.facts.politics import CivilActionsLost
from games.through_the_ages.rules import choosing
from games.through_the_ages.rules.amounts import amount_of
from games.through_the_ages.rules.effects import reason_of
from games.through_the_ages.rules.goods import lose_culture, lose_food
from games.through_the_ages.rules.move import Move
from games.through_the_ages.rules.people import lose_population
from games.through_the_ages.rules.tokens import change_owned, homer_leaves, standing, tokens_follow
from games.through_the_ages.state import State
from games.through_the_ages.steps import (
    Carrying,
    FlippingWonder,
    LosingColony,
    PickingBuilding,
    SplittingLoss,
)


class CultureLoss(Handler[State, Carrying, losses.LoseCulture, Move]):
    """Culture points are lost."""

    def run(self, move: Move, script: Carrying, op: losses.LoseCulture) -> None:
        seat = script.seat
        amount = amount_of(move.state, seat, op.amount, op.per, script.advantage)
        lose_culture(move, seat, amount, reason_of(script.card))


class FoodLoss(Handler[State, Carrying, losses.LoseAllFood, Move]):
    """All food is lost."""

    def run(self, move: Move, script: Carrying, op: losses.LoseAllFood) -> None:
        seat = script.seat
        lose_food(move, seat, move.state.nations[seat].food)


class PopulationLoss(Handler[State, Carrying, losses.LosePopulation, Move]):
    """Workers are lost."""

    def run(self, move: Move, script: Carrying, op: losses.LosePopulation) -> None:
        seat = script.seat
        lose_population(
            move, seat, amount_of(move.state, seat, op.amount, op.per, script.advantage)
        )


class BlueTokenLoss(Handler[State, Carrying, losses.LoseBlueToken, Move]):
    """Blue tokens are lost."""

    def run(self, move: Move, script: Carrying, op: losses.LoseBlueToken) -> None:
        change_owned(move, script.seat, blue=-op.amount, reason="event")


class CivilActionLoss(Handler[State, Carrying, losses.LoseCivilActionsNextActionPhase, Move]):
    """Civil actions of the next action phase are lost (TTA-EVT-08)."""

    def run(self, move: Move, script: Carrying, op: losses.LoseCivilActionsNextActionPhase) -> None:
        seat = script.seat
        amount = amount_of(move.state, seat, op.amount, op.per)
        if amount:
            move.note(CivilActionsLost(seat=seat, ca=amount))


class GoodsLoss(Handler[State, Carrying, losses.LoseFoodOrResources, Move]):
    """The seat splits a loss into food and resources."""

    def run(self, move: Move, script: Carrying, op: losses.LoseFoodOrResources) -> None:
        seat = script.seat
        nation = move.state.nations[seat]
        total = min(op.total, nation.food + nation.resources)
        if total:
            move.open(seat, SplittingLoss(total=total))


class ColonyLoss(Handler[State, Carrying, losses.LoseColony, Move]):
    """The seat chooses the colony that it loses."""

    def run(self, move: Move, script: Carrying, op: losses.LoseColony) -> None:
        seat = script.seat
        if move.state.nations[seat].court.colonies:
            move.open(seat, LosingColony())


class WonderFlip(Handler[State, Carrying, losses.FlipWonder, Move]):
    """The seat chooses the wonder that turns face down."""

    def run(self, move: Move, script: Carrying, op: losses.FlipWonder) -> None:
        seat = script.seat
        question = FlippingWonder(levels=tuple(LEVELS[age] for age in op.ages), culture=op.culture)
        if choosing.flippable(move.state, seat, question):
            move.open(seat, question)


class LeaderLoss(Handler[State, Carrying, losses.DiscardLeader, Move]):
    """The leader is lost."""

    def run(self, move: Move, script: Carrying, op: losses.DiscardLeader) -> None:
        seat = script.seat
        leader = move.state.nations[seat].court.leader
        if leader is not None:
            assert leader in LEADERS
            was = standing(move.state, seat)
            homer_leaves(move, seat)
            event = reason_of(script.card) == "event"
            move.note(LeaderLost(seat=seat, card=leader, reason="event" if event else "aggression"))
            tokens_follow(move, seat, was)


class SiteLoss(Handler[State, Carrying, losses.DiscardUnfinishedWonder, Move]):
    """The unfinished wonder is lost."""

    def run(self, move: Move, script: Carrying, op: losses.DiscardUnfinishedWonder) -> None:
        seat = script.seat
        site = move.state.nations[seat].site
        if site is not None:
            move.note(
                WonderDiscarded(
                    seat=seat, wonder=site.card, tokens=site.stages, reason="aggression"
                )
            )


class Destruction(Handler[State, Carrying, losses.DestroyBuilding, Move]):
    """The owner, the attacker, or the nation with the least culture names the building."""

    def run(self, move: Move, script: Carrying, op: losses.DestroyBuilding) -> None:
        seat = script.seat
        if choosing.destructible(move.state, seat, op.types):
            chooser = seat if op.chooser == "target" else script.chooser
            move.open(
                chooser, PickingBuilding(victim=seat, types=op.types, up_to=op.up_to or op.amount)
            )
