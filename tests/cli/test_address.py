"""Where the service is: as said, as the environment says, or as the settings say; and what is told
when something else answers there."""

from pathlib import Path

import pytest

from tests.cli.conftest import Shown
from tests.cli.running import Serving, kronika
from tests.support.answering import answering

pytestmark = pytest.mark.slow

GAME = "gam_00000000000000000000"

ANSWERS = {
    "a web page": (200, "text/html", "<html>It works!</html>"),
    "other JSON": (200, "application/json", "{}"),
    "another's format": (200, "application/json", '{"format": "another/1"}'),
    "plain text": (200, "text/plain", "ok"),
    "no such page": (404, "text/html", "<html>Not Found</html>"),
    "no such thing": (404, "application/json", '{"detail": "Not Found", "title": "x"}'),
    "an address elsewhere": (301, "text/html", ""),
    "a proxy without anybody behind it": (502, "text/html", "<html>Bad Gateway</html>"),
}


@pytest.mark.parametrize("answer", ANSWERS)
def test_whatever_else_answers_is_not_a_kronika(answer: str, tmp_path: Path) -> None:
    with answering(*ANSWERS[answer]) as url:
        for command in ("export", "notation"):
            file = tmp_path / "game"
            told = kronika(command, GAME, f"--output={file}", KRONIKA_URL=url)
            assert (told.returncode, told.stdout) == (2, ""), command
            assert f"what answers at {url} is not a Kronika (GET /v1/games/{GAME}" in told.stderr
            assert f": {ANSWERS[answer][0]} " in told.stderr
            assert "--url or KRONIKA_URL" in told.stderr
            assert not file.exists()


def test_no_command_takes_it_for_one(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    file.write_text("Kronika notation 1\n")
    commands = (
        ("demo",),
        ("replay", GAME),
        ("keys",),
        ("import", str(file)),
        ("verify", GAME),
        ("witness", f"--folder={tmp_path / 'witness'}", "--once"),
        ("dispute", "list"),
        ("dispute", "show", GAME, "1"),
    )
    with answering(*ANSWERS["a web page"]) as url:
        for command in commands:
            told = kronika(*command, KRONIKA_URL=url)
            assert told.returncode == 2, command
            assert f"what answers at {url} is not a Kronika" in told.stderr, command
            assert "Traceback" not in told.stderr, command


def test_the_environment_says_where_the_service_is(
    service: Serving, shown: Shown, tmp_path: Path
) -> None:
    """Settings of a service are not looked at then; what the arguments say wins over it."""
    port = service.url.rpartition(":")[2]
    for named in (service.url, f"{service.url}/", f"127.0.0.1:{port}"):
        told = kronika("notation", shown.game, KRONIKA_URL=named, KRONIKA_PORT="none")
        assert told.returncode == 0, told.stderr
    wrong = "http://127.0.0.1:9"
    assert kronika("notation", shown.game, KRONIKA_URL=wrong).returncode == 2
    for command in (
        ("notation", shown.game, f"--url={service.url}"),
        ("replay", f"{service.url}/v1/games/{shown.game}", "--ply=0"),
    ):
        assert kronika(*command, KRONIKA_URL=wrong).returncode == 0, command
    told = kronika("demo", "--bots=random", "--seats=2", KRONIKA_URL=service.url)
    assert told.returncode == 0, told.stderr
    assert "--url" not in told.stdout, "whoever runs the next command has it in the environment"


def test_it_is_never_in_the_way_of_a_service(service: Serving, service_folder: Path) -> None:
    """An account's owner may run a service from the same shell."""
    data = f"--data={service_folder / 'data'}"
    for command in (("settings",), ("doctor", "--port=0", data), ("projections", "status", data)):
        told = kronika(*command, KRONIKA_URL="http://elsewhere.example")
        assert told.returncode == 0, (command, told.stdout, told.stderr)
    slip = kronika("serve", "--port=0", KRONIKA_URI="http://elsewhere.example")
    assert "KRONIKA_URI is no setting; did you mean KRONIKA_URL?" in slip.stderr


def test_a_game_is_verified_where_it_is(service: Serving, shown: Shown, tmp_path: Path) -> None:
    keys = tmp_path / "keys.txt"
    assert kronika("keys", f"--output={keys}", KRONIKA_URL=service.url).returncode == 0
    for game in (shown.game, f"{service.url}/v1/games/{shown.game}"):
        told = kronika("verify", game, f"--keys={keys}", KRONIKA_URL=service.url)
        assert told.returncode == 0, told.stdout + told.stderr
        assert told.stdout.startswith(f"{game}: tzolkin {shown.game}\n")


def test_every_command_takes_the_address_of_a_game(service: Serving, shown: Shown) -> None:
    """That of the API, or the one that a browser shows; it says where the service is, too."""
    wrong = "http://127.0.0.1:9"
    commands = (
        ("export",),
        ("notation",),
        ("replay", "--ply=0"),
        ("verify",),
        ("dispute", "list"),
    )
    for address in (f"/v1/games/{shown.game}", f"/games/{shown.game}?ply=3"):
        for command in commands:
            told = kronika(*command, f"{service.url}{address}", KRONIKA_URL=wrong)
            good = 3 if command == ("verify",) else 0  # nobody knows its key
            assert told.returncode == good, (command, told.stderr)
    for command in ("export", "notation", "dispute show"):
        told = kronika(*command.split(), "no/game", *(["1"] if " " in command else []))
        assert told.returncode == 2, command
        assert "no/game is neither a file nor the id or the address of a game" in told.stderr


def test_what_cannot_be_verified_is_said_in_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "keys.txt").write_bytes(b"\xff\xfe")
    (tmp_path / "game.json").write_text("{}")
    game, keys = tmp_path / "game.json", tmp_path / "keys.txt"
    slips = {
        (): "say what to check",
        ("missing.json",): "missing.json cannot be read: No such file or directory",
        (game, f"--receipt={tmp_path}"): f"{tmp_path} cannot be read: Is a directory",
        (game, f"--keys={keys}"): f"{keys} does not hold what it should",
        (game, f"--receipt={keys}"): f"{keys} does not hold what it should",
    }
    for arguments, because in slips.items():
        told = kronika("verify", *map(str, arguments))
        assert (told.returncode, told.stdout) == (2, ""), arguments
        assert told.stderr.startswith(f"kronika: {because}"), told.stderr
