"""Accounts and acts as JSON."""

from collections.abc import Sequence
from typing import Any

from msgspec.structs import asdict

from projections.database import Queries
from service.accounts import accounts
from service.acts.record import RecordedAct, subject
from service.acts.statement import ByAccount
from service.administration.listing import AdministeredAccount
from service.administration.schemas import (
    AccountShown,
    ActShown,
    CodeMade,
    CodeShown,
    SuspensionShown,
)
from service.administration.signing_up import SignUpCode


def account_shown(account: AdministeredAccount) -> AccountShown:
    """An account."""
    return AccountShown(
        id=account.id,
        name=account.name,
        bot=account.bot,
        guest=account.guest,
        state=account.state,
        roles=tuple(sorted(account.roles)),
        created_at=account.created_at,
        last_seen_at=account.last_seen_at,
        suspension=_suspension(account),
    )


def _suspension(account: AdministeredAccount) -> SuspensionShown | None:
    if account.suspended_for is None or account.suspended_at is None:
        return None
    return SuspensionShown(
        reason=account.suspended_for,
        since=account.suspended_at,
        until=account.suspended_until,
    )


async def acts_shown(queries: Queries, acts: Sequence[RecordedAct]) -> tuple[ActShown, ...]:
    """Acts, with the accounts in them that are still there."""
    said = [(one, one.said) for one in acts]
    wanted = {about for _, act in said if (about := subject(act.act)) is not None}
    wanted |= {act.by.account for _, act in said if isinstance(act.by, ByAccount)}
    people = await accounts.known(queries, wanted)
    return tuple(
        ActShown(
            number=one.number,
            at=act.at,
            act=act.act,
            by=act.by,
            reason=one.words,
            author=people.get(act.by.account) if isinstance(act.by, ByAccount) else None,
            account=people.get(subject(act.act) or ""),
            hash=one.hash,
            statement=one.statement,
            note=one.note,
        )
        for one, act in said
    )


def code_shown(code: SignUpCode) -> CodeShown:
    """A code."""
    return CodeShown(**_code(code))


def code_made(code: SignUpCode, text: str) -> CodeMade:
    """A new code, with its text."""
    return CodeMade(**_code(code), text=text)


def _code(code: SignUpCode) -> dict[str, Any]:
    return asdict(code)
