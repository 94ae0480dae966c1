"""The interpreter does operation after operation, and leaves a frame only where one asks."""

from games.kernel.chance import Scripted
from games.kernel.script import abandon, remember
from tests.kernel.market import RUN, Buy, Move, Picking, Running, Say, Turning
from tests.kernel.test_rules import decided, played, start


def test_operations_without_a_question_leave_no_frame() -> None:
    answer = decided(start(), 0, Buy("purse"))
    steps = [frame.step for frame in answer.state.agenda.frames]
    assert steps == [Turning()]


def test_the_rest_waits_below_the_decision_that_an_operation_opens() -> None:
    asked = played(start(), 0, Buy("wheel"))
    steps = [frame.step for frame in asked.agenda.frames]
    assert steps == [Running(seat=0, source="wheel", index=1), Picking(3)]


def test_a_memo_reaches_the_next_operation() -> None:
    assert played(start(), 0, Buy("purse")).coins[0] == 3 + 2 + 2 + 1
    assert played(start(), 0, Buy("wheel"), Say(3)).coins[0] == 3 + 3 + 3 + 10


def test_a_memo_is_that_of_the_operation_right_before() -> None:
    assert played(start(), 0, Buy("two"), Say(2), Say(1)).coins[0] == 3 + 2 + 1 + 1


def test_nested_scripts_are_done_before_the_rest() -> None:
    assert played(start(), 0, Buy("trap"), Say(1)).coins[0] == 3 + 1 + 5 + 99


def test_what_is_left_can_be_abandoned() -> None:
    move = Move(played(start(), 0, Buy("wheel")), Scripted())
    abandon(move, 1)
    assert any(isinstance(frame.step, Running) for frame in move.frames)
    abandon(move, 0)
    assert not any(isinstance(frame.step, Running) for frame in move.frames)
    abandon(move, 0)


def test_a_memo_for_nobody_changes_nothing() -> None:
    move = Move(start(), Scripted())
    remember(move, 0, 5)
    assert move.finish().facts == ()


def test_the_interpreter_says_whether_the_next_operation_would_do_anything() -> None:
    state = start()
    assert RUN.can(state, Running(seat=0, source="wheel"))
    assert not RUN.can(state, Running(seat=0, source="wheel", index=1))
    assert RUN.can(state, Running(seat=0, source="wheel", index=1, memo=2))
