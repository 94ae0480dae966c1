"""Who has opened which game, as long as it is not over: so that nobody fills the database."""

from typing import Final

from projections.database import Queries

# Those that are over, and those that never came to be.
_PRUNE: Final = """
WITH known AS (
    SELECT o.game_id, g.status, o.at FROM opened_games o
    LEFT JOIN game_list g ON g.game_id = o.game_id AND g.generation = serving('games')
    WHERE o.account_id = $1
)
DELETE FROM opened_games o USING known k
WHERE o.game_id = k.game_id AND (
    k.status IN ('finished', 'void') OR (k.status IS NULL AND k.at < now() - interval '1 hour')
)
"""


async def note(queries: Queries, account: str, game_id: str, *, most: int) -> bool:
    """Notes that the account opens a game; False if it has opened `most` that are not over (0:
    there is no limit). Within a transaction, so that many at once are counted one by one."""
    if most:
        await queries.execute(
            "SELECT pg_advisory_xact_lock(hashtextextended($1, 1))", f"opened/{account}"
        )
        if await _count(queries, account) >= most:
            await queries.execute(_PRUNE, account)
            if await _count(queries, account) >= most:
                return False
    await queries.execute(
        "INSERT INTO opened_games (game_id, account_id) VALUES ($1, $2)"
        " ON CONFLICT (game_id) DO NOTHING",
        game_id,
        account,
    )
    return True


async def _count(queries: Queries, account: str) -> int:
    found = await queries.fetchval(
        "SELECT count(*) FROM opened_games WHERE account_id = $1", account
    )
    assert isinstance(found, int)
    return found
