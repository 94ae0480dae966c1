"""Many who follow one game: each is told what they alone would be, in their words."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from itertools import product
from typing import Any

import httpx

from tests.service.people import Person
from tests.service.process import ServiceProcess
from tests.service.reading.sockets import events as said
from tests.service.reading.sockets import socket_of
from tests.service.streams import events

People = Callable[[], Person]
PLIES = 8


def test_all_who_follow_a_game_are_told_what_they_may_see(
    shared_service: ServiceProcess, person: People, web: httpx.Client
) -> None:
    """Two of each kind of reader come at different times, and hear all of it; what each is told is
    what the list of events tells them, which is made for each request."""
    ada, bob = person(), person()
    game = ada.open("me", "open", title="ancient-knowledge")["id"]
    bob.join(game)
    kinds = list(product((None, ada, bob), (None, "cs", "en")))
    with ThreadPoolExecutor(2 * len(kinds) + 3) as threads:
        told: list[Any] = []
        for half in range(2):
            told += [threads.submit(_followed, web, game, who, words) for who, words in kinds]
            _play(game, ada, bob, PLIES // 2, first=half * PLIES // 2)
        heard = [threads.submit(_heard, shared_service.url, game, who) for who in (None, ada, bob)]
        version = ada.get(f"/v1/games/{game}")["version"]
        expected = [_listed(web, game, who, words)[:version] for who, words in kinds]
        assert len({str(one) for one in expected}) == len(kinds)
        spoken = [_listed(web, game, who, None)[:version] for who in (None, ada, bob)]
        ada.http.post(f"/v1/games/{game}/resign", json={"seat": 0})
        for number, following in enumerate(told):
            who, words = kinds[number % len(kinds)]
            found = following.result(timeout=180)
            assert found[:version] == expected[number % len(kinds)], (who and who.name, words)
            assert found[version:] == _listed(web, game, who, words)[version:]
        for following, one in zip(heard, spoken, strict=True):
            assert following.result(timeout=180)[:version] == one


def _headers(who: Person | None, words: str | None) -> dict[str, str]:
    token = {} if who is None else {"Authorization": f"Bearer {who.token}"}
    return token if words is None else {**token, "Accept-Language": words}


def _followed(web: httpx.Client, game: str, who: Person | None, words: str | None) -> list[Any]:
    path, headers = f"/v1/games/{game}/stream", _headers(who, words)
    with httpx.stream("GET", web.base_url.join(path), headers=headers, timeout=180) as answer:
        return list(events(answer))


def _heard(url: str, game: str, who: Person | None) -> list[Any]:
    with socket_of(url, game, person=who) as socket:
        return list(said(socket))


def _listed(web: httpx.Client, game: str, who: Person | None, words: str | None) -> list[Any]:
    answer = web.get(f"/v1/games/{game}/events?limit=1000", headers=_headers(who, words))
    found: list[Any] = answer.json()["items"]
    return found


def _play(game: str, ada: Person, bob: Person, moves: int, *, first: int) -> None:
    seats: tuple[tuple[Person, int], ...] = ((ada, 0), (bob, 1))
    for turn in range(first, first + moves):
        one, seat = next(each for each in seats if each[0].legal(game, each[1])["commands"])
        one.play_any(game, seat, turn)
