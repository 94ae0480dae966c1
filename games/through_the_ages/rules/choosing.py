"""Choices that effects of cards leave to a seat (decisions.md, section 6.3)."""

from collections.abc import Iterable, Sequence

from games.kernel.decision import Decision
from games.kernel.refusal import Illegal
from games.kernel.seats import Seat
from games.through_the_ages import steps
from games.through_the_ages.box import WONDERS, CardId, Instance
from games.through_the_ages.commands import Command, StopTaking, TakeCard
from games.through_the_ages.effects.terms import Type
from games.through_the_ages.facts.civil import (
    BuildingsDestroyed,
    WonderFlipped,
    WorkerPlaced,
)
from games.through_the_ages.facts.military import ColonyLost
from games.through_the_ages.rules.choice import Choice, Option
from games.through_the_ages.rules.forces import uncommitted
from games.through_the_ages.rules.move import Move
from games.through_the_ages.rules.taking import not_taken, take, take_price, takeable
from games.through_the_ages.rules.tokens import standing, tokens_follow
from games.through_the_ages.rules.turn import open_turn
from games.through_the_ages.state import State


def destructible(state: State, victim: Seat, types: Sequence[Type]) -> tuple[CardId, ...]:
    """Cards of these types with a building."""
    return tuple(
        post.kind
        for post in state.nations[victim].posts
        if post.technology.type in types and uncommitted(state, victim, post.kind) > 0
    )


class BuildingChoice(Choice[steps.PickingBuilding]):
    """Which building goes (TTA-CRD-22, TTA-EVT-14)."""

    rule = "TTA-CRD-22"

    def offers(self, state: State, seat: Seat, step: steps.PickingBuilding) -> Sequence[Option]:
        """Each card with a building."""
        return destructible(state, step.victim, step.types)

    def chosen(self, move: Move, seat: Seat, step: steps.PickingBuilding, option: Option) -> None:
        """One goes, or the number is asked."""
        card = str(option)
        if step.up_to == 1:
            move.note(BuildingsDestroyed(seat=step.victim, card=card, number=1))
        else:
            move.open(
                seat, steps.CountingBuildings(victim=step.victim, card=card, up_to=step.up_to)
            )


class BuildingCount(Choice[steps.CountingBuildings]):
    """How many buildings of the card go (TTA-CRD-22)."""

    rule = "TTA-CRD-22"

    def offers(self, state: State, seat: Seat, step: steps.CountingBuildings) -> Sequence[Option]:
        """At least one, as far as there are any."""
        there = uncommitted(state, step.victim, step.card)
        return range(1, min(step.up_to, there) + 1)

    def chosen(self, move: Move, seat: Seat, step: steps.CountingBuildings, option: Option) -> None:
        move.note(BuildingsDestroyed(seat=step.victim, card=step.card, number=int(option)))


class FreeBuildingChoice(Choice[steps.BuildingFree]):
    """Whether a worker moves to a card for nothing (TTA-EVT-07)."""

    rule = "TTA-EVT-07"

    def offers(self, state: State, seat: Seat, step: steps.BuildingFree) -> Sequence[Option]:
        """Yes and no."""
        return ("no", "yes")

    def chosen(self, move: Move, seat: Seat, step: steps.BuildingFree, option: Option) -> None:
        if option == "yes":
            move.note(WorkerPlaced(seat=seat, card=step.card))


def flippable(state: State, seat: Seat, step: steps.FlippingWonder) -> tuple[Instance, ...]:
    """Completed wonders of the ages that still lie face up (TTA-EVT-11)."""
    return tuple(
        one.card
        for one in state.nations[seat].court.wonders
        if one.culture is None and WONDERS[one.card].level in step.levels
    )


class WonderChoice(Choice[steps.FlippingWonder]):
    """Which wonder turns face down (TTA-EVT-11)."""

    rule = "TTA-EVT-11"

    def offers(self, state: State, seat: Seat, step: steps.FlippingWonder) -> Sequence[Option]:
        """Each eligible wonder."""
        return flippable(state, seat, step)

    def chosen(self, move: Move, seat: Seat, step: steps.FlippingWonder, option: Option) -> None:
        was = standing(move.state, seat)
        move.note(WonderFlipped(seat=seat, wonder=str(option), culture=step.culture))
        tokens_follow(move, seat, was)


class ColonyLossChoice(Choice[steps.LosingColony]):
    """Which colony is lost (TTA-COL-06)."""

    rule = "TTA-COL-06"

    def offers(self, state: State, seat: Seat, step: steps.LosingColony) -> Sequence[Option]:
        """Each colony."""
        return state.nations[seat].court.colonies

    def chosen(self, move: Move, seat: Seat, step: steps.LosingColony, option: Option) -> None:
        was = standing(move.state, seat)
        move.note(ColonyLost(seat=seat, card=str(option)))
        tokens_follow(move, seat, was, "colony")


class CardBudget(Decision[State, steps.TakingCards, Command, Move]):
    """Cards of the row for the budget of an event (TTA-EVT-09)."""

    takes = (TakeCard, StopTaking)
    public = True

    def options(self, state: State, seat: Seat, step: steps.TakingCards) -> Iterable[Command]:
        """Every card that the budget pays, and an end."""
        yield from takeable(state, seat, step.budget)
        yield StopTaking()

    def forbidden(
        self, state: State, seat: Seat, step: steps.TakingCards, command: Command
    ) -> Illegal | None:
        """The limits of section 7.1."""
        if isinstance(command, TakeCard):
            return not_taken(state, seat, command.slot, step.budget)
        return None

    def answer(self, move: Move, seat: Seat, step: steps.TakingCards, command: Command) -> None:
        """The card is taken; the budget is smaller."""
        open_turn(move, seat)
        if isinstance(command, TakeCard):
            card = move.state.row[command.slot - 1]
            assert card is not None
            price = take_price(move.state.nations[seat], command.slot, card)
            take(move, seat, command.slot, agreed=True)
            move.open(seat, steps.TakingCards(budget=step.budget - price))
