"""Recorded games on the command line: files and databases, judged by any ruleset."""

import gzip
import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.cli.conftest import Shown
from tests.cli.running import ROOT, Serving, kronika, table_of

CORPUS = ROOT / "tests" / "corpus"
GAME = CORPUS / "tzolkin" / "1-2p-random-0.jsonl.gz"


@pytest.fixture
def changed(tmp_path: Path) -> Callable[[Callable[[str], str]], Path]:
    """`changed(change)`: a folder with one game of the corpus, its text changed."""

    def make(change: Callable[[str], str]) -> Path:
        text = gzip.decompress(GAME.read_bytes()).decode()
        (tmp_path / GAME.name).write_bytes(gzip.compress(change(text).encode()))
        return tmp_path

    return make


def test_a_corpus_that_comes_out_the_same() -> None:
    done = kronika("shadow", f"--corpus={CORPUS}", "--title=tzolkin", "--json")
    assert done.returncode == 0, done.stdout + done.stderr
    report = json.loads(done.stdout)
    (figures,) = report["figures"]
    games = len(list((CORPUS / "tzolkin").iterdir()))
    assert (figures["ruleset"], figures["under"]) == ("tzolkin/1", "tzolkin/1")
    assert figures["games"] == games
    assert figures["plies"] == figures["same"] > 10_000
    assert report["differences"] == []
    assert report["passed_over"] == len(list(CORPUS.rglob("*.jsonl.gz"))) - games


def test_another_fact_is_named_with_its_ply(changed: Callable[..., Path]) -> None:
    placed = re.compile(r'("cost":)[1-9](,[^{}]*"type":"tzolkin.worker-placed")')

    folder = changed(lambda text: placed.sub(r"\g<1>0\g<2>", text, count=1))
    text = gzip.decompress(GAME.read_bytes()).decode()
    ply = next(json.loads(line)["ply"] for line in text.splitlines() if placed.search(line))
    done = kronika("shadow", f"--corpus={folder}")
    assert done.returncode == 1
    first = next(line for line in done.stdout.splitlines() if ", ply " in line)
    assert first.startswith(f"tzolkin 1-2p-random-0, ply {ply} (")
    assert re.search(r'fact \d+ was \{"type":"tzolkin.worker-placed".*"cost":0\}, now', first)
    row = table_of(done.stdout.splitlines(), "tzolkin/1")
    assert row[1] == "1", "games"
    assert int(row[5]) >= 1, "plies that are different"


def test_another_last_state_is_noticed(changed: Callable[..., Path]) -> None:
    folder = changed(lambda text: re.sub(r'"digest":"....', '"digest":"0000', text, count=1))
    done = kronika("shadow", f"--corpus={folder}", "--json")
    assert done.returncode == 1
    (figures,) = json.loads(done.stdout)["figures"]
    assert (figures["other_states"], figures["departing"]) == (1, 0)


def test_a_retired_ruleset_is_only_folded(changed: Callable[..., Path]) -> None:
    folder = changed(lambda text: text.replace('"tzolkin/1"', '"tzolkin/0"'))
    done = kronika("shadow", f"--corpus={folder}")
    assert done.returncode == 0, done.stdout
    assert table_of(done.stdout.splitlines(), "tzolkin/0")[:2] == ["tzolkin/0 (retired)", "1"]
    assert "tzolkin/0 cannot be played here any more" in done.stdout
    judged = kronika("shadow", f"--corpus={folder}", "--ruleset=tzolkin/1", "--json")
    (figures,) = json.loads(judged.stdout)["figures"]
    assert (figures["ruleset"], figures["under"]) == ("tzolkin/0", "tzolkin/1")
    assert figures["same"] == figures["plies"] > 100


def test_an_unknown_fact_is_a_log_that_does_not_fold(changed: Callable[..., Path]) -> None:
    folder = changed(lambda text: text.replace("tzolkin.workers-fed", "tzolkin.workers-fat"))
    done = kronika("shadow", f"--corpus={folder}")
    assert done.returncode == 1
    assert "the log does not fold: no struct has the kind 'tzolkin.workers-fat'" in done.stdout


def test_a_limit_on_what_is_listed(changed: Callable[..., Path]) -> None:
    folder = changed(lambda text: re.sub(r'"seed":"....', '"seed":"0000', text, count=1))
    done = kronika("shadow", f"--corpus={folder}", "--show=1")
    assert done.returncode == 1
    assert done.stdout.count(", ply ") == 1
    assert re.search(r"\.\.\. and [\d,]+ more", done.stdout)


def test_it_speaks_the_language_that_is_asked_for(changed: Callable[..., Path]) -> None:
    folder = changed(lambda text: re.sub(r'"seed":"....', '"seed":"0000', text, count=1))
    done = kronika("shadow", f"--corpus={folder}", "--show=1", "--language=cs")
    assert done.returncode == 1
    assert "Zaznamenané partie podle vlastních pravidel" in done.stdout
    assert re.search(r"^tzolkin \S+, krok \d+.*: skutečnost \d+ byla ", done.stdout, re.M)
    assert re.search(r"^\.\.\. a ještě \d+ další.*--show$", done.stdout, re.M)


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (
            ("--title=chess",),
            "there is no title 'chess'; installed are: ancient-knowledge, eldervale,"
            " monumental, through-the-ages, tzolkin",
        ),
        (("--ruleset=chess/1",), "there is no ruleset 'chess/1'; there are: "),
        (("--title=tzolkin", "--ruleset=ancient-knowledge/1"), "there are: tzolkin/1"),
    ],
)
def test_what_is_not_there_is_said(arguments: tuple[str, ...], told: str) -> None:
    done = kronika("shadow", f"--corpus={CORPUS}", *arguments)
    assert done.returncode == 2
    assert told in done.stderr


def test_damaged_and_missing_files_are_said(tmp_path: Path) -> None:
    empty = kronika("shadow", f"--corpus={tmp_path}")
    assert empty.returncode == 2
    assert "there are no recorded games" in empty.stderr
    (tmp_path / "a.jsonl.gz").write_bytes(GAME.read_bytes()[:500])
    cut = kronika("shadow", f"--corpus={tmp_path}")
    assert cut.returncode == 2
    assert "a.jsonl.gz is no recorded game" in cut.stderr
    (tmp_path / "a.jsonl.gz").write_bytes(gzip.compress(b'{"format":"other"}\n'))
    other = kronika("shadow", f"--corpus={tmp_path}")
    assert other.returncode == 2
    assert "a.jsonl.gz is no recorded game" in other.stderr


def test_the_database_of_a_running_service(
    service: Serving, shown: Shown, service_folder: Path
) -> None:
    done = kronika("shadow", f"--data={service_folder / 'data'}", "--json")
    assert done.returncode == 0, done.stdout + done.stderr
    report = json.loads(done.stdout)
    figures = next(one for one in report["figures"] if one["title"] == "tzolkin")
    assert figures["games"] >= 1
    assert figures["plies"] == figures["same"] > len(shown.lines)


def test_no_database_is_said(tmp_path: Path) -> None:
    done = kronika("shadow", f"--data={tmp_path}")
    assert done.returncode == 2
    assert "there is no data in" in done.stderr
