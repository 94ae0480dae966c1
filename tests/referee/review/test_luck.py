"""Luck: what draws were worth beside what could have come; on the average that is nothing."""

from functools import cache

from msgspec.structs import replace

from games.kernel.appraisal.estimating import estimate
from referee.review.course import Course, Move
from referee.review.dice import usual_seed
from referee.review.luck import DrawnPly, drawn_ply
from referee.review.means import Mean
from referee.review.redraws import Draw, Stretch, stretches, together
from tests.audit.exporting import logged
from tests.support.appraised import SEED, SMALL, course_of

GAMES = 300
"""Tiny games over which luck is summed."""
DEVIATIONS = 4
"""A sum that is nothing on the average lies within so many standard deviations. The games are the
same each time, and so is the sum."""


@cache
def course(number: int) -> Course:
    """A small game."""
    return course_of(logged("lanterns", 2, number))


def luck_of(game: Course, seat: int) -> int:
    """The luck of a seat in a whole game. Each game has dice of its own, or all setups would be
    compared to the same few."""
    seed = usual_seed(game.game)
    plies = (drawn_ply(game, move, seed) for move in (None, *game.moves))
    found = (one.luck(SMALL, seed) for one in plies if one.stretches)
    return sum(kind.chances[seat] for one in found for kind in one.kinds)


def drawing(game: Course, kinds: int) -> tuple[Move, DrawnPly]:
    """The first ply with draws of so many kinds."""
    for move in game.moves:
        ply = drawn_ply(game, move, SEED)
        if len(ply.stretches) == kinds:
            return move, ply
    raise LookupError(kinds)


def test_luck_is_nothing_on_the_average() -> None:
    values = [luck_of(course(number), 0) for number in range(GAMES)]
    total = sum(values)
    assert any(values)
    assert total * total <= DEVIATIONS**2 * sum(value * value for value in values)


def test_the_kinds_of_a_ply_add_up_to_all_of_its_luck() -> None:
    game = course(1)
    move, ply = drawing(game, 2)
    line = ply.luck(SMALL, SEED)
    after, before = estimate(game.title, move.after), ply.expected(SMALL, SEED)
    for seat in range(2):
        chances = sum(kind.chances[seat] for kind in line.kinds)
        points = sum(kind.points[seat] for kind in line.kinds)
        assert chances == after.chances[seat] - before.chances[seat]
        assert points == after.points[seat] - before.points[seat]
    assert any(line.variance)


def test_a_single_draw_is_compared_to_all_that_could_have_come() -> None:
    game = course(1)
    move, ply = _single(game)
    state = move.after
    outcomes = [estimate(game.title, ply.made(_Sole(one))) for one in range(_below(game, move))]
    line = ply.luck(replace(SMALL, redraws=len(outcomes)), SEED)
    mean = Mean.exact(outcomes).estimate
    assert line.variance == (0, 0)
    (kind,) = line.kinds
    assert kind.chances[0] == estimate(game.title, state).chances[0] - mean.chances[0]


def test_where_the_draws_are_unknown_their_kinds_are_told_as_one() -> None:
    game = course(1)
    move, known = drawing(game, 2)
    lost = drawn_ply(replace(game, chance=lambda _ply: None), move, SEED)
    assert [one.kind for one in lost.stretches] == [" + ".join(one.kind for one in known.stretches)]
    assert lost.after == known.after
    assert lost.luck(SMALL, SEED).kinds


def test_draws_by_their_kinds() -> None:
    draws = [Draw("a", 6, 2), Draw("a", 5, 0), Draw("b", 1, 0), Draw("c", 2, 1), Draw("a", 4, 3)]
    parts = (
        Stretch(before=(), kind="a"),
        Stretch(before=(2, 0, 0), kind="c"),
        Stretch(before=(2, 0, 0, 1), kind="a"),
    )
    assert stretches(draws) == parts
    assert together(parts) == (Stretch(before=(), kind="a + c"),)
    assert stretches([Draw("b", 1, 0)]) == ()


class _Sole:
    """A chance with one draw, whose outcome is given."""

    def __init__(self, outcome: int) -> None:
        self._outcomes = [outcome]

    def below(self, n: int, label: str) -> int:
        """The outcome, once."""
        return self._outcomes.pop()


class _Seen:
    """A chance that remembers how many outcomes its draws had."""

    def __init__(self) -> None:
        self.bounds: list[int] = []

    def below(self, n: int, label: str) -> int:
        """The first outcome."""
        self.bounds.append(n)
        return 0


def _below(game: Course, move: Move) -> int:
    """How many outcomes the one draw of a move had."""
    seen = _Seen()
    game.title.rules.decide(move.before, move.action.seat, move.action.command, seen)
    (below,) = seen.bounds
    return below


def _single(game: Course) -> tuple[Move, DrawnPly]:
    """The first ply with a single draw of two outcomes or more."""
    for move in game.moves:
        seen = _Seen()
        game.title.rules.decide(move.before, move.action.seat, move.action.command, seen)
        if len(seen.bounds) == 1 and seen.bounds[0] > 1:
            return move, drawn_ply(game, move, SEED)
    raise LookupError("no ply has a single draw")
