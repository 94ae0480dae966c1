"""Section 11: maintenance, in strict order (TTA-END-08), with the uprising of 10.3."""

from collections.abc import Iterable
from typing import Any

from games.kernel.decision import Decision, Work
from games.kernel.refusal import Illegal
from games.kernel.seats import Seat
from games.through_the_ages.box import BOX, PACTS
from games.through_the_ages.commands import Choose, Command
from games.through_the_ages.effects.gains import GainFood, GainResources
from games.through_the_ages.effects.production import (
    ExtraTokens,
    LabsProduceResources,
    PayResources,
)
from games.through_the_ages.facts import goods
from games.through_the_ages.facts.civil import ChoiceMade
from games.through_the_ages.facts.flow import ActionsRefreshed, UprisingHappened
from games.through_the_ages.rules.choice import not_an_option
from games.through_the_ages.rules.goods import (
    gain_food,
    gain_resources,
    lose_culture,
    lose_resources,
)
from games.through_the_ages.rules.move import Move
from games.through_the_ages.rules.turn import note_end, open_turn
from games.through_the_ages.rules.units import draw_cards
from games.through_the_ages.state import (
    State,
    culture_rating,
    military_available,
    science_rating,
)
from games.through_the_ages.state.banks import consumption, corruption
from games.through_the_ages.state.nation import Nation
from games.through_the_ages.state.post import Post, Shift, Shifts, best_worked
from games.through_the_ages.state.stock import payment
from games.through_the_ages.steps import CollectingResources, DecliningToken, EndingTurn

NONE = "none"


class TurnEnd(Work[EndingTurn, Move]):
    """Maintenance up to consumption, unless there is an uprising (TTA-END-01..03)."""

    def run(self, move: Move, step: EndingTurn) -> None:
        state = move.state
        seat = state.active
        nation = state.nations[seat]
        if uprising(state, seat):
            move.note(UprisingHappened(seat=seat, discontent=nation.discontent, unused=nation.pool))
            _finish(move, seat)
            return
        culture, science = culture_rating(state, seat), science_rating(state, seat)
        room = BOX.limits.science_points - nation.science
        move.note(goods.PointsScored(seat=seat, culture=culture, science=min(science, room)))
        produce_food(move, seat, pacts=True)
        consume(move, seat)
        if decline_options(move.state, seat):
            move.open(seat, DecliningToken())
        else:
            move.then(CollectingResources(declined=None))


def uprising(state: State, seat: Seat) -> bool:
    """Whether discontent workers are more than unused ones (TTA-HAP-03); never in Training
    (TTA-HAP-06)."""
    if state.training or state.round == 1:
        return False
    nation = state.nations[seat]
    return nation.discontent > nation.pool


class ResourceCollection(Work[CollectingResources, Move]):
    """Maintenance from resource production on (TTA-END-04..07)."""

    def run(self, move: Move, step: CollectingResources) -> None:
        state = move.state
        seat = state.active
        produce_resources(move, seat, pacts=True, declined=step.declined)
        if not state.training:
            corrupt(move, seat)
        if not state.options.draw_military_during_turn and state.round > 1:
            number = min(BOX.limits.military_draw, military_available(move.state, seat))
            draw_cards(move, seat, number)
        _finish(move, seat)


def _finish(move: Move, seat: Seat) -> None:
    move.note(ActionsRefreshed(seat=seat))
    note_end(move, seat)


def produce_food(move: Move, seat: Seat, *, pacts: bool) -> None:
    """Food production (TTA-END-03); pacts give in maintenance only (TTA-CRD-28)."""
    nation = move.state.nations[seat]
    planned = [(post, post.workers) for post in nation.posts if post.technology.type == "farm"]
    move.note(goods.FoodProduced(seat=seat, shifts=_placed(planned, nation.blue)))
    if pacts:
        for _, effect in move.state.pact_effects(seat):
            if isinstance(effect, GainFood) and isinstance(effect.amount, int):
                gain_food(move, seat, effect.amount)


def consume(move: Move, seat: Seat) -> None:
    """Consumption and famine (TTA-END-03)."""
    nation = move.state.nations[seat]
    due = consumption(nation.yellow)
    if not due:
        return
    paid = min(due, nation.food)
    shifts = payment(nation.posts, nation.blue, "food", paid)
    move.note(goods.ConsumptionPaid(seat=seat, due=due, paid=paid, shifts=shifts))
    lose_culture(move, seat, (due - paid) * BOX.famine_culture, "famine")


def produce_resources(move: Move, seat: Seat, *, pacts: bool, declined: str | None = None) -> None:
    """Resource production (TTA-END-04); `declined`: a token renounced, whose place no other one
    takes (TTA-VAR-01)."""
    nation = move.state.nations[seat]
    shifts = _less_one(_mined(nation), declined)
    move.note(goods.ResourcesProduced(seat=seat, shifts=shifts, declined=declined))
    if not pacts:
        return
    for pact, effect in move.state.pact_effects(seat):
        match effect:
            case GainResources(amount=int(amount)) if pact.card != declined:
                gain_resources(move, seat, amount, kept=move.withheld(declined))
            case _:
                pass
    for _, effect in move.state.pact_effects(seat):
        if isinstance(effect, PayResources):
            due = min(effect.amount, move.state.nations[seat].resources)
            lose_resources(move, seat, due)


def corrupt(move: Move, seat: Seat) -> None:
    """Corruption, paid in resources as far as there are any (TTA-END-05)."""
    nation = move.state.nations[seat]
    due = corruption(nation.blue)
    if due:
        paid = min(due, nation.resources)
        shifts = payment(nation.posts, nation.blue, "resources", paid)
        move.note(goods.CorruptionPaid(seat=seat, due=due, paid=paid, shifts=shifts))


def _mined(nation: Nation) -> Shifts:
    """Tokens that mines and labs place, as far as the bank goes (TTA-RES-05)."""
    extra = sum(one.tokens for one in nation.court.all(ExtraTokens))
    best = best_worked(nation.posts, ("mine",))
    planned: list[tuple[Post, int]] = []
    for post in nation.posts:
        if post.technology.type == "mine":
            planned.append((post, post.workers + (extra if post == best else 0)))
    for effect in nation.court.all(LabsProduceResources):
        for post in nation.posts:
            if post.technology.type == "lab" and post.level in effect.value_by_level:
                planned.append((post, post.workers * effect.tokens_per_worker))
    return _placed(planned, nation.blue)


def _placed(planned: list[tuple[Post, int]], bank: int) -> Shifts:
    """One token for each producer; higher values first (equal: mine before lab)."""
    shifts: list[Shift] = []
    order = sorted(planned, key=lambda one: (-one[0].value, one[0].technology.type == "lab"))
    for post, number in order:
        put = min(number, bank)
        if put:
            shifts.append(Shift(post.kind, put))
            bank -= put
    return tuple(shifts)


def _less_one(shifts: Shifts, declined: str | None) -> Shifts:
    return tuple(Shift(one.card, one.tokens - (1 if one.card == declined else 0)) for one in shifts)


def decline_options(state: State, seat: Seat) -> tuple[str, ...]:
    """What may be renounced, if the corruption rule offers the choice (TTA-VAR-01)."""
    if not state.options.optional_corruption:
        return ()
    nation = state.nations[seat]
    shifts = _mined(nation)
    bank = nation.blue - sum(one.tokens for one in shifts)
    gains = [
        pact.card
        for pact, effect in state.pact_effects(seat)
        if isinstance(effect, GainResources) and pact.card in PACTS
    ][: max(0, bank)]
    placed = sum(one.tokens for one in shifts) + len(gains)
    after = nation.blue - placed
    if not placed or corruption(after + 1) >= corruption(after):
        return ()
    return (NONE, *(one.card for one in shifts), *gains)


class RenouncedToken(Decision[State, DecliningToken, Command, Move]):
    """Which produced token is renounced (TTA-VAR-01)."""

    takes = (Choose,)

    def options(self, state: State, seat: Seat, step: DecliningToken) -> Iterable[Command]:
        """None, a mine or lab, or a pact."""
        return (Choose(option=one) for one in decline_options(state, seat))

    def forbidden(
        self, state: State, seat: Seat, step: DecliningToken, command: Any
    ) -> Illegal | None:
        """One of the options."""
        return not_an_option(decline_options(state, seat), command.option, "TTA-VAR-01")

    def answer(self, move: Move, seat: Seat, step: DecliningToken, command: Any) -> None:
        """Production goes on without the token."""
        open_turn(move, seat)
        move.note(ChoiceMade(seat=seat, option=command.option, auto=move.automatic))
        declined = None if command.option == NONE else str(command.option)
        move.then(CollectingResources(declined=declined))
