"""A list that is asked for `at_least` what somebody has written shows it, at any process."""

import secrets
from collections.abc import Callable

import httpx
import pytest
from kronika_client import Client, models

from service.contract.published import OPERATIONS
from tests.service.people import Person
from tests.service.problems import problem
from tests.service.process import ServiceProcess

People = Callable[[], Person]
Pair = tuple[ServiceProcess, ServiceProcess]

TIMES = 20


def test_a_new_game_is_in_the_list_at_once(pair: Pair) -> None:
    """Opened at one process, listed at the other, twenty of twenty times."""
    here, there = pair
    ada = Person.create(here.url, "ada")
    reader = ada.at(there.url)
    body = {"title": "lanterns", "seats": [{"kind": "me"}, {"kind": "open"}]}
    for number in range(TIMES):
        opened = ada.http.post("/v1/games", json=body)
        game, position = opened.json()["id"], opened.headers["log-position"]
        for path in ("/v1/games", "/v1/home"):
            shown = reader.get(path, at_least=position, **_mine(path, ada))
            listed = shown["items" if path == "/v1/games" else "opened"]
            assert game in {one["id"] for one in listed}, (number, path)
        ada.http.post(f"/v1/games/{game}/leave", json={}).raise_for_status()


def _mine(path: str, who: Person) -> dict[str, str]:
    return {"player": who.name} if path == "/v1/games" else {}


def test_the_python_client_reads_what_it_has_written(shared_service: ServiceProcess) -> None:
    ada = Person.create(shared_service.url, f"ada-{secrets.token_hex(4)}")
    seats = (models.SeatWanted(kind="me"), models.SeatWanted(kind="open"))
    with Client(shared_service.url, ada.token) as kronika:
        for _ in range(TIMES):
            game = kronika.open_game(models.NewGame(title="tzolkin", seats=seats))
            assert kronika.list_games(player=ada.name).items[0].id == game.id
            ada.http.post(f"/v1/games/{game.id}/leave", json={}).raise_for_status()


def test_every_write_to_a_game_says_where_it_stands(person: People) -> None:
    ada, bob = person(), person()
    key = {"Idempotency-Key": "once"}
    body = {"title": "lanterns", "seats": _SEATS}
    opened = ada.http.post("/v1/games", json=body, headers=key)
    again = ada.http.post("/v1/games", json=body, headers=key)
    game = opened.json()["id"]
    answers = [opened, again, bob.join(game)]
    legal = ada.legal(game)
    move = {"seat": 0, "commands": legal["commands"][:1]}
    answers += [ada.http.post(f"/v1/games/{game}/moves", json=move, headers=key) for _ in "12"]
    answers.append(bob.http.post(f"/v1/games/{game}/resign", json={}))
    places = [_place(one) for one in answers]
    assert len({partition for partition, _ in places}) == 1
    ends = [end for _, end in places]
    assert ends == sorted(ends)
    assert "log-position" not in ada.http.get(f"/v1/games/{game}").headers
    joined = ",".join(one.headers["log-position"] for one in answers)
    listed = ada.get("/v1/games", player=ada.name, at_least=joined)["items"]
    assert [one["status"] for one in listed if one["id"] == game] == ["finished"]


@pytest.mark.parametrize("position", ["12", "1-x", "", "1-2;3-4", "-1-2", "0-99999999", "9999-1"])
def test_what_is_no_position_is_refused(web: httpx.Client, position: str) -> None:
    refused = web.get("/v1/games", params={"at_least": position})
    assert problem(refused, "invalid-query")["field"] == "at_least"


def test_every_list_that_waits_says_what_it_reads() -> None:
    for one in OPERATIONS:
        waits = "at_least" in one.query.__struct_fields__
        assert waits is bool(one.reads), one.id


def _place(answer: httpx.Response) -> tuple[int, int]:
    assert answer.is_success, answer.text
    partition, position = answer.headers["log-position"].split("-")
    return int(partition), int(position)


_SEATS = [{"kind": "me"}, {"kind": "open"}]
