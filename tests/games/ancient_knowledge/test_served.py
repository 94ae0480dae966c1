"""The title over HTTP: what seats, partners, spectators and strangers can read (AK-HID, AK-TEAM).

A team game is played by four people for a while; then every answer that somebody can get is
searched for cards that only others may know.
"""

import json
import random
from collections.abc import Callable
from typing import Any

import httpx
import pytest

from games.ancient_knowledge.components import BUILDERS
from tests.games.ancient_knowledge.leaks import leaks
from tests.service.people import Person

People = Callable[[], Person]
PLIES = 140
PATHS = (
    "",
    "/legal",
    "/events?limit=1000",
    "/moves?limit=1000",
    "/states/latest",
    "/states/60",
    "/diff?from=30&to=60",
    "/export",
)


@pytest.fixture(scope="module")
def seed() -> int:
    return 4


@pytest.fixture
def table(person: People, seed: int) -> tuple[list[Person], str]:
    """Four people in the middle of a team game; the exchange is used too."""
    people = [person() for _ in range(4)]
    options = {"team_variant": True}
    game = people[0].open("me", "open", "open", "open", title="ancient_knowledge", options=options)[
        "id"
    ]
    for seat, one in enumerate(people[1:], 1):
        assert one.join(game, seat).status_code in (200, 201)
    dice = random.Random(seed)
    for _ in range(PLIES):
        awaits = people[0].get(f"/v1/games/{game}")["awaits"]
        seat = dice.choice(awaits) if dice.randrange(4) else dice.randrange(4)
        legal = people[seat].legal(game, seat)
        if legal["commands"]:
            command = dice.choice(legal["commands"])
            played = people[seat].play(game, seat, [command], decision=legal["decision"])
            assert played.status_code == 201, played.text
    return people, game


def test_no_answer_tells_a_card_that_only_others_know(
    table: tuple[list[Person], str], person: People, web: httpx.Client
) -> None:
    people, game = table
    readers = [(one.http, seat) for seat, one in enumerate(people)]
    found = 0
    for client, seat in (*readers, (person().http, None), (web, None)):
        for path in PATHS:
            answer = client.get(f"/v1/games/{game}{path}")
            own = {"seat": seat} if path == "/legal" else {}
            assert list(leaks(answer.json(), seat, own)) == [], (seat, path)
            found += len(list(leaks(answer.json(), 9)))
        lines = client.get(f"/v1/games/{game}/events", headers={"Accept": "application/x-ndjson"})
        for line in lines.text.splitlines():
            assert list(leaks(json.loads(line), seat)) == []
    assert found > 100  # the search does find what owners see of their own


def test_refusals_tell_nothing(table: tuple[list[Person], str]) -> None:
    people, game = table
    hands = _hands(people, game)
    for seat, one in enumerate(people):
        foreign = next(card for other, hand in hands.items() if other != seat for card in hand)
        for kind in ("create", "discard", "take", "offer-exchange", "accept-exchange"):
            command: dict[str, Any] = {"type": f"ancient-knowledge.{kind}", "card": foreign}
            answer = one.play(game, seat, [command])
            nobody = one.play(game, seat, [{**command, "card": _unseen(hands)}])
            assert answer.status_code == nobody.status_code == 422, answer.text
            assert answer.json()["rule"] == nobody.json()["rule"]
            assert answer.json()["detail"] == nobody.json()["detail"]
            own = {"seat": seat}  # a refusal lists what its reader could play instead
            assert list(leaks(answer.json(), seat, own)) == []


def test_partners_see_no_more_of_each_other_than_anybody(table: tuple[list[Person], str]) -> None:
    """AK-TEAM-04."""
    people, game = table
    for seat, one in enumerate(people):
        view = one.get(f"/v1/games/{game}/states/latest")["view"]
        readable = [isinstance(player["hand"], list) for player in view["players"]]
        assert readable == [other == seat for other in range(4)]


def test_bots_play_a_whole_game(person: People) -> None:
    """The result has the score sheet of every seat, and everything is open."""
    ada = person()
    game = ada.open("builder", "racer", "scholar", title="ancient_knowledge")["id"]
    for _ in range(600):
        shown = ada.get(f"/v1/games/{game}")
        if shown["status"] == "finished":
            break
    assert shown["status"] == "finished", shown
    assert len(shown["result"]["standings"]) == 3
    assert '"hidden"' not in ada.http.get(f"/v1/games/{game}/events?limit=1000").text


def _hands(people: list[Person], game: str) -> dict[int, list[str]]:
    """Each seat's own hand."""
    return {
        seat: one.get(f"/v1/games/{game}/states/latest")["view"]["players"][seat]["hand"]
        for seat, one in enumerate(people)
    }


def _unseen(hands: dict[int, list[str]]) -> str:
    """A card in nobody's hand."""
    held = {card for hand in hands.values() for card in hand}
    return next(card for card in BUILDERS if card not in held)
