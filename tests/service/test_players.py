"""What people have reached, and who leads."""

import time
from collections.abc import Callable
from typing import Any

import asyncpg
import httpx

from projections import leaders
from tests.service.people import Person
from tests.service.problems import problem

People = Callable[[], Person]


def _finished(person: People, winner: Person, loser: Person) -> None:
    """A game that the loser gives up."""
    game = winner.open("me", "open", title="tzolkin")["id"]
    loser.join(game)
    loser.http.post(f"/v1/games/{game}/resign", json={"seat": 1})


def _eventually(look: Callable[[], Any]) -> Any:
    """Read models follow by a moment."""
    deadline = time.monotonic() + 180
    while not (found := look()):
        assert time.monotonic() < deadline
        time.sleep(0.02)
    return found


def test_a_record_counts_games_and_wins(person: People, web: httpx.Client) -> None:
    ada, bob = person(), person()
    for _ in range(2):
        _finished(person, ada, bob)
    _finished(person, bob, ada)

    def games() -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = web.get(f"/v1/players/{ada.name}").json()["records"]
        return found if found and found[0]["games"] == 3 else []

    (record,) = _eventually(games)
    assert (record["title"], record["seats"], record["opponents"]) == ("tzolkin", 2, "persons")
    assert (record["wins"], record["ranks"]) == (2, [2, 1])
    assert web.get(f"/v1/players/{ada.id}").json()["account"]["name"] == ada.name
    problem(web.get("/v1/players/nobody-of-that-name"), "unknown-player")


def test_a_leaderboard_is_ordered_and_paged(person: People, web: httpx.Client) -> None:
    ada, bob, eve = person(), person(), person()
    _finished(person, ada, bob)
    _finished(person, bob, eve)
    ours = {ada.id: 1.0, bob.id: 0.5, eve.id: 0.0}

    def board() -> list[dict[str, Any]]:
        """All pages, read while no place changed: others finish games beside this test."""
        items: list[dict[str, Any]] = []
        after = None
        while True:
            query = {"limit": 2, "exclude_bot_games": "true"} | ({"after": after} if after else {})
            page = web.get("/v1/leaderboards/tzolkin", params=query).json()
            items += page["items"]
            after = page.get("next")
            if after is None:
                break
        beaten = {one["account"]["id"]: one["beaten"] for one in items}
        places = [one["beaten"] for one in items]
        still = len(beaten) == len(items) and places == sorted(places, reverse=True)
        return items if still and ours.items() <= beaten.items() else []

    assert _eventually(board)
    own = bob.get("/v1/leaderboards/tzolkin", limit=1, exclude_bot_games="true")["me"]
    assert (own["games"], own["beaten"]) == (2, 0.5)
    assert 1 < own["place"] < own["players"]
    problem(web.get("/v1/leaderboards/chess"), "unknown-title")
    problem(web.get("/v1/leaderboards/tzolkin", params={"after": "?"}), "invalid-query")


def test_a_game_that_is_void_counts_for_nobody(person: People, web: httpx.Client) -> None:
    ada, bob = person(), person()
    game = ada.open("me", "open", title="tzolkin")["id"]
    bob.join(game)
    ada.propose(game, type="call-off")
    bob.answer(game, "agree")
    _eventually(
        lambda: web.get("/v1/games", params={"player": ada.id, "status": "void"}).json()["items"]
    )
    assert web.get(f"/v1/players/{ada.id}").json()["records"] == []


def test_a_bot_is_shown_as_one_and_people_can_be_asked_for_alone(
    person: People, web: httpx.Client
) -> None:
    ada, bob = person(), person()
    changed = bob.http.patch("/v1/accounts/me", json={"bot": True})
    assert (changed.status_code, changed.json()["name"]) == (200, bob.name)
    made = web.post("/v1/accounts", json={"name": f"{ada.name}-x", "bot": True}).json()
    assert made["account"]["bot"] is True
    _finished(person, ada, bob)
    shown = {"id": bob.id, "name": bob.name, "bot": True}
    game = _eventually(
        lambda: web.get("/v1/games", params={"player": bob.id, "status": "finished"}).json()[
            "items"
        ]
    )[0]
    assert game["seats"][1]["account"] == shown
    assert game["created_at"] <= game["started_at"] <= game["finished_at"] == game["updated_at"]
    assert game["options"]
    alone = web.get(f"/v1/games/{game['id']}").json()
    assert alone["seats"][1]["account"] == shown
    for name in ("created_at", "updated_at", "started_at", "finished_at", "options"):
        assert alone[name] == game[name], name
    assert alone["created_at"].endswith("Z")
    assert web.get(f"/v1/players/{bob.name}").json()["account"] == shown
    board = "/v1/leaderboards/tzolkin"
    everybody = _eventually(
        lambda: [
            one
            for one in web.get(board, params={"limit": 200}).json()["items"]
            if one["account"]["id"] in (ada.id, bob.id)
        ]
    )
    assert [one["account"].get("bot", False) for one in everybody] == [False, True]
    people = web.get(board, params={"limit": 200, "exclude_bots": True}).json()["items"]
    assert {one["account"]["id"] for one in people} >= {ada.id}
    assert not any(one["account"].get("bot") for one in people)


def test_nobody_leads_by_playing_against_himself(person: People, web: httpx.Client) -> None:
    ada, bob = person(), person()
    game = ada.open("me", "me", title="tzolkin")["id"]
    ada.http.post(f"/v1/games/{game}/resign", json={"seat": 1})
    _finished(person, bob, ada)
    board: list[dict[str, Any]] = _eventually(
        lambda: [
            one
            for one in web.get("/v1/leaderboards/tzolkin", params={"limit": 200}).json()["items"]
            if one["account"]["id"] == ada.id
        ]
    )
    assert [(one["games"], one["beaten"]) for one in board] == [(1, 0.0)]


async def test_a_page_with_ones_own_place_is_added_up_once(postgres_dsn: str) -> None:
    connection = await asyncpg.connect(postgres_dsn)
    asked = list[str]()
    connection.add_query_logger(lambda record: asked.append(record.query))
    counted = leaders.Counted(exclude_bots=True)
    found = await leaders.board(connection, "tzolkin", counted, own="ada", limit=1)
    await connection.close()
    assert (found.page.items, found.own) == ((), None)
    (query,) = asked
    assert query.count("FROM player_results") == 1
