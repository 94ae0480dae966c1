"""Guessing tokens: an address that sends bad ones has to wait, longer and longer."""

import itertools
import time
from collections.abc import Callable

import httpx
import pytest
from redis.asyncio import Redis

from referee.problems.problem import ProblemError
from service.accounts.tokens import mint
from service.limits.auth_throttle import LONGEST_SECONDS, AuthThrottle, waiting
from tests.service.limits.conftest import Serve
from tests.service.people import Person
from tests.service.problems import problem


def knock(url: str, token: str) -> httpx.Response:
    return httpx.get(
        f"{url}/v1/accounts/me",
        headers={"Authorization": f"Bearer {token}"},
        verify=False,
        timeout=180,
    )


class Guesser:
    """Somebody who tries bad tokens. `looked_up` of them were; `most` are free."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.looked_up = 0

    def until_refused(self, url: str) -> None:
        """Tries until it has to wait. That is at once if it has to wait already; a wait that is
        over before it has tried again makes the next one twice as long."""
        while (answer := knock(url, mint().text)).status_code != 429:
            problem(answer, "unauthorized")
            self.looked_up += 1
        found = problem(answer, "too-many-bad-tokens")
        assert found["retry_after"] == int(answer.headers["Retry-After"])
        assert 1 <= found["retry_after"] <= waiting(self.looked_up, self.most)

    def refused_meanwhile(self, url: str, ask: Callable[[], httpx.Response]) -> None:
        """What is asked while the guesser has to wait is refused."""
        self.until_refused(url)
        while (answer := ask()).status_code != 429:
            self.until_refused(url)
        problem(answer, "too-many-bad-tokens")


def test_an_address_that_guesses_has_to_wait(serve: Serve) -> None:
    service, other = serve(limit_bad_tokens=3), serve(limit_bad_tokens=3)
    ada = Person.create(service.url, "ada")
    others = (Person.create(service.url, f"guest-{number}") for number in itertools.count())
    bob = next(others)
    assert ada.http.get("/v1/accounts/me").status_code == 200
    guesser = Guesser(3)
    guesser.until_refused(service.url)
    assert guesser.looked_up > 3
    guesser.refused_meanwhile(service.url, lambda: knock(other.url, mint().text))
    # A token that is good but was not seen here lately is not even looked up ...
    guesser.refused_meanwhile(service.url, lambda: next(others).http.get("/v1/accounts/me"))
    # ... one that was seen is good for its owner, and for nobody who knows half of it.
    assert ada.http.get("/v1/accounts/me").status_code == 200
    guesser.refused_meanwhile(service.url, lambda: knock(service.url, ada.token[:-1] + "~"))
    assert httpx.get(f"{service.url}/v1/games", verify=False, timeout=180).status_code == 200
    deadline = time.monotonic() + 180
    while (answer := bob.http.get("/v1/accounts/me")).status_code == 429:
        assert time.monotonic() < deadline
        time.sleep(0.05)
    assert answer.status_code == 200, "the wait is over"
    guesser.until_refused(other.url)
    guesser.refused_meanwhile(other.url, lambda: knock(service.url, mint().text))
    written = service.written() + other.written()
    assert "bad-tokens" in written
    assert ada.token not in written


def test_the_wait_doubles_up_to_a_quarter_of_an_hour() -> None:
    waits = [waiting(count, 3) for count in range(1, 40)]
    assert waits[:6] == [0, 0, 0, 1, 2, 4]
    assert all(one <= after for one, after in itertools.pairwise(waits))
    assert waits[-1] == LONGEST_SECONDS == 900


def test_what_was_no_guess_is_not_counted(serve: Serve) -> None:
    """A token that has expired was its owner's all the same."""
    service = serve(limit_bad_tokens=2)
    ada = Person.create(service.url, "ada")
    brief = ada.brief_token("read")
    deadline = time.monotonic() + 180
    while knock(service.url, brief).status_code == 200:
        assert time.monotonic() < deadline
        time.sleep(0.05)
    for _ in range(8):
        problem(knock(service.url, brief), "unauthorized")


async def test_every_process_counts_for_itself_while_redis_is_away() -> None:
    nowhere = Redis.from_url("redis://127.0.0.1:1", socket_timeout=0.1)
    auth_throttle = AuthThrottle(nowhere, 2)
    for _ in range(3):
        await auth_throttle.asks("198.51.100.7")
        await auth_throttle.failed("198.51.100.7")
    with pytest.raises(ProblemError):
        await auth_throttle.asks("198.51.100.7")
    await auth_throttle.asks("198.51.100.8")
    await nowhere.aclose()
