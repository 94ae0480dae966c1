"""Bounds of an account: tokens, and games that are not over."""

import asyncio
import time

import httpx
import pytest

from service.settings import SettingsError, load
from tests.service.limits.conftest import Serve
from tests.service.people import Person
from tests.service.problems import problem


def test_an_account_has_so_many_tokens(serve: Serve) -> None:
    service = serve(tokens_per_account=4)
    ada = Person.create(service.url, "ada")
    wanted = {"name": "bot", "scopes": ["read"]}

    async def all_at_once() -> list[httpx.Response]:
        headers = {"Authorization": f"Bearer {ada.token}"}
        async with httpx.AsyncClient(base_url=service.url, headers=headers, timeout=180) as client:
            asks = [client.post("/v1/tokens", json=wanted) for _ in range(12)]
            return await asyncio.gather(*asks)

    answers = asyncio.run(all_at_once())
    assert sorted(one.status_code for one in answers) == [201] * 3 + [409] * 9
    refused = next(one for one in answers if one.status_code == 409)
    problem(refused, "too-many-tokens")
    assert ada.http.delete("/v1/tokens").json() == {"revoked": 3}
    assert ada.http.post("/v1/tokens", json=wanted).status_code == 201


def test_an_account_has_opened_so_many_games_that_are_not_over(serve: Serve) -> None:
    service = serve(games_per_account=2)
    ada, bob = Person.create(service.url, "ada"), Person.create(service.url, "bob")
    body = {"title": "lanterns", "seats": [{"kind": "me"}, {"kind": "open"}]}
    games = [ada.http.post("/v1/games", json=body).json()["id"] for _ in range(2)]
    assert bob.join(games[0]).status_code == 200
    problem(ada.http.post("/v1/games", json=body), "too-many-games")
    others = [bob.http.post("/v1/games", json=body).json()["id"] for _ in range(2)]
    assert ada.join(others[0]).status_code == 200, "games of others do not count"
    assert ada.http.post(f"/v1/games/{games[1]}/abandon").status_code < 300
    deadline = time.monotonic() + 180  # the list of games follows by a moment
    while (answer := ada.http.post("/v1/games", json=body)).status_code == 409:
        assert time.monotonic() < deadline
        time.sleep(0.05)
    assert answer.status_code == 201
    problem(ada.http.post("/v1/games", json=body), "too-many-games")


def test_bots_play_so_many_games_of_an_account_alone(serve: Serve) -> None:
    service = serve(bot_games_per_account=2, bot_worker="tests.service.idle_bot_worker")
    ada, bob = Person.create(service.url, "ada"), Person.create(service.url, "bob")
    alone = {"title": "lanterns", "seats": [{"kind": "bot"}, {"kind": "bot"}]}
    assert ada.http.get("/v1/limits").json()["bot_games_per_account"] == 2

    async def all_at_once() -> list[httpx.Response]:
        headers = {"Authorization": f"Bearer {ada.token}"}
        async with httpx.AsyncClient(base_url=service.url, headers=headers, timeout=180) as client:
            return await asyncio.gather(*(client.post("/v1/games", json=alone) for _ in range(8)))

    answers = asyncio.run(all_at_once())
    assert sorted(one.status_code for one in answers) == [201] * 2 + [409] * 6
    refused = problem(ada.http.post("/v1/games", json=alone), "too-many-games")
    assert refused["field"] == "seats"
    assert refused["detail"].startswith("An account may have 2 games running that bots play alone")
    czech = ada.http.post("/v1/games", json=alone, headers={"Accept-Language": "cs"})
    assert czech.json()["detail"].startswith("Účet smí mít 2 běžících partií")
    mixed = {"title": "lanterns", "seats": [{"kind": "bot"}, {"kind": "me"}]}
    assert ada.http.post("/v1/games", json=mixed).status_code == 201, "a person plays in it"
    assert bob.http.post("/v1/games", json=alone).status_code == 201, "others are not concerned"


def test_a_fork_for_bots_alone_counts_as_one(serve: Serve) -> None:
    service = serve(bot_games_per_account=1, bot_worker="tests.service.idle_bot_worker")
    ada = Person.create(service.url, "ada")
    mine = {"title": "lanterns", "seats": [{"kind": "me"}, {"kind": "me"}]}
    game = ada.http.post("/v1/games", json=mine).json()["id"]
    fork = {"ply": 0, "seats": [{"kind": "bot"}, {"kind": "bot"}]}
    assert ada.http.post(f"/v1/games/{game}/forks", json=fork).status_code == 201
    again = ada.http.post(f"/v1/games/{game}/forks", json=fork)
    assert problem(again, "too-many-games")["field"] == "seats"


def test_bots_that_have_played_their_game_make_room(serve: Serve) -> None:
    service = serve(bot_games_per_account=1)
    ada = Person.create(service.url, "ada")
    alone = {"title": "lanterns", "seats": [{"kind": "bot"}, {"kind": "bot"}]}
    assert ada.http.post("/v1/games", json=alone).status_code == 201
    deadline = time.monotonic() + 180  # the list of games follows by a moment
    while ada.http.post("/v1/games", json=alone).status_code == 409:
        assert time.monotonic() < deadline
        time.sleep(0.05)


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("uncounted_addresses", "10.0.0.0/99"),
        ("trusted_proxies", "everybody"),
        ("trusted_proxies", "10.0.0.1/8"),
        ("limits", "perhaps"),
        ("limit_moves", "-1"),
    ],
)
def test_a_setting_that_does_not_fit_stops_the_start(name: str, value: str) -> None:
    with pytest.raises(SettingsError):
        load({f"KRONIKA_{name.upper()}": value})
