"""The kept answers of requests that had an idempotency key.

An answer is a JSON object. If its last member is a receipt, it is kept short: as far as it is the
receipt's own, then a NUL, which JSON does not have, and the root of the tree that tells the rest.
"""

from collections.abc import Sequence
from typing import Final

from events.database import Queries
from events.outcome import Answer, Duplicate
from events.receipt_trees import Parts, ReceiptTree, index_of, shared_parts, unpacked

_CUT: Final = b"\0"
_TREES = "SELECT root, leaves, note FROM receipt_trees WHERE root = ANY($1::bytea[])"
_ANSWERED = "SELECT request_hash, body FROM answers WHERE scope = $1 AND key = $2"
_FORGET = "DELETE FROM answers WHERE scope = ANY($1::text[])"


def with_receipt(body: bytes, receipt: bytes) -> bytes:
    """A JSON object that is not empty, with the receipt as its last member."""
    return b'%b,"receipt":%b}' % (body[:-1], receipt)


def body_of(answer: Answer, receipt: Parts | None) -> bytes:
    """The body of an answer as it is kept, with its receipt, if it has one."""
    if receipt is None:
        return answer.body
    return b'%b,"receipt":%b%b%b' % (answer.body[:-1], receipt.own, _CUT, receipt.root)


async def whole(queries: Queries, bodies: Sequence[bytes]) -> list[bytes]:
    """Kept answers as they were given, byte for byte."""
    cut = {number: body.partition(_CUT) for number, body in enumerate(bodies) if _CUT in body}
    if not cut:
        return list(bodies)
    trees = await _trees(queries, {root for _, _, root in cut.values()})
    parts = {root: shared_parts(tree) for root, tree in trees.items()}
    made = list(bodies)
    for number, (own, _, root) in cut.items():
        made[number] = own + parts[root][index_of(own)] + b"}"
    return made


async def answered(queries: Queries, scope: str, key: str) -> Duplicate | None:
    """The answer stored under a request's name, if it was answered."""
    if (found := await kept(queries, scope, key)) is None:
        return None
    (body,) = await whole(queries, [found.body])
    return Duplicate(request_hash=found.request_hash, body=body)


async def kept(queries: Queries, scope: str, key: str) -> Duplicate | None:
    """The same as it is kept."""
    row = await queries.fetchrow(_ANSWERED, scope, key)
    return row and Duplicate(request_hash=row["request_hash"], body=row["body"])


async def forget(queries: Queries, scopes: Sequence[str]) -> None:
    """Forgets the answers within these scopes. The log is as it was; only retries of those requests
    are not known again."""
    await queries.execute(_FORGET, list(scopes))


async def _trees(queries: Queries, roots: set[bytes]) -> dict[bytes, ReceiptTree]:
    rows = await queries.fetch(_TREES, sorted(roots))
    return {row["root"]: unpacked(row["leaves"], row["note"]) for row in rows}
