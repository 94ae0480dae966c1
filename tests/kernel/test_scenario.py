"""Given / when / then says what happened; and it fails when that is not what happened."""

from typing import Any

import pytest
from msgspec.structs import replace

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
    return fold(tiny.title, tiny.title.rules.setup(table, Scripted([0, 1, 2, 3])), None)


def chosen(seat: int, card: int) -> object:
    return tiny.CardChosen(seat=seat, card=f"lantern-{card}#1")


def revealed(start: Any) -> Any:
    """Seat 1 chooses the brighter lantern and takes the points."""
    return (
        given(tiny.title, start)
        .when(0, tiny.Choose("lantern-2#1"))
        .when(1, tiny.Choose("lantern-3#1"))
    )


SHOWN = tiny.CardsRevealed(("lantern-2#1", "lantern-3#1"))
POINTS = tiny.PointsEarned(seat=1, points=3)


def test_what_the_last_commands_led_to_is_said_in_order(start: Any) -> None:
    revealed(start).then(chosen(1, 3), SHOWN, POINTS).accepted()
    both = given(tiny.title, start).when(0, tiny.Choose("lantern-2#1"))
    both.then(chosen(0, 2)).when(1, tiny.Choose("lantern-3#1")).then(chosen(1, 3), SHOWN, POINTS)


def test_what_is_left_out_is_named(start: Any) -> None:
    revealed(start).then(chosen(1, 3), besides=(tiny.CardsRevealed, tiny.PointsEarned))
    with pytest.raises(AssertionError, match="said and left out"):
        revealed(start).then(chosen(1, 3), SHOWN, POINTS, besides=(tiny.PointsEarned,))


def test_what_is_awaited_is_compared_where_it_is_said(start: Any) -> None:
    game = given(tiny.title, start).when(0, tiny.Choose("lantern-2#1"))
    changed = game.facts[-1]
    assert isinstance(changed, tiny.AgendaChanged)
    game.then(chosen(0, 2)).then(chosen(0, 2), changed)
    with pytest.raises(AssertionError, match="expected"):
        game.then(chosen(0, 2), replace(changed, closed=()))


@pytest.mark.parametrize(
    "said",
    [
        (),
        (chosen(1, 3), SHOWN),
        (SHOWN, POINTS),
        (chosen(1, 4), SHOWN, POINTS),
        (SHOWN, chosen(1, 3), POINTS),
        (chosen(1, 3), chosen(1, 3), SHOWN, POINTS),
        (chosen(0, 2), chosen(1, 3), SHOWN, POINTS),
    ],
)
def test_anything_else_is_not_what_happened(start: Any, said: tuple[object, ...]) -> None:
    with pytest.raises(AssertionError, match="expected"):
        revealed(start).then(*said)


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
    drawn = (
        tiny.CardsDrawn(seat=0, cards=("lantern-1#2",)),
        tiny.CardsDrawn(seat=1, cards=("lantern-3#2",)),
    )
    game.when(1, tiny.Keep(), chance=[0, 1]).then(*drawn)
    with pytest.raises(LookupError, match="cards of seat 0"):
        game.when(1, tiny.Keep())


def test_a_game_that_is_over_takes_no_command() -> None:
    over = random_game(tiny.title, seats=2, seed=0).end
    given(tiny.title, over).when(0, tiny.Keep()).refused(GAME_OVER)
