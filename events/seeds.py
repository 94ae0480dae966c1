"""The seeds of games. Secret while a game runs; no reader of the log has a way to them."""

import secrets

from events.chance import SEED_BYTES
from events.database import Queries

_PLANT = (
    "WITH planted AS (INSERT INTO seeds (game_id, seed) VALUES ($1, $2)"
    " ON CONFLICT DO NOTHING RETURNING seed) SELECT seed FROM planted"
)
_FIND = "SELECT seed FROM seeds WHERE game_id = $1"


async def plant(queries: Queries, game_id: str, seed: bytes | None = None) -> bytes:
    """Gives a game its seed, before its first event; later calls give the same seed. A secret one
    unless it is given, which is for games that were played before, elsewhere.

    A seed without a game does no harm, so this need not be one transaction with the append.
    """
    planted = await queries.fetchval(_PLANT, game_id, seed or secrets.token_bytes(SEED_BYTES))
    return bytes(planted) if planted is not None else await seed_of(queries, game_id)


async def seed_of(queries: Queries, game_id: str) -> bytes:
    """The seed of a game; `LookupError` if it has none."""
    found = await queries.fetchval(_FIND, game_id)
    if found is None:
        raise LookupError(f"no seed was planted for the game {game_id!r}")
    return bytes(found)
