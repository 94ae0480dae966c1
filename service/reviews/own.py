"""The service's own reviewers: their account, their token and their engines.

Nobody signs in to the account: it has no passkey, no code, and no token but those that are made
here, which end by themselves when nobody uses them any more. The name cannot be anybody's.
"""

from collections.abc import Collection
from datetime import timedelta
from typing import Final

from projections.database import Queries
from service.accounts import names, token_store, tokens
from service.identity.scopes import Scope
from service.jobs.engine import OWN

NAME: Final = "kronika-reviewers"
UNUSED: Final = timedelta(days=1)
"""So long after its last use a token of a service that was killed is good for nothing."""
_ACCOUNT: Final = """
    INSERT INTO accounts (id, name, look, bot, granted) VALUES ($1, $2, $3, true, $4)
    ON CONFLICT DO NOTHING"""
_LEAVE: Final = "DELETE FROM engines WHERE account_id = $1 AND name = ANY($2::text[])"


async def let_in(queries: Queries) -> tokens.Minted:
    """A token for reviewers of this service."""
    scopes = frozenset({Scope.ENGINE})
    await queries.execute(_ACCOUNT, OWN, NAME, names.look(NAME), [Scope.ENGINE.value])
    minted = tokens.mint()
    await token_store.store(queries, OWN, minted, name="reviewers", scopes=scopes, idle_for=UNUSED)
    return minted


async def leave(queries: Queries, token: str, engines: Collection[str]) -> None:
    """Revokes a token, and ends what engines of these names are making: others go on with it."""
    await token_store.forget(queries, token)
    await queries.execute(_LEAVE, OWN, list(engines))
