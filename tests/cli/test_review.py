"""`kronika review`: lines and tables of a finished game, in both languages; it goes on where it was
stopped."""

import re
from pathlib import Path

import pytest

from referee.review.lines import PlyLuck, ReviewBalance, ReviewHeader, ReviewLine
from referee.review.review import read
from tests.audit.exporting import exported as written
from tests.audit.exporting import logged
from tests.cli.running import kronika
from tests.cli.test_languages import english
from tests.support.titles import title_of

NODES = "--nodes=4"


@pytest.fixture(scope="module")
def game(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A game of Tzolk'in that is over, as a file."""
    file = tmp_path_factory.mktemp("review") / "game.json"
    file.write_bytes(written(logged("tzolkin", 2, 1)))
    return file


@pytest.fixture(scope="module")
def lines(game: Path) -> str:
    """What `--json` prints of it."""
    done = kronika("review", game, NODES, "--json")
    assert done.returncode == 0, done.stderr
    return done.stdout


def parsed(text: str) -> list[ReviewLine]:
    """The lines."""
    return [read(line.encode()) for line in text.splitlines()]


def test_the_lines_name_what_they_were_made_with(lines: str) -> None:
    head, *_, last = parsed(lines)
    assert isinstance(head, ReviewHeader)
    assert isinstance(last, ReviewBalance)
    assert (head.title, head.quality, head.nodes) == ("tzolkin", "custom", 4)
    assert head.lines == len(lines.splitlines())


def test_several_processes_make_the_same_lines(game: Path, lines: str) -> None:
    done = kronika("review", game, NODES, "--json", "--processes=2")
    assert done.stdout == lines


def test_a_review_goes_on_where_it_was_stopped(game: Path, lines: str, tmp_path: Path) -> None:
    kept = tmp_path / "review.ndjson"
    kept.write_text(lines[: len(lines) // 2])
    done = kronika("review", game, NODES, f"--out={kept}")
    assert done.returncode == 0, done.stderr
    assert kept.read_text() == lines
    again = kronika("review", game, NODES, f"--out={kept}")
    assert again.stdout == done.stdout
    assert kept.read_text() == lines


def test_a_file_with_something_else_stays_as_it_is(game: Path, lines: str, tmp_path: Path) -> None:
    kept = tmp_path / "review.ndjson"
    kept.write_text(lines)
    done = kronika("review", game, "--nodes=5", f"--out={kept}", "--language=en")
    assert done.returncode == 2
    assert "holds something else" in done.stderr
    assert kept.read_text() == lines


def test_the_tables_in_english(game: Path) -> None:
    done = kronika("review", game, NODES, "--language=en")
    assert done.returncode == 0, done.stderr
    for told in ("own choices", "rivals' choices", "what was revealed", "result without luck"):
        assert told in done.stdout
    assert re.search(r"blunders +│ +\d+ │ +\d+ ", done.stdout)
    assert re.search(r"starting player +│ +[+-]\d", done.stdout)
    every = kronika("review", game, NODES, "--language=en", "--all")
    assert len(every.stdout.splitlines()) > len(done.stdout.splitlines())


def test_the_tables_in_czech(game: Path, lines: str) -> None:
    done = kronika("review", game, NODES, "--language=cs")
    assert done.returncode == 0, done.stderr
    for told in ("vlastní volby", "co vyšlo najevo", "hrubá chyba ??", "výsledek bez štěstí"):
        assert told in done.stdout
    text = done.stdout.replace("person", "").replace(title_of("tzolkin").meta.name, "")
    for one in parsed(lines):
        for kind in one.kinds if isinstance(one, PlyLuck) else ():
            text = text.replace(kind.kind, "")  # labels of draws are names, as logs have them
    assert english(text) == []


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("--seed=12",), "--seed má 32 šestnáctkových číslic"),
        (("--quality=deep", "--nodes=3"), "--nodes a --quality nelze zadat zároveň"),
        (("--nodes=0",), "--nodes a --processes začínají od 1"),
        (("--processes=0",), "--nodes a --processes začínají od 1"),
    ],
)
def test_what_is_asked_for_wrongly(game: Path, arguments: tuple[str, ...], told: str) -> None:
    done = kronika("review", game, *arguments, "--language=cs")
    assert done.returncode == 2
    assert told in done.stderr


def test_files_that_cannot_be_reviewed(tmp_path: Path) -> None:
    running = tmp_path / "running.json"
    running.write_bytes(written(logged("tzolkin", 2, 1).until(9)))
    for file, told in (
        (running, "the game was not over"),
        (tmp_path / "absent.json", "there is no file"),
    ):
        done = kronika("review", file, "--language=en")
        assert done.returncode == 2
        assert told in done.stderr
