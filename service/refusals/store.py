"""The journal in PostgreSQL."""

from collections.abc import Collection, Sequence
from datetime import datetime
from typing import Annotated, Final

import msgspec
from msgspec import Meta, Raw, Struct

from games.kernel.seats import Seat
from projections.database import Queries, rows, storable
from referee.pages import Page, after, cursor
from service.refusals.refusal import Refusal

_STORE: Final = """
    INSERT INTO refusals (id, game_id, seat, account_id, decision, body, body_hash, problem, rule,
        ruleset, version, ply, head, request, at)
    SELECT r.id, r.game_id, r.seat, a.id, r.decision, r.body, r.body_hash, r.problem, r.rule,
        r.ruleset, r.version, r.ply, r.head, r.request, r.at
    FROM json_populate_recordset(NULL::refusals, $1::json) WITH ORDINALITY r
    LEFT JOIN accounts a ON a.id = r.account_id
    ORDER BY r.ordinality
    ON CONFLICT (id) DO NOTHING"""

_COLUMNS: Final = """
    SELECT number, id, game_id, seat, account_id, decision, encode(body, 'hex') AS body,
        encode(body_hash, 'hex') AS body_hash, problem, rule, ruleset, version, ply,
        encode(head, 'hex') AS head, request, at
    FROM refusals WHERE game_id = $1"""

_PRUNE_SEAT: Final = """
    DELETE FROM refusals WHERE NOT disputed AND number IN (
        SELECT number FROM refusals WHERE game_id = $1 AND seat = $2
        ORDER BY number DESC OFFSET $3)"""

_PRUNE_ACCOUNT: Final = """
    DELETE FROM refusals WHERE NOT disputed AND number IN (
        SELECT number FROM refusals WHERE account_id = $1 ORDER BY number DESC OFFSET $2)"""


_Number = Annotated[int, Meta(ge=1, le=2**63 - 1)]


class _Row(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A row of `refusals` on its way; bytes travel as hex."""

    id: str
    game_id: str
    seat: Seat
    account_id: str | None
    decision: int | None
    body: str | None
    body_hash: str
    problem: Raw
    rule: str | None
    ruleset: str
    version: int
    ply: int
    head: str
    request: str
    at: datetime
    number: int = 0


async def insert(queries: Queries, refusals: Sequence[Refusal]) -> None:
    """Keeps refusals; harmless when repeated. Accounts that are gone stay gone."""
    written = [
        _Row(
            id=one.id,
            game_id=one.game_id,
            seat=one.seat,
            account_id=one.account,
            decision=one.decision,
            body=None if one.body is None else _bytea(one.body),
            body_hash=_bytea(one.body_hash),
            problem=one.problem,
            rule=one.rule,
            ruleset=one.ruleset,
            version=one.version,
            ply=one.ply,
            head=_bytea(one.head),
            request=one.request,
            at=one.at,
        )
        for one in refusals
    ]
    await queries.execute(_STORE, storable(msgspec.json.encode(written).decode()))


async def page(
    queries: Queries,
    game_id: str,
    seats: Collection[Seat] | None,
    *,
    after_cursor: str | None = None,
    limit: int = 50,
) -> Page[Refusal]:
    """Refusals of a game's seats (None: of all), newest first. Raises BadCursorError."""
    listing = f"refusals of {game_id}"
    before = None if after_cursor is None else after(listing, after_cursor, _Number)
    found = await rows(
        queries,
        _Row,
        f"{_COLUMNS} AND ($2::smallint[] IS NULL OR seat = ANY($2))"
        " AND ($3::bigint IS NULL OR number < $3) ORDER BY number DESC LIMIT $4",
        game_id,
        None if seats is None else sorted(seats),
        before,
        limit + 1,
    )
    more = cursor(listing, found[limit - 1].number) if len(found) > limit else None
    return Page(items=tuple(_refusal(row) for row in found[:limit]), next=more)


async def of_id(queries: Queries, game_id: str, refusal: str) -> Refusal | None:
    """One refusal of a game."""
    found = await rows(queries, _Row, f"{_COLUMNS} AND id = $2", game_id, refusal)
    return _refusal(found[0]) if found else None


async def hold(queries: Queries, game_id: str, refusal: str) -> None:
    """Keeps a refusal from being pruned, because it is disputed."""
    await queries.execute(
        "UPDATE refusals SET disputed = true WHERE game_id = $1 AND id = $2", game_id, refusal
    )


async def prune_seat(queries: Queries, game_id: str, seat: Seat, keep_last: int) -> None:
    """Forgets the oldest refusals of a seat beyond the last so many."""
    await queries.execute(_PRUNE_SEAT, game_id, seat, keep_last)


async def prune_account(queries: Queries, account: str, keep_last: int) -> None:
    """Forgets the oldest refusals of an account, in all of its games, beyond the last so many."""
    await queries.execute(_PRUNE_ACCOUNT, account, keep_last)


def _refusal(row: _Row) -> Refusal:
    return Refusal(
        id=row.id,
        game_id=row.game_id,
        seat=row.seat,
        account=row.account_id,
        decision=row.decision,
        body=None if row.body is None else bytes.fromhex(row.body),
        body_hash=bytes.fromhex(row.body_hash),
        problem=row.problem,
        rule=row.rule,
        ruleset=row.ruleset,
        version=row.version,
        ply=row.ply,
        head=bytes.fromhex(row.head),
        request=row.request,
        at=row.at,
    )


def _bytea(value: bytes) -> str:
    return f"\\x{value.hex()}"
