"""The ladder of bots: what is played, what is kept of it, and what the page says."""

from pathlib import Path

import pytest

from bench.ladder.__main__ import main
from bench.ladder.aims import aims
from bench.ladder.contests import Contest, ladder, single
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
    assert "| medium | easy | 2 | 4 | 75.0% | 30.1% to 95.4% | 35.0 : 25.0 |" in page
    assert "| tzolkin | medium | easy | 2 | 4 | 75.0% | 30.1% to 95.4% | 75% | met |" in page
    assert "| tzolkin | hard | medium | 2 | 0 | | | 60% | not played |" in page
    assert "a machine; at most 300 nodes; seeds 1 to 2." in page
    assert "`medium` plays as `temples`" in page, "it is the same strategy"
    other = standings(title_of("monumental"), games, "another machine")
    write([other], tmp_path)
    both = (tmp_path / "ladder.md").read_text()
    assert both.index("## monumental") < both.index("## tzolkin")


def test_two_bots_alone_sit_on_every_seat_in_turns() -> None:
    duels = single(TZOLKIN, ("expert", "temples"), 2, 3, 5)
    assert [one.bots.index("expert") for one in duels] == [0, 1, 0]
    assert [one.seed for one in duels] == [5, 5, 6]
    crowds = single(TZOLKIN, ("expert", "temples"), 3, 4, 5)
    assert [one.bots.index("expert") for one in crowds] == [0, 1, 2, 0]
    assert {one.bots.count("temples") for one in crowds} == {2}


def test_the_strongest_player_is_held_against_the_best_strategy() -> None:
    games = [
        *(_ended("expert", "temples", won=int(seed < 5), seed=seed) for seed in range(10)),
        *(_ended("expert", "builder", won=0, seed=seed) for seed in range(10)),
        *(_crowd(at, won=at < 2, seed=at) for at in range(3)),
    ]
    found = {(one.second, one.seats): one for one in aims(standings(TZOLKIN, games, "here"))}
    duel = found["temples", 2]
    assert duel.found is not None
    assert (duel.found.rate, duel.share, duel.met) == (0.5, 0.75, False)
    assert ("builder", 2) not in found, "a weaker one"
    crowd = found["medium", 3]
    assert crowd.found is not None
    assert (crowd.found.wins, crowd.found.games, crowd.met) == (2, 3, True)


def test_the_page_shows_all_games_that_are_kept(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    rest = ["--games", "2", "--out", str(tmp_path)]
    assert main(["tzolkin", "--pair", "easy", "random", *rest]) == 0
    assert "| easy | random | 2 | 2 |" in capsys.readouterr().out
    assert not (tmp_path / "ladder.md").exists(), "a pair alone is no ladder"
    rest += ["--keep", str(tmp_path)]
    assert main(["tzolkin", "--pair", "easy", "random", *rest]) == 0
    assert main(["tzolkin", "--pair", "temples", "random", "--seats", "3", *rest]) == 0
    page = (tmp_path / "ladder.md").read_text("utf-8")
    assert "| easy | random | 2 | 2 |" in page
    assert "| temples | random | 3 | 2 |" in page


@pytest.mark.parametrize(
    ("given", "because"),
    [
        (["chess"], "no title 'chess'"),
        (["tzolkin", "--pair", "expert", "nobody"], "no bot 'nobody'"),
        (["tzolkin", "--pair", "easy", "easy"], "as strong as itself"),
        (["tzolkin", "--pair", "easy", "random", "--seats", "9"], "not played by 9"),
    ],
)
def test_what_cannot_be_played_is_refused(
    given: list[str], because: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(given) == 2
    assert because in capsys.readouterr().err


def _crowd(at: int, *, won: bool, seed: int) -> Outcome:
    """A game of the strongest player against two others."""
    return Outcome(
        contest=Contest(
            "tzolkin", tuple("expert" if seat == at else "medium" for seat in range(3)), seed
        ),
        ranks=tuple(1 if (seat == at) == won else 2 for seat in range(3)),
        points=(10.0, 10.0, 10.0),
        decisions=(10, 10, 10),
        seconds=(1.0, 1.0, 1.0),
    )
