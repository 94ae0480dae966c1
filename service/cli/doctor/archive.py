"""The archive: does it answer, and are some of its objects there, as they were put?"""

from hashlib import sha256
from typing import Final

import asyncpg

from events.archive.catalogue import ArchivedGame
from events.archive.object_store import ArchiveUnavailableError, ObjectStore
from events.archive.stores import store_at
from events.database import Connection
from service.backup import relying
from service.cli.common.words import say
from service.cli.doctor.finding import Finding
from service.identity.ids import random_id

SAMPLE: Final = 8
"""Packed games that are read in each place: others every time."""


async def archive(connection: Connection) -> list[Finding]:
    """A finding for every place that the catalogue names outside of the database."""
    try:
        return [await _finding(connection, one) for one in await relying.places(connection)]
    except asyncpg.InsufficientPrivilegeError:
        return []


async def _finding(connection: Connection, place: str) -> Finding:
    name, store = say("doctor.archive"), store_at(place, connection)
    games = await relying.some(connection, place, random_id("gam"), SAMPLE)
    games = games or await relying.some(connection, place, "", SAMPLE)
    try:
        bad = [one for game in games if (one := await _bad(store, game))]
    except ArchiveUnavailableError as trouble:
        return Finding(name, str(trouble), say("doctor.archive-away"))
    if bad:
        told = say("doctor.archive-lacks", place=place, count=len(bad), of=len(games), first=bad[0])
        return Finding(name, told, say("doctor.archive-remedy"))
    return Finding(name, say("doctor.archive-holds", place=place, looked=len(games)))


async def _bad(store: ObjectStore, game: ArchivedGame) -> str | None:
    """The name of an object that is not there, or is another one."""
    data = await store.get(game.name)
    good = data is not None and sha256(data).digest() == game.digest
    return None if good else game.name
