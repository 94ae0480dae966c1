"""Guessing tokens: an address that sends bad ones has to wait, longer and longer."""

import itertools
import time

import httpx
import pytest
from redis.asyncio import Redis

from service.accounts.tokens import mint
from service.limits.auth_throttle import LONGEST_SECONDS, AuthThrottle, waiting
from service.problems.problem import ProblemError
from tests.service.limits.conftest import Serve
from tests.service.people import Person
from tests.service.problems import problem


def knock(url: str, token: str) -> httpx.Response:
    return httpx.get(
        f"{url}/v1/accounts/me", headers={"Authorization": f"Bearer {token}"}, verify=False
    )


def test_an_address_that_guesses_has_to_wait(serve: Serve) -> None:
    service, other = serve(limit_bad_tokens=3), serve(limit_bad_tokens=3)
    ada, bob = Person.create(service.url, "ada"), Person.create(service.url, "bob")
    assert ada.http.get("/v1/accounts/me").status_code == 200
    for _ in range(4):
        problem(knock(service.url, mint().text), "unauthorized")
    for url in (service.url, other.url):  # whichever process is asked
        refused = knock(url, mint().text)
        found = problem(refused, "too-many-bad-tokens")
        assert found["retry_after"] == int(refused.headers["Retry-After"]) == 1
    # A token that is good but was not seen here lately is not even looked up ...
    problem(bob.http.get("/v1/accounts/me"), "too-many-bad-tokens")
    # ... one that was seen is good for its owner, and for nobody who knows half of it.
    assert ada.http.get("/v1/accounts/me").status_code == 200
    assert knock(service.url, ada.token[:-1] + "~").status_code == 429
    assert httpx.get(f"{service.url}/v1/games", verify=False).status_code == 200
    time.sleep(1.1)
    assert bob.http.get("/v1/accounts/me").status_code == 200
    problem(knock(other.url, mint().text), "unauthorized")
    assert problem(knock(service.url, mint().text), "too-many-bad-tokens")["retry_after"] == 2
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
    soon = time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(time.time() + 2))
    wanted = {"name": "brief", "scopes": ["read"], "expires_at": soon}
    brief = ada.http.post("/v1/tokens", json=wanted).json()["token"]
    assert knock(service.url, brief).status_code == 200
    time.sleep(2.1)
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
