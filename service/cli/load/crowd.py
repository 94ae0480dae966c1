"""All tables of a load, in stages that double."""

import asyncio
import secrets
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from typing import Any, Final

import httpx
import msgspec
from msgspec import Struct

from service.cli.common.client import SECONDS
from service.cli.common.errors import CommandError
from service.cli.common.words import say
from service.cli.load.answers import Answers, Stage, stage
from service.cli.load.table import Table

ACCOUNTS: Final = 4
"""How many accounts share the tables; a service may not let one address make many."""


class Wanted(Struct, frozen=True, kw_only=True):
    """What is to be played, by how many tables at most, for how many seconds in all."""

    url: str
    title: str
    seats: int
    options: msgspec.Raw
    tables: int
    seconds: float
    seed: str

    def game(self) -> dict[str, Any]:
        """A game with the account on every seat, which no list shows."""
        return {
            "title": self.title,
            "seats": [{"kind": "me"}] * self.seats,
            "options": msgspec.json.decode(self.options),
            "visibility": "private",
        }


def sizes(tables: int) -> Iterator[int]:
    """1, 2, 4, ... and at last all tables."""
    size = 1
    while size < tables:
        yield size
        size *= 2
    yield tables


async def load(wanted: Wanted, done: Callable[[Stage], None]) -> Sequence[Stage]:
    """The figures of every stage, each of which is told to `done`. At the end the accounts are
    deleted, which resigns their games."""
    limits = httpx.Limits(max_connections=wanted.tables, max_keepalive_connections=wanted.tables)
    async with httpx.AsyncClient(base_url=wanted.url, timeout=SECONDS, limits=limits) as http:
        accounts = await _accounts(http, min(ACCOUNTS, wanted.tables))
        try:
            return await _stages(http, tuple(accounts.values()), wanted, done)
        finally:
            for name, token in accounts.items():
                await _deleted(http, name, token)


async def _stages(
    http: httpx.AsyncClient,
    tokens: Sequence[str],
    wanted: Wanted,
    done: Callable[[Stage], None],
) -> Sequence[Stage]:
    found: list[Stage] = []
    running: dict[Table, asyncio.Task[None]] = {}
    steps = tuple(sizes(wanted.tables))
    try:
        for size in steps:
            for number in range(len(running), size):
                token = tokens[number % len(tokens)]
                table = Table(http, token, wanted.game(), wanted.seed, number)
                running[table] = asyncio.create_task(table.play())
            seconds = wanted.seconds / len(steps)
            await asyncio.wait(running.values(), timeout=seconds)
            found.append(stage(size, seconds, _taken(running)))
            done(found[-1])
            for task in running.values():
                if task.done():
                    task.result()  # a bug of the load itself
    finally:
        for task in running.values():
            task.cancel()
        await asyncio.gather(*running.values(), return_exceptions=True)
    return found


def _taken(tables: Mapping[Table, asyncio.Task[None]]) -> Answers:
    """What all tables were answered since they were asked the last time."""
    all_ = Answers()
    for table in tables:
        one, table.answers = table.answers, Answers()
        all_.moves += one.moves
        all_.reads += one.reads
        all_.failed += one.failed
        all_.ended += one.ended
    return all_


async def _accounts(http: httpx.AsyncClient, count: int) -> Mapping[str, str]:
    """New accounts: their tokens by their names."""
    run = secrets.token_hex(4)
    made: dict[str, str] = {}
    for number in range(count):
        name = f"load-{run}-{number}"
        try:
            told = await http.post("/v1/accounts", json={"name": name})
        except httpx.TransportError as trouble:
            raise CommandError(say("load.gone", url=http.base_url, trouble=trouble)) from None
        if told.is_success:
            made[name] = told.json()["token"]
        elif not made:
            raise CommandError(say("load.no-account", status=told.status_code))
    return made


async def _deleted(http: httpx.AsyncClient, name: str, token: str) -> None:
    with suppress(httpx.TransportError):  # a service that is gone has nothing to be tidied up
        await http.request(
            "DELETE",
            "/v1/accounts/me",
            json={"name": name},
            headers={"Authorization": f"Bearer {token}"},
        )
