"""The kept answers of requests that had an idempotency key."""

from collections.abc import Sequence

from events.database import Queries


async def forget(queries: Queries, scopes: Sequence[str]) -> None:
    """Forgets the answers within these scopes. The log is as it was; only retries of those requests
    are not known again."""
    await queries.execute("DELETE FROM answers WHERE scope = ANY($1::text[])", list(scopes))
