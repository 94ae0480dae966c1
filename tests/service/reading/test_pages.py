"""Pages of lists: one sort of cursor everywhere, and every list knows its own."""

from collections.abc import Callable
from typing import Any

import httpx

from tests.service.people import Person
from tests.service.problems import problem
from tests.service.settling import settle

People = Callable[[], Person]


def test_every_list_goes_on_where_its_page_ended(person: People) -> None:
    ada, bob = person(), person()
    game, other = (_over(ada, bob) for _ in range(2))
    ada.http.post("/v1/tokens", json={"name": "two", "scopes": ["read"]}).raise_for_status()
    settle(ada.http)
    paths = {
        "events": f"/v1/games/{game}/events",
        "moves": f"/v1/games/{game}/moves",
        "receipts": f"/v1/games/{game}/receipts",
        "draws": f"/v1/games/{game}/draws",
        "games": f"/v1/games?player={ada.name}",
        "oldest games": f"/v1/games?player={ada.name}&order=oldest",
        "finished games": f"/v1/games?player={ada.name}&order=finished",
        "titles": "/v1/titles",
        "components": "/v1/titles/tzolkin/components",
        "rules": "/v1/titles/tzolkin/rules",
        "tokens": "/v1/tokens",
        "invitations": f"/v1/games/{_inviting(ada)}/invitations",
        "events of another game": f"/v1/games/{other}/events",
        "moves of another game": f"/v1/games/{other}/moves",
    }
    cursors = {}
    for name, path in paths.items():
        first = _page(ada, path, limit=1).json()
        assert isinstance(first["next"], str), name
        assert not first["next"].isdigit(), name
        link = _page(ada, path, limit=1).links["next"]
        assert (
            ada.http.get(link["url"]).json()
            == _page(ada, path, limit=1, after=first["next"]).json()
        ), name
        rest = _page(ada, path, after=first["next"]).json()
        assert "next" not in rest, name
        whole = _told(_page(ada, path).json())
        told = [*_told(first), *_told(rest)]
        assert told == whole[: len(told)], name  # another checkpoint may have been signed since
        cursors[name] = first["next"]
    for name, path in paths.items():
        for of, cursor in cursors.items():
            if of != name:
                refusal = problem(_page(ada, path, after=cursor), "invalid-query")
                assert refusal["field"] == "after", (name, of)
                assert "not a cursor of this list" in refusal["detail"]


def test_lists_with_numbers_begin_behind_one_of_them(person: People) -> None:
    ada, bob = person(), person()
    game = _over(ada, bob)
    for name, key in (("events", "version"), ("moves", "ply"), ("receipts", "ply")):
        found = ada.get(f"/v1/games/{game}/{name}", after=2)["items"]
        assert found[0][key] == 3, name
        beyond = ada.get(f"/v1/games/{game}/{name}", after=2**31 - 1)
        assert beyond == {"items": []}, name


def test_short_lists_are_whole_unless_they_are_asked_for_in_pages(person: People) -> None:
    """A page goes on where the one before ended, also when its last item has gone meanwhile."""
    ada = person()
    for name in ("two", "three", "four"):
        ada.http.post("/v1/tokens", json={"name": name, "scopes": ["read"]}).raise_for_status()
    whole = ada.http.get("/v1/tokens")
    assert (len(whole.json()["items"]), "next" in whole.json(), whole.links) == (4, False, {})
    first = ada.get("/v1/tokens", limit=2)
    assert first["items"] == whole.json()["items"][:2]
    ada.http.delete(f"/v1/tokens/{first['items'][1]['id']}").raise_for_status()
    rest = ada.get("/v1/tokens", limit=2, after=first["next"])
    assert rest["items"] == whole.json()["items"][2:]


def test_games_are_listed_by_time_and_opponent(person: People) -> None:
    ada, bob, cyd = person(), person(), person()
    games = [_over(ada, bob), _over(ada, bob), _over(ada, cyd)]
    settle(ada.http)

    def listed(**query: str) -> list[str]:
        return [one["id"] for one in ada.get("/v1/games", player=ada.name, **query)["items"]]

    assert listed() == games[::-1]
    assert listed(order="oldest") == games
    assert listed(order="finished") == listed(order="updated") == games[::-1]
    assert listed(opponent=bob.name) == games[1::-1]
    assert listed(opponent=bob.id, order="oldest") == games[:2]
    second = ada.get(f"/v1/games/{games[1]}")
    opened, ended = second["created_at"], second["finished_at"]
    assert listed(since=opened) == games[:0:-1]
    assert listed(until=opened) == games[:1]
    assert listed(order="finished", until=ended) == games[:1]
    assert listed(order="finished", since=ended) == games[:0:-1]
    refused = problem(ada.http.get("/v1/games?opponent=nobody-of-this-name"), "unknown-player")
    assert refused["field"] == "opponent"
    for odd in ("yesterday", "0.5", "2026"):
        refused = problem(ada.http.get(f"/v1/games?until={odd}"), "invalid-query")
        assert refused["field"] == "until"
    refused = problem(ada.http.get("/v1/games?since=yesterday"), "invalid-query")
    assert refused["field"] == "since"


def _inviting(ada: Person) -> str:
    game: str = ada.open("me", "open", "open", "open", title="tzolkin", visibility="private")["id"]
    for seat in (1, 2):
        body = {"seat": seat}
        ada.http.post(f"/v1/games/{game}/invitations", json=body).raise_for_status()
    return game


def _over(ada: Person, bob: Person) -> str:
    game: str = ada.open("me", "open", title="tzolkin")["id"]
    bob.join(game)
    while (shown := ada.get(f"/v1/games/{game}"))["ply"] < 4:
        seat = shown["awaits"][0]
        (ada, bob)[seat].play_any(game, seat)
    bob.http.post(f"/v1/games/{game}/resign", json={"seat": 1}).raise_for_status()
    return game


def _told(page: dict[str, Any]) -> list[dict[str, Any]]:
    """The items of a page, but for how receipts are signed, which is done anew each time."""
    signed = ("index", "path", "note")
    return [
        {name: told for name, told in one.items() if "head" not in one or name not in signed}
        for one in page["items"]
    ]


def _page(who: Person, path: str, **query: Any) -> httpx.Response:
    more = httpx.URL(path).copy_merge_params({"limit": 200, **query})
    return who.http.get(more)
