"""Why an administrator did something, in words.

A statement has SHA-256("kronika/act-reason/1\\n" + nonce + "\\n" + words), in hex. The nonce keeps
words that could be guessed from being found by trying once they are erased.
"""

import secrets
from hashlib import sha256

from msgspec import Struct

from projections.database import Queries

_REASON = "kronika/act-reason/1\n"


class Reason(Struct, frozen=True, kw_only=True):
    """Words with their nonce (hex). They go with `account`, if the act is about one."""

    nonce: str
    words: str
    account: str | None

    @property
    def digest(self) -> str:
        """What the statement has of it."""
        return digest(self.nonce, self.words)


def digest(nonce: str, words: str) -> str:
    """What a statement has of these words."""
    return sha256(f"{_REASON}{nonce}\n{words}".encode()).hexdigest()


def given(words: str | None, account: str | None) -> Reason | None:
    """A reason that is new; None without words."""
    if words is None:
        return None
    return Reason(nonce=secrets.token_hex(16), words=words, account=account)


async def store(queries: Queries, number: int, reason: Reason) -> None:
    """Keeps the words of an act, which is there."""
    await queries.execute(
        "INSERT INTO act_reasons (number, nonce, words, account_id) VALUES ($1, $2, $3, $4)",
        number,
        reason.nonce,
        reason.words,
        reason.account,
    )
