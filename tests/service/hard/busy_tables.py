"""A hall of tables: games of every title opened for a crowd of clients."""

import asyncio
import random
from collections.abc import AsyncIterator, Collection, Mapping, Sequence
from contextlib import asynccontextmanager
from itertools import cycle
from typing import Any, Final

from tests.service.hard.crowd import Client, Manners, Table

SHORTEST: Final = "lanterns"
"""The title whose games are over soonest."""


@asynccontextmanager
async def crowd(
    urls: Sequence[str], number: int, seed: str, manners: Manners | None = None
) -> AsyncIterator[tuple[Client, ...]]:
    """So many clients, each with an account and connections of its own."""
    made = (Client.create(urls, f"{seed}-{at}", f"{seed} {at}", manners) for at in range(number))
    clients = await asyncio.gather(*made)
    yield tuple(clients)
    for client in clients:
        await client.close()


async def tables(
    clients: Sequence[Client],
    number: int,
    *,
    most: int,
    seed: str,
    titles: Collection[str] = (),
    terms: Sequence[Mapping[str, Any]] = ({},),
    hidden: bool = False,
) -> tuple[Table, ...]:
    """So many games of all titles in turn (or of some), with the fewest seats.

    At most tables every seat has a client of its own, at every fourth one a bot sits on the last
    seat. Nobody plays on after `most` moves. The tables have these `terms` in turn. If some are to
    be `hidden`, those with one client are private, and some others unlisted.
    """
    dice = random.Random(seed)
    answer = await clients[0].ask("GET", "/v1/titles")
    offered = answer.json()["items"]
    turns = cycle([one for one in offered if not titles or one["title"] in titles])
    opened = (
        _opened(
            one,
            dice.sample(clients, one["seats"]["min"]),
            number % 4 == 3,
            most,
            {
                "terms": terms[number % len(terms)],
                "visibility": "unlisted" if hidden and number % 5 == 4 else "public",
            },
            alone="private" if hidden else "public",
        )
        for number, one in zip(range(number), turns, strict=False)
    )
    return tuple(await asyncio.gather(*opened))


async def shows(clients: Sequence[Client], number: int) -> tuple[str, ...]:
    """So many games that bots play alone to their end, of the titles in turn."""
    offered = (await clients[0].ask("GET", "/v1/titles")).json()["items"]
    # The shortest first: it is over while a short storm blows.
    turns = cycle(sorted(offered, key=lambda one: one["title"] != SHORTEST))
    found = []
    for host, title, at in zip(cycle(clients), turns, range(number), strict=False):
        seats = [{"kind": "bot", "bot": "random"}] * title["seats"]["min"]
        key = {"Idempotency-Key": f"show-{host.name}-{at}"}
        body = {"title": title["title"], "seats": seats}
        answer = await host.ask("POST", "/v1/games", json=body, headers=key)
        assert answer.status_code == 201, answer.text
        found.append(answer.json()["id"])
    return tuple(found)


async def over(client: Client, games: Sequence[str]) -> None:
    """Waits until all of these games have ended."""
    for game in games:
        async with asyncio.timeout(600):
            while (await client.ask("GET", f"/v1/games/{game}")).json()["status"] == "running":
                await asyncio.sleep(0.05)


async def _opened(
    title: dict[str, Any],
    players: Sequence[Client],
    bot: bool,
    most: int,
    members: Mapping[str, Any],
    *,
    alone: str,
) -> Table:
    """A game that has started."""
    bot = bot and len(players) > 1  # there are games for one
    host, *guests = players[:-1] if bot else players
    seats: list[dict[str, Any]] = [{"kind": "me"}, *({"kind": "open"} for _ in guests)]
    if bot:
        seats.append({"kind": "bot", "bot": "random"})
    if not guests:
        members = {**members, "visibility": alone}
    answer = await host.ask(
        "POST",
        "/v1/games",
        json={"title": title["title"], "seats": seats, **members},
        headers={"Idempotency-Key": f"open-{host.name}-{id(seats)}"},
    )
    assert answer.status_code == 201, answer.text
    game = answer.json()
    for seat, guest in enumerate(guests, 1):
        answer = await guest.ask("POST", f"/v1/games/{game['id']}/join", json={"seat": seat})
        assert answer.status_code == 200, answer.text
    table = Table(
        id=game["id"],
        title=title["title"],
        most=most,
        people={seat: one.name for seat, one in enumerate([host, *guests])},
    )
    table.heard(answer.json())
    return table
