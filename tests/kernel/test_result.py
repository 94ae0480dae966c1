"""Ranking: points, then tie-break figures in order, then a shared rank."""

from games.kernel.result import Line, Sheet, ranked, scores


def lines(*points: int) -> tuple[Line, ...]:
    return tuple(Line(f"line {at}", value) for at, value in enumerate(points))


def ranks(scores: dict[int, int], ties: dict[int, tuple[int, ...]] | None = None) -> list[object]:
    result = ranked({seat: lines(p) for seat, p in scores.items()}, tie_breaks=ties or {})
    return [(one.seat, one.rank) for one in result.standings]


def test_more_points_rank_first() -> None:
    assert ranks({0: 5, 1: 9, 2: -3}) == [(1, 1), (0, 2), (2, 3)]


def test_the_breakdown_adds_up() -> None:
    result = ranked({0: lines(5, -2, 4), 1: lines(3)}, tie_breaks={})
    assert [(one.points, len(one.breakdown)) for one in result.standings] == [(7, 3), (3, 1)]


def test_ties_are_broken_by_the_figures_in_order() -> None:
    assert ranks({0: 5, 1: 5, 2: 5}, {0: (1, 9), 1: (2, 0), 2: (1, 8)}) == [(1, 1), (0, 2), (2, 3)]


def test_ties_that_nothing_breaks_share_a_rank_and_skip_the_next() -> None:
    assert ranks({0: 5, 1: 7, 2: 5, 3: 1}) == [(1, 1), (0, 2), (2, 2), (3, 4)]


def test_winners_are_the_seats_of_rank_one() -> None:
    result = ranked({0: lines(5), 1: lines(2), 2: lines(5)}, tie_breaks={})
    assert result.winners == (0, 2)


def test_quarters_add_up_exactly_and_whole_points_are_whole() -> None:
    result = ranked({0: (Line("a", 5.25), Line("b", -0.25)), 1: (Line("a", 5.25),)}, tie_breaks={})
    told = [(one.seat, one.points, type(one.points)) for one in result.standings]
    assert told == [(1, 5.25, float), (0, 5, int)]


def test_scores_are_those_so_far_and_then_those_of_the_result() -> None:
    result = ranked({0: lines(5), 1: lines(9)}, tie_breaks={})
    assert [(one.points, one.final) for one in scores(None, (3, 4.5))] == [(3, False), (4.5, False)]
    assert [(one.points, one.final) for one in scores(result, (3, 4))] == [(5, True), (9, True)]


def test_a_tie_break_never_outweighs_points() -> None:
    assert ranks({0: 5, 1: 6}, {0: (99,), 1: (0,)}) == [(1, 1), (0, 2)]


def test_an_automaton_takes_a_rank_and_wins_for_nobody() -> None:
    result = ranked(
        {0: (Line("all", 7),)},
        tie_breaks={},
        automata={"ghosts": Sheet(lines=(Line("all", 9),))},
    )
    assert (result.standings[0].rank, result.winners) == (2, ())
    ghosts = result.automata[0]
    assert (ghosts.name, ghosts.rank, ghosts.points) == ("ghosts", 1, 9)


def test_tie_breaks_hold_between_seats_and_automata() -> None:
    lines = (Line("all", 5),)
    tied = ranked(
        {0: lines}, tie_breaks={0: (3,)}, automata={"ghosts": Sheet(lines=lines, tie_break=(2,))}
    )
    assert (tied.winners, tied.automata[0].rank) == ((0,), 2)
    even = ranked(
        {0: lines}, tie_breaks={0: (3,)}, automata={"ghosts": Sheet(lines=lines, tie_break=(3,))}
    )
    assert (even.standings[0].rank, even.automata[0].rank) == (1, 1)
