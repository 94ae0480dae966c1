"""Parked games: one of their events could not be applied, and the projection went on without.

A game is parked from its first bad event on: later events of the game are passed over too, for
a read model must not see the third move before the second. Nothing is copied: the events stand
in the log, and a retry reads them there, in order.
"""

from collections.abc import Iterable, Mapping, Sequence
from datetime import datetime

from msgspec import Struct

from projections.applying import Poison
from projections.database import Connection, Queries, rows
from projections.projection import Target


class Parked(Struct, frozen=True, kw_only=True):
    """A parked game: the first event that is missing, why, and how many have been passed over.

    `attempts` counts how often the event was tried.
    """

    projection: str
    generation: int
    game_id: str
    partition: int
    position: int
    version: int
    kind: str
    error: str
    waiting: int
    attempts: int
    parked_at: datetime


async def among(
    connection: Connection, targets: Sequence[Target], game_ids: Iterable[str]
) -> Mapping[str, frozenset[str]]:
    """Those of the games that are parked, by projection; of projections that have any."""
    found = await connection.fetch(
        "SELECT p.projection, array_agg(p.game_id) AS games FROM projection_parked p"
        " JOIN unnest($1::text[], $2::int[]) AS w (projection, generation)"
        " USING (projection, generation) WHERE p.game_id = ANY($3::text[]) GROUP BY p.projection",
        [one.projection for one in targets],
        [one.generation for one in targets],
        list(game_ids),
    )
    return {row["projection"]: frozenset(row["games"]) for row in found}


async def park(target: Target, poison: Sequence[Poison]) -> None:
    """Parks games. A game that was parked already is parked from the new event on."""
    if not poison:
        return
    await target.connection.executemany(
        "INSERT INTO projection_parked AS p (projection, generation, game_id, partition,"
        " position, version, kind, error, waiting) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)"
        " ON CONFLICT (projection, generation, game_id) DO UPDATE SET position = $5,"
        " version = $6, kind = $7, error = $8, waiting = $9, attempts = p.attempts + 1",
        [
            (
                target.projection,
                target.generation,
                one.event.game_id,
                one.event.partition,
                one.event.position,
                one.event.version,
                one.event.kind,
                one.error,
                one.waiting,
            )
            for one in poison
        ],
    )


async def pass_over(target: Target, waiting: Mapping[str, int]) -> None:
    """Counts further events of parked games."""
    if not waiting:
        return
    await target.connection.executemany(
        "UPDATE projection_parked SET waiting = waiting + $4"
        " WHERE projection = $1 AND generation = $2 AND game_id = $3",
        [(target.projection, target.generation, *counted) for counted in waiting.items()],
    )


async def unpark(target: Target, game_id: str) -> None:
    """The game has caught up."""
    await target.connection.execute(
        "DELETE FROM projection_parked WHERE projection = $1 AND generation = $2 AND game_id = $3",
        target.projection,
        target.generation,
        game_id,
    )


_IN_USE = (
    "SELECT p.* FROM projection_parked p JOIN projection_generations g"
    " USING (projection, generation) WHERE g.state <> 'retired'"
)


async def of_game(target: Target, game_id: str) -> Parked | None:
    """The game's parking place, if it is parked."""
    found = await rows(
        target.connection,
        Parked,
        f"{_IN_USE} AND projection = $1 AND generation = $2 AND game_id = $3",
        target.projection,
        target.generation,
        game_id,
    )
    return found[0] if found else None


async def parked(queries: Queries, projection: str | None = None) -> tuple[Parked, ...]:
    """All parked games of the generations in use, longest parked first."""
    return await rows(
        queries,
        Parked,
        f"{_IN_USE} AND ($1::text IS NULL OR projection = $1)"
        " ORDER BY p.parked_at, p.projection, p.generation, p.game_id",
        projection,
    )
