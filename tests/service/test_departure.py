"""Deleting an account: the person is gone from everywhere, the games and their proofs stay."""

import asyncio
import json
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import asyncpg
import httpx
import pytest

from service.accounts.personal_data import PARTS
from service.composition import prepare
from tests.cli.running import kronika
from tests.service.people import Person, play_to_the_end
from tests.service.problems import problem
from tests.service.process import ServiceProcess

pytestmark = pytest.mark.slow

NAME = "Ephemeral-Eve"


@pytest.fixture
def services(
    tmp_path: Path, postgres_dsn: str, redis_url: str
) -> Iterator[tuple[ServiceProcess, ServiceProcess]]:
    """Two processes on one database."""
    settings = {"log_level": "debug"}
    with ExitStack() as running:
        one, two = (
            running.enter_context(
                ServiceProcess(tmp_path / f"{number}.log", postgres_dsn, redis_url, settings)
            )
            for number in range(2)
        )
        yield one, two


def export(person: Person, game: str, folder: Path) -> Path:
    """The game's export, as a file."""
    answer = person.http.get(f"/v1/games/{game}/export")
    assert answer.status_code == 200, answer.text
    file = folder / f"{game}.json"
    file.write_bytes(answer.content)
    return file


def events_of(file: Path) -> list[str]:
    """The hashes of an export's links: each tells of all before it, hidden or not."""
    events = json.loads(file.read_text())["events"]
    return [event["hash"] for event in events if "hash" in event]


def test_the_person_goes_and_the_games_stay(
    services: tuple[ServiceProcess, ServiceProcess], postgres_dsn: str, tmp_path: Path
) -> None:
    here, there = services
    eve, bob = Person.create(here.url, NAME), Person.create(here.url, "bob")
    also = Person(there.url, eve.id, eve.name, eve.token)
    over = eve.open("me", "open", title="tzolkin")["id"]
    assert bob.join(over).status_code == 200
    play_to_the_end(over, (eve, 0), (bob, 1))
    against_bot = eve.open("me", "farmer", title="tzolkin")["id"]
    running = eve.open("me", "open", "open", title="tzolkin")["id"]
    cyd = Person.create(here.url, "cyd")
    assert bob.join(running).status_code == cyd.join(running).status_code == 200
    eve.play_any(running, 0)
    keyed = {"title": "lanterns", "seats": [{"kind": "me"}, {"kind": "open"}]}
    headers = {"Idempotency-Key": "mine"}
    alone = eve.http.post("/v1/games", json=keyed, headers=headers).json()["id"]
    shared = eve.open("me", "open", "open")["id"]
    assert bob.join(shared).status_code == 200
    again = eve.http.post(f"/v1/games/{over}/rematch")
    assert again.status_code == 201, again.text
    rematch = again.json()["id"]
    for who in (eve, also):
        assert who.get("/v1/accounts/me")["name"] == NAME
    games = (over, against_bot, running, alone, shared, rematch)
    kept = export(bob, over, tmp_path)
    before = {game: events_of(export(bob, game, tmp_path)) for game in (over, against_bot, running)}
    mine = eve.get("/v1/accounts/me/data")["parts"]
    assert {one["game_id"] for one in mine["seats"]} == set(games)
    assert [one["name"] for one in mine["account"]] == [NAME]
    assert eve.token not in json.dumps(mine)
    first = kept.read_bytes()

    assert _delete(eve, NAME).status_code == 204

    for who in (eve, also):
        problem(who.http.get("/v1/accounts/me"), "unauthorized")
    assert events_of(export(bob, over, tmp_path)) == before[over]
    for game in (over, against_bot, running):
        file = export(bob, game, tmp_path)
        assert events_of(file)[: len(before[game])] == before[game]
        assert _verified(file), game
    kept.write_bytes(first)
    assert _verified(kept), "an export that was made before"
    for client in (bob, Person(there.url, bob.id, bob.name, bob.token)):
        for game in games:
            _is_nameless(client, game)
    shown = bob.get(f"/v1/games/{running}")
    assert {one["seat"] for one in shown["forfeits"]} == {0}
    assert bob.get(f"/v1/games/{against_bot}")["status"] == "finished"
    assert bob.get(f"/v1/games/{alone}")["status"] == "void"
    assert bob.get(f"/v1/games/{shared}")["seats"][0] == {"seat": 0, "kind": "open"}
    problem(bob.http.get("/v1/games", params={"player": NAME}), "unknown-player")
    assert NAME not in here.written() + there.written()
    for secret in (NAME, eve.id, eve.token.split("_")[2]):
        assert asyncio.run(_places_with(postgres_dsn, secret)) == []
    taken = httpx.post(f"{there.url}/v1/accounts", json={"name": NAME}, timeout=180)
    problem(taken, "name-taken")  # for a while, so that nobody passes for who has left


def test_a_deletion_has_to_be_meant(services: tuple[ServiceProcess, ServiceProcess]) -> None:
    eve = Person.create(services[0].url, NAME)
    assert problem(_delete(eve, "bob"), "invalid-body")["field"] == "name"
    weak = eve.http.post(
        "/v1/tokens", json={"name": "x", "scopes": ["read", "create", "play"]}
    ).json()
    refusal = _delete(eve.with_token(weak["token"]), NAME)
    assert problem(refusal, "missing-scope")["scope"] == "account"
    problem(
        httpx.request("DELETE", f"{services[0].url}/v1/accounts/me", timeout=180), "unauthorized"
    )
    assert eve.get("/v1/accounts/me")["name"] == NAME


def test_whatever_is_kept_of_an_account_goes_with_it_and_can_be_seen(empty_dsn: str) -> None:
    """A table that is added later is erased and shown, too, or this test says its name."""

    async def look() -> list[tuple[str, str]]:
        async with asyncpg.create_pool(empty_dsn, min_size=1) as pool:
            await prepare(pool, 4)
            found = await pool.fetch(_REFERENCES)
            return [(row["table_name"], row["column_name"]) for row in found]

    left = asyncio.run(look())
    assert left == [], f"{left} hold accounts without a foreign key that empties them"
    for table in ("tokens", "seatings", "refusals", "complaints", "webhooks", "invitations"):
        assert any(f"FROM {table} " in query for query in PARTS.values()), table


_REFERENCES = """
SELECT c.table_name::text, c.column_name::text FROM information_schema.columns c
WHERE c.table_schema = 'public' AND (c.column_name LIKE '%account%' OR c.column_name LIKE '%\\_by')
    AND c.table_name <> 'seatings' AND NOT EXISTS (
        SELECT FROM pg_constraint f
        JOIN pg_attribute a ON a.attrelid = f.conrelid AND a.attnum = ANY (f.conkey)
        WHERE f.contype = 'f' AND f.confrelid = 'accounts'::regclass
            AND f.confdeltype IN ('c', 'n')
            AND f.conrelid::regclass::text = c.table_name AND a.attname = c.column_name)
"""


def _delete(person: Person, name: str) -> httpx.Response:
    return person.http.request("DELETE", "/v1/accounts/me", json={"name": name})


def _verified(file: Path) -> bool:
    done = kronika("verify", file)
    assert done.returncode in (0, 1, 3), done.stderr  # 3: signed by nobody whom it knows
    return done.returncode != 1


def _is_nameless(reader: Person, game: str) -> None:
    """Nothing that can be read of the game names the person."""
    for path in ("", "/moves", "/events", "/export", "/states/latest", "/receipts"):
        answer = reader.http.get(f"/v1/games/{game}{path}")
        assert NAME not in answer.text
    shown = reader.get(f"/v1/games/{game}")
    assert all(one.get("account", {}).get("id") != NAME for one in shown["seats"])
    for listed in reader.get("/v1/games")["items"]:
        assert NAME not in json.dumps(listed)


async def _places_with(dsn: str, secret: str) -> list[str]:
    """The tables in which the words stand, as text or as bytes."""
    connection = await asyncpg.connect(dsn)
    try:
        tables = await connection.fetch(
            "SELECT format('%I', tablename) AS name FROM pg_tables WHERE schemaname = 'public'"
        )
        found = []
        for table in tables:
            count = await connection.fetchval(
                f"SELECT count(*) FROM {table['name']} t"
                " WHERE t::text ILIKE '%' || $1 || '%' OR t::text LIKE '%' || $2 || '%'",
                secret,
                secret.encode().hex(),
            )
            if count:
                found.append(table["name"])
        return found
    finally:
        await connection.close()
