"""Folding recorded events to a state, with a snapshot and without."""

import msgspec

from events import snapshots
from events.database import Pool
from events.envelope import Entry
from events.fold import fold
from events.log import Log
from tests.events.support import AT
from tests.events.weather import CODEC, Rained, Shone, Weather


class Year(msgspec.Struct, frozen=True, kw_only=True):
    """What the weather was like."""

    rain: int = 0
    suns: int = 0


def evolve(year: Year, event: Weather) -> Year:
    """The reducer."""
    match event:
        case Rained(micrometres=more):
            return msgspec.structs.replace(year, rain=year.rain + more)
        case Shone(places=places):
            return msgspec.structs.replace(year, suns=year.suns + len(places))


def entries() -> tuple[Entry, ...]:
    """Facts of today and of long ago, and an action, which says nothing about the state."""
    old = b'{"type":"weather.rained","place":"north","tenths":35}'
    kind, payload = CODEC.encode(Shone(places=("a", "b")))
    return (
        Entry(kind="a.look", payload=b"{}", seat=0, decision=1, ply=1),
        Entry(kind="weather.rained", payload=old, ply=1),
        Entry(kind=kind, payload=payload, ply=1),
    )


async def test_a_fold_passes_over_actions_and_lifts_what_is_old(log: Log) -> None:
    await log.append("g", 0, entries(), at=AT)
    await log.append("g", 3, entries(), at=AT)
    assert fold(evolve, Year(), CODEC, await log.read("g")) == Year(rain=7000, suns=4)


async def test_a_snapshot_and_the_rest_are_as_good_as_all(log: Log, pool: Pool) -> None:
    for n in range(6):
        await log.append("g", 3 * n, entries(), at=AT)
    whole = fold(evolve, Year(), CODEC, await log.read("g"))
    for version in range(1, 19):
        part = fold(evolve, Year(), CODEC, await log.read("g", until=version))
        await snapshots.put(pool, 3, "g", version, msgspec.json.encode(part), fold="year/1")
        found = await snapshots.latest(pool, 3, "g", fold="year/1", until=version)
        assert found is not None
        start = msgspec.json.decode(found.body, type=Year)
        rest = await log.read("g", after=found.version)
        assert fold(evolve, start, CODEC, rest) == whole
