"""Snapshots: folded states kept to save time. Anything here may be deleted at any time.

A snapshot belongs to a fold, named by a tag that changes whenever states are built otherwise (a
new ruleset, another encoding). Its digest is checked when it is read: a damaged one counts as
absent.
"""

from hashlib import sha256

from msgspec import Struct

from events.database import Queries

_PUT = (
    "INSERT INTO snapshots (game_id, fold, version, digest, body) VALUES ($1, $2, $3, $4, $5)"
    " ON CONFLICT DO NOTHING"
)
_LATEST = (
    "SELECT version, digest, body FROM snapshots WHERE game_id = $1 AND fold = $2"
    " AND version <= $3 ORDER BY version DESC LIMIT 1"
)
_PRUNE = (
    "DELETE FROM snapshots s WHERE s.game_id = $1 AND (s.fold <> $2 OR s.version NOT IN ("
    "SELECT k.version FROM snapshots k WHERE k.game_id = $1 AND k.fold = $2"
    " ORDER BY k.version DESC LIMIT $3))"
)
_REMOVE = "DELETE FROM snapshots WHERE game_id = $1 AND fold = $2 AND version = $3"
_NO_END = 2**31 - 1


class Snapshot(Struct, frozen=True, kw_only=True):
    """A state after `version` events, as bytes. `digest` is the SHA-256 of `body`."""

    game_id: str
    fold: str
    version: int
    body: bytes
    digest: bytes


async def put(queries: Queries, game_id: str, version: int, body: bytes, *, fold: str) -> Snapshot:
    """Keeps a state. An existing snapshot of that version stays as it is."""
    digest = sha256(body).digest()
    await queries.execute(_PUT, game_id, fold, version, digest, body)
    return Snapshot(game_id=game_id, fold=fold, version=version, body=body, digest=digest)


async def latest(
    queries: Queries, game_id: str, *, fold: str, until: int | None = None
) -> Snapshot | None:
    """The newest sound snapshot at or before version `until`; damaged ones are removed."""
    end = _NO_END if until is None else until
    while (row := await queries.fetchrow(_LATEST, game_id, fold, end)) is not None:
        if sha256(row["body"]).digest() == row["digest"]:
            return Snapshot(
                game_id=game_id,
                fold=fold,
                version=row["version"],
                body=row["body"],
                digest=row["digest"],
            )
        await queries.execute(_REMOVE, game_id, fold, row["version"])
    return None


async def prune(queries: Queries, game_id: str, *, fold: str, keep: int = 1) -> None:
    """Deletes a game's snapshots except the newest `keep` of this fold."""
    await queries.execute(_PRUNE, game_id, fold, keep)
