"""Whoever comes back from the provider: the account that they are here, or a new one."""

from typing import Final, Literal

from projections.database import Connection, Pool, Queries
from referee.problems import kinds
from referee.problems.problem import ProblemError
from service.accounts import accounts, guests, names, sign_up
from service.sign_in import identity_store
from service.sign_in.outside.provider import Person

Refusal = Literal[
    "state",
    "issuer",
    "denied",
    "provider",
    "identity-taken",
    "too-many-identities",
    "sign-up-closed",
    "sign-up-code",
]
"""Why nobody is signed in: this browser has begun no such sign-in, or not lately; the answer is
that of another provider; the person or the provider has refused; the provider does not answer as it
should; the person belongs to another account; the account has too many identities; nobody may
create an account, or only with a code."""
_SIGN_UP: Final[dict[str, Refusal]] = {
    kinds.SIGN_UP_CLOSED.slug: "sign-up-closed",
    kinds.SIGN_UP_CODE.slug: "sign-up-code",
}


class ArrivalRefusedError(Exception):
    """Nobody is signed in; `why` says why."""

    def __init__(self, why: Refusal) -> None:
        super().__init__(why)
        self.why: Refusal = why


class _TakenError(Exception):
    """The person was linked to an account in this very moment."""


async def linked(pool: Pool, account: str, person: Person) -> None:
    """Links a person to an account. Harmless when repeated. Raises ArrivalRefusedError."""
    async with pool.acquire() as connection, connection.transaction():
        room = await identity_store.has_room(connection, account)
        owner = await identity_store.owner(connection, person.outsider)
        if owner == account:
            return
        if owner is not None:
            raise ArrivalRefusedError("identity-taken")
        if not room:
            raise ArrivalRefusedError("too-many-identities")
        if not await identity_store.add(connection, account, person.outsider):
            raise ArrivalRefusedError("identity-taken")


async def account_of(pool: Pool, person: Person, language: str) -> str:
    """The account of a person; a new one for who has none, if anybody may create one. Raises
    ArrivalRefusedError."""
    while (found := await identity_store.owner(pool, person.outsider)) is None:
        try:
            async with pool.acquire() as connection, connection.transaction():
                return await _created(connection, person, language)
        except _TakenError:
            continue
        except ProblemError as refusal:
            raise ArrivalRefusedError(_SIGN_UP[refusal.kind.slug]) from None
    return found


async def _created(connection: Connection, person: Person, language: str) -> str:
    await sign_up.admit(connection, None)
    account = await _named(connection, person.username)
    if account is None:
        account = (await guests.create(connection, language)).id
    if not await identity_store.add(connection, account, person.outsider):
        raise _TakenError
    return account


async def _named(queries: Queries, username: str | None) -> str | None:
    """An account of the name that a person has at the provider; None if nobody may have it here, or
    somebody has."""
    name = names.plain(username or "")
    if names.wrong_with(name):
        return None
    made = await accounts.create(queries, name)
    return None if made is None else made.id
