"""Given / when / then says what happened; and it fails when that is not what happened."""

from typing import Any

import pytest

from games.kernel.chance import Scripted
from games.kernel.refusal import DECISION_CLOSED, GAME_OVER
from games.kernel.scenario import given
from games.kernel.title import Table, fold
from tests.support import tiny
from tests.support.games import random_game


@pytest.fixture
def start() -> Any:
    """Seat 0 holds 1 and 2, seat 1 holds 3 and 4."""
    table = Table(seats=2, options=tiny.Options(hand=2, brightest=4))
    return fold(tiny.title, tiny.title.setup(table, Scripted([0, 1, 2, 3])), None)


def chosen(seat: int, card: int) -> object:
    return tiny.CardChosen(seat=seat, card=f"lantern-{card}#1")


def test_what_happened_is_found_in_order_with_others_between(start: Any) -> None:
    game = (
        given(tiny.title, start)
        .when(0, tiny.Choose("lantern-2#1"))
        .when(1, tiny.Choose("lantern-4#1"))
    )
    game.then(chosen(0, 2), tiny.CardsRevealed(("lantern-2#1", "lantern-4#1"))).accepted()


def test_what_did_not_happen_is_missed(start: Any) -> None:
    game = given(tiny.title, start).when(0, tiny.Choose("lantern-2#1"))
    with pytest.raises(AssertionError, match="missing CardChosen"):
        game.then(chosen(0, 1))


def test_the_order_matters(start: Any) -> None:
    game = (
        given(tiny.title, start)
        .when(0, tiny.Choose("lantern-2#1"))
        .when(1, tiny.Choose("lantern-4#1"))
    )
    with pytest.raises(AssertionError, match="missing"):
        game.then(chosen(1, 4), chosen(0, 2))


def test_a_fact_is_not_found_twice(start: Any) -> None:
    game = given(tiny.title, start).when(0, tiny.Choose("lantern-2#1"))
    with pytest.raises(AssertionError, match="missing"):
        game.then(chosen(0, 2), chosen(0, 2))


def test_a_refusal_is_not_an_acceptance(start: Any) -> None:
    game = given(tiny.title, start).when(0, tiny.Choose("lantern-4#1")).refused("LN-CHO-02")
    with pytest.raises(AssertionError, match="refused"):
        game.accepted()
    with pytest.raises(AssertionError, match="refused"):
        game.then()
    with pytest.raises(AssertionError, match="already refused"):
        game.when(0, tiny.Choose("lantern-2#1"))


def test_an_acceptance_is_not_a_refusal(start: Any) -> None:
    with pytest.raises(AssertionError, match="accepted, with"):
        given(tiny.title, start).when(0, tiny.Choose("lantern-2#1")).refused("LN-CHO-02")


def test_another_rule_is_not_the_rule(start: Any) -> None:
    with pytest.raises(AssertionError, match="LN-CHO-01 expected"):
        given(tiny.title, start).when(0, tiny.Choose("lantern-4#1")).refused("LN-CHO-01")


def test_a_refused_command_changes_nothing(start: Any) -> None:
    game = given(tiny.title, start).when(0, tiny.Choose("lantern-4#1"))
    assert (game.state, game.facts) == (start, ())


def test_commands_in_a_row_stop_at_the_first_refusal(start: Any) -> None:
    game = given(tiny.title, start).when(
        0, tiny.Choose("lantern-1#1"), tiny.Choose("lantern-2#1"), tiny.Choose("lantern-2#1")
    )
    game.refused(DECISION_CLOSED)
    assert game.facts[0] == chosen(0, 1)


def test_draws_are_scripted(start: Any) -> None:
    game = (
        given(tiny.title, start)
        .when(0, tiny.Choose("lantern-2#1"))
        .when(1, tiny.Choose("lantern-4#1"))
    )
    drawn = tiny.CardsDrawn(seat=1, cards=("lantern-3#2",))
    game.when(1, tiny.Keep(), chance=[0, 1]).then(drawn)
    with pytest.raises(LookupError, match="cards of seat 0"):
        game.when(1, tiny.Keep())


def test_a_game_that_is_over_takes_no_command() -> None:
    over = random_game(tiny.title, seats=2, seed=0).end
    given(tiny.title, over).when(0, tiny.Keep()).refused(GAME_OVER)
