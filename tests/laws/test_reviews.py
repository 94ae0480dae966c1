"""The laws of reviews, in every title: the terms of each seat add up to its result, to the last
ten-thousandth and hundredth; and decisions are judged by nothing that their seat could not know."""

from functools import cache

import pytest

from games.kernel.appraisal.estimate import WHOLE
from referee.review.course import Move
from referee.review.decisions import decision
from referee.review.efforts import Effort
from referee.review.lines import PlyLuck, ReviewBalance, ReviewedDecision, ReviewHeader, ReviewLine
from referee.review.review import planned, spelt
from tests.audit.exporting import logged
from tests.laws.test_worlds import Beside
from tests.support.appraised import SEED, appraised, course_of, reviewable
from tests.support.games import random_game

EFFORT = Effort(quality="custom", nodes=4, redraws=2)
PLIES = 400
"""Of a game beside which another one is played."""
OPEN = ("eldervale", "monumental")
"""So little is hidden there that both games are mostly the same one."""

by_title = pytest.mark.parametrize("slug", reviewable())


@cache
def reviewed(slug: str) -> tuple[ReviewLine, ...]:
    """The review of a game of a title."""
    return tuple(planned(course_of(logged(slug, 2, 0)), EFFORT, SEED).lines())


@by_title
def test_the_terms_add_up_to_the_result(slug: str) -> None:
    head, *lines, balance = reviewed(slug)
    assert isinstance(head, ReviewHeader)
    assert isinstance(balance, ReviewBalance)
    assert balance.ending == "played"
    decisions = [one for one in lines if isinstance(one, ReviewedDecision)]
    luck = [kind for one in lines if isinstance(one, PlyLuck) for kind in one.kinds]
    assert sum(one.result.chance for one in balance.seats) == WHOLE
    for one in balance.seats:
        seat = one.seat
        for part, whole in (("chance", "chances"), ("points", "points")):
            changed = {
                own: sum(
                    getattr(line.after, whole)[seat] - getattr(line.before, whole)[seat]
                    for line in decisions
                    if (line.seat == seat) is own
                )
                for own in (True, False)
            }
            drawn = sum(getattr(kind, whole)[seat] for kind in luck)
            terms = (one.start, one.own, one.rivals, one.chance, one.revealed)
            assert getattr(one.result, part) == sum(getattr(term, part) for term in terms)
            assert getattr(one.start, part) == getattr(head.start, whole)[seat]
            assert getattr(one.own, part) == changed[True]
            assert getattr(one.rivals, part) == changed[False]
            assert getattr(one.chance, part) == drawn


@by_title
def test_luck_takes_from_one_seat_what_it_gives_another(slug: str) -> None:
    """A chance is shared out among all of them."""
    for one in reviewed(slug):
        if isinstance(one, PlyLuck):
            assert [sum(kind.chances) for kind in one.kinds] == [0] * len(one.kinds)


@by_title
def test_decisions_hang_on_nothing_that_the_seat_could_not_know(slug: str) -> None:
    title = appraised(slug)
    played = random_game(title, seats=2, seed=3)
    compared, seat = 0, 1
    beside = Beside(played, seat)
    for ply, following in zip(played.plies[:PLIES], played.plies[1:], strict=False):
        beside.follow(ply)
        if following.action.seat != seat:
            continue
        here, there = (
            spelt(
                decision(
                    title,
                    Move(
                        ply=following.number,
                        before=state,
                        action=following.action,
                        after=state,
                        by="person",
                    ),
                    EFFORT,
                    SEED,
                )
            )
            for state in (ply.after, beside.state)
        )
        assert here == there, played.name
        compared += ply.after != beside.state
    assert compared or slug in OPEN, "the games differ somewhere"
