"""`kronika token`: a token for somebody who has none that works any more."""

import sys
from datetime import UTC, datetime, timedelta
from typing import Annotated, Final

from cyclopts import Parameter

from projections.database import Queries
from referee.people import Account
from service.accounts import accounts, token_store, tokens
from service.accounts.token_store import Token
from service.cli.common import options
from service.cli.common.errors import CommandError
from service.cli.common.people import with_account
from service.cli.common.program import called
from service.cli.common.words import say
from service.identity.scopes import USUAL, Scope
from service.process import logs
from service.settings import from_environment

Name = Annotated[str, Parameter(help="Name or id of an account.", show_default=False)]
Scopes = Annotated[str, Parameter(help="What it may be used for, with commas between.")]
Days = Annotated[float | None, Parameter(help="For so many days; for good if left out.")]
Called = Annotated[str | None, Parameter(help="What its owner finds it under.")]

USUAL_SCOPES: Final = ",".join(scope for scope in Scope if scope in USUAL)
LONGEST_DAYS: Final = 36_500
LONGEST_NAME: Final = 60


def token(
    name: Name,
    /,
    *,
    scopes: Scopes = USUAL_SCOPES,
    days: Days = None,
    label: Called = None,
    data: options.Data = None,
    database_url: options.DatabaseUrl = None,
) -> int:
    """Make a token for an account whose owner has lost the last one.

    Be sure of who is asking: whoever has the token is the account. It is
    printed once and kept nowhere. With it the owner can revoke all others by
    DELETE /v1/tokens. A service may run meanwhile.

    Try:

        kronika token ada
        kronika token ada --scopes read --days 7

    Exit codes: 0 made, 2 no such account, not possible, or the database
    cannot be used.
    """
    logs.configure("console", "warning")
    wanted, expires_at = _scopes(scopes), _end(days)
    minted, called = tokens.mint(), _label(label)

    async def made(queries: Queries, account: Account) -> Token:
        await _permitted(queries, account, wanted)
        return await token_store.store(
            queries, account.id, minted, name=called, scopes=wanted, expires_at=expires_at
        )

    kept = with_account(from_environment(data=data, database_url=database_url), name, made)
    sys.stderr.write(f"{_described(name, kept)}\n")
    sys.stdout.write(f"{minted.text}\n")
    return 0


def _label(given: str | None) -> str:
    """What the token is called; CommandError: nothing can be called so."""
    label = say("token.owner") if given is None else given
    if not (0 < len(label) <= LONGEST_NAME and label.isprintable()):
        raise CommandError(say("token.label", most=LONGEST_NAME))
    return label


async def _permitted(queries: Queries, account: Account, wanted: frozenset[Scope]) -> None:
    """CommandError: the account may not have one of the scopes."""
    if beyond := wanted - await accounts.allowed(queries, account.id):
        missing = min(beyond)
        refused = {"name": account.name, "scope": str(missing), "called": called()}
        raise CommandError(say("token.not-allowed", **refused))


def _scopes(text: str) -> frozenset[Scope]:
    """The scopes that are named."""
    asked = [one.strip() for one in text.split(",")]
    unknown = [one for one in asked if one not in set(Scope)]
    if unknown:
        known = ", ".join(Scope)
        raise CommandError(say("token.no-scope", scope=unknown[0], known=known))
    return frozenset(map(Scope, asked))


def _end(days: float | None) -> datetime | None:
    if days is None:
        return None
    if not 0 < days <= LONGEST_DAYS:
        raise CommandError(say("token.days", most=LONGEST_DAYS))
    return datetime.now(UTC) + timedelta(days=days)


def _described(name: str, kept: Token) -> str:
    until = None if kept.expires_at is None else f"{kept.expires_at:%Y-%m-%d %H:%M}"
    return say("token.made", name=name, scopes=", ".join(kept.scopes), until=until)
