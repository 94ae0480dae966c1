"""Proposals: who may say what when, and what stops them from standing."""

from typing import Any

import pytest
from msgspec import Raw

from games.kernel.agenda import Agenda
from games.kernel.refusal import Illegal
from games.kernel.table.agreeing import (
    Agreed,
    CallOff,
    Declined,
    Pause,
    Proposal,
    Proposed,
    Resume,
    TakeBack,
)
from games.kernel.table.ending import SeatForfeited
from games.kernel.table.opening import GameOpened, GameStarted, SeatTaken
from games.kernel.table.pausing import Paused
from games.kernel.table.proposing import agree, decline, propose, standing, take_back, unanimous
from games.kernel.table.rewinding import Rewound
from games.kernel.table.state import TableFact, TableState, evolve_table
from games.kernel.table.terms import Terms, TermsSet

OPENED = GameOpened(title="lanterns", ruleset="lanterns/1", seats=4, options=Raw(b"{}"))


def table(*facts: TableFact, ply: int = 9, terms: Terms | None = None) -> TableState:
    """Three persons and a bot who have played `ply` moves, and what has happened since."""
    state = evolve_table(None, OPENED)
    if terms is not None:
        state = evolve_table(state, TermsSet(terms=terms))
    for seat in range(3):
        state = evolve_table(state, SeatTaken(seat=seat, by="person"))
    state = evolve_table(state, SeatTaken(seat=3, by="bot", bot="random"))
    state = evolve_table(state, GameStarted())
    for fact in facts:
        state = evolve_table(state, fact, ply=ply)
    return state


def rule(found: Any) -> str | None:
    return found.rule if isinstance(found, Illegal) else None


def test_all_persons_have_to_agree_and_bots_are_not_asked() -> None:
    asked = Proposed(seat=0, proposal=CallOff())
    assert propose(table(), 0, CallOff(), ply=9) == asked
    assert agree(table(asked), 1, ply=9) == Agreed(seat=1)
    assert not unanimous(table(asked, Agreed(seat=1)))
    assert unanimous(table(asked, Agreed(seat=1), Agreed(seat=2)))
    assert rule(agree(table(asked), 3, ply=9)) == "KR-TABLE-02"


def test_saying_it_again_changes_nothing() -> None:
    asked = table(Proposed(seat=0, proposal=CallOff()))
    assert propose(asked, 0, CallOff(), ply=9) is None
    assert agree(asked, 0, ply=9) is None


@pytest.mark.parametrize("other", [Pause(hours=1), TakeBack(to=3), CallOff()])
def test_one_proposal_at_a_time(other: Proposal) -> None:
    asked = table(Proposed(seat=0, proposal=CallOff()))
    assert rule(propose(asked, 1, other, ply=9)) == "KR-TABLE-03"
    assert decline(asked, 1, ply=9) == Declined(seat=1)
    free = table(Proposed(seat=0, proposal=CallOff()), Declined(seat=1))
    assert propose(free, 1, other, ply=9) == Proposed(seat=1, proposal=other)
    assert rule(agree(free, 2, ply=9)) == "KR-TABLE-04"


def test_a_move_answers_a_proposal_to_take_back() -> None:
    asked = table(Proposed(seat=0, proposal=TakeBack(to=4)), Agreed(seat=1))
    assert standing(asked, ply=9) is not None
    assert standing(asked, ply=10) is None
    assert rule(agree(asked, 2, ply=10)) == "KR-TABLE-10"
    assert rule(decline(asked, 2, ply=10)) == "KR-TABLE-10"
    again = TakeBack(to=5)
    assert propose(asked, 0, again, ply=10) == Proposed(seat=0, proposal=again)


def test_other_proposals_outlast_moves() -> None:
    asked = table(Proposed(seat=0, proposal=Pause(hours=3)))
    assert agree(asked, 1, ply=20) == Agreed(seat=1)


@pytest.mark.parametrize(
    "fact",
    [
        SeatForfeited(seat=2, why="resigned", stand_in="random"),
        SeatForfeited(seat=0, why="time", stand_in="random"),
        Paused(why="dispute"),
        Rewound(to=3, version=20, why="takeback", agenda=Agenda(), seat=1),
    ],
)
def test_what_changes_the_table_ends_every_proposal(fact: TableFact) -> None:
    """Else the last one to agree may be somebody who has just left, and nothing would follow."""
    asked = table(Proposed(seat=0, proposal=CallOff()), Agreed(seat=1), fact)
    assert asked.proposal is None


@pytest.mark.parametrize("to", [9, 10, 7])
def test_one_goes_back_to_an_earlier_ply_that_is_in_force(to: int) -> None:
    back = Rewound(to=5, version=20, why="ruling", agenda=Agenda())
    rewound = evolve_table(table(), back, ply=8)
    assert rule(take_back(rewound, 0, to, ply=9)) == "KR-TABLE-06"
    assert take_back(rewound, 0, 5, ply=9) is None
    assert take_back(rewound, 0, 0, ply=9) is None


def test_nothing_is_taken_back_where_that_was_agreed_on() -> None:
    never = table(terms=Terms(takebacks="never"))
    assert rule(take_back(never, 0, 3, ply=9)) == "KR-TABLE-05"
    assert rule(propose(never, 0, TakeBack(to=3), ply=9)) == "KR-TABLE-05"


def test_pauses_begin_and_end() -> None:
    paused = table(Paused(why="agreed", until="2026-11-22T00:00:00Z"))
    assert rule(propose(paused, 0, Pause(hours=1), ply=9)) == "KR-TABLE-07"
    assert propose(paused, 0, Resume(), ply=9) == Proposed(seat=0, proposal=Resume())
    assert rule(propose(table(), 0, Resume(), ply=9)) == "KR-TABLE-07"


def test_who_has_given_up_says_nothing_more() -> None:
    lost = table(SeatForfeited(seat=2, why="resigned", stand_in="random"))
    assert rule(propose(lost, 2, CallOff(), ply=9)) == "KR-TABLE-02"
    asked = evolve_table(lost, Proposed(seat=0, proposal=CallOff()), ply=9)
    assert rule(agree(asked, 2, ply=9)) == "KR-TABLE-02"
    assert unanimous(evolve_table(asked, Agreed(seat=1), ply=9))
