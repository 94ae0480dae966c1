"""Games again, at any ply: from a service, from a file, printed, or stepped through by keys."""

import json
from pathlib import Path

import httpx
import msgspec
import pytest

from games.tzolkin import title
from tests.cli.conftest import Shown
from tests.cli.running import Serving, Terminal, kronika
from tests.service.people import Person


def picture(service: Serving, game: str, ply: int | str) -> str:
    """The board as the service's view gives it."""
    state = httpx.get(f"{service.url}/v1/games/{game}/states/{ply}", timeout=180).json()
    return title.showing.picture(msgspec.convert(state["view"], title.types.view))


def test_one_ply_is_its_line_its_facts_and_the_board(service: Serving, shown: Shown) -> None:
    done = kronika("replay", shown.game, "--ply=7", f"--url={service.url}")
    assert done.returncode == 0, done.stderr
    assert picture(service, shown.game, 7) in _trimmed(done.stdout)
    move = httpx.get(
        f"{service.url}/v1/games/{shown.game}/moves?after=6&limit=1", timeout=180
    ).json()["items"]
    assert f"7. {'farmer' if move[0]['seat'] == 0 else 'random'}" in done.stdout
    assert move[0]["notation"] in done.stdout
    facts = [event["data"]["type"].partition(".")[2] for event in move[0]["events"][1:]]
    assert all(fact in done.stdout for fact in facts if fact != "agenda-changed")


def test_everything_is_every_ply_and_the_result(service: Serving, shown: Shown) -> None:
    done = kronika("replay", shown.game, "--all", f"--url={service.url}")
    assert done.returncode == 0, done.stderr
    told = _trimmed(done.stdout)
    last = len(shown.lines)
    assert f"{last} plies" in told
    for ply in (0, 1, last // 2, last):
        assert f"\n{ply}. " in told
        assert picture(service, shown.game, ply) in told
    assert "Result" in told


def test_a_file_shows_the_same_as_the_service(
    service: Serving, shown: Shown, exported: Path
) -> None:
    live = kronika("replay", shown.game, "--all", f"--url={service.url}")
    filed = kronika("replay", exported, "--all")
    assert filed.returncode == 0, filed.stderr
    assert filed.stdout == live.stdout


def test_without_a_terminal_everything_is_printed(exported: Path) -> None:
    assert kronika("replay", exported).stdout == kronika("replay", exported, "--all").stdout


def test_the_address_of_a_game_is_enough(service: Serving, shown: Shown) -> None:
    done = kronika("replay", f"{service.url}/v1/games/{shown.game}", "--ply=0")
    assert done.returncode == 0, done.stderr
    assert "0. setup" in done.stdout


def test_a_running_game_is_shown_as_far_as_it_is(service: Serving, tmp_path: Path) -> None:
    account = httpx.post(
        f"{service.url}/v1/accounts", json={"name": "replayer"}, timeout=180
    ).json()
    headers = {"Authorization": f"Bearer {account['token']}"}
    seats = [{"kind": "me"}, {"kind": "me"}]
    game = httpx.post(
        f"{service.url}/v1/games",
        json={"title": "tzolkin", "seats": seats},
        headers=headers,
        timeout=180,
    ).json()["id"]
    legal = httpx.get(
        f"{service.url}/v1/games/{game}/legal?seat=0", headers=headers, timeout=180
    ).json()
    body = {"seat": 0, "commands": legal["commands"][:1]}
    played = httpx.post(
        f"{service.url}/v1/games/{game}/moves", json=body, headers=headers, timeout=180
    )
    assert played.status_code == 201
    stranger = kronika("replay", game, f"--url={service.url}")
    assert stranger.returncode == 0, stranger.stderr
    assert "running, 1 ply\n" in stranger.stdout
    assert "(2 hidden)" in stranger.stdout
    path = tmp_path / "running.json"
    assert kronika("export", game, f"--url={service.url}", f"--output={path}").returncode == 0
    told = kronika("replay", path)
    assert told.returncode == 2
    assert "export the game again when it is over" in told.stderr


def test_keys_step_through_the_game(exported: Path, shown: Shown) -> None:
    last = len(shown.lines)
    reader = Terminal("replay", exported)
    assert "0. setup" in reader.see(f"ply 0 of {last}")
    for keys, ply in (
        ("n", 1),
        ("\x1b[C", 2),
        (" ", 3),
        ("p", 2),
        ("\x1b[D", 1),
        ("+", 11),
        ("-", 1),
        ("g4", None),
        ("2\r", 42),
        ("\x1b[F", last),
        ("n", last),
        ("\x1b[H", 0),
        ("p", 0),
    ):
        reader.press(keys)
        reader.see("go to ply: 4" if ply is None else f"ply {ply} of {last}")
    reader.press("q")
    assert reader.end() == 0


def test_the_screen_shows_move_board_and_winner(exported: Path, shown: Shown) -> None:
    last = len(shown.lines)
    reader = Terminal("replay", exported, "--keys", f"--ply={last}", rows=200)
    seen = reader.see("q: quit")
    assert f"{last}. " in seen
    assert "Chichen Itza" in seen
    assert "wins" in seen
    reader.press("q")
    assert reader.end() == 0


def test_a_small_terminal_scrolls(exported: Path) -> None:
    reader = Terminal("replay", exported, "--keys", "--ply=9", rows=12, columns=60)
    assert "Players" not in reader.see("↓ ")
    for _ in range(80):
        reader.press("\x1b[B")
    reader.see("B seat 1")
    reader.press("q")
    assert reader.end() == 0


def test_it_plays_by_itself_to_the_end(exported: Path, shown: Shown) -> None:
    last = len(shown.lines)
    reader = Terminal("replay", exported, "--keys", f"--ply={last - 5}", "--delay=0.05")
    reader.see(f"ply {last - 5} of {last}")
    reader.press("a")
    for ply in range(last - 4, last + 1):
        reader.see(f"ply {ply} of {last}")
    reader.press("q")
    assert reader.end() == 0


def test_the_terminal_is_left_as_it_was(exported: Path) -> None:
    reader = Terminal("replay", exported)
    reader.see("ply 0")
    reader.interrupt()
    assert reader.end() == 130


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("gam_nowhere", "--url={url}"), "The game does not exist"),
        (("{game}", "--url={url}", "--ply=99999"), "the plies 0 to"),
        (("{game}", "--url={url}", "--keys"), "--keys needs a terminal"),
        (("no/such/file.json",), "neither a file nor the id or the address of a game"),
        (("{game}", "--url=http://127.0.0.1:9"), "no Kronika answers"),
        (("pyproject.toml",), "is no export of a game"),
    ],
)
def test_what_cannot_be_shown_is_said(
    service: Serving, shown: Shown, arguments: tuple[str, ...], told: str
) -> None:
    filled = [one.format(url=service.url, game=shown.game) for one in arguments]
    done = kronika("replay", *filled)
    assert done.returncode == 2
    assert told in done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize("damage", ["missing", "swapped", "unknown", "format"])
def test_a_damaged_file_is_no_game(exported: Path, tmp_path: Path, damage: str) -> None:
    document = json.loads(exported.read_bytes())
    events = document["events"]
    match damage:
        case "missing":
            del events[100]
        case "swapped":
            events[100], events[101] = events[101], events[100]
        case "unknown":
            events[100]["type"] = "tzolkin.invented"
        case "format":
            document["format"] = "kronika-export/99"
    path = tmp_path / "damaged.json"
    path.write_text(json.dumps(document))
    done = kronika("replay", path)
    assert done.returncode == 2
    assert str(path) in done.stderr
    assert "Traceback" not in done.stderr


def _trimmed(text: str) -> str:
    return "\n".join(line.rstrip() for line in text.splitlines())


def test_both_branches_are_shown(service: Serving, tmp_path: Path) -> None:
    ada, bob = (
        Person.create(service.url, "ada-branches"),
        Person.create(service.url, "bob-branches"),
    )
    game = ada.open("me", "open", title="tzolkin")["id"]
    bob.join(game)
    for turn in range(6):
        one, seat = next((o, s) for s, o in enumerate((ada, bob)) if o.legal(game)["commands"])
        one.play_any(game, seat, turn)
    ada.propose(game, type="take-back", to=3)
    bob.answer(game, "agree")
    one, seat = next((o, s) for s, o in enumerate((ada, bob)) if o.legal(game)["commands"])
    one.play_any(game, seat)
    ada.http.post(f"/v1/games/{game}/resign", json={"seat": 0})
    file = tmp_path / "game.json"
    file.write_bytes(ada.http.get(f"/v1/games/{game}/export").content)
    filed = kronika("replay", file, "--all")
    assert filed.returncode == 0, filed.stderr
    heads = [line for line in filed.stdout.splitlines() if line[:1].isdigit()]
    assert [line.endswith("[left]") for line in heads] == [n in (4, 5, 6) for n in range(8)]
    assert "[on ply 3]" in heads[7]
    assert filed.stdout == kronika("replay", game, "--all", f"--url={service.url}").stdout
