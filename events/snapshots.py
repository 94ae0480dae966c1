"""Snapshots: folded states kept to save time. Anything here may be deleted at any time.

A snapshot belongs to a fold, named by a tag that changes whenever states are built otherwise (a
new ruleset, another encoding). Its digest is checked when it is read: a damaged one counts as
absent.
"""

from hashlib import sha256

from msgspec import Struct

from events.database import Queries

_PUT = (
    "INSERT INTO snapshots (partition, game_id, fold, version, digest, body)"
    " VALUES ($1, $2, $3, $4, $5, $6)"
    " ON CONFLICT DO NOTHING"
)
_LATEST = (
    "SELECT version, digest, body FROM snapshots"
    " WHERE partition = $1 AND game_id = $2 AND fold = $3 AND version <= $4"
    " ORDER BY version DESC LIMIT 1"
)
_PRUNE = (
    "DELETE FROM snapshots s WHERE s.partition = $1 AND s.game_id = $2"
    " AND (s.fold <> $3 OR s.version NOT IN ("
    "SELECT k.version FROM snapshots k WHERE k.partition = $1 AND k.game_id = $2 AND k.fold = $3"
    " ORDER BY k.version DESC LIMIT $4))"
)
_REMOVE = (
    "DELETE FROM snapshots WHERE partition = $1 AND game_id = $2 AND fold = $3 AND version = $4"
)
_NO_END = 2**31 - 1


class Snapshot(Struct, frozen=True, kw_only=True):
    """A state after `version` events, as bytes. `digest` is the SHA-256 of `body`."""

    game_id: str
    fold: str
    version: int
    body: bytes
    digest: bytes


async def put(
    queries: Queries, partition: int, game_id: str, version: int, body: bytes, *, fold: str
) -> Snapshot:
    """Keeps a state. An existing snapshot of that version stays as it is."""
    digest = sha256(body).digest()
    await queries.execute(_PUT, partition, game_id, fold, version, digest, body)
    return Snapshot(game_id=game_id, fold=fold, version=version, body=body, digest=digest)


async def latest(
    queries: Queries, partition: int, game_id: str, *, fold: str, until: int | None = None
) -> Snapshot | None:
    """The newest sound snapshot at or before version `until`; damaged ones are removed."""
    end = _NO_END if until is None else until
    while (row := await queries.fetchrow(_LATEST, partition, game_id, fold, end)) is not None:
        if sha256(row["body"]).digest() == row["digest"]:
            return Snapshot(
                game_id=game_id,
                fold=fold,
                version=row["version"],
                body=row["body"],
                digest=row["digest"],
            )
        await queries.execute(_REMOVE, partition, game_id, fold, row["version"])
    return None


async def prune(
    queries: Queries, partition: int, game_id: str, *, fold: str, keep: int = 1
) -> None:
    """Deletes a game's snapshots except the newest `keep` of this fold."""
    await queries.execute(_PRUNE, partition, game_id, fold, keep)
