"""Invitations with a code: what its holder sees without an account, and the seat that it keeps."""

from collections.abc import Callable
from typing import Any

import httpx

from tests.service.people import Person
from tests.service.problems import problem

People = Callable[[], Person]


def _link(one: Person, game: str, **body: Any) -> Any:
    answer = one.http.post(f"/v1/games/{game}/invitations", json=body)
    assert answer.status_code == 201, answer.text
    return answer.json()


def _invited(one: Person, game: str) -> Any:
    (found,) = one.get(f"/v1/games/{game}/invitations")["items"]
    return found


def test_a_code_shows_the_table_and_nothing_of_the_game(person: People, web: httpx.Client) -> None:
    ada, bob = person(), person()
    terms = {"clock": {"pace": {"type": "total", "seconds": 900, "increment": 20}}}
    game = ada.open("me", "open", "random", visibility="private", terms=terms)["id"]
    code = _link(ada, game, seat=1)["code"]
    seen = web.get(f"/v1/invitations/{code}").json()
    assert (seen["game"], seen["status"], seen["title"]) == (game, "open", "lanterns")
    assert seen["invited_by"] == {"id": ada.id, "name": ada.name}
    assert [one["kind"] for one in seen["seats"]] == ["person", "open", "bot"]
    assert (seen["seat"], seen["free"]) == (1, [1])
    assert seen["terms"]["clock"]["pace"]["seconds"] == 900
    assert not seen.keys() & {"ply", "version", "awaits", "result", "clocks"}
    assert web.get(f"/v1/invitations/{code.replace('-', '').lower()}").json() == seen
    problem(web.get("/v1/invitations/0000-0000-0000"), "unknown-invitation")
    problem(web.get(f"/v1/invitations/{'Z' * 500}"), "unknown-invitation")
    problem(web.get(f"/v1/games/{game}"), "unknown-game")
    joined = bob.http.post(f"/v1/games/{game}/join", json={"invitation": code}).json()
    assert joined["status"] == "running"
    seen = web.get(f"/v1/invitations/{code}").json()
    assert (seen["status"], seen.get("free")) == ("running", None)
    assert seen["seats"][1]["account"]["id"] == bob.id


def test_the_table_learns_that_a_link_was_opened_and_declined(
    person: People, web: httpx.Client
) -> None:
    ada = person()
    game = ada.open("me", "open")["id"]
    made = _link(ada, game)
    assert not made.keys() & {"opened_at", "declined_at"}
    for _ in range(2):
        assert web.post(f"/v1/invitations/{made['code']}/open").status_code == 204
        opened = _invited(ada, game)["opened_at"]
        assert web.post(f"/v1/invitations/{made['code']}/decline").status_code == 204
        told = _invited(ada, game)
        assert told["opened_at"] == opened, "the first time counts"
        assert told["declined_at"] > opened
    assert web.get(f"/v1/invitations/{made['code']}").json()["free"] == [1], "others may have it"
    path = f"/v1/games/{game}/invitations/{made['id']}"
    assert ada.http.delete(path).status_code == 204
    for what in ("open", "decline"):
        problem(web.post(f"/v1/invitations/{made['code']}/{what}"), "unknown-invitation")


def test_a_seat_is_kept_for_whoever_has_the_code(person: People, web: httpx.Client) -> None:
    ada, bob, eve = person(), person(), person()
    game = ada.open("me", "open", "open")["id"]
    lost, code = (_link(ada, game, seat=2)["code"] for _ in range(2))  # a link is made anew
    other = _link(ada, game)["code"]
    assert web.get(f"/v1/invitations/{other}").json()["free"] == [1]
    seats = eve.get(f"/v1/games/{game}")["seats"]
    assert [one["seat"] for one in seats if one.get("reserved")] == [2]
    problem(eve.join(game, 2), "seat-taken")
    path = f"/v1/games/{game}/invitations"
    problem(ada.http.post(path, json={"account": eve.id, "seat": 2}), "seat-taken")
    assert eve.join(game).json()["seats"][1]["account"]["id"] == eve.id
    problem(bob.join(game), "seat-taken")
    body = {"invitation": code}
    assert bob.http.post(f"/v1/games/{game}/join", json=body).json()["status"] == "running"
    assert "free" not in web.get(f"/v1/invitations/{lost}").json()
