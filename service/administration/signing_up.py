"""Who may sign up: the switch, and the codes."""

from datetime import UTC, datetime, timedelta
from typing import Final

from msgspec import Struct

from games.kernel.sentence import Sentence
from projections.database import Connection, Queries, rows
from referee.problems import kinds
from referee.problems.problem import refused
from service.accounts import sign_up
from service.acts.record import RecordedAct
from service.acts.statement import CodeCreated, CodeWithdrawn, SignUpChanged, SignUpMode
from service.administration.desk import Desk, unchanged
from service.identity.codes import fresh_code, hashed
from service.identity.ids import random_id

LONGEST: Final = timedelta(days=366)
"""So long a code is good at most."""

_CHANGE: Final = """
    INSERT INTO sign_up (mode) VALUES ($1)
    ON CONFLICT (single) DO UPDATE SET mode = excluded.mode"""
_ADD: Final = """
    INSERT INTO sign_up_codes (id, code_hash, label, uses, expires_at)
    VALUES ($1, $2, $3, $4, $5)"""
_COLUMNS: Final = """
    SELECT id, label, uses, used, created_at, expires_at, withdrawn_at FROM sign_up_codes"""
_LIST: Final = f"{_COLUMNS} ORDER BY created_at DESC, id DESC"
_ONE: Final = f"{_COLUMNS} WHERE id = $1"
_WITHDRAW: Final = """
    UPDATE sign_up_codes SET withdrawn_at = now() WHERE id = $1 AND withdrawn_at IS NULL
    RETURNING true"""


class SignUpCode(Struct, frozen=True, kw_only=True):
    """A code as it is kept: how many accounts it is good for, and how many were made."""

    id: str
    label: str
    uses: int
    used: int
    created_at: datetime
    expires_at: datetime
    withdrawn_at: datetime | None


class CodeDraft(Struct, frozen=True, kw_only=True):
    """A code that is to be made."""

    label: str
    uses: int
    expires_at: datetime


async def change(
    connection: Connection, desk: Desk, mode: SignUpMode, reason: str | None
) -> RecordedAct:
    """Lets anybody, whoever has a code, or nobody create accounts. Within a transaction."""
    await desk.enter(connection)
    if await sign_up.mode(connection) == mode:
        raise unchanged(Sentence("sign-up-is-so"))
    await connection.execute(_CHANGE, mode)
    return await desk.add(connection, SignUpChanged(mode=mode), reason)


async def create(
    connection: Connection, desk: Desk, draft: CodeDraft
) -> tuple[SignUpCode, str, RecordedAct]:
    """A new code, its text, which is kept nowhere, and the act. Within a transaction."""
    left = draft.expires_at - datetime.now(UTC)
    if not timedelta(0) < left <= LONGEST:
        problem = Sentence("code-ends", {"days": LONGEST.days})
        raise refused(kinds.INVALID_BODY, problem, field="expires_at")
    await desk.enter(connection)
    made, text = random_id("cod"), fresh_code(sign_up.GROUPS)
    await connection.execute(_ADD, made, hashed(text), draft.label, draft.uses, draft.expires_at)
    said = CodeCreated(code=made, uses=draft.uses, expires_at=draft.expires_at.astimezone(UTC))
    act = await desk.add(connection, said)
    return await of_id(connection, made), text, act


async def codes(queries: Queries) -> tuple[SignUpCode, ...]:
    """All codes, newest first."""
    return await rows(queries, SignUpCode, _LIST)


async def of_id(queries: Queries, code: str) -> SignUpCode:
    """One code. Refuses one that is not there."""
    found = await rows(queries, SignUpCode, _ONE, code)
    if not found:
        raise refused(kinds.UNKNOWN_CODE)
    return found[0]


async def withdraw(
    connection: Connection, desk: Desk, code: str, reason: str | None
) -> RecordedAct:
    """Nobody can use the code any more. Within a transaction."""
    await desk.enter(connection)
    await of_id(connection, code)
    if not await connection.fetchval(_WITHDRAW, code):
        raise unchanged(Sentence("code-withdrawn-already"))
    return await desk.add(connection, CodeWithdrawn(code=code), reason)
