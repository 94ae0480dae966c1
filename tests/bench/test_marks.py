"""Whether marks are right: what is asked of a game, and what the page says of it."""

from collections.abc import Sequence
from pathlib import Path

import msgspec
import pytest

from bench.marks.__main__ import main
from bench.marks.judged_games import JudgedGame, judged_game
from bench.marks.setting import Job, Setting, usual
from bench.marks.verdicts import WORSE, Verdict
from referee.review.lines import Mark
from tests.support.titles import title_of

TZOLKIN = title_of("tzolkin")


def test_commands_are_reviewed_that_are_held_for_worse() -> None:
    job = Job(usual(TZOLKIN, bot="easy", replaced=2, own=3, nodes=4), 1)
    game = judged_game(job)
    assert game == judged_game(job), "the same each time"
    assert len({one.ply for one in game.own}) == 3
    assert all(one.mark is not None and one.mark != "only" for one in game.own)
    assert all((one.held is not None) == one.bad for one in game.own)
    assert len(game.worse) == 2
    assert game.replaced[-1] == game.worse[-1], "nothing is tried once there are enough"
    for one in game.replaced:
        assert one.held is not None
        assert (one.mark is not None) == (one.held >= WORSE)
        assert (one.loss is not None) == (one.mark is not None)


def test_the_page_says_how_many_were_marked(tmp_path: Path) -> None:
    setting = usual(TZOLKIN, replaced=3, own=4)
    _keep(tmp_path, [_game(setting, 0, ["blunder", "mistake", "inaccuracy"])])
    page = tmp_path / "marks.md"
    assert main(_arguments(tmp_path, decisions=3, own=4)) == 0
    told = page.read_text("utf-8")
    assert "## tzolkin: expert\n\nGames of `expert` at 2 seats: 1, seed 1; " in told
    assert "| random ones that are worse | 3 | 2 | 66.7% |" in told
    assert "| at least 80% | missed |" in told
    assert "| those of `expert` | 4 | 1 | 25.0% |" in told
    assert "| random ones that are worse | 0 | 0 | 1 | 1 | 1 |" in told
    assert "| those of `expert` | 3 | 0 | 0 | 1 | 0 |" in told
    assert "4 random commands were tried to find those 3." in told
    assert "marked as mistake or blunder, and by the deeper search, too: 0 of 1." in told


def test_games_go_on_until_enough_was_worse(tmp_path: Path) -> None:
    setting = usual(TZOLKIN, replaced=2, own=4)
    marks: Sequence[Sequence[Mark]] = ([], ["blunder"], ["mistake"], ["mistake"])
    _keep(tmp_path, [_game(setting, number, some) for number, some in enumerate(marks)])
    assert main(_arguments(tmp_path, decisions=2, own=4)) == 0
    told = (tmp_path / "marks.md").read_text("utf-8")
    assert "at 2 seats: 3, seed 1" in told
    assert "| random ones that are worse | 2 | 2 | 100.0% |" in told


@pytest.mark.parametrize(
    ("given", "because"),
    [
        (["chess"], "no title 'chess'"),
        (["tzolkin", "--bot", "nobody"], "no bot 'nobody'"),
        (["tzolkin", "--seats", "9"], "tzolkin is not played by 9"),
    ],
)
def test_what_does_not_exist_is_refused(
    given: list[str], because: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(given) == 2
    assert because in capsys.readouterr().err


def _arguments(folder: Path, *, decisions: int, own: int) -> list[str]:
    asked = ["--decisions", str(decisions), "--own", str(own), "--processes", "1"]
    return ["tzolkin", *asked, "--keep", str(folder), "--out", str(folder / "marks.md")]


def _keep(folder: Path, games: Sequence[JudgedGame]) -> None:
    lines = b"".join(msgspec.json.encode(one) + b"\n" for one in games)
    (folder / "marks-tzolkin.ndjson").write_bytes(lines)


def _game(setting: Setting, number: int, marks: Sequence[Mark]) -> JudgedGame:
    """A game in which the random commands that were worse are marked so."""
    own: Sequence[Mark] = ("best", "best", "best", "mistake")
    return JudgedGame(
        job=Job(setting, number),
        decisions=50,
        own=tuple(
            _verdict(at, mark, 20 if mark == "mistake" else None) for at, mark in enumerate(own)
        ),
        replaced=(
            _verdict(9, None, 300),
            *(_verdict(at, one, 1500) for at, one in enumerate(marks)),
        ),
    )


def _verdict(ply: int, mark: Mark | None, held: int | None) -> Verdict:
    loss = None if mark is None else 600
    return Verdict(ply=ply, command="tzolkin.end-turn", held=held, loss=loss, mark=mark)
