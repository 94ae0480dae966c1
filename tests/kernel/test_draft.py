"""The draft of a move: facts are folded as they come, the agenda changes once, at the end."""

from typing import Any

import pytest
from msgspec import Struct

from games.kernel.agenda import Agenda, Frame
from games.kernel.draft import Draft
from games.kernel.move import Accepted


class Count(Struct, frozen=True):
    number: int = 0
    agenda: Agenda[str] = Agenda()


class Added(Struct, frozen=True):
    number: int


class Changed(Struct, frozen=True):
    closed: tuple[int, ...]
    opened: tuple[Frame[str], ...]


def evolve(state: Count, fact: Added | Changed) -> Count:
    if isinstance(fact, Added):
        return Count(state.number + fact.number, state.agenda)
    return Count(state.number, state.agenda.changed(fact.closed, fact.opened))


START = Count(0, Agenda((Frame(id=1, seat=0, step="first"), Frame(id=2, seat=1, step="second")), 3))


@pytest.fixture
def draft() -> Draft[Count, Any, str]:
    return Draft(START, START.agenda, evolve, Changed)


def test_the_state_follows_each_fact(draft: Draft[Count, Any, str]) -> None:
    draft.note(Added(2))
    assert draft.state.number == 2
    draft.note(Added(3))
    assert draft.finish(START.agenda) == Accepted((Added(2), Added(3)), Count(5, START.agenda))


def test_an_untouched_agenda_needs_no_fact(draft: Draft[Count, Any, str]) -> None:
    assert draft.finish(START.agenda).facts == ()


def test_the_net_change_of_the_agenda_is_one_last_fact(draft: Draft[Count, Any, str]) -> None:
    draft.close(START.agenda.frames[1])
    draft.open(0, "third")
    draft.note(Added(1))
    accepted = draft.finish(START.agenda)
    assert accepted.facts == (Added(1), Changed((2,), (Frame(id=3, seat=0, step="third"),)))
    assert accepted.state.agenda.next_id == 4


def test_what_is_opened_and_closed_within_a_move_leaves_no_trace(
    draft: Draft[Count, Any, str],
) -> None:
    draft.open(None, "work")
    draft.close(draft.frames[-1])
    assert draft.finish(START.agenda).facts == ()


def test_frames_opened_after_work_that_is_done_have_ids_of_their_own(
    draft: Draft[Count, Any, str],
) -> None:
    draft.open(None, "work")
    draft.close(draft.frames[-1])
    draft.open(1, "choice", lane=1)
    accepted = draft.finish(START.agenda)
    assert accepted.state.agenda.frames[-1] == Frame(id=4, seat=1, step="choice", lane=1)
    assert accepted.state.agenda.next_id == 5


def test_the_draft_leaves_the_state_before_alone(draft: Draft[Count, Any, str]) -> None:
    draft.note(Added(9))
    draft.close(START.agenda.frames[0])
    assert START.number == 0
    assert len(START.agenda.frames) == 2
