"""The seeds of games. Secret while a game runs; no reader of the log has a way to them."""

import secrets

from events.chance import SEED_BYTES
from events.database import Queries
from events.vault import Vault

_PLANT = (
    "INSERT INTO seeds (partition, game_id, seed) VALUES ($1, $2, $3)"
    " ON CONFLICT DO NOTHING RETURNING seed"
)
_FIND = "SELECT seed FROM seeds WHERE game_id = $2 AND partition = $1"


async def plant(
    queries: Queries,
    partition: int,
    game_id: str,
    seed: bytes | None = None,
    vault: Vault | None = None,
) -> bytes:
    """Gives a game its seed, before its first event; later calls give the same seed. A secret one
    unless it is given, which is for games that were played before, elsewhere.

    A seed without a game does no harm, so this need not be one transaction with the append.
    """
    vault = vault or Vault()
    sealed = vault.seal(seed or secrets.token_bytes(SEED_BYTES), _purpose(game_id))
    planted = await queries.fetchval(_PLANT, partition, game_id, sealed)
    if planted is None:
        return await seed_of(queries, partition, game_id, vault)
    return opened(game_id, planted, vault)


async def seed_of(
    queries: Queries, partition: int, game_id: str, vault: Vault | None = None
) -> bytes:
    """The seed of a game; `LookupError` if it has none, `VaultError` if it cannot be opened."""
    found = await queries.fetchval(_FIND, partition, game_id)
    if found is None:
        raise LookupError(f"no seed was planted for the game {game_id!r}")
    return opened(game_id, found, vault or Vault())


def opened(game_id: str, kept: bytes, vault: Vault) -> bytes:
    """The seed of a game as it stands in the table."""
    return vault.open(bytes(kept), _purpose(game_id))


def _purpose(game_id: str) -> str:
    return f"seed/{game_id}"
