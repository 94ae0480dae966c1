"""Section 7.2: population, with the leader and the wonder that make it cheaper."""

from collections.abc import Iterable
from typing import Literal

from games.kernel.refusal import Illegal
from games.kernel.seats import Seat
from games.through_the_ages.box import TECHNOLOGIES, UNITS
from games.through_the_ages.commands import IncreasePopulation, IncreasePopulationAndBuildUnit
from games.through_the_ages.effects.choices import IncreasePopulation as ByWonder
from games.through_the_ages.effects.choices import IncreasePopulationAndBuildUnit as ByLeader
from games.through_the_ages.facts.civil import PopulationGained, WorkerPlaced
from games.through_the_ages.rules.action import (
    ORDINARY,
    Terms,
    TurnAction,
    has_civil_action,
    no_civil_action,
    spend_civil,
)
from games.through_the_ages.rules.goods import Bill, bill, pay, payable, ways_to_pay
from games.through_the_ages.rules.move import Move
from games.through_the_ages.rules.prices import build_price, population_price
from games.through_the_ages.state import State

_EMPTY = Illegal("TTA-CIV-10", "yellow-bank-empty")


class Increase(TurnAction[IncreasePopulation]):
    """A new worker for food (TTA-CIV-10, TTA-CRD-18)."""

    def options(
        self, state: State, seat: Seat, terms: Terms = ORDINARY
    ) -> Iterable[IncreasePopulation]:
        """By an action or by the wonder, each with and without a trade route."""
        sources: list[Literal["normal", "ocean_liner"]] = []
        if has_civil_action(state, seat, terms):
            sources.append("normal")
        if state.nations[seat].court.all(ByWonder) and _no_liner(state, seat, terms) is None:
            sources.append("ocean_liner")
        prices = [(source, _price(state, seat, source)) for source in sources]
        for trade in ways_to_pay(state, seat) if sources else ():
            for source, food in prices:
                if food is not None and payable(state, seat, food=food, unit=False, trade=trade):
                    yield IncreasePopulation(source=source, use_trade_route=trade)

    def forbidden(
        self, state: State, seat: Seat, command: IncreasePopulation, terms: Terms
    ) -> Illegal | None:
        """TTA-CIV-10."""
        if command.source == "ocean_liner":
            refused = _no_liner(state, seat, terms)
        else:
            refused = no_civil_action(state, seat, terms)
        if refused is not None:
            return refused
        due = _bill(state, seat, command)
        return due if isinstance(due, Illegal) else None

    def perform(self, move: Move, seat: Seat, command: IncreasePopulation, terms: Terms) -> None:
        """The worker is paid and joins the unused ones."""
        due = _bill(move.state, seat, command)
        assert isinstance(due, Bill)
        if command.source == "normal":
            spend_civil(move, seat, terms)
        pay(move, seat, due)
        move.note(PopulationGained(seat=seat, source=command.source))


def _price(state: State, seat: Seat, source: Literal["normal", "ocean_liner"]) -> int | None:
    """Food for the worker; None: the yellow bank is empty."""
    discount = 0
    if source == "ocean_liner":
        discount = sum(one.food_discount for one in state.nations[seat].court.all(ByWonder))
    return population_price(state, seat, discount)


def _bill(state: State, seat: Seat, command: IncreasePopulation) -> Bill | Illegal:
    food = _price(state, seat, command.source)
    if food is None:
        return _EMPTY
    return bill(state, seat, food=food, unit=False, trade=command.use_trade_route)


def _no_liner(state: State, seat: Seat, terms: Terms) -> Illegal | None:
    nation = state.nations[seat]
    rule = "TTA-CRD-18"
    if terms.inner:
        return Illegal(rule, "ocean-liner-with-action-card")
    if not nation.court.all(ByWonder):
        return Illegal(rule, "no-ocean-liner")
    if nation.turn.liner_used:
        return Illegal(rule, "ocean-liner-used")
    return None


class IncreaseAndBuild(TurnAction[IncreasePopulationAndBuildUnit]):
    """A new worker who is a unit at once (TTA-CRD-03)."""

    def options(
        self, state: State, seat: Seat, terms: Terms = ORDINARY
    ) -> Iterable[IncreasePopulationAndBuildUnit]:
        """Every unit technology in play, with and without a trade route."""
        nation = state.nations[seat]
        if not nation.court.all(ByLeader) or not has_civil_action(state, seat, terms):
            return
        trades = ways_to_pay(state, seat)
        for post in nation.posts:
            if post.technology.type in UNITS:
                for trade in trades:
                    command = IncreasePopulationAndBuildUnit(card=post.kind, use_trade_route=trade)
                    if isinstance(_unit_bill(state, seat, command), Bill):
                        yield command

    def forbidden(
        self, state: State, seat: Seat, command: IncreasePopulationAndBuildUnit, terms: Terms
    ) -> Illegal | None:
        """TTA-CRD-03."""
        nation = state.nations[seat]
        if terms.inner or not nation.court.all(ByLeader):
            return Illegal("TTA-CRD-03", "no-barbarossa")
        post = nation.post(command.card)
        if post is None or post.technology.type not in UNITS:
            return Illegal("TTA-CRD-03", "not-a-unit-technology", card=command.card)
        refused = no_civil_action(state, seat, terms)
        if refused is not None:
            return refused
        due = _unit_bill(state, seat, command)
        return due if isinstance(due, Illegal) else None

    def perform(
        self, move: Move, seat: Seat, command: IncreasePopulationAndBuildUnit, terms: Terms
    ) -> None:
        """The worker is paid, then the unit."""
        due = _unit_bill(move.state, seat, command)
        assert isinstance(due, Bill)
        spend_civil(move, seat)
        pay(move, seat, due)
        move.note(PopulationGained(seat=seat, source="barbarossa"))
        move.note(WorkerPlaced(seat=seat, card=command.card))


def _unit_bill(state: State, seat: Seat, command: IncreasePopulationAndBuildUnit) -> Bill | Illegal:
    (leader, *_) = state.nations[seat].court.all(ByLeader)
    food = population_price(state, seat, leader.food_discount)
    if food is None:
        return _EMPTY
    assert command.card in TECHNOLOGIES
    resources = build_price(state, seat, command.card, leader.resource_discount)
    return bill(
        state, seat, food=food, resources=resources, unit=True, trade=command.use_trade_route
    )
