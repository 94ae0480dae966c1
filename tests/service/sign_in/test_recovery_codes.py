"""Recovery codes: each signs its account in once, whoever tries, and guessing is slow."""

import asyncio
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from itertools import count

import asyncpg
import httpx

from service.identity.codes import hashed
from service.limits.limits import FREE_CODES
from tests.service.people import Person
from tests.service.problems import problem
from tests.service.sign_in.browser import Browser, address
from tests.service.sign_in.conftest import FREE_TOKENS, Services

People = Callable[[], Person]
Browsers = Callable[[], Browser]
WRONG = "00000-00000-00000-00000"
_hosts = count(1)


def codes(person: Person) -> list[str]:
    """New codes of a person."""
    answer = person.http.post("/v1/recovery-codes", json={})
    assert answer.status_code == 200, answer.text
    found: list[str] = answer.json()["codes"]
    return found


def somewhere() -> dict[str, str]:
    """An address from which nobody has asked yet, as a proxy tells it."""
    number = next(_hosts)
    return {"X-Forwarded-For": f"198.51.{100 + number // 250}.{1 + number % 250}"}


def enter(
    browser: Browser, name: str, code: str, place: dict[str, str] | None = None
) -> httpx.Response:
    """Tries a code."""
    headers = {"Origin": browser.origin, **(place or somewhere())}
    return browser.send(
        "POST", "/v1/sign-in/recovery", {"name": name, "code": code}, headers=headers
    )


def test_each_code_signs_in_once(anybody: People, browser: Browsers) -> None:
    ada, firefox = anybody(), browser()
    assert ada.get("/v1/recovery-codes") == {"left": 0, "made_at": None}
    made = codes(ada)
    assert len(set(made)) == 10
    assert {tuple(map(len, one.split("-"))) for one in made} == {(5, 5, 5, 5)}
    answer = enter(firefox, ada.name, made[0])
    assert answer.status_code == 201, answer.text
    assert answer.json()["account"]["id"] == ada.id == firefox.account
    assert firefox.get("/v1/recovery-codes")["left"] == 9
    assert firefox.get("/v1/recovery-codes")["made_at"] is not None
    phone = browser()
    found = problem(enter(phone, ada.name, made[0]), "sign-in-refused")
    assert found["key"] == "code-refused"
    assert phone.account is None
    written = made[1].upper().replace("-", " ").replace("0", "O").replace("1", "l")
    assert enter(phone, ada.name.upper(), written).status_code == 201
    assert enter(browser(), ada.id, made[2]).status_code == 201


def test_a_code_is_of_one_account(anybody: People, browser: Browsers) -> None:
    ada, eve = anybody(), anybody()
    (first, *_), (others, *_) = codes(ada), codes(eve)
    problem(enter(browser(), eve.name, first), "sign-in-refused")
    problem(enter(browser(), "nobody-of-this-name", first), "sign-in-refused")
    problem(enter(browser(), "a\x00b", first), "sign-in-refused")
    assert enter(browser(), ada.name, first).status_code == 201
    assert enter(browser(), eve.name, others).status_code == 201


def test_new_codes_end_the_older_ones(anybody: People, browser: Browsers) -> None:
    ada = anybody()
    before, after = codes(ada), codes(ada)
    assert ada.get("/v1/recovery-codes")["left"] == 10
    problem(enter(browser(), ada.name, before[0]), "sign-in-refused")
    assert enter(browser(), ada.name, after[0]).status_code == 201


async def test_of_two_who_use_a_code_at_once_one_gets_in(
    services: Services, anybody: People, browser: Browsers
) -> None:
    ada, both = anybody(), (browser(), browser())
    (code, *_) = codes(ada)
    connection, watching = [await asyncpg.connect(services.dsn) for _ in range(2)]
    held = connection.transaction()
    await held.start()
    await connection.execute(
        "SELECT FROM recovery_codes WHERE code_hash = $1 FOR UPDATE", hashed(code)
    )
    waiting = (
        "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database()"
        " AND wait_event_type = 'Lock' AND query LIKE '%DELETE FROM recovery_codes%'"
    )
    loop = asyncio.get_running_loop()
    with ThreadPoolExecutor(2) as pool:
        asked = [loop.run_in_executor(pool, enter, one, ada.name, code) for one in both]
        async with asyncio.timeout(60):
            while await watching.fetchval(waiting) < 2:
                await asyncio.sleep(0.02)
        await held.rollback()
        answers = await asyncio.gather(*asked)
    await connection.close()
    await watching.close()
    assert sorted(one.status_code for one in answers) == [201, 403]
    assert sorted(one.account is None for one in both) == [False, True]


def guess(
    browser: Browser, name: Callable[[], str], place: dict[str, str] | None, free: int
) -> httpx.Response:
    """Guesses until it has to wait; the free guesses, and one that begins the wait, come first.
    Each further one doubles the wait, so that it is met on a slow machine, too."""
    for number in range(free + 20):
        answer = enter(browser, name(), WRONG, place)
        if answer.status_code == 429:
            assert number > free
            return answer
        assert problem(answer, "sign-in-refused")["key"] == "code-refused"
    raise AssertionError("who guesses never waits")


def test_who_guesses_waits_by_address(browser: Browsers) -> None:
    """The names are many, so that no account has to wait."""
    firefox, place, numbers = browser(), somewhere(), count(1)
    answer = guess(firefox, lambda: f"nobody-{next(numbers)}", place, FREE_TOKENS)
    found = problem(answer, "too-many-bad-tokens")
    assert int(answer.headers["retry-after"]) == found["retry_after"] >= 1
    problem(enter(firefox, "nobody-else", WRONG), "sign-in-refused")  # from elsewhere


def test_who_guesses_waits_by_account(
    services: Services, anybody: People, browser: Browsers
) -> None:
    """From as many addresses as there are guesses."""
    ada, eve, firefox = anybody(), anybody(), browser()
    (code, *_), (others, *_) = codes(ada), codes(eve)
    answer = guess(firefox, lambda: ada.name, None, FREE_CODES)
    found = problem(answer, "too-many-tries")
    assert found["key"] == "too-many-wrong-codes"
    assert int(answer.headers["retry-after"]) == found["retry_after"] >= 1
    assert enter(firefox, eve.name, others).status_code == 201
    with Browser(address(services.there)) as there:
        answer = enter(there, ada.name, code)
        while answer.status_code == 429:  # in the other process, too, until the wait is over
            problem(answer, "too-many-tries")
            time.sleep(0.1)
            answer = enter(there, ada.name, code)
        assert answer.status_code == 201, answer.text
    assert "wrong-codes" in services.here.written()


def test_codes_are_for_tokens_that_may_change_the_account(anybody: People) -> None:
    ada = anybody()
    body = {"name": "player", "scopes": ["read", "play", "create"]}
    player = ada.with_token(ada.http.post("/v1/tokens", json=body).json()["token"])
    problem(player.http.post("/v1/recovery-codes", json={}), "missing-scope")
    problem(player.http.get("/v1/recovery-codes"), "missing-scope")
