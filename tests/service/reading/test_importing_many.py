"""Importing is work: others are served meanwhile, and nobody can ask for too much of it."""

import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from statistics import median

import httpx

from tests.service.people import Person
from tests.service.problems import problem
from tests.service.reading.games import finished

People = Callable[[], Person]


def test_others_are_served_while_games_are_imported(person: People) -> None:
    ada, bob = person(), person()
    crowd = [person() for _ in range(12)]
    document = ada.http.get(f"/v1/games/{finished(ada, 'ancient-knowledge')['id']}/export").content
    game = bob.open("me", "me")["id"]
    done = threading.Event()
    waits = []

    def look() -> None:
        while not done.is_set():
            began = time.monotonic()
            assert bob.http.get(f"/v1/games/{game}").status_code == 200
            waits.append(time.monotonic() - began)
            time.sleep(0.02)

    first = time.monotonic()
    looking = threading.Thread(target=look)
    looking.start()
    try:
        with ThreadPoolExecutor(12) as people:
            answers = list(people.map(lambda one: _imported(one, document), crowd))
    finally:
        took = time.monotonic() - first
        done.set()
        looking.join()
    stored = [one for one in answers if one.status_code == 201]
    later = [one for one in answers if one.status_code == 503]
    assert len(stored) + len(later) == 12
    assert len(stored) >= 8
    assert later, "more than a few at once are asked to come later"
    for one in later:
        assert problem(one, "unavailable")["retry_after"] > 0
        assert one.headers["Retry-After"]
    assert len({one.json()["id"] for one in stored}) == len(stored)
    assert median(waits) < took / 4, "nobody waits for the imports of others"


def test_an_account_imports_one_game_at_a_time(person: People) -> None:
    ada, bob = person(), person()
    document = ada.http.get(f"/v1/games/{finished(ada, 'tzolkin')['id']}/export").content
    with ThreadPoolExecutor(4) as people:
        answers = list(people.map(lambda _: _imported(ada, document), range(4)))
    assert {one.status_code for one in answers} == {201, 429}
    for one in answers:
        if one.status_code == 429:
            assert problem(one, "too-many-requests")["retry_after"] > 0
    assert _imported(ada, document).status_code == _imported(bob, document).status_code == 201


def test_what_is_too_long_is_not_read(person: People) -> None:
    ada = person()
    long = b'{"format": "kronika-notation/1", "text": "' + b"x" * 8_000_000 + b'"}'
    answer = _imported(ada, long)
    assert "8000000" in problem(answer, "body-too-large")["detail"]
    answer = ada.http.post("/v1/games", content=long[:80_000] + b'"}')
    assert "60000" in problem(answer, "body-too-large")["detail"]


def _imported(person: Person, document: bytes) -> httpx.Response:
    headers = {"Content-Type": "application/json"}
    return person.http.post("/v1/games/import", content=document, headers=headers)
