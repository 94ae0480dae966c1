"""The title over HTTP: what seats, partners, spectators and strangers can read (AK-HID, AK-TEAM).

A team game is played by four people for a while; then every answer that somebody can get is
searched for cards that only others may know.
"""

import json
import random
import re
import time
from collections.abc import Callable, Iterator
from typing import Any

import httpx
import pytest

from games.ancient_knowledge.box import BUILDERS
from tests.games.ancient_knowledge.leaks import leaks
from tests.service.people import Person
from tests.service.process import ServiceProcess
from tests.service.streams import events
from tests.support.titles import SLUGS

People = Callable[[], Person]
PLIES = 140
PATIENCE = 300
"""Seconds that bots get for a game, on a machine with much else to do."""
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
def table(shared_service: ServiceProcess) -> Iterator[tuple[list[Person], str]]:
    """Four people in the middle of a team game, at least two with cards; the exchange is used.
    No test makes a move in it."""
    people = [Person.create(shared_service.url, f"partner-{seat}") for seat in range(4)]
    options = {"team_variant": True}
    game = people[0].open("me", "open", "open", "open", title="ancient-knowledge", options=options)[
        "id"
    ]
    for seat, one in enumerate(people[1:], 1):
        assert one.join(game, seat).status_code in (200, 201)
    dice = random.Random(4)
    for _ in range(PLIES):
        _play_one(people, game, dice)
    while sum(bool(hand) for hand in _hands(people, game).values()) < 2:
        _play_one(people, game, dice)
    yield people, game
    for one in people:
        one.close()


def _play_one(people: list[Person], game: str, dice: random.Random) -> None:
    awaits = people[0].get(f"/v1/games/{game}")["awaits"]
    seat = dice.choice(awaits) if dice.randrange(4) else dice.randrange(4)
    legal = people[seat].legal(game, seat)
    if legal["commands"]:
        command = dice.choice(legal["commands"])
        played = people[seat].play(game, seat, [command], decision=legal["decision"])
        assert played.status_code == 201, played.text


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


def test_no_stream_tells_a_card_that_only_others_know(
    table: tuple[list[Person], str], person: People, web: httpx.Client
) -> None:
    """Every reader follows the game from its beginning to the newest event."""
    people, game = table
    newest = people[0].get(f"/v1/games/{game}")["version"]
    readers = [(one.http, seat) for seat, one in enumerate(people)]
    found = 0
    for client, seat in (*readers, (person().http, None), (web, None)):
        seen = list(_streamed(client, game, newest))
        assert [event["version"] for event in seen] == list(range(1, newest + 1))
        assert list(leaks(seen, seat)) == [], seat
        found += len(list(leaks(seen, 9)))
    assert found > 100


def test_log_and_metrics_name_no_card(
    table: tuple[list[Person], str], shared_service: ServiceProcess, web: httpx.Client
) -> None:
    """The service logs every request and move of the game here, but never what was in it."""
    people, game = table
    hands = _hands(people, game)
    people[0].play(game, 0, [{"type": "ancient-knowledge.create", "card": next(iter(BUILDERS))}])
    written = shared_service.written()
    assert game in written
    cards = {card for hand in hands.values() for card in hand} | BUILDERS.keys()
    cards -= set(SLUGS)  # a card is called like a title, and metrics name titles
    for text in (written, web.get("/metrics").text):
        there = [card for card in cards if card in text]  # a log is long, and this is quick
        assert [card for card in there if re.search(rf"\b{re.escape(card)}\b", text)] == []


def test_refusals_tell_nothing(table: tuple[list[Person], str]) -> None:
    people, game = table
    hands = _hands(people, game)
    for seat, one in enumerate(people):
        foreign = next(card for other, hand in hands.items() if other != seat for card in hand)
        for kind in ("create", "discard", "take", "offer-exchange", "accept-exchange"):
            command: dict[str, Any] = {"type": f"ancient-knowledge.{kind}", "card": foreign}
            answer = one.play(game, seat, [command])
            nobody = one.play(game, seat, [{**command, "card": _unseen(hands)}])
            # 409: the seat has nothing to decide, as after its team's exchange
            assert answer.status_code in (409, 422), answer.text
            assert answer.status_code == nobody.status_code, nobody.text
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
    game = ada.open("builder", "racer", "scholar", title="ancient-knowledge")["id"]
    deadline = time.monotonic() + PATIENCE
    while (shown := ada.get(f"/v1/games/{game}"))["status"] != "finished":
        assert time.monotonic() < deadline, shown
        time.sleep(0.05)
    assert len(shown["result"]["standings"]) == 3
    assert '"hidden"' not in ada.http.get(f"/v1/games/{game}/events?limit=1000").text


def _streamed(client: httpx.Client, game: str, until: int) -> Iterator[dict[str, Any]]:
    with client.stream("GET", f"/v1/games/{game}/stream") as answer:
        for event in events(answer):
            yield event
            if event["version"] == until:
                return


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
