"""The move: facts apply themselves as they come, the agenda changes once, at the end."""

import pytest
from msgspec import Struct
from msgspec.structs import replace

from games.kernel import move as kernel
from games.kernel.agenda import Agenda, AgendaChange, Frame
from games.kernel.chance import Scripted
from games.kernel.move import Accepted, removed, replaced


class Count(Struct, frozen=True):
    number: int = 0
    agenda: Agenda[str] = Agenda()


class Begun(Struct, frozen=True, tag="begun"):
    def applied(self, _state: Count | None) -> Count:
        return Count()


class Added(Struct, frozen=True, tag="added"):
    number: int

    def applied(self, state: Count) -> Count:
        return replace(state, number=state.number + self.number)


class Changed(AgendaChange[str], frozen=True, tag="changed"):
    def applied(self, state: Count) -> Count:
        return replace(state, agenda=state.agenda.changed(self.closed, self.opened))


class Move(kernel.Move[Count, Begun | Added | Changed, str]):
    changed = Changed


START = Count(0, Agenda((Frame(id=1, seat=0, step="first"), Frame(id=2, seat=1, step="second")), 3))


@pytest.fixture
def move() -> Move:
    return Move(START, Scripted())


def test_the_state_follows_each_fact(move: Move) -> None:
    move.note(Added(2))
    assert move.state.number == 2
    move.note(Added(3))
    assert move.finish() == Accepted((Added(2), Added(3)), Count(5, START.agenda))


def test_an_untouched_agenda_needs_no_fact(move: Move) -> None:
    assert move.finish().facts == ()


def test_the_net_change_of_the_agenda_is_one_last_fact(move: Move) -> None:
    move.close(START.agenda.frames[1])
    move.ask(0, "third")
    move.note(Added(1))
    accepted = move.finish()
    assert accepted.facts == (Added(1), Changed((2,), (Frame(id=3, seat=0, step="third"),)))
    assert accepted.state.agenda.next_id == 4


def test_what_is_opened_and_closed_within_a_move_leaves_no_trace(move: Move) -> None:
    move.work("work")
    move.close(move.frames[-1])
    assert move.finish().facts == ()


def test_frames_opened_after_work_that_is_done_have_ids_of_their_own(move: Move) -> None:
    move.work("work")
    move.close(move.frames[-1])
    move.open(1, "choice", lane=1)
    accepted = move.finish()
    assert accepted.state.agenda.frames[-1] == Frame(id=4, seat=1, step="choice", lane=1)
    assert accepted.state.agenda.next_id == 5


def test_a_replaced_frame_keeps_its_place_under_a_new_id(move: Move) -> None:
    move.replace(START.agenda.frames[0], "again")
    assert [(one.id, one.step) for one in move.frames] == [(3, "again"), (2, "second")]
    after = move.finish().state
    assert after.agenda.next_id == 4


def test_work_can_be_put_below_what_was_opened_since_a_mark(move: Move) -> None:
    mark = move.mark
    assert not move.opened_since(mark)
    move.ask(0, "question")
    assert move.opened_since(mark)
    move.work_below(mark, "rest")
    assert [one.step for one in move.frames] == ["first", "second", "rest", "question"]
    assert move.finish().state.agenda.next_id == 5


def test_offers_stand_in_lanes_of_their_own(move: Move) -> None:
    move.offer(0, "offer")
    assert [one.step for one in move.tops()] == ["second", "offer"]
    assert move.finish().state.agenda.awaits() == {1}


def test_the_move_leaves_the_state_before_alone(move: Move) -> None:
    move.note(Added(9))
    move.clear()
    assert START.number == 0
    assert len(START.agenda.frames) == 2
    assert move.finish().state.agenda.frames == ()
    assert move.before is START


def test_a_game_begins_with_a_fact() -> None:
    move = Move.beginning(Begun(), Scripted())
    move.note(Added(4))
    assert move.finish().facts == (Begun(), Added(4))


def test_tuples_are_changed_in_one_place() -> None:
    assert replaced((1, 2, 3), 1, 9) == (1, 9, 3)
    assert removed(("a", "b", "a"), ("a",)) == ("b", "a")
    with pytest.raises(ValueError, match="not in list"):
        removed(("a",), ("b",))
