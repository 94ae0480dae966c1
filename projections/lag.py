"""How far projections are behind the log, for readiness checks, metrics and operators."""

from collections.abc import Iterable, Mapping, Sequence
from datetime import UTC, datetime

from msgspec import Struct

from events import reading
from projections import cursors, generations, parking
from projections.cursors import Cursor
from projections.database import Pool
from projections.generations import Generation


class Lag(Struct, frozen=True, kw_only=True):
    """One generation of a projection.

    `events` is the number of events that it has not applied, `seconds` the age of the oldest of
    them (0.0 when there is none), `parked` the number of parked games. `alarms` say in which
    partitions something is wrong with the log itself; they do not go away by themselves.
    """

    projection: str
    generation: int
    serving: bool
    events: int
    seconds: float
    parked: int
    alarms: tuple[str, ...]


async def lag(pool: Pool, projections: Iterable[str]) -> tuple[Lag, ...]:
    """The lag of each projection's serving generation, and of the one in the making."""
    heads = await reading.heads(pool)
    games = [(one.projection, one.generation) for one in await parking.parked(pool)]
    return tuple(
        [
            await _of_generation(pool, generation, heads, games)
            for name in projections
            for generation in await generations.of_projection(pool, name)
            if generation.state != "retired"
        ]
    )


async def _of_generation(
    pool: Pool,
    generation: Generation,
    heads: Mapping[int, int],
    games: Sequence[tuple[str, int]],
) -> Lag:
    known = await cursors.of_generation(pool, generation.projection, generation.generation)
    late = [one for one in known if one.position < heads.get(one.partition, 0)]
    return Lag(
        projection=generation.projection,
        generation=generation.generation,
        serving=generation.state == "serving",
        events=sum(heads[one.partition] - one.position for one in late),
        seconds=await _age(pool, late),
        parked=games.count((generation.projection, generation.generation)),
        alarms=tuple(f"partition {one.partition}: {one.alarm}" for one in known if one.alarm),
    )


async def _age(pool: Pool, late: Iterable[Cursor]) -> float:
    """Seconds since the oldest event that is still to be applied was recorded."""
    times: list[datetime] = []
    for cursor in late:
        times += [
            event.at for event in await reading.tail(pool, cursor.partition, cursor.position, 1)
        ]
    now = datetime.now(UTC)
    return max(0.0, (now - min(times)).total_seconds()) if times else 0.0
