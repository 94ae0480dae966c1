"""Importing is work: others are served meanwhile, and nobody can ask for too much of it."""

import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from statistics import median
from typing import Final

import httpx
import pytest

from tests.service.people import Person
from tests.service.problems import problem
from tests.service.reading.games import finished

pytestmark = pytest.mark.slow

People = Callable[[], Person]
LOOKS = 20
"""So many times somebody else is served at least, while games are imported."""
PATIENCE = 180
"""Seconds."""


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

    looking = threading.Thread(target=look)
    looking.start()
    first, rounds = time.monotonic(), 0
    stored: list[httpx.Response] = []
    later: list[httpx.Response] = []
    try:
        while not later or len(waits) < LOOKS:
            assert time.monotonic() < first + PATIENCE, "nobody is asked to come later"
            answers = _together([lambda one=one: _imported(one, document) for one in crowd])
            stored += [one for one in answers if one.status_code == 201]
            later += [one for one in answers if one.status_code == 503]
            rounds += 1
            assert len(stored) + len(later) == 12 * rounds
            assert len(stored) >= 8 * rounds
    finally:
        took = time.monotonic() - first
        done.set()
        looking.join()
    for one in later:
        assert problem(one, "unavailable")["retry_after"] > 0
        assert one.headers["Retry-After"]
    assert len({one.json()["id"] for one in stored}) == len(stored)
    assert median(waits) < took / rounds / 4, "nobody waits for the imports of others"


def test_an_account_imports_one_game_at_a_time(person: People) -> None:
    ada, bob = person(), person()
    document = ada.http.get(f"/v1/games/{finished(ada, 'tzolkin')['id']}/export").content
    deadline, refused = time.monotonic() + PATIENCE, list[httpx.Response]()
    while not refused:
        assert time.monotonic() < deadline, "several games are imported at a time"
        answers = _together([lambda: _imported(ada, document)] * 4)
        assert {201} <= {one.status_code for one in answers} <= {201, 429}
        refused = [one for one in answers if one.status_code == 429]
    for one in refused:
        assert problem(one, "too-many-requests")["retry_after"] > 0
    assert _imported(ada, document).status_code == _imported(bob, document).status_code == 201


def test_what_is_too_long_is_not_read(person: People) -> None:
    ada = person()
    long = b'{"format": "kronika-notation/1", "text": "' + b"x" * 8_000_000 + b'"}'
    answer = _imported(ada, long)
    assert "8000000" in problem(answer, "body-too-large")["detail"]
    answer = ada.http.post("/v1/games", content=long[:80_000] + b'"}')
    assert "60000" in problem(answer, "body-too-large")["detail"]


DEEP: Final = "[" * 5000 + "]" * 5000


@pytest.mark.parametrize(
    ("lines", "because"),
    [
        ((f"entropy 0: {DEEP}",), "Line 4 of the text: "),
        (("a: b",) * 1000, "Line 1001 of the text: A header has at most 1000 lines"),
    ],
)
def test_a_header_that_makes_no_sense_is_refused(
    person: People, lines: Sequence[str], because: str
) -> None:
    text = "\n".join(["Kronika notation 1", "title: tzolkin", "seat 0: person", *lines])
    document = {"format": "kronika-notation/1", "text": text}
    answer = person().http.post("/v1/games/import", json=document)
    assert because in problem(answer, "invalid-body")["detail"]


def test_options_that_are_nested_too_deep_are_refused_for_good(person: People) -> None:
    """They are read by a process of its own, which must not break down on them: 503 would say that
    it may go well later."""
    text = f"Kronika notation 1\ntitle: tzolkin\noptions: {DEEP}\nseat 0: person"
    answer = person().http.post(
        "/v1/games/import", json={"format": "kronika-notation/1", "text": text}
    )
    assert "too deep" in problem(answer, "not-importable")["detail"]


def _together(requests: Sequence[Callable[[], httpx.Response]]) -> list[httpx.Response]:
    """The answers to requests that are sent at the same time, as near as threads can."""
    ready = threading.Barrier(len(requests))

    def sent(request: Callable[[], httpx.Response]) -> httpx.Response:
        ready.wait()
        return request()

    with ThreadPoolExecutor(len(requests)) as people:
        return list(people.map(sent, requests))


def _imported(person: Person, document: bytes) -> httpx.Response:
    headers = {"Content-Type": "application/json"}
    return person.http.post("/v1/games/import", content=document, headers=headers)
