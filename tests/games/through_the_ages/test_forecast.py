"""What is foretold is what then happens: ends of turns, cards that leave the row, prices."""

from collections.abc import Iterator
from typing import Any

import pytest

from games.kernel.chance import Scripted
from games.kernel.folding import Applies
from games.kernel.seats import AtSeat, Spectator
from games.through_the_ages import title
from games.through_the_ages.commands import Build, EndTurn, PlayTechnology, TakeCard, Upgrade
from games.through_the_ages.facts.civil import ActionsSpent
from games.through_the_ages.facts.flow import TurnEnded
from games.through_the_ages.facts.goods import ResourcesPaid, ScienceChanged
from games.through_the_ages.facts.military import MilitaryCardsDrawn
from games.through_the_ages.facts.row import RowCardsRemoved
from games.through_the_ages.rules import forecast
from games.through_the_ages.rules.move import Move
from games.through_the_ages.rules.scoring import closed_events, final_events, items_of
from games.through_the_ages.state import State
from games.through_the_ages.steps import Acting
from tests.support.drawing import scene_of
from tests.support.games import Ply, game

GAMES = tuple((seats, seed) for seats, seed in ((2, 3), (3, 5), (4, 1)))


def plies(seats: int, seed: int, *commands: type) -> Iterator[Ply]:
    """The plies of a game with such commands."""
    played = game(title, seats=seats, seed=seed, policy="mixed")
    return (
        one
        for one in played.plies
        if isinstance(one.action.command, commands)
        if isinstance(one.before.agenda.frames[-1].step, Acting)
    )


def until_the_end(ply: Ply) -> State:
    """The state when the turn ends, before the next one begins."""
    state = ply.before
    for fact in ply.facts:
        state = title.rules.evolve(state, fact)
        if isinstance(fact, TurnEnded):
            break
    return state


@pytest.mark.parametrize(("seats", "seed"), GAMES)
def test_a_turn_ends_as_foretold(seats: int, seed: int) -> None:
    seen = 0
    for ply in plies(seats, seed, EndTurn):
        if not any(isinstance(fact, TurnEnded) for fact in ply.facts):
            continue  # a token may be renounced first
        seat = ply.action.seat
        end = forecast.turns_end(ply.before, seat)
        was, now = (one.nations[seat] for one in (ply.before, until_the_end(ply)))
        drawn = [one for one in ply.facts if isinstance(one, MilitaryCardsDrawn)]
        assert now.culture - was.culture == end.culture
        assert now.science - was.science == end.science
        assert now.food - was.food == end.food - end.eaten
        assert now.resources - was.resources == end.resources - end.lost
        assert sum(len(one.cards) for one in drawn if one.seat == seat) == end.cards
        seen += 1
    assert seen > 10


@pytest.mark.parametrize(("seats", "seed"), GAMES)
def test_cards_leave_the_row_as_foretold(seats: int, seed: int) -> None:
    """If nobody takes one: when a turn ends, the next one removes what was to leave before it."""
    seen = 0
    for ply in plies(seats, seed, EndTurn):
        removed = next((one for one in ply.facts if isinstance(one, RowCardsRemoved)), None)
        if removed is not None:
            fate = forecast.fate(ply.before)
            following = ply.after.active
            leaving = tuple(slot for slot, seat in fate.leaves.items() if seat == following)
            assert removed.slots == leaving
            seen += 1
    assert seen > 10


def test_the_final_scoring_is_foretold_to_each_seat_as_far_as_it_knows_it() -> None:
    """TTA-FIN-07: what a seat prepared counts for it alone, and what nobody told it is a number."""
    seen = 0
    for ply in game(title, seats=3, seed=3, policy="mixed").plies[::8]:
        state = ply.before
        closed = closed_events(state)
        if state.stage != "rounds" or not closed:
            continue
        before = [
            scene_of(title, state, viewer) for viewer in (*map(AtSeat, range(3)), Spectator())
        ]
        for viewer, scene in zip((0, 1, 2, None), before, strict=True):
            own = [one.card for one in state.events.prepared if one.seat == viewer]
            known = set(own) & set(closed)
            gauges = {one.id: one for board in scene.boards for one in board.gauges}
            assert {card for card in closed if f"{card}_now/0" in gauges} == known
            unknown = gauges.get("unforeseen")
            assert (unknown.value if unknown else 0) == len(closed) - len(known)
            seen += len(known)
    assert seen > 10


def test_what_each_seat_knows_of_the_final_scoring_is_a_part_of_it() -> None:
    *_, last = game(title, seats=3, seed=3, policy="mixed").plies
    state = last.before
    whole = items_of(Move(state, Scripted()), final_events(state))
    known = {
        card: points for seat in range(3) for card, points in forecast.foreseen(state, seat)[0]
    }
    assert known
    assert all(dict(whole[0])[card] == points for card, points in known.items())


def paid(ply: Ply, kind: type[Applies[Any]], field: str) -> int:
    """What the facts of a ply took."""
    return sum(int(getattr(fact, field)) for fact in ply.facts if isinstance(fact, kind))


@pytest.mark.parametrize(("seats", "seed"), GAMES)
def test_prices_are_those_that_are_paid(seats: int, seed: int) -> None:
    for ply in plies(seats, seed, TakeCard, PlayTechnology):
        state, seat, command = ply.before, ply.action.seat, ply.action.command
        nation = state.nations[seat]
        if isinstance(command, TakeCard):
            offers = {one.slot: one for one in forecast.offers(state, seat, {})}
            assert offers[command.slot].barred is None
            assert offers[command.slot].price == paid(ply, ActionsSpent, "ca")
        elif "scientific_cooperation" not in {one.card.partition("#")[0] for one in state.pacts}:
            of, amount = forecast.play_cost(state, seat, command.card_instance)
            taken = nation.science - until_played(ply).nations[seat].science
            assert (of, amount) == ("science", taken)


def until_played(ply: Ply) -> State:
    """The state when the price is paid."""
    state = ply.before
    for fact in ply.facts:
        state = title.rules.evolve(state, fact)
        if isinstance(fact, ScienceChanged):
            break
    return state


def test_workers_and_steps_cost_what_is_said() -> None:
    """Unless virtual resources of the turn, a leader or a trade route pay a part of it."""
    seen = 0
    for ply in plies(3, 5, Build, Upgrade):
        command, turn = ply.action.command, ply.before.nations[ply.action.seat].turn
        if command.use_trade_route or turn.homer or turn.pool:
            continue
        nation = ply.before.nations[ply.action.seat]
        if isinstance(command, Build):
            post = nation.post(command.card)
            cost = forecast.build_cost(ply.before, ply.action.seat, post)
        else:
            post = nation.post(command.from_card)
            cost = forecast.step_cost(ply.before, ply.action.seat, post)
        assert paid(ply, ResourcesPaid, "amount") == cost
        seen += 1
    assert seen > 5


def test_rounds_to_go_are_an_estimate_until_the_last_round_is_known() -> None:
    played = game(title, seats=3, seed=5, policy="mixed")
    last = played.plies[-1].after.round
    for ply in played.plies:
        state = ply.before
        left = forecast.rounds_left(state)
        assert left >= 0
        if state.last_round is not None:
            assert left == max(0, last - state.round)
        elif state.round == last // 2:
            assert abs(state.round + left - last) <= last // 2
