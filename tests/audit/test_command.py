"""The verifier as a command: what it prints, its exit codes, and how little it needs."""

import json
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from events.exports import sealed_export
from tests.audit.exporting import KEY, exported, logged
from tests.audit.test_dishonest import given_out
from verifier.__main__ import main

ROOT = Path(__file__).parents[2]

ALONE = """
import sys
class Absent:
    def find_spec(self, name, path=None, target=None):
        first = name.partition(".")[0]
        own = first in sys.stdlib_module_names or first.startswith("_sysconfigdata")
        if first not in allowed and not own:
            raise ModuleNotFoundError(f"{name} is not installed here")
allowed = {"msgspec", "cryptography", "_cffi_backend", "cffi"}
allowed |= {"verifier", "clocks", "events", "games"}
sys.meta_path.insert(0, Absent())
from verifier.__main__ import main
sys.exit(main(sys.argv[1:]))
"""
"""Runs the verifier where nothing but what it asks for is installed."""


def run(*arguments: object) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", ALONE, *map(str, arguments)],
        capture_output=True,
        text=True,
        timeout=60,
        cwd=ROOT,
        check=False,
    )


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    game = logged("tzolkin", 2, 1)
    (tmp_path / "game.json").write_bytes(exported(game))
    (tmp_path / "keys.json").write_bytes(msgspec.json.encode({"items": [{"key": str(KEY.public)}]}))
    (tmp_path / "keys.txt").write_text(f"{KEY.public}\n")
    kept = given_out(game)
    (tmp_path / "receipt.json").write_bytes(msgspec.json.encode(kept[7]))
    (tmp_path / "receipts.json").write_bytes(msgspec.json.encode({"items": kept}))
    answer = {"moves": [], "version": 3, "awaits": [1], "receipt": kept[9]}
    (tmp_path / "answer.json").write_bytes(msgspec.json.encode(answer))
    return tmp_path


def test_a_good_game_is_called_good_and_nothing_of_the_service_is_needed(folder: Path) -> None:
    done = run(folder / "game.json", "--keys", folder / "keys.json")
    assert done.returncode == 0, done.stdout + done.stderr
    assert "Nothing is wrong with" in done.stdout
    assert "every move decided again under tzolkin/1" in done.stdout
    assert "a key that you know" in done.stdout
    assert "score: Seat" in done.stdout


def test_without_keys_it_says_that_nobody_vouches_for_them(folder: Path) -> None:
    done = run(folder / "game.json")
    assert done.returncode == 3
    assert "a key that only the export itself names" in done.stdout
    last = done.stdout.splitlines()[-1]
    assert "nobody whom you know has signed it" in last
    assert "Nothing is wrong" not in done.stdout


def test_strictly_everything_has_to_be_there_that_proves_it(folder: Path) -> None:
    document = json.loads((folder / "game.json").read_bytes())
    del document["seal"]
    del document["proof"]["receipt"], document["proof"]["inclusion"]
    (folder / "bare.json").write_bytes(sealed_export(document, KEY))
    keys = ("--keys", folder / "keys.txt")
    assert run(folder / "game.json", *keys, "--strict").returncode == 0
    assert run(folder / "bare.json", *keys).returncode == 0
    strictly = run(folder / "bare.json", *keys, "--strict")
    assert strictly.returncode == 3
    last = strictly.stdout.splitlines()[-1]
    assert "there is no receipt and nothing says that it is in a signed log" in last
    kept = ("--receipt", folder / "receipt.json")
    assert "no receipt" not in run(folder / "bare.json", *keys, *kept, "--strict").stdout
    (report,) = json.loads(run(folder / "bare.json", "--json").stdout)
    assert report["lacks"] == ["key", "receipt", "inclusion"]


@pytest.mark.parametrize("kept", ["receipt.json", "receipts.json", "answer.json"])
def test_receipts_can_be_handed_in_as_they_were_given(folder: Path, kept: str) -> None:
    done = run(
        folder / "game.json", "--keys", folder / "keys.txt", "--receipt", folder / kept, "--json"
    )
    assert done.returncode == 0, done.stdout + done.stderr
    (report,) = json.loads(done.stdout)
    (receipts,) = (one for one in report["checks"] if one["name"] == "receipts")
    assert receipts["key"] == "receipts.fit"
    assert receipts["args"]["count"] > 1


def test_a_bad_game_is_called_bad_and_the_ply_named(folder: Path) -> None:
    raw = (folder / "game.json").read_bytes()
    at = raw.index(b'"ply":20,')
    (folder / "bad.json").write_bytes(raw[: at - 4] + b"0" + raw[at - 3 :])
    done = run(folder / "game.json", folder / "bad.json", "--keys", folder / "keys.txt")
    assert done.returncode == 1
    assert "Nothing is wrong with" in done.stdout
    assert "the first bad ply is 20." in done.stdout
    (good, bad) = json.loads(run(folder / "game.json", folder / "bad.json", "--json").stdout)
    assert good["good"]
    assert (bad["good"], bad["first_bad_ply"]) == (False, 20)


def test_what_is_no_file_is_said(folder: Path) -> None:
    done = run(folder / "none.json")
    assert done.returncode == 2
    assert "none.json" in done.stderr
    other = run(folder / "game.json", "--keys", folder / "game.json")
    assert other.returncode == 2
    assert "Traceback" not in other.stderr


def test_what_cannot_be_read_is_a_finding_and_the_others_are_checked(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (folder / "rubbish.json").write_bytes(b'{"events":7}')
    files = [str(folder / name) for name in ("none.json", "rubbish.json", "game.json")]
    assert main([*files, "--keys", str(folder / "keys.txt"), "--json"]) == 1
    none, rubbish, good = json.loads(capsys.readouterr().out)
    (absent,) = none["findings"]
    assert (absent["check"], absent["key"]) == ("document", "file.unreadable")
    assert [one["check"] for one in rubbish["findings"]] == ["document"]
    assert good["good"]


DEEP = "[" * 5000 + "]" * 5000


@pytest.mark.parametrize("option", ["--keys", "--receipt", "--witness"])
@pytest.mark.parametrize("said", [b"\xff\xfe\0key", b'{"items":[],"more":%s}' % DEEP.encode()])
def test_evidence_that_cannot_be_read_makes_no_export_bad(
    folder: Path, option: str, said: bytes, capsys: pytest.CaptureFixture[str]
) -> None:
    evidence = folder / "evidence"
    evidence.write_bytes(said)
    assert main([str(folder / "game.json"), option, str(evidence)]) == 2
    assert capsys.readouterr().err.startswith("kronika-verify: ")


@pytest.mark.parametrize("depth", [65, 300, 900, 980, 990, 995, 5000])
@pytest.mark.parametrize("inner", ["[", '{"a":'])
def test_an_export_that_is_nested_too_deep_is_damaged(
    folder: Path, depth: int, inner: str, capsys: pytest.CaptureFixture[str]
) -> None:
    good = folder / "game.json"
    deep = inner * depth + "0" + ("]" if inner == "[" else "}") * depth
    bad = folder / "deep.json"
    bad.write_text(good.read_text().replace('"data":{', f'"data":{{"more":{deep},', 1))
    assert main([str(bad), str(good)]) == 1
    told = capsys.readouterr().out
    assert "this cannot be read" in told or "within each other" in told
    assert "Nothing contradicts itself" in told, "the other one is checked all the same"


@pytest.mark.parametrize(
    ("option", "environment"),
    [(["--language", "cs"], "en_US.UTF-8"), ([], "cs_CZ.UTF-8")],
    ids=("asked", "of the environment"),
)
def test_it_speaks_the_language_that_is_asked_for(
    folder: Path,
    option: list[str],
    environment: str,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("LC_ALL", environment)
    game, keys = str(folder / "game.json"), str(folder / "keys.txt")
    assert main([game, "--keys", keys, *option]) == 0
    told = capsys.readouterr().out
    assert "každý tah znovu rozhodnut podle tzolkin/1" in told
    assert told.splitlines()[-1].startswith("  Vše je v pořádku: ")
    assert main([str(folder / "none.json"), *option]) == 2
    assert "nelze přečíst" in capsys.readouterr().err


def test_kronika_verify_is_the_same(folder: Path) -> None:
    command = [sys.executable, "-m", "service.cli", "verify", folder / "game.json"]
    command += ["--keys", folder / "keys.json", "--receipt", folder / "receipts.json", "--json"]
    code = "import sys; from service.cli import main; sys.argv[0] = 'kronika'; main()"
    done = subprocess.run(
        [sys.executable, "-c", code, *map(str, command[3:])],
        capture_output=True,
        text=True,
        timeout=60,
        cwd=ROOT,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert json.loads(done.stdout)[0]["good"]
