"""Who may find a game: policy of the table, changeable at any time, therefore not in the log."""

from collections.abc import Collection

from projections.database import Queries
from referee.schemas import Visibility

"""`public` stands in lists; `unlisted` only in its players' lists, but anybody with the id may
look; `private` is for its players alone. Enforcing the last part is the service's matter."""


async def show(queries: Queries, game_id: str, visibility: Visibility) -> None:
    """Sets the visibility of a game."""
    await queries.execute(
        "INSERT INTO game_visibility (game_id, visibility) VALUES ($1, $2)"
        " ON CONFLICT (game_id) DO UPDATE SET visibility = EXCLUDED.visibility",
        game_id,
        visibility,
    )


async def of_game(queries: Queries, game_id: str) -> Visibility:
    """The visibility of a game; public unless it was set."""
    found = await queries.fetchval(
        "SELECT visibility FROM game_visibility WHERE game_id = $1", game_id
    )
    match found:
        case "unlisted" | "private":
            return found
        case _:
            return "public"


async def not_public(queries: Queries, game_ids: Collection[str]) -> frozenset[str]:
    """Those of the games that stand in no lists, or that nobody but their players may see."""
    found = await queries.fetchval(
        "SELECT coalesce(array_agg(game_id), '{}') FROM game_visibility"
        " WHERE game_id = ANY ($1::text[]) AND visibility <> 'public'",
        list(game_ids),
    )
    assert isinstance(found, list)
    return frozenset(found)
