"""Refused commands as clients see them."""

import msgspec

from service.accounts.accounts import Account
from service.lobby.presenters.games import Accounts
from service.problems.problem import Problem
from service.refusals.refusal import Refusal
from service.refusals.schemas import RefusalShown


def refusal_shown(refusal: Refusal, accounts: Accounts) -> RefusalShown:
    """A refusal, with the name of whoever was refused."""
    account: Account | None = accounts.get(refusal.account or "")
    return RefusalShown(
        id=refusal.id,
        game=refusal.game_id,
        seat=refusal.seat,
        at=refusal.at,
        problem=msgspec.json.decode(refusal.problem, type=Problem),
        ruleset=refusal.ruleset,
        version=refusal.version,
        ply=refusal.ply,
        head=refusal.head.hex(),
        request=refusal.request,
        body_hash=refusal.body_hash.hex(),
        decision=refusal.decision,
        body=refusal.sent,
        account=account,
    )
