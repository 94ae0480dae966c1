"""The ladder of bots: what is played, what is kept of it, and what the page says."""

from pathlib import Path

import pytest

from bench.ladder.contests import Contest, ladder
from bench.ladder.outcomes import Outcome, outcome
from bench.ladder.ratings import ratings
from bench.ladder.report import text, write
from bench.ladder.standings import pairing, standings
from tests.support.titles import title_of

TZOLKIN = title_of("tzolkin")
BOTS = ("random", "easy", "medium", "expert")


def _ended(first: str, second: str, *, won: int, seed: int = 0) -> Outcome:
    return Outcome(
        contest=Contest("tzolkin", (first, second), seed),
        ranks=(1, 2) if won == 0 else (2, 1),
        points=(40.0, 20.0) if won == 0 else (20.0, 40.0),
        decisions=(10, 10),
        seconds=(1.0, 2.0),
    )


def test_everybody_meets_everybody_on_both_seats_and_the_best_meets_several() -> None:
    contests = ladder(TZOLKIN, 4, 7, BOTS)
    duels = [one for one in contests if len(one.bots) == 2]
    assert len(duels) == 6 * 4
    for one in duels:
        assert Contest("tzolkin", one.bots[::-1], one.seed) in duels
    for seats in (3, 4):
        crowds = [one for one in contests if len(one.bots) == seats]
        assert {one.bots.index("expert") for one in crowds} == {*range(seats)}
        assert all(one.bots.count("medium") == seats - 1 for one in crowds)
    assert {one.seed for one in contests} == {7, 8}
    assert len(ladder(TZOLKIN, 2, 1)) > len(ladder(TZOLKIN, 2, 1, BOTS))
    assert not [one for one in ladder(TZOLKIN, 2, 1, ("random", "easy")) if len(one.bots) > 2]


def test_a_game_ends_in_the_same_way_each_time() -> None:
    contest = Contest("tzolkin", ("easy", "random"), 3)
    one, other = outcome(contest, 4), outcome(contest, 4)
    assert (one.ranks, one.points, one.decisions) == (other.ranks, other.points, other.decisions)
    assert sorted(one.ranks) in ([1, 2], [1, 1])
    assert min(one.decisions) > 10
    assert min(one.seconds) > 0
    assert one.won(0) + one.won(1) == pytest.approx(1)


@pytest.mark.slow
def test_who_wins_more_often_is_rated_higher() -> None:
    won = [_ended("expert", "easy", won=int(seed % 8 == 0), seed=seed) for seed in range(300)]
    best, worst = ratings(won)
    assert (best.bot, worst.bot) == ("expert", "easy")
    assert best.low > worst.high
    assert ratings(won[::-1]) == (best, worst)


def test_the_page_says_who_won_how_often_and_what_the_aim_was(tmp_path: Path) -> None:
    games = [
        _ended("medium", "easy", won=0, seed=1),
        _ended("easy", "medium", won=1, seed=1),
        _ended("medium", "easy", won=1, seed=2),
        _ended("easy", "medium", won=1, seed=2),
    ]
    found = standings(TZOLKIN, games, "a machine", 300)
    assert found.seeds == (1, 2)
    assert [(one.first, one.wins, one.games) for one in found.duels] == [("medium", 3, 4)]
    assert {one.bot: one.seconds for one in found.paces} == {"medium": 0.15, "easy": 0.15}
    assert pairing("tzolkin", "easy", "medium", games).rate == 0.25
    write([found], tmp_path)
    page = (tmp_path / "ladder.md").read_text()
    assert page == text([found])
    assert "| medium | easy | 4 | 75.0% | 30.1% to 95.4% | 75% | 35.0 : 25.0 |" in page
    assert "a machine; at most 300 nodes; seeds 1 to 2." in page
    other = standings(title_of("monumental"), games, "another machine")
    write([other], tmp_path)
    both = (tmp_path / "ladder.md").read_text()
    assert both.index("## monumental") < both.index("## tzolkin")
