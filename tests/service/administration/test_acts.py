"""The log of acts: chained, signed, and not to be rewritten by who has the database alone."""

import asyncio
import json
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from hashlib import sha256

import asyncpg
import pytest

from events import notes
from events.keys import PublicKey, SigningKey
from service.acts import statement
from service.acts.checking import CheckedActs
from service.administration.memory import ActMemory
from service.audit.keys import signing_key
from tests.service.administration.conftest import Services
from tests.service.people import Person

FORGE = """
    UPDATE acts SET statement = replace(statement, '"account":"acc_', '"account":"acc_0')
    WHERE number = 2"""

RESPELT = "UPDATE acts SET statement = replace(statement, '{', '{ ') WHERE number = 3"


def many(services: Services, ada: Person, names: str, count: int) -> None:
    """Acts by one administrator at both processes at the same time."""
    people = [Person.create(services.here.url, f"{names}-{number}") for number in range(count)]
    offices = (ada, ada.at(services.there.url))

    def suspend(number: int) -> int:
        path = f"/v1/admin/accounts/{people[number].id}/suspend"
        return offices[number % 2].http.post(path, json={"reason": f"No. {number}"}).status_code

    with ThreadPoolExecutor(4) as pool:
        assert set(pool.map(suspend, range(count))) == {200}


def checked(services: Services) -> CheckedActs:
    """The chain, as `kronika admin acts --verify` looks at it."""

    async def look() -> CheckedActs:
        settings = services.settings
        async with asyncpg.create_pool(services.dsn, min_size=1, max_size=1) as pool:
            return await ActMemory.of(settings, signing_key(settings)).check(pool)

    return asyncio.run(look())


def test_acts_at_once_make_one_chain(
    services: Services, administrator: Callable[[str], Person]
) -> None:
    ada = administrator("chain-ada")
    many(services, ada, "chained", 12)
    acts = ada.get("/v1/admin/acts", limit=200)["items"]
    assert [one["number"] for one in acts] == list(range(len(acts), 0, -1))
    (key,) = ada.get("/v1/keys")["items"]
    public = PublicKey.parse(key["key"])
    previous = statement.GENESIS
    for one in reversed(acts):
        said = json.loads(one["statement"])
        assert said["previous"] == previous
        previous = sha256(f"kronika/act/1\n{one['statement']}".encode()).hexdigest()
        assert one["hash"] == previous
        text, signer = notes.opened(one["note"], [public])
        assert signer == public
        assert text == f"kronika/act/1\n{public.name}\n{one['number']}\n{previous}\n"
        assert said["act"] == one["act"]
        assert said["by"] == {"account": ada.id, "type": "account"} == one["by"]
    pages = ada.get("/v1/admin/acts", limit=5)
    rest = ada.get("/v1/admin/acts", limit=5, after=pages["next"])["items"]
    assert [one["number"] for one in (*pages["items"], *rest)] == [
        one["number"] for one in acts[:10]
    ]
    found = checked(services)
    assert (found.acts, found.bad, found.head) == (len(acts), None, previous)


def test_a_repeated_request_is_one_act(
    services: Services, administrator: Callable[[str], Person]
) -> None:
    ada, eve = administrator("once-ada"), Person.create(services.here.url, "once-eve")
    body, headers = {"reason": "Once."}, {"Idempotency-Key": "once"}

    def suspend(who: Person) -> bytes:
        path = f"/v1/admin/accounts/{eve.id}/suspend"
        return who.http.post(path, json=body, headers=headers).content

    with ThreadPoolExecutor(4) as pool:
        found = set(pool.map(suspend, (ada, ada.at(services.there.url)) * 4))
    assert len(found) == 1
    assert len(ada.get("/v1/admin/acts", account=eve.id)["items"]) == 1
    other = ada.http.post(
        f"/v1/admin/accounts/{eve.id}/suspend", json={"reason": "Twice."}, headers=headers
    )
    assert other.json()["kind"] == "key-reused"


@pytest.mark.parametrize(
    ("tampering", "bad", "fault"),
    [
        (FORGE, 2, "signature"),
        (
            "UPDATE acts SET statement = replace(statement, '{', '{ ') WHERE number = 3",
            3,
            "statement",
        ),
        ("DELETE FROM acts WHERE number = 2", 2, "missing"),
        ("DELETE FROM acts WHERE number = (SELECT max(number) FROM acts)", 0, "missing"),
        ("UPDATE act_reasons SET words = 'Something else.' WHERE number = 4", 4, "reason"),
        ("DELETE FROM act_reasons", None, None),
    ],
)
def test_what_was_done_with_the_database_alone_is_found(
    services: Services,
    administrator: Callable[[str], Person],
    tampering: str,
    bad: int | None,
    fault: str | None,
) -> None:
    """In a transaction that is taken back: the services go on with what is true."""
    ada = administrator(f"tamper-{sha256(tampering.encode()).hexdigest()[:6]}")
    many(services, ada, f"t-{sha256(tampering.encode()).hexdigest()[:6]}", 4)
    total = checked(services).acts

    async def look() -> CheckedActs:
        settings = services.settings
        memory = ActMemory.of(settings, signing_key(settings))
        async with asyncpg.create_pool(services.dsn, min_size=1, max_size=1) as pool:
            connection = await pool.acquire()
            change = connection.transaction()
            await change.start()
            await connection.execute("SET LOCAL session_replication_role = replica")
            await connection.execute(tampering)
            found = await memory.check(connection)
            await change.rollback()
            await pool.release(connection)
            return found

    found = asyncio.run(look())
    assert (found.bad, found.fault) == (total if bad == 0 else bad, fault)


def test_another_key_signs_nothing_here(
    services: Services, administrator: Callable[[str], Person]
) -> None:
    ada = administrator("forger-ada")
    many(services, ada, "forged", 2)
    acts = ada.get("/v1/admin/acts", limit=1)["items"]
    forger = SigningKey.generate("kronika.localhost")
    note = statement.signed(forger, acts[0]["number"], acts[0]["hash"])

    async def look() -> CheckedActs:
        settings = services.settings
        memory = ActMemory.of(settings, signing_key(settings))
        connection = await asyncpg.connect(services.dsn)
        change = connection.transaction()
        await change.start()
        await connection.execute(
            "UPDATE acts SET note = $2 WHERE number = $1", acts[0]["number"], note
        )
        # Not even if the database says that it is one of ours.
        await connection.execute("INSERT INTO signing_keys (key) VALUES ($1)", str(forger.public))
        found = await memory.check(connection)
        await change.rollback()
        await connection.close()
        return found

    found = asyncio.run(look())
    assert (found.bad, found.fault) == (acts[0]["number"], "signature")
