"""Sign-up: whether anybody, whoever has a code, or nobody may create an account.

What holds is read whenever somebody asks, so every process obeys at once. A code is five groups of
five letters and digits, of which its SHA-256 is kept; a use counts only if an account is made.
"""

from typing import Final, cast

from games.kernel.sentence import Sentence
from projections.database import Queries
from referee.problems import kinds
from referee.problems.problem import refused
from service.acts.statement import SignUpMode
from service.identity.codes import hashed

GROUPS: Final = 5
"""How long a code is (`service.identity.codes`)."""

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
