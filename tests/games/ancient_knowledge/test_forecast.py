"""What is foretold is what then happens: ends of turns, places of cards, needs of technologies."""

import pytest

from games.ancient_knowledge import title
from games.ancient_knowledge.box import BUILDERS, HAND_LIMIT
from games.ancient_knowledge.commands import Create, Excavate, Learn
from games.ancient_knowledge.facts.cards import CardCreated, CardsDrawn
from games.ancient_knowledge.facts.monuments import MonumentDeclined, MonumentDestroyed
from games.ancient_knowledge.facts.turn import PhaseStarted, TurnEnded
from games.ancient_knowledge.rules import forecast
from games.ancient_knowledge.rules.create import price
from games.ancient_knowledge.steps import ChoosingAction
from games.ancient_knowledge.view import view
from tests.support.games import Ply, game

GAMES = ((2, 2), (3, 3), (4, 4))


def turns(ply: Ply) -> bool:
    """Whether a whole end of a turn lies in the ply: nobody was asked in between."""
    begun = [one for one in ply.facts if isinstance(one, PhaseStarted) and one.phase == "timeline"]
    ended = [one for one in ply.facts if isinstance(one, TurnEnded)]
    return len(begun) == len(ended) == 1 and begun[0].seat == ended[0].seat


@pytest.mark.parametrize(("seats", "seed"), GAMES)
def test_a_turn_ends_as_foretold(seats: int, seed: int) -> None:
    seen = 0
    for ply in filter(turns, game(title, seats=seats, seed=seed, policy="mixed").plies):
        state, begun, seat = ply.before, None, 0
        for fact in ply.facts:
            if isinstance(fact, PhaseStarted) and fact.phase == "timeline":
                seat, begun = fact.seat, forecast.turns_end(state, fact.seat)
            state = title.rules.evolve(state, fact)
            if isinstance(fact, TurnEnded):
                break
        assert begun is not None
        if not begun.asks:
            gone = [one for one in ply.facts if isinstance(one, MonumentDeclined)]
            destroyed = [one for one in ply.facts if isinstance(one, MonumentDestroyed)]
            assert begun.falls == tuple(one.monument for one in gone)
            assert begun.destroyed == tuple(one.monument for one in destroyed)
            assert begun.lost == sum(one.knowledge_lost for one in gone)
            assert begun.lost_after == state.players[seat].lost
            seen += 1
    assert seen > 3


@pytest.mark.parametrize(("seats", "seed"), GAMES)
def test_cards_are_created_at_the_prices_that_are_said(seats: int, seed: int) -> None:
    for ply in game(title, seats=seats, seed=seed, policy="mixed").plies:
        command = ply.action.command
        if not isinstance(command, Create) or not _acting(ply):
            continue
        entries = forecast.entries(ply.before, ply.action.seat)
        entry = next(one for one in entries if one.card == command.card)
        assert dict(entry.costs)[command.space] == price(BUILDERS[command.card], command.space)
        for fact in ply.facts:
            if isinstance(fact, CardCreated) and fact.card == command.card:
                assert fact.knowledge == entry.knowledge


def _acting(ply: Ply) -> bool:
    frame = ply.before.agenda.open_for(ply.action.seat)
    return frame is not None and isinstance(frame.step, ChoosingAction)


def test_an_excavation_draws_as_many_cards_as_are_said() -> None:
    """Unless another effect replaces the draw, or the hand is full."""
    seen = 0
    for ply in game(title, seats=3, seed=3, policy="mixed").plies:
        command = ply.action.command
        if isinstance(command, Excavate):
            player = view(ply.before).players[ply.action.seat]
            drawn = [one for one in ply.facts if isinstance(one, CardsDrawn)]
            whole = command.count * player.excavates
            room = HAND_LIMIT - len(player.hand)
            assert not drawn or len(drawn[0].cards) in {whole, room}
            seen += bool(drawn)
    assert seen > 3


def test_needs_are_met_where_a_technology_can_be_learned() -> None:
    for ply in game(title, seats=3, seed=3, policy="mixed").plies:
        if _acting(ply):
            seat, state = ply.action.seat, ply.before
            legal = title.rules.legal(state, seat)
            learnable = {one.technology for one in legal if isinstance(one, Learn)}
            needs = forecast.needs(state, state.players[seat])
            assert {one.technology for one in needs if one.met} == learnable


def test_rounds_to_go_end_with_the_game() -> None:
    for ply in game(title, seats=3, seed=3, policy="mixed").plies:
        left = forecast.rounds_left(ply.before)
        assert 0 <= left <= ply.before.options.round_limit
        if ply.before.end_triggered:
            assert left == 0


def test_a_past_says_what_each_monument_scores_as_the_end_counts_it() -> None:
    state = game(title, seats=4, seed=4, policy="mixed").end
    for player, own in zip(view(state).players, state.scores, strict=True):
        assert sum(one.scores or 0 for one in player.past) == own.effects
        scoring = {one.card for one in player.past if BUILDERS[one.card].icon == "scoring"}
        assert {one.card for one in player.past if one.scores is not None} == scoring
