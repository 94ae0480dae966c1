"""Playing an action: it must answer the decision that is open for its seat."""

from typing import Any

import pytest

from games.kernel.move import Accepted
from games.kernel.refusal import DECISION_CLOSED, GAME_OVER, Illegal
from games.kernel.seats import clockwise
from games.kernel.title import Action, closed, fold, play
from tests.support import tiny
from tests.support.games import Dice, Played, random_game


@pytest.fixture
def played() -> Played:
    return random_game(tiny.title, seats=3, seed=1)


def answer(played: Played, state: Any, action: Action[Any]) -> object:
    return play(played.title, state, action, Dice("answer"))


def test_the_open_decision_is_answered(played: Played) -> None:
    accepted = answer(played, played.start, played.plies[0].action)
    assert isinstance(accepted, Accepted)
    assert accepted.state == fold(played.title, accepted.facts, played.start)


def test_a_retry_of_a_move_is_refused(played: Played) -> None:
    first = played.plies[0]
    refusal = answer(played, first.after, first.action)
    assert isinstance(refusal, Illegal)
    assert refusal.rule == DECISION_CLOSED


def test_nobody_answers_the_decision_of_another_seat(played: Played) -> None:
    first = played.plies[0].action
    other = Action(seat=(first.seat + 1) % 3, decision=first.decision, command=first.command)
    refusal = answer(played, played.start, other)
    assert isinstance(refusal, Illegal)
    assert refusal.rule == DECISION_CLOSED
    assert refusal.args["decision"] == first.decision
    assert refusal.args["place"] == other.seat


def test_once_the_game_is_over_everything_is_refused(played: Played) -> None:
    refusal = answer(played, played.end, played.plies[-1].action)
    assert isinstance(refusal, Illegal)
    assert refusal.rule == GAME_OVER


def test_a_refusal_says_which_decision_is_awaited(played: Played) -> None:
    start: Any = played.start
    frame = start.agenda.open_for(0)
    assert (closed(start, 0, 99).key, closed(start, 0, 99).args["open"]) == (
        "another-awaited",
        frame.id,
    )
    assert closed(start, 7, 99).key == "none-awaited"


def test_folding_nothing_changes_nothing(played: Played) -> None:
    assert fold(played.title, (), played.start) is played.start
    assert fold(played.title, (), None) is None


def test_clockwise_begins_with_the_first_seat() -> None:
    assert clockwise(2, 4) == (2, 3, 0, 1)
    assert clockwise(0, 1) == (0,)
