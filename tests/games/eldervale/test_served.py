"""The title over HTTP: what teammates, opponents and strangers can read of hands, drafts and swaps
(EV-HID-02, EV-HID-03, EV-TEA-09), and a game for one."""

import random
from collections.abc import Callable, Iterator
from typing import Any

import httpx

from tests.service.clocks.waiting import until
from tests.service.people import Person

People = Callable[[], Person]
OPTIONS = {"teams": True, "draft": True, "round_limit": 10}
SHOWN_TO: dict[str, Callable[[Any], set[int]]] = {
    "eldervale.draft-pick": lambda event: {event["seat"]},
    "eldervale.offer-swap": lambda event: {event["seat"]},
    "eldervale.pack-dealt": lambda event: {event["data"]["seat"]},
    "eldervale.card-drafted": lambda event: {event["data"]["seat"]},
    "eldervale.magic-drawn": lambda event: {event["data"]["seat"], event["data"]["partner"]},
    "eldervale.swap-offered": lambda event: {event["data"]["proposer"], event["data"]["partner"]},
}
"""Who sees the cards in an event."""

CARDS = ("card", "cards", "give", "want")
QUIET = ("regroup", "end-turn", "retrieve", "decline", "pass", "end-join", "end-boost", "done")
"""Commands that bring a turn to its end, in the order in which they are preferred."""


def test_cards_of_hands_drafts_and_swaps_are_shown_to_those_who_hold_them(
    person: People, web: httpx.Client
) -> None:
    people = [person() for _ in range(4)]
    game = people[0].open("me", "open", "open", "open", title="eldervale", options=OPTIONS)["id"]
    for seat, one in enumerate(people[1:], 1):
        assert one.join(game, seat).status_code in (200, 201)
    readers = [*((one.http, seat) for seat, one in enumerate(people)), (web, None)]
    dice = random.Random(5)
    for _ in range(10):
        _play_one(people, game, dice)
    for client, seat in readers:
        for owner, player in enumerate(_view(client, game)["players"]):
            assert isinstance(player["pack"], list) == (owner == seat)
            assert isinstance(player["picks"], list) == (owner == seat)
    while _play_one(people, game, dice) != "eldervale.offer-swap":
        pass
    seen = set[str]()
    for client, seat in readers:
        for owner, player in enumerate(_view(client, game)["players"]):
            team = seat is not None and owner // 2 == seat // 2
            assert isinstance(player["hand"], list) == team, (seat, owner)
        for event, shown in _cards(client.get(f"/v1/games/{game}/events?limit=1000").json()):
            assert shown == (seat in SHOWN_TO[event["data"]["type"]](event)), (seat, event)
            seen.add(event["data"]["type"])
    assert seen == SHOWN_TO.keys() - {"eldervale.magic-drawn"}


def test_a_seat_plays_alone_against_the_ghosts(person: People) -> None:
    """It starts by itself, and the Ghosts are ranked. It is a record of the player, and counts for
    no leaderboard, because nobody was left behind."""
    ada = person()
    game = ada.open("me", title="eldervale", options={"round_limit": 10})
    assert game["status"] == "running"
    moves = 0
    while (shown := ada.get(f"/v1/games/{game['id']}"))["status"] == "running":
        legal = ada.legal(game["id"], 0)
        command = min(legal["commands"], key=_loudness)
        answer = ada.play(game["id"], 0, [command], decision=legal["decision"])
        assert answer.status_code == 201, answer.text
        moves += 1
    assert shown["ply"] == moves
    (standing,), (ghosts,) = shown["result"]["standings"], shown["result"]["automata"]
    assert {standing["rank"], ghosts["rank"]} == {1, 2}
    assert ghosts["points"] > standing["points"]

    (record,) = until(lambda: ada.get(f"/v1/players/{ada.id}")["records"], within=180)
    told = record["title"], record["seats"], record["opponents"], record["games"], record["wins"]
    assert told == ("eldervale", 1, "none", 1, 0)
    leaders = ada.get("/v1/leaderboards/eldervale")["items"]
    assert ada.id not in [one["account"]["id"] for one in leaders]


def _play_one(people: list[Person], game: str, dice: random.Random) -> str:
    """A command at random, a swap if one can be offered; its type."""
    seat = min(people[0].get(f"/v1/games/{game}")["awaits"])
    legal = people[seat].legal(game, seat)
    swaps = [one for one in legal["commands"] if one["type"] == "eldervale.offer-swap"]
    command = dice.choice(swaps or legal["commands"])
    answer = people[seat].play(game, seat, [command], decision=legal["decision"])
    assert answer.status_code == 201, answer.text
    kind: str = command["type"]
    return kind


def _view(client: httpx.Client, game: str) -> Any:
    return client.get(f"/v1/games/{game}/states/latest").json()["view"]


def _cards(page: Any) -> Iterator[tuple[Any, bool]]:
    """Events that show cards to some, and whether these are shown."""
    for event in page["items"]:
        if event["data"]["type"] in SHOWN_TO:
            for name in CARDS:
                if name in event["data"]:
                    yield event, not isinstance(event["data"][name], dict)


def _loudness(command: Any) -> int:
    kind = command["type"].partition(".")[2]
    return QUIET.index(kind) if kind in QUIET else len(QUIET)
