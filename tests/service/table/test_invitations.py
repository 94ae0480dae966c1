"""Invitations: by account and by code, kept seats, withdrawing, how many."""

from collections.abc import Callable
from typing import Any

import httpx
import pytest

from service.lobby.invitation_bounds import OF_ACCOUNT, OF_ACCOUNT_BY_ONE, OF_TABLE
from tests.service.people import Person
from tests.service.problems import problem

People = Callable[[], Person]


def _invite(one: Person, game: str, **body: Any) -> httpx.Response:
    return one.http.post(f"/v1/games/{game}/invitations", json=body)


def _join(one: Person, game: str, **body: Any) -> httpx.Response:
    return one.http.post(f"/v1/games/{game}/join", json=body)


def _listed(one: Person, path: str = "/v1/invitations") -> list[str]:
    return [item["id"] for item in one.get(path)["items"]]


def test_a_private_table_is_found_by_who_is_invited(person: People, web: httpx.Client) -> None:
    ada, bob, eve = person(), person(), person()
    game = ada.open("me", "open", "open", visibility="private")["id"]
    made = _invite(ada, game, account=bob.name, seat=2).json()
    assert (made["account"]["id"], made["invited_by"]["id"], made["seat"]) == (bob.id, ada.id, 2)
    assert "code" not in made
    assert _listed(bob) == _listed(ada, f"/v1/games/{game}/invitations") == [made["id"]]
    assert _listed(eve) == []
    for stranger in (eve.http, web):
        problem(stranger.get(f"/v1/games/{game}"), "unknown-game")
    problem(_join(eve, game), "unknown-game")
    problem(bob.http.get(f"/v1/games/{game}/events"), "unknown-game")  # until bob sits there
    assert _join(bob, game).json()["seats"][2]["account"]["id"] == bob.id
    assert _listed(bob) == []
    assert bob.http.get(f"/v1/games/{game}/events").status_code == 200


def test_whoever_has_the_code_may_come(person: People) -> None:
    ada, bob = person(), person()
    game = ada.open("me", "open", visibility="private")["id"]
    made = _invite(ada, game, hours=1).json()
    assert made["code"] not in ada.http.get(f"/v1/games/{game}/invitations").text
    problem(_join(bob, game, invitation="0000-0000-0000"), "unknown-game")
    assert _join(bob, game, invitation=made["code"]).json()["status"] == "running"
    problem(_invite(ada, game), "game-not-open")


def test_a_kept_seat_waits_for_its_account_until_that_is_withdrawn(person: People) -> None:
    ada, bob, eve = person(), person(), person()
    game = ada.open("me", "open")["id"]
    made = _invite(ada, game, account=bob.id, seat=1).json()
    problem(_invite(ada, game, account=eve.id, seat=1), "seat-taken")
    assert "field" not in problem(_join(eve, game), "seat-taken"), "no seat was named"
    gone = f"/v1/games/{game}/invitations/{made['id']}"
    problem(eve.http.delete(gone), "not-your-seat")
    assert ada.http.delete(gone).status_code == 204
    problem(ada.http.delete(gone), "unknown-invitation")
    assert _join(eve, game).json()["status"] == "running"


@pytest.mark.parametrize("visibility", ["public", "private"])
def test_who_is_invited_declines(person: People, visibility: str) -> None:
    ada, bob, eve = person(), person(), person()
    game = ada.open("me", "open", "open", visibility=visibility)["id"]
    of_bob, of_eve = (_invite(ada, game, account=one.id).json()["id"] for one in (bob, eve))
    path = f"/v1/games/{game}/invitations"
    problem(bob.http.delete(f"{path}/{of_eve}"), "not-your-seat")
    assert bob.http.delete(f"{path}/{of_bob}").status_code == 204
    assert _listed(bob) == []
    assert _listed(ada, path) == [of_eve]
    kind = "not-your-seat" if visibility == "public" else "unknown-game"
    problem(bob.http.delete(f"{path}/{of_bob}"), kind)


@pytest.mark.parametrize(
    ("body", "field"),
    [
        ({"seat": 7}, "seat"),
        ({"hours": 0}, "hours"),
        ({"hours": 100_000}, "hours"),
    ],
)
def test_what_is_wrong_with_an_invitation_is_named(
    person: People, body: dict[str, Any], field: str
) -> None:
    ada = person()
    game = ada.open("me", "open")["id"]
    assert problem(_invite(ada, game, **body), "invalid-body")["field"] == field
    for nobody in ("nobody-of-this-name", "\x00"):
        assert problem(_invite(ada, game, account=nobody), "unknown-player")["field"] == "account"
    assert _listed(ada, f"/v1/games/{game}/invitations") == []


def test_a_table_has_so_many_invitations(person: People) -> None:
    ada = person()
    game = ada.open("me", "open")["id"]
    made = [_invite(ada, game).json()["id"] for _ in range(OF_TABLE)]
    problem(_invite(ada, game), "too-many-invitations")
    assert _listed(ada, f"/v1/games/{game}/invitations") == made
    assert ada.http.delete(f"/v1/games/{game}/invitations/{made[0]}").status_code == 204
    assert _invite(ada, game).status_code == 201


def test_nobody_is_swamped_with_invitations(person: People) -> None:
    ada, bob, eve = person(), person(), person()
    tables = [ada.open("me", "open")["id"] for _ in range(OF_ACCOUNT_BY_ONE + 1)]
    made = [_invite(ada, game, account=bob.name).json()["id"] for game in tables[:-1]]
    refused = problem(_invite(ada, tables[-1], account=bob.name), "too-many-invitations")
    assert refused["field"] == "account"
    assert str(OF_ACCOUNT_BY_ONE) in refused["detail"]
    assert _listed(bob) == made
    assert _invite(ada, tables[-1], account=eve.name).status_code == 201, "others may be invited"
    other = eve.open("me", "open")["id"]
    assert _invite(eve, other, account=bob.name).status_code == 201, "and others may invite"
    assert bob.http.delete(f"/v1/games/{tables[0]}/invitations/{made[0]}").status_code == 204
    assert _invite(ada, tables[-1], account=bob.name).status_code == 201


def test_an_account_has_so_many_invitations(person: People) -> None:
    ada = person()
    for _ in range(OF_ACCOUNT // OF_ACCOUNT_BY_ONE):
        one = person()
        game = one.open("me", "open")["id"]
        answers = [_invite(one, game, account=ada.name) for _ in range(OF_ACCOUNT_BY_ONE)]
        assert {answer.status_code for answer in answers} == {201}
    last = person()
    refused = problem(
        _invite(last, last.open("me", "open")["id"], account=ada.name), "too-many-invitations"
    )
    assert (refused["field"], str(OF_ACCOUNT) in refused["detail"]) == ("account", True)
    assert len(_listed(ada)) == OF_ACCOUNT
