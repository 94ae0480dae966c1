"""Standing passes: windows that a seat wants to be passed for it, as ordinary moves that the log
tells apart."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from tests.service.clocks.waiting import until
from tests.service.people import Person
from tests.service.problems import problem

People = Callable[[], Person]


def events(person: Person, game: str) -> list[Any]:
    return list(person.get(f"/v1/games/{game}/events", limit=1000)["items"])


def passed(person: Person, game: str) -> list[Any]:
    return [one for one in events(person, game) if one["data"]["type"] == "table.pass-played"]


def order(person: Person, game: str, seat: int, kind: str = "dousing", **body: object) -> Any:
    return person.http.put(f"/v1/games/{game}/seats/{seat}/passes/{kind}", json=body)


def play_rounds(person: Person, game: str, most: int) -> Iterator[str]:
    """Plays on for both seats; the types of the commands that were played by hand."""
    for _ in range(most):
        shown = person.get(f"/v1/games/{game}")
        if shown["status"] != "running":
            return
        for seat in shown["awaits"]:
            commands = person.legal(game, seat)["commands"]
            if commands:
                answer = person.play(game, seat, [commands[0]])
                if answer.status_code == 201:
                    yield commands[0]["type"]


def test_windows_are_passed_as_ordered_and_told_apart(person: People) -> None:
    ada = person()
    game = ada.open("me", "me")["id"]
    for seat in (0, 1):
        answer = order(ada, game, seat, until="end")
        assert answer.status_code == 200
        assert answer.json() == {"seat": seat, "kind": "dousing", "until": "end"}
    by_hand = list(play_rounds(ada, game, 400))
    assert ada.get(f"/v1/games/{game}")["status"] == "finished"
    found = events(ada, game)
    told = [at for at, one in enumerate(found) if one["data"]["type"] == "table.pass-played"]
    assert told
    for at in told:
        move = found[at + 1]
        assert move["data"]["type"] == "lanterns.keep"
        assert move["seat"] == found[at]["data"]["seat"]
        assert move["decision"] == found[at]["data"]["decision"]
    kept = [one for one in found if one["data"]["type"] == "lanterns.keep"]
    assert len(kept) == len(told) + by_hand.count("lanterns.keep")


def test_a_seat_sees_and_withdraws_its_orders(person: People) -> None:
    ada = person()
    game = ada.open("me", "me")["id"]
    path, other = (f"/v1/games/{game}/seats/{seat}/passes" for seat in (0, 1))
    assert ada.get(path) == {"items": [], "kinds": ["dousing"]}
    order(ada, game, 0)
    order(ada, game, 0, until="end")
    shown = {"seat": 0, "kind": "dousing", "until": "end"}
    assert ada.get(path)["items"] == [shown]
    assert ada.get(other)["items"] == []
    assert ada.http.delete(f"{path}/dousing").status_code == 204
    assert ada.get(path)["items"] == []
    again = ada.http.delete(f"{path}/dousing")
    assert problem(again, "unknown-pass")["status"] == 404
    list(play_rounds(ada, game, 12))
    assert passed(ada, game) == []


def test_a_window_that_is_open_when_the_order_comes_is_passed_at_once(person: People) -> None:
    ada = person()
    game = ada.open("me", "me")["id"]
    while not any(
        {"type": "lanterns.keep"} in ada.legal(game, seat)["commands"] for seat in (0, 1)
    ):
        seat = ada.get(f"/v1/games/{game}")["awaits"][0]
        ada.play_any(game, seat)
    (seat,) = ada.get(f"/v1/games/{game}")["awaits"]
    order(ada, game, seat)
    until(lambda: len(passed(ada, game)) == 1)


@pytest.mark.parametrize(
    ("asked", "slug", "rule"),
    [
        ({"seat": 0, "kind": "snoring"}, "not-at-this-table", "KR-PASS-02"),
        ({"seat": 0, "until": "noon"}, "invalid-body", None),
        ({"seat": 0, "unto": "end"}, "invalid-body", None),
        ({"seat": 5}, "not-your-seat", None),
    ],
)
def test_bad_orders_are_refused(
    person: People, asked: dict[str, Any], slug: str, rule: str | None
) -> None:
    ada = person()
    game = ada.open("me", "me")["id"]
    found = problem(order(ada, game, **asked), slug)
    assert found.get("rule") == rule


def test_before_the_start_nothing_is_ordered(person: People) -> None:
    ada = person()
    game = ada.open("me", "open")["id"]
    refused = problem(order(ada, game, 0), "not-at-this-table")
    assert refused["rule"] == "KR-PASS-01"
