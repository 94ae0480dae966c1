"""Programs without a browser: a player types their code elsewhere (RFC 8628)."""

import re
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import asyncpg
import pytest

from service.authorization import devices
from service.authorization.parts import WRONG_CODES
from tests import servers
from tests.service.authorization.client import Client, error, given
from tests.service.people import Person
from tests.service.problems import problem
from tests.service.process import ServiceProcess
from tests.service.shared_settings import SHARED

People = Callable[[], Person]


def begin(client: Client, scope: str | None = "read play", **more: str) -> dict[str, Any]:
    """A program asks for a code."""
    return given(client.post("/oauth/device", client_id=client.id, scope=scope, **more))


def answer(player: Person, code: str, *scopes: str, approve: bool = True) -> Any:
    """What a player says to it."""
    body = {"approve": approve, "scopes": scopes}
    return player.http.post(f"/v1/devices/{code}", json=body)


def test_a_program_is_let_in(client: Client, player: Person) -> None:
    begun = begin(client)
    code = begun["user_code"]
    assert re.fullmatch("[BCDFGHJKLMNPQRSTVWXZ]{4}-[BCDFGHJKLMNPQRSTVWXZ]{4}", code)
    assert begun["verification_uri"] == f"{client.url}/device"
    assert begun["verification_uri_complete"] == f"{client.url}/device?user_code={code}"
    assert (begun["expires_in"], begun["interval"]) == (600, 5)
    error(client.poll(begun["device_code"]), "authorization_pending")
    shown = player.get(f"/v1/devices/{code.lower().replace('-', ' ')}")
    assert shown["app"]["name"] == "Lamplighter"
    assert (shown["scopes"], shown["redirect_host"]) == (["read", "play"], None)
    assert answer(player, code, "read").json() == {"approved": True}
    tokens = given(client.poll(begun["device_code"]))
    assert tokens["scope"] == "read"
    assert client.me(tokens["access_token"]).json()["id"] == player.id
    assert given(client.refresh(tokens["refresh_token"]))["scope"] == "read"
    problem(player.http.get(f"/v1/devices/{code}"), "unknown-device")
    problem(answer(player, code, "read"), "unknown-device")


def test_a_device_code_that_is_used_again_ends_what_came_of_it(
    client: Client, player: Person
) -> None:
    begun = begin(client)
    answer(player, begun["user_code"], "read")
    tokens = given(client.poll(begun["device_code"]))
    error(client.poll(begun["device_code"]), "invalid_grant")
    problem(client.me(tokens["access_token"]), "unauthorized")


def test_a_player_says_no(client: Client, player: Person) -> None:
    begun = begin(client)
    assert answer(player, begun["user_code"], approve=False).json() == {"approved": False}
    error(client.poll(begun["device_code"]), "access_denied")


def test_scopes_do_not_grow(client: Client, player: Person) -> None:
    begun = begin(client, "read")
    for wider in (("read", "play"), ("account",), ()):
        found = problem(answer(player, begun["user_code"], *wider), "invalid-body")
        assert found["field"] == "scopes"
    error(client.poll(begun["device_code"]), "authorization_pending")


def test_the_code_of_another_app_is_none(client: Client, person: People, player: Person) -> None:
    begun = begin(client)
    answer(player, begun["user_code"], "read")
    error(Client.registered(person()).poll(begun["device_code"]), "invalid_grant")
    error(client.poll("kronika_dev_none"), "invalid_grant")
    error(client.poll(begun["user_code"]), "invalid_grant")
    assert given(client.poll(begun["device_code"]))["scope"] == "read"


async def test_who_asks_too_often_has_to_ask_less(
    client: Client, player: Person, service_dsn: str
) -> None:
    begun = begin(client)
    error(client.poll(begun["device_code"]), "authorization_pending")
    error(client.poll(begun["device_code"]), "slow_down")
    error(client.poll(begun["device_code"]), "slow_down")
    typed = devices.typed(begun["user_code"])
    connection = await asyncpg.connect(service_dsn)
    try:
        seconds = await connection.fetchval(
            "SELECT interval_seconds FROM device_codes WHERE user_code = $1", typed
        )
        assert seconds == 15
        await connection.execute(
            "UPDATE device_codes SET polled_at = polled_at - interval '16 seconds'"
            " WHERE user_code = $1",
            typed,
        )
        error(client.poll(begun["device_code"]), "authorization_pending")
        await connection.execute(
            "UPDATE device_codes SET expires_at = now() WHERE user_code = $1", typed
        )
    finally:
        await connection.close()
    error(client.poll(begun["device_code"]), "expired_token")
    problem(answer(player, begun["user_code"], "read"), "unknown-device")


def test_an_app_has_to_be_known(client: Client) -> None:
    problem(client.post("/oauth/device", client_id="app_none", scope="read"), "unknown-app")
    error(client.post("/oauth/device", scope="read"), "invalid_request")
    error(begin_wrongly(client, resource="https://elsewhere.example"), "invalid_target")
    error(begin_wrongly(client, authorization_details="{}"), "invalid_authorization_details")


def begin_wrongly(client: Client, **wrong: str) -> Any:
    return client.post("/oauth/device", client_id=client.id, **wrong)


@pytest.fixture
def counting(
    postgres_dsn: str, redis_server: servers.Server, worker_number: int, service_log: Path
) -> Iterator[Callable[[str], ServiceProcess]]:
    """`counting(uncounted)`: a service with limits, which count all addresses but these."""
    redis = servers.empty_index(redis_server, worker_number + 1)
    with ExitStack() as stack:

        def start(uncounted: str) -> ServiceProcess:
            own = {**SHARED, "limits": "on", "uncounted_addresses": uncounted}
            return stack.enter_context(ServiceProcess(service_log, postgres_dsn, redis, own))

        yield start


def test_codes_cannot_be_guessed(counting: Callable[[str], ServiceProcess]) -> None:
    player = Person.create(counting("127.0.0.0/8").url, "guesser")
    begun = begin(Client.registered(player))
    for letter in "BCDFGHJKLM"[:WRONG_CODES]:
        assert player.get(f"/v1/devices/{begun['user_code']}")["scopes"]  # counts for nothing
        problem(player.http.get(f"/v1/devices/BBBB-BBB{letter}"), "unknown-device")
    guess = player.http.get(f"/v1/devices/{begun['user_code']}")
    found = problem(guess, "too-many-tries")
    assert int(guess.headers["retry-after"]) == found["retry_after"] <= 3600
    problem(answer(player, begun["user_code"], "read"), "too-many-tries")
    player.close()


def test_codes_are_guessed_no_faster_at_once(counting: Callable[[str], ServiceProcess]) -> None:
    player = Person.create(counting("127.0.0.0/8").url, "guesser")
    with ThreadPoolExecutor(8) as pool:
        codes = [f"/v1/devices/BBBBBB{one}{two}" for one in "CDFGH" for two in "BCDFGH"]
        answers = list(pool.map(lambda path: player.http.get(path).status_code, codes))
    assert sorted(answers) == [404] * WRONG_CODES + [429] * (30 - WRONG_CODES)
    player.close()


def test_codes_cannot_be_guessed_by_many_accounts_of_one_address(
    counting: Callable[[str], ServiceProcess],
) -> None:
    url = counting("none").url
    people = [Person.create(url, f"guesser-{number}") for number in range(3)]
    begun = begin(Client.registered(people[0]))
    for number in range(WRONG_CODES):
        problem(people[number % 2].http.get("/v1/devices/BBBBBBBB"), "unknown-device")
    problem(people[2].http.get(f"/v1/devices/{begun['user_code']}"), "too-many-tries")
    for one in people:
        one.close()
