"""What players say when they open a dispute, and who has judged it: personal data.

The log has SHA-256("kronika/complaint/1\\n" + nonce + "\\n" + words), in hex. The nonce keeps words
that could be guessed from being found by trying once they are erased.
"""

import secrets
from collections.abc import Collection
from hashlib import sha256
from typing import Final

import asyncpg
import msgspec
from msgspec import Struct

from games.kernel.table.disputing import DisputeDismissed, DisputeUpheld
from projections.database import Queries, rows

_COMPLAINT: Final = "kronika/complaint/1\n"


class Complaint(Struct, frozen=True, kw_only=True):
    """The words of a dispute. `nonce` is hex."""

    digest: str
    nonce: str
    account_id: str
    words: str


class _Author(Struct, frozen=True):
    account_id: str | None


def digest(nonce: str, words: str) -> str:
    """What the log has of a complaint."""
    return sha256(f"{_COMPLAINT}{nonce}\n{words}".encode()).hexdigest()


def made(account: str, words: str) -> Complaint:
    """A complaint that is new."""
    nonce = secrets.token_hex(16)
    return Complaint(digest=digest(nonce, words), nonce=nonce, account_id=account, words=words)


async def store(queries: Queries, game_id: str, complaint: Complaint) -> bool:
    """Keeps the words; before the log has their hash. False if the account was erased meanwhile."""
    try:
        await queries.execute(
            "INSERT INTO complaints (game_id, digest, nonce, account_id, words)"
            " VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING",
            game_id,
            complaint.digest,
            complaint.nonce,
            complaint.account_id,
            complaint.words,
        )
    except asyncpg.ForeignKeyViolationError:
        return False
    return True


async def known(queries: Queries, game_id: str, digests: Collection[str]) -> dict[str, Complaint]:
    """The complaints with these hashes that have not been erased."""
    found = await rows(
        queries,
        Complaint,
        "SELECT digest, nonce, account_id, words FROM complaints"
        " WHERE game_id = $1 AND digest = ANY($2::text[])",
        game_id,
        list(digests),
    )
    return {one.digest: one for one in found}


async def sign(
    queries: Queries, game_id: str, verdict: DisputeDismissed | DisputeUpheld, account: str
) -> None:
    """Notes who gives a verdict; before the log has it. Of somebody whose account was erased
    meanwhile it notes no name, as if that had happened afterwards."""
    await queries.execute(
        "INSERT INTO verdict_authors (game_id, dispute, digest, account_id)"
        " VALUES ($1, $2, $3, (SELECT id FROM accounts WHERE id = $4 FOR KEY SHARE))"
        " ON CONFLICT DO NOTHING",
        game_id,
        verdict.dispute,
        _fact_digest(verdict),
        account,
    )


async def author(
    queries: Queries, game_id: str, verdict: DisputeDismissed | DisputeUpheld
) -> str | None:
    """The account of whoever gave a verdict; None if it has been erased."""
    found = await rows(
        queries,
        _Author,
        "SELECT account_id FROM verdict_authors"
        " WHERE game_id = $1 AND dispute = $2 AND digest = $3",
        game_id,
        verdict.dispute,
        _fact_digest(verdict),
    )
    return found[0].account_id if found else None


def _fact_digest(verdict: DisputeDismissed | DisputeUpheld) -> str:
    return sha256(msgspec.json.encode(verdict)).hexdigest()
