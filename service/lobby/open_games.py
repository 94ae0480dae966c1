"""Who has opened which game, as long as it is not over: so that nobody fills the database."""

from typing import Final, Self

from msgspec import Struct

from games.kernel.sentence import Sentence
from projections.database import Queries, rows
from referee.problems import kinds
from referee.problems.problem import ProblemError, refused
from service.settings.limits import LimitSettings

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


class Bounds(Struct, frozen=True, kw_only=True):
    """So many games may an account have opened that are not over, `alone` of them played by bots
    without a person; 0: any number."""

    games: int
    alone: int

    @classmethod
    def of(cls, settings: LimitSettings) -> Self:
        """The bounds that are set."""
        return cls(games=settings.most_games, alone=settings.most_bot_games)


async def note(queries: Queries, account: str, game_id: str, *, alone: bool, most: Bounds) -> None:
    """Notes that the account opens a game. Refuses one too many. Within a transaction, so that many
    at once are counted one by one."""
    if most.games or (alone and most.alone):
        await queries.execute(
            "SELECT pg_advisory_xact_lock(hashtextextended($1, 1))", f"opened/{account}"
        )
        if _refusal(await _counted(queries, account), alone, most) is not None:
            await queries.execute(_PRUNE, account)
            refusal = _refusal(await _counted(queries, account), alone, most)
            if refusal is not None:
                raise refusal
    await queries.execute(
        "INSERT INTO opened_games (game_id, account_id, alone) VALUES ($1, $2, $3)"
        " ON CONFLICT (game_id) DO NOTHING",
        game_id,
        account,
        alone,
    )


async def opener(queries: Queries, game_id: str) -> str | None:
    """The account that opened a game which is not over; None if that is not known."""
    found = await queries.fetchval(
        "SELECT account_id FROM opened_games WHERE game_id = $1", game_id
    )
    return None if found is None else str(found)


def _refusal(counted: Bounds, alone: bool, most: Bounds) -> ProblemError | None:
    """Why one more game is too many; None if it is not."""
    if most.games and counted.games >= most.games:
        detail = Sentence("games-at-most", {"most": most.games})
        return refused(kinds.TOO_MANY_GAMES, detail)
    if alone and most.alone and counted.alone >= most.alone:
        detail = Sentence("bot-games-at-most", {"most": most.alone})
        return refused(kinds.TOO_MANY_GAMES, detail, field="seats")
    return None


async def _counted(queries: Queries, account: str) -> Bounds:
    """How many games an account has opened."""
    counted = await rows(
        queries,
        Bounds,
        "SELECT count(*)::int AS games, (count(*) FILTER (WHERE alone))::int AS alone"
        " FROM opened_games WHERE account_id = $1",
        account,
    )
    return counted[0]
