"""What one seat must not know is in nothing that it can ask for.

A game of Lanterns: hands are secret, and so are chosen cards until all have chosen. Every answer
that the other seat, a stranger or a spectator can get while the game runs is searched for the
values that only the owner may see.
"""

import json
import threading
from collections.abc import Callable, Iterator
from typing import Any

import httpx
import pytest

from events.commitments import at
from tests.service.people import Person, play_to_the_end

People = Callable[[], Person]

PATHS = (
    "",
    "/legal",
    "/events?limit=1000",
    "/moves?limit=1000",
    "/states/latest",
    "/states/0",
    "/diff?from=0&to=1",
    "/export",
    "/evidence/0",
    "/evidence/1",
    "/comparison?from=0&to=1",
)
SEATED = (
    *("/events", "/moves", "/states/latest", "/export", "/stream"),
    *("/evidence/1", "/picture", "/comparison?from=0&to=1", "/replay"),
)


@pytest.fixture
def table(person: People) -> tuple[Person, Person, str]:
    """Two people at a table; the first one has chosen a card."""
    ada, bob = person(), person()
    game = ada.open("me", "open")["id"]
    bob.join(game)
    ada.play_any(game, 0)
    return ada, bob, game


def hidden_from(value: Any, seat: int | None) -> Iterator[str]:
    """Places of an answer where cards of another seat can be read."""
    match value:
        case {"type": "lanterns.cards-drawn", "seat": owner, "cards": list() as cards}:
            if owner != seat:
                yield f"drawn {cards}"
        case {"type": "lanterns.card-chosen", "seat": owner, "card": str() as card}:
            if owner != seat:
                yield f"chosen {card}"
        case {"seat": owner, "data": {"type": "lanterns.choose", "card": str() as card}}:
            if owner != seat:
                yield f"choose {card}"
        case {"seat": owner, "hand": hand, "chosen": chosen}:
            if owner != seat and (isinstance(hand, list) or isinstance(chosen, list)):
                yield f"hand {hand}, chosen {chosen}"
        case {"seat": owner, "notation": str() as line}:
            if owner != seat and line.startswith("choose") and "hidden" not in line:
                yield line
    if isinstance(value, dict):
        for item in value.values():
            yield from hidden_from(item, seat)
    elif isinstance(value, list):
        for item in value:
            yield from hidden_from(item, seat)


def test_the_search_finds_what_the_owner_sees(table: tuple[Person, Person, str]) -> None:
    ada, _, game = table
    for path in ("/events", "/moves", "/states/latest", "/export"):
        assert list(hidden_from(ada.get(f"/v1/games/{game}{path}"), None)), path


def test_no_answer_tells_a_secret_of_another_seat(
    table: tuple[Person, Person, str], person: People, web: httpx.Client
) -> None:
    ada, bob, game = table
    for client, seat in ((ada.http, 0), (bob.http, 1), (person().http, None), (web, None)):
        for path in PATHS:
            answer = client.get(f"/v1/games/{game}{path}")
            assert list(hidden_from(answer.json(), seat)) == [], path
        lines = client.get(f"/v1/games/{game}/events", headers={"Accept": "application/x-ndjson"})
        for line in lines.text.splitlines():
            assert list(hidden_from(json.loads(line), seat)) == []
        assert list(hidden_from(list(streamed(client, game, until=8)), seat)) == []


def test_salts_are_given_for_what_is_shown_and_for_nothing_else(
    table: tuple[Person, Person, str], web: httpx.Client
) -> None:
    """With its salt, a hidden card could be found by trying."""
    ada, bob, game = table
    for client, seat in ((ada.http, 0), (bob.http, 1), (web, None)):
        given = withheld = 0
        for path in ("/events?limit=1000", "/export"):
            told = client.get(f"/v1/games/{game}{path}").json()
            for event in told.get("items") or told["events"]:
                for pointer, field in event.get("sealed", {}).items():
                    shown = at(event["data"], pointer)
                    hidden = isinstance(shown, dict) and shown.keys() == {"hidden"}
                    assert ("salt" in field) != hidden, (path, event)
                    given += not hidden
                    withheld += hidden
        assert (given > 0, withheld > 0) == (seat is not None, True)


def test_no_refusal_tells_a_secret_of_another_seat(table: tuple[Person, Person, str]) -> None:
    _, bob, game = table
    legal = bob.legal(game)
    refusals = [
        bob.play(game, 1, [{"type": "lanterns.keep"}]),
        bob.play(game, 1, legal["commands"][:1], expected=1),
        bob.play(game, 1, legal["commands"][:1], decision=3),
        bob.play(game, 0, legal["commands"][:1]),
        bob.play(game, 1, [legal["commands"][0], {"type": "lanterns.keep"}]),
    ]
    for refusal in refusals:
        assert refusal.status_code >= 400
        assert list(hidden_from(refusal.json(), 1)) == []
    dry = bob.play(game, 1, legal["commands"][:1], dry_run=True)
    assert dry.status_code == 200


def test_nobody_looks_from_a_seat_that_is_not_theirs(
    table: tuple[Person, Person, str], person: People, web: httpx.Client
) -> None:
    _, bob, game = table
    for client in (bob.http, person().http, web):
        for path in SEATED:
            url = httpx.URL(f"/v1/games/{game}{path}").copy_merge_params({"seat": 0})
            assert client.get(url).status_code == 403, path
        for path in SEATED[-2:]:
            url = httpx.URL(f"/v1/games/{game}{path}").copy_merge_params({"eyes": 0})
            assert client.get(url).status_code == 403, path


def test_who_holds_both_seats_is_a_spectator_unless_it_says_which(person: People) -> None:
    ada = person()
    game = ada.open("me", "me")["id"]
    views = [
        ada.get(f"/v1/games/{game}/states/0", **query)["view"]["players"]
        for query in ({}, {"seat": 0}, {"seat": 1})
    ]
    readable = [[isinstance(one["hand"], list) for one in players] for players in views]
    assert readable == [[False, False], [True, False], [False, True]]


def test_a_finished_game_is_open_to_all(
    table: tuple[Person, Person, str], web: httpx.Client
) -> None:
    ada, bob, game = table
    before = web.get(f"/v1/games/{game}/states/1").json()["view"]["players"]
    assert isinstance(before[0]["hand"], dict)
    play_to_the_end(game, (ada, 0), (bob, 1))
    for path in PATHS[2:]:
        assert "hidden" not in web.get(f"/v1/games/{game}{path}").text, path
    after = web.get(f"/v1/games/{game}/states/1").json()["view"]["players"]
    assert len(after[0]["hand"]) == before[0]["hand"]["hidden"]


def test_the_last_move_is_told_alike_by_answer_and_stream(
    table: tuple[Person, Person, str],
) -> None:
    ada, bob, game = table
    told: list[Any] = []
    following = threading.Thread(target=lambda: told.extend(streamed(bob.http, game, until=None)))
    following.start()
    play_to_the_end(game, (ada, 0), (bob, 1))
    following.join(timeout=180)
    assert not following.is_alive()
    assert told[-1]["data"]["type"] == "table.game-finished"


def streamed(client: httpx.Client, game: str, *, until: int | None) -> Iterator[Any]:
    """Events of the live stream up to a version, or to the end of the game."""
    with client.stream("GET", f"/v1/games/{game}/stream") as answer:
        for line in answer.iter_lines():
            if line.startswith('data: {"version"'):
                event = json.loads(line.removeprefix("data: "))
                yield event
                if event["version"] == until:
                    return
