"""The lines of a review: they add up, they go on anywhere, and they are the same everywhere."""

import os
import subprocess
import sys
from functools import cache

import pytest
from msgspec.structs import replace

from referee.review.course import Course
from referee.review.lines import (
    LuckOfKind,
    PlyLuck,
    ReviewBalance,
    ReviewedDecision,
    ReviewHeader,
    ReviewLine,
    SeatEstimate,
)
from referee.review.review import planned, read, spelt
from tests.audit.exporting import logged
from tests.docs.blocks import ROOT
from tests.support.appraised import SEED, SMALL, course_of


@cache
def course(number: int = 1) -> Course:
    """A small game."""
    return course_of(logged("lanterns", 2, number))


@cache
def reviewed(number: int = 1) -> tuple[ReviewLine, ...]:
    """Its review."""
    return tuple(planned(course(number), SMALL, SEED).lines())


def written(lines: tuple[ReviewLine, ...]) -> list[bytes]:
    """The lines as they are written down."""
    return [spelt(one) for one in lines]


def test_a_line_for_the_game_each_decision_each_ply_with_draws_and_the_results() -> None:
    lines = reviewed()
    head, *rest, last = lines
    assert isinstance(head, ReviewHeader)
    assert isinstance(last, ReviewBalance)
    moves = course().moves
    decisions = [one for one in rest if isinstance(one, ReviewedDecision)]
    assert [one.ply for one in decisions] == [one.ply for one in moves]
    assert [one.seat for one in decisions] == [one.action.seat for one in moves]
    assert (head.plies, head.lines, head.seed) == (len(moves), len(lines), SEED)
    plies = [one.ply for one in rest if isinstance(one, ReviewedDecision | PlyLuck)]
    assert plies == sorted(plies)
    luck = [one.ply for one in rest if isinstance(one, PlyLuck)]
    assert luck[0] == 0, "hands are dealt"
    assert len(luck) == len(set(luck))


def test_a_decision_tells_the_best_and_what_was_lost() -> None:
    decisions = [one for one in reviewed() if isinstance(one, ReviewedDecision)]
    for one in decisions:
        lost = one.before.chances[one.seat] - one.after.chances[one.seat]
        assert one.loss == max(0, lost)
        assert (one.mark == "only") == (one.choices == 1) == (one.best == ())
        if one.best:
            assert one.best[0].estimate == one.before
            assert len(one.best) <= min(3, one.choices)
    assert any(one.loss for one in decisions)


@pytest.mark.parametrize("number", [1, 2, 4])
def test_the_terms_of_each_seat_add_up_to_its_result(number: int) -> None:
    lines = reviewed(number)
    balance = lines[-1]
    assert isinstance(balance, ReviewBalance)
    decisions = [one for one in lines if isinstance(one, ReviewedDecision)]
    luck = [kind for one in lines if isinstance(one, PlyLuck) for kind in one.kinds]
    for one in balance.seats:
        terms = (one.start, one.own, one.rivals, one.chance, one.revealed)
        assert one.result.chance == sum(term.chance for term in terms)
        assert one.result.points == sum(term.points for term in terms)
        assert one.own == _changed(decisions, one.seat, own=True)
        assert one.rivals == _changed(decisions, one.seat, own=False)
        assert one.chance == _lucky(luck, one.seat)
        assert one.chance.chance == sum(kind.chance for kind in one.chance_by_kind.values())
        assert one.adjusted.chance == one.result.chance - one.chance.chance
        assert one.adjusted.low <= one.adjusted.chance <= one.adjusted.high


def _changed(decisions: list[ReviewedDecision], seat: int, *, own: bool) -> SeatEstimate:
    some = [one for one in decisions if (one.seat == seat) is own]
    return SeatEstimate(
        chance=sum(one.after.chances[seat] - one.before.chances[seat] for one in some),
        points=sum(one.after.points[seat] - one.before.points[seat] for one in some),
    )


def _lucky(luck: list[LuckOfKind], seat: int) -> SeatEstimate:
    return SeatEstimate(
        chance=sum(one.chances[seat] for one in luck), points=sum(one.points[seat] for one in luck)
    )


def test_a_review_goes_on_behind_any_line() -> None:
    lines, plan = written(reviewed()), planned(course(), SMALL, SEED)
    for made in range(len(lines) + 1):
        known = tuple(map(read, lines[:made]))
        assert written(tuple(plan.lines(known))) == lines[made:]


def test_lines_may_be_made_elsewhere_in_any_order() -> None:
    plan = planned(course(), SMALL, SEED)
    found = plan.lines((), lambda numbers: [plan.line(one) for one in reversed(numbers)][::-1])
    assert written(tuple(found)) == written(reviewed())


PRINTED = """
import sys
from referee.review.review import planned, spelt
from tests.audit.exporting import logged
from tests.support.appraised import SEED, SMALL, course_of
for line in planned(course_of(logged("lanterns", 2, 1)), SMALL, SEED).lines():
    sys.stdout.write(spelt(line).decode())
"""


@pytest.mark.parametrize("hashes", ["1", "77"])
def test_another_process_makes_the_same_lines(hashes: str) -> None:
    done = subprocess.run(
        [sys.executable, "-c", PRINTED],
        cwd=ROOT,
        env={**os.environ, "PYTHONHASHSEED": hashes},
        stdout=subprocess.PIPE,
        check=True,
        timeout=120,
    )
    assert done.stdout == b"".join(written(reviewed()))


def test_the_seed_and_the_effort_matter() -> None:
    others = (
        planned(course(), SMALL, "0" * 32),
        planned(course(), replace(SMALL, nodes=24), SEED),
        planned(course(), replace(SMALL, redraws=5), SEED),
    )
    lines = written(reviewed())
    for plan in others:
        assert written(tuple(plan.lines()))[1:-1] != lines[1:-1]
    assert course().usual_seed != course(2).usual_seed
