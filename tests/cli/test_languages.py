"""The console speaks the language that is asked for, in all that it says."""

import ast
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from games.kernel.message import parsed
from tests.cli.conftest import Shown
from tests.cli.running import Serving, kronika
from tests.laws.counting import plain

ROOT: Final = Path(__file__).parents[2]
CLI: Final = ROOT / "service" / "cli"

ENGLISH: Final = re.compile(
    r"\b(the|of|and|with|your?|from|games?|seats?|moves?|this|that|not|are|is|has|have|was|were"
    r"|cannot|there|nothing|open|name|rule|player|ply|plies|events?|wins?|rank|points?|total)\b",
    re.IGNORECASE,
)
"""Words that hardly any English sentence does without, and that Czech does not have."""

QUOTED: Final = re.compile(r"`[^`]*`|--[a-z-]+( [A-Z]+)?|https?://\S+|\S*/\S+|gam_\w+|[\w.-]+\.\w+")
"""What is typed or is a name: commands, options, addresses, files, ids."""

SENTENCE: Final = re.compile(r"[A-Za-z]{2,}[,;:]? [a-z]{2,}")

NOT_PRINTED: Final = {
    "app.py": "what `--help` says",
    "common/servers/encryption.py": "what others' programs say, by which faults are told apart",
    "common/servers/fitness.py": "statements of SQL",
    "mirror/copy.py": "goes to other programs, in English",
    "mirror/mirror.py": "goes to other programs, in English",
    "mirror/server.py": "goes to other programs, in English",
    "mirror/upload.py": "goes to other programs, in English",
    "serve/privileges.py": "goes to the log, which is in English",
    "serve/trial.py": "goes to the log, which is in English",
    "simulate/playing.py": "a bug of a title, which is raised with its trace",
    "shadow/corpus.py": "a bug",
    "shadow/tally.py": "names of counters",
    "test.py": "marks of pytest",
    "witness/cosigner.py": "answers to logs over HTTP",
    "witness/heads.py": "statements of SQL",
    "witness/server.py": "answers to logs over HTTP",
    "witness/submission.py": "answers to logs over HTTP",
}
"""Modules with sentences that no command prints, and what these are."""


def english(text: str) -> list[str]:
    """The English words of a text."""
    return ENGLISH.findall(QUOTED.sub("", text))


@pytest.mark.parametrize(
    "text", ["The log has lost something.", "seats and games", "3. farmer\nseat 0"]
)
def test_english_is_found(text: str) -> None:
    assert english(text)


def test_no_english_is_left_in_the_czech_words() -> None:
    words = json.loads((CLI / "words.cs.json").read_text(encoding="utf-8"))
    told = {key: " ".join(plain(parsed(text))) for key, text in words.items()}
    assert {key: found for key, text in told.items() if (found := english(text))} == {}


@pytest.mark.parametrize(
    "file",
    [one for one in sorted(CLI.rglob("*.py")) if str(one.relative_to(CLI)) not in NOT_PRINTED],
    ids=lambda one: one.relative_to(CLI).as_posix(),
)
def test_no_sentence_stands_in_the_code(file: Path) -> None:
    """All of them stand in the words, so each is there in both languages (tests/laws)."""
    assert list(_sentences(ast.parse(file.read_text(encoding="utf-8")))) == []


def _sentences(tree: ast.AST) -> Iterator[str]:
    """Sentences in the strings of a module, but for docstrings, help, assertions, and
    what databases read."""
    for node in ast.iter_child_nodes(tree):
        match node:
            case ast.Expr(value=ast.Constant()):
                continue
            case ast.Call(func=ast.Name(id="Parameter" | "App")):
                continue
            case ast.Assert(test=test):
                yield from _sentences(test)
                continue
            case ast.Constant(value=str(text)) if SENTENCE.search(text):
                if not text.startswith(("SELECT", "SHOW", "SET ", "import ", "from ", "kronika ")):
                    yield text
            case _:
                pass
        yield from _sentences(node)


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("keys", "rotate", "--overlap=-1"), "--overlap musí být od 0 do 8784"),
        (("simulate", "--title=chess"), "titul „chess“ neexistuje"),
        (("simulate", "--bots=nobody"), "nemá bota „nobody“"),
        (("simulate", "--seats=9"), "míst je 2 až 4, ne 9"),
        (("replay", "gam_x", "--keys"), "--keys potřebuje terminál"),
        (("export", "http://localhost:1/games"), "není ani soubor"),
        (("export", "gam_x", "--url=http://127.0.0.1:1"), "žádná Kronika neodpovídá"),
        (("epoch", "begin", "--reason=.", "--promises=nowhere"), "soubor nowhere neexistuje"),
        (("dispute", "judge", "gam_x", "1", "--ruling=."), "řekni buď --dismiss, nebo --uphold"),
        (("token", "ada", "--days=0"), "--days musí být víc než 0"),
        (("serve", "--host=nowhere.invalid"), "není adresa tohoto stroje"),
    ],
    ids=lambda one: one[0] if isinstance(one, tuple) else "",
)
def test_errors_are_in_czech(arguments: tuple[str, ...], told: str) -> None:
    done = kronika(*arguments, "--language=cs")
    assert done.returncode == 2
    assert told in done.stderr


def test_the_environment_says_the_language_too() -> None:
    for name, value in (("LC_ALL", "cs_CZ.UTF-8"), ("LANG", "cs")):
        unset = dict.fromkeys(("LC_ALL", "LC_MESSAGES", "LANG"), "")
        done = kronika("token", "ada", "--days=0", **{**unset, name: value})
        assert "--days musí být víc než 0" in done.stderr
    done = kronika("token", "ada", "--days=0", "--language=en", LC_ALL="cs_CZ.UTF-8")
    assert "--days must be above 0" in done.stderr


def test_figures_are_in_czech() -> None:
    done = kronika("simulate", "--games=2", "--bots=random", "--seats=2", "--language=cs")
    assert done.returncode == 0
    assert "2 partie titulu tzolkin, 2 místa" in done.stdout
    assert re.search(r"^kroků na partii: \d+,\d \(\d+ až \d+\)$", done.stdout, re.M)
    assert english(done.stdout.replace("random", "")) == []


def test_the_operator_is_answered_in_czech(service_folder: Path, service: Serving) -> None:
    data = f"--data={service_folder / 'data'}"
    with_port = ("doctor", data, f"--port={service.url.rpartition(':')[2]}")
    for arguments in (with_port, ("projections", "status", data), ("migrate", data)):
        done = kronika(*arguments, "--language=cs")
        assert done.returncode == 0, done.stdout + done.stderr
        assert english(done.stdout.replace("games", "")) == [], done.stdout
    done = kronika("admin", "grant", "nobody", "arbiter", data, "--language=cs")
    assert (done.returncode, done.stderr) == (2, "kronika: účet „nobody“ neexistuje\n")


def test_a_backup_and_a_witness_speak_czech(
    service_folder: Path, service: Serving, shown: Shown, tmp_path: Path
) -> None:
    """A game was played, so there is something to see."""
    assert shown.game
    data, file = f"--data={service_folder / 'data'}", tmp_path / "monday.kronika"
    saved = kronika("backup", file, data, "--language=cs")
    checked = kronika("restore", file, "--check", data, "--language=cs")
    archived = kronika("exports", tmp_path / "kept", "--older-than=0", data, "--language=cs")
    folder = f"--folder={tmp_path / 'witness'}"
    looked = kronika("witness", "--once", folder, f"--url={service.url}", "--language=cs")
    for done in (saved, checked, archived, looked):
        assert done.returncode == 0, done.stderr
        assert english(done.stdout) == [], done.stdout
    assert "stav z" in saved.stdout
    assert "Soubor je úplný" in checked.stdout
    assert "zapsán" in archived.stdout
    assert "nový kontrolní bod" in looked.stdout


def test_a_score_sheet_is_in_czech(service: Serving, shown: Shown) -> None:
    """Headings of the score sheet, and its lines."""
    done = kronika("replay", shown.game, "--all", f"--url={service.url}", "--language=cs")
    assert done.returncode == 0, done.stderr
    sheet = done.stdout[done.stdout.rindex("Výsledek") :]
    assert re.search(r"1\. (farmer|random)", sheet)
    assert "místo 0" in sheet
    assert "celkem" in sheet
    assert english(sheet) == [], sheet
