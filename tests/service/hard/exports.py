"""The exports of all games after a storm, under the verifier: with the keys of
the service, and with every receipt that a client was given."""

import json
from collections.abc import Sequence

import msgspec

from events.keys import PublicKey
from events.receipts import Receipt
from games.kernel.registry import Registry
from tests.service.hard.crowd import Client, Table
from tests.support import later
from verifier.evidence import Evidence
from verifier.verifying import verify
from verifier.words import in_words


async def verified(clients: Sequence[Client], tables: Sequence[Table]) -> list[str]:
    """What is wrong with any of them, in words."""
    registry = Registry(
        {**{one.meta.slug: one for one in Registry.installed()}, later.title.meta.slug: later.title}
    )
    listed = (await clients[0].ask("GET", "/v1/keys")).json()["items"]
    keys = tuple(PublicKey.parse(one["key"]) for one in listed)
    by_name = {client.name: client for client in clients}
    found: list[str] = []
    for table in tables:
        # Of a private game only its people have one; at tables of bots alone there are none.
        host = by_name[next(iter(table.people.values()), clients[0].name)]
        answer = await host.ask("GET", f"/v1/games/{table.id}/export")
        receipts = tuple(
            msgspec.convert(json.loads(one.body)["receipt"], Receipt)
            for client in clients
            for one in client.acknowledged
            if one.game == table.id
        )
        evidence = Evidence(keys=keys, receipts=receipts)
        report = verify(table.id, answer.content, registry, evidence)
        found += [f"{table.title} {table.id}: {in_words(one.because)}" for one in report.findings]
    return found
