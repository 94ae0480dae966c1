"""Branches: games that are played on at a desk."""

import json
from collections.abc import Callable
from typing import Any

import httpx
import pytest

from games.kernel.seats import Auditor
from referee.desk import Desk
from referee.requests import Reply
from tests.audit.exporting import REGISTRY, exported, logged
from tests.referee.mirror import Mirror, imported
from tests.service.people import Person
from tests.support.titles import SLUGS

Json = dict[str, Any]
People = Callable[[], Person]
SENT = {"Content-Type": "application/json"}
OF_ITS_OWN = ("instance", "request_id", "type", "refusal")


class Player:
    """Somebody at a desk."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk

    def get(self, path: str) -> Any:
        """The JSON of a path."""
        answer = self.desk.answer("GET", path, {}, b"")
        assert answer.status == 200, answer.body
        return json.loads(answer.body)

    def post(self, path: str, body: Json | None = None, **headers: str) -> Reply:
        """Posts JSON."""
        sent = b"" if body is None else json.dumps(body).encode()
        return self.desk.answer("POST", path, {**SENT, **headers}, sent)

    def open(self, raw: bytes) -> Json:
        """Opens a file."""
        answer = self.desk.answer("POST", "/v1/files", {}, raw)
        assert answer.status == 201, answer.body
        game: Json = json.loads(answer.body)
        assert dict(answer.headers)["Location"] == f"/v1/games/{game['id']}"
        return game

    def fork(self, game: str, ply: int, *seats: str) -> Json:
        """Begins a branch."""
        kinds = [{"kind": "me"} if one == "me" else {"kind": "bot", "bot": one} for one in seats]
        answer = self.post(f"/v1/games/{game}/forks", {"ply": ply, "seats": kinds})
        assert answer.status == 201, answer.body
        branch: Json = json.loads(answer.body)
        return branch

    def turn(self, path: str, seat: int, at: int) -> Json:
        """Plays one of the legal commands, which does what its preview is sure of."""
        legal = self.get(f"{path}/legal?seat={seat}")
        command = legal["commands"][at % len(legal["commands"])]
        wanted = {"seat": seat, "commands": [command], "decision": legal["decision"]}
        foretold = json.loads(self.post(f"{path}/previews", wanted).body)
        played = self.post(f"{path}/moves", wanted, **{"If-Match": f'"{legal["version"]}"'})
        assert played.status == 201, played.body
        if foretold["certain"]:
            now = self.get(f"{path}/legal?seat={seat}")
            assert {**now, "undo": None} == {**foretold["legal"], "undo": None}
        done: Json = json.loads(played.body)
        return done


@pytest.mark.parametrize("slug", SLUGS)
def test_a_branch_is_played_on_against_bots_and_opened_again(slug: str) -> None:
    game = logged(slug, 2, 6)
    player = Player(Desk(REGISTRY))
    file = player.open(exported(game))
    branch = player.fork(file["id"], max(1, file["ply"] - 30), "me", "random")
    path = f"/v1/games/{branch['id']}"
    assert branch["descent"]["how"] == "fork"
    assert branch["descent"]["game"] == file["id"]
    assert [one["kind"] for one in branch["seats"]] == ["person", "bot"]
    for turn in range(60):
        shown = player.get(path)
        if shown["status"] == "finished":
            break
        if 0 in shown["awaits"]:
            assert player.turn(path, 0, turn)["version"] == player.get(path)["version"]
        else:
            assert player.post(f"{path}/bots").status == 201
    assert player.get(path)["version"] > branch["version"]
    saved = player.desk.answer("GET", f"{path}/export", {}, b"").body
    other = Player(Desk(REGISTRY))
    assert other.open(saved) == player.get(path)
    for what in (
        "states/latest?seat=0",
        "scenes/latest?seat=0",
        "legal?seat=0",
        "moves?limit=1000",
    ):
        assert other.get(f"{path}/{what}") == player.get(f"{path}/{what}")
    again = other.fork(branch["id"], branch["ply"], "random", "me")
    assert again["descent"]["game"] == branch["id"]


def test_a_branch_that_was_changed_is_not_opened() -> None:
    player = Player(Desk(REGISTRY))
    file = player.open(exported(logged("lanterns", 2, 1)))
    branch = player.fork(file["id"], 3, "me", "me")
    saved = player.desk.answer("GET", f"/v1/games/{branch['id']}/export", {}, b"").body
    changed = saved.replace(b'"hand":3', b'"hand":4', 1)
    assert changed != saved
    answer = player.desk.answer("POST", "/v1/files", {}, changed)
    assert (answer.status, json.loads(answer.body)["kind"]) == (422, "not-importable")


def test_a_game_from_a_file_stays_as_it_is_and_can_be_tried() -> None:
    player = Player(Desk(REGISTRY))
    file = player.open(exported(logged("tzolkin", 2, 18).until(9), Auditor()))
    path = f"/v1/games/{file['id']}"
    assert file["status"] == "running"
    seat = file["awaits"][0]
    legal = player.get(f"{path}/legal?seat={seat}")
    wanted = {"seat": seat, "commands": legal["commands"][:1], "decision": legal["decision"]}
    assert json.loads(player.post(f"{path}/previews", wanted).body)["version"] == file["version"]
    tried = player.post(f"{path}/moves", {**wanted, "dry_run": True})
    assert (tried.status, len(json.loads(tried.body)["moves"])) == (200, 1)
    for answer in (player.post(f"{path}/moves", wanted), player.post(f"{path}/bots")):
        assert (answer.status, answer.headers["Allow"]) == (405, "GET, HEAD")
    assert player.get(path) == file


def test_what_a_file_does_not_open_is_named() -> None:
    player = Player(Desk(REGISTRY))
    raw = exported(logged("lanterns", 2, 1).until(2))
    answer = player.desk.answer("POST", "/v1/files", {"accept-language": "cs"}, raw)
    told = json.loads(answer.body)
    assert (answer.status, told["key"], told["args"]["ply"]) == (422, "file-hides", 0)


def test_commands_are_refused_in_a_branch_as_in_a_fork(person: People, web: httpx.Client) -> None:
    """With the rule, the reason, what would be legal, and who is awaited."""
    ada, game = person(), logged("tzolkin", 2, 18)
    mirror = Mirror(web, imported(ada, game))
    ply = mirror.shown["ply"] // 2
    wanted = {"ply": ply, "seats": [{"kind": "me"}, {"kind": "me"}]}
    there = ada.http.post(f"/v1/games/{mirror.there}/forks", json=wanted).json()
    player = Player(mirror.desk)
    here = player.fork(mirror.here, ply, "me", "me")
    assert here["version"] == there["version"]
    commands = {
        json.dumps(event["data"], sort_keys=True): event["data"]
        for event in player.get(f"/v1/games/{mirror.here}/events?limit=1000")["items"]
        if "seat" in event
    }
    seen = set()
    for number, command in enumerate(list(commands.values())[::4]):
        body = {"seat": number % 2, "commands": [command], "dry_run": True}
        headers = {"Accept-Language": "cs" if number % 3 else "en"}
        one = ada.http.post(f"/v1/games/{there['id']}/moves", json=body, headers=headers)
        other = player.post(f"/v1/games/{here['id']}/moves", body, **headers)
        assert one.status_code == other.status
        if other.status >= 400:
            told = _told(one.content, there["id"], ada.name), _told(other.body, here["id"])
            assert told[0] == told[1]
            seen.add(told[0]["kind"])
        bent = {"seat": 7, "commands": [{"type": "x"}, command], "dry_run": 1, "odd": None}
        one = ada.http.post(f"/v1/games/{there['id']}/previews?x=1", json=bent, headers=headers)
        other = player.post(f"/v1/games/{here['id']}/previews?x=1", bent, **headers)
        assert _told(one.content, there["id"], ada.name) == _told(other.body, here["id"])
    assert seen >= {"illegal-command", "decision-closed"}


def _told(body: bytes, game: str, person: str = "") -> Json:
    """What a refusal says; who sits there has no name in a branch."""
    text = body.decode().replace(game, "THE-GAME")
    for seat in (0, 1):
        for nobody in (f"Seat {'AB'[seat]}", f"Hráč {'AB'[seat]}"):
            text = text.replace(nobody, f"seat {seat}")
        text = text.replace(f"{person} #{seat}", f"seat {seat}") if person else text
    problem = json.loads(text)
    return {name: one for name, one in problem.items() if name not in OF_ITS_OWN}
