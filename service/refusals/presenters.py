"""Refused commands as clients see them."""

from collections.abc import Sequence

import msgspec

from games.kernel.words import Words
from referee.people import Account
from referee.problems.problem import Problem, retold
from service.lobby.presenters.games import Accounts
from service.refusals.refusal import Refusal
from service.refusals.schemas import RefusalShown


def refusal_shown(
    refusal: Refusal,
    accounts: Accounts,
    words: Words | None,
    language: str,
    seats: Sequence[str],
) -> RefusalShown:
    """A refusal, with the name of whoever was refused, and its problem in a language; `words` are
    those of the title, `seats` the names of the players."""
    problem = msgspec.json.decode(refusal.problem, type=Problem)
    account: Account | None = accounts.get(refusal.account or "")
    return RefusalShown(
        id=refusal.id,
        game=refusal.game_id,
        seat=refusal.seat,
        at=refusal.at,
        problem=retold(problem, language, words, seats),
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
