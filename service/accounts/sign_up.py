"""Sign-up: whether anybody, whoever has a code, or nobody may create an account.

What holds is read whenever somebody asks, so every process obeys at once. A code is five groups of
five letters and digits, of which its SHA-256 is kept; a use counts only if an account is made.
"""

import secrets
from hashlib import sha256
from typing import Final, cast

from games.kernel.sentence import Sentence
from projections.database import Queries
from referee.problems import kinds
from referee.problems.problem import refused
from service.acts.statement import SignUpMode

_ALPHABET: Final = "0123456789abcdefghjkmnpqrstvwxyz"  # Crockford's base 32: nothing to confuse
_ALIKE: Final = str.maketrans("oil", "011", "- ")
GROUPS: Final = 5
LETTERS: Final = 5

_MODE: Final = "SELECT coalesce((SELECT mode FROM sign_up), 'open')"
_USE: Final = """
    UPDATE sign_up_codes SET used = used + 1
    WHERE code_hash = $1 AND used < uses AND expires_at > now() AND withdrawn_at IS NULL
    RETURNING true"""


async def mode(queries: Queries) -> SignUpMode:
    """Who may create an account now."""
    return cast(SignUpMode, await queries.fetchval(_MODE))


async def admit(queries: Queries, code: str | None) -> None:
    """Refuses who may not create an account now. Within the transaction that creates it."""
    match await mode(queries):
        case "open":
            return
        case "closed":
            raise refused(kinds.SIGN_UP_CLOSED)
        case "code":
            if code is None:
                raise refused(kinds.SIGN_UP_CODE, Sentence("code-missing"), field="code")
            if not await queries.fetchval(_USE, hashed(code)):
                raise refused(kinds.SIGN_UP_CODE, Sentence("code-not-valid"), field="code")


def fresh_code() -> str:
    """A new code, of 125 random bits."""
    letters = "".join(_ALPHABET[one & 31] for one in secrets.token_bytes(GROUPS * LETTERS))
    return "-".join(letters[at : at + LETTERS] for at in range(0, len(letters), LETTERS))


def hashed(code: str) -> bytes:
    """What is kept of a code, with or without its dashes, however it was written down."""
    return sha256(code.lower().translate(_ALIKE).encode()).digest()
