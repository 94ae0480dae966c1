"""The kept answers of requests that had an idempotency key.

An answer is a JSON object. If its last member is a receipt, it is kept without it, since the log
and the signing key tell most of it: behind a NUL, which JSON does not have, stand the number of its
leaf in the tree of receipts (4 bytes), the number of leaves (4), the version (4), how many steps
there are from the leaf to the root (1), these (32 each), and the game that the receipt names. The
log tells the leaf; from there the steps lead to the root, which the key signs again in the same way
(Ed25519, RFC 8032). After a change of the key, the new one signs it.

An append that must not happen any more under some circumstance gets a name and an empty answer,
too: whoever gives that answer first keeps it from happening (`forestall`).
"""

import struct
from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

from msgspec import Struct

from events import merkle, reading
from events.database import Queries
from events.keys import SigningKey
from events.outcome import Append, Duplicate, StoredResponse
from events.partition import partition_of
from events.receipt_trees import ReceiptTree, encode_receipt, signed_root
from events.receipts import Statement

_CUT: Final = b"\0"
_PLACE: Final = struct.Struct(">xIIIB")
_HASH: Final = 32
_ANSWERED = (
    "SELECT request_hash, body FROM answers WHERE scope = $1 AND key = $2 AND partition = $3"
)
_LOCK = "SELECT FROM partition_heads WHERE partition = $1 FOR UPDATE"
_FORESTALL = (
    "INSERT INTO answers (partition, scope, key, request_hash, body, at)"
    " VALUES ($1, $2, $3, $4, $5, clock_timestamp()) ON CONFLICT DO NOTHING"
)
_SCOPES = "SELECT DISTINCT scope FROM answers WHERE scope > $1 ORDER BY scope LIMIT $2"
_WITHIN = (
    "SELECT key, partition, body FROM answers WHERE scope = $1 AND key > $2 ORDER BY key LIMIT $3"
)
_FORGET_ONE = "DELETE FROM answers WHERE scope = $1 AND key = $2 AND partition = $3"
_FORGET = "DELETE FROM answers WHERE scope = ANY($1::text[])"


def with_receipt(body: bytes, receipt: bytes) -> bytes:
    """A JSON object that is not empty, with the receipt as its last member."""
    return b'%b,"receipt":%b}' % (body[:-1], receipt)


def place(tree: ReceiptTree, index: int, append: Append) -> bytes:
    """What is kept behind the body of an append's answer: where its receipt is."""
    path = tree.path(index)
    packed = _PLACE.pack(index, len(tree.levels[0]), append.version, len(path))
    return b"".join((packed, *path, append.game_id.encode()))


At: TypeAlias = Callable[[int], Queries]
"""Where a partition is asked for (`events.places`)."""


async def whole(at: At, body: bytes, partitions: int, key: SigningKey | None) -> bytes:
    """A kept answer as it was given, byte for byte; `key` signs the log."""
    cut = body.find(_CUT)
    if cut < 0:
        return body
    index, size, version, steps = _PLACE.unpack_from(body, cut)
    start = cut + _PLACE.size
    path = [body[start + _HASH * step : start + _HASH * (step + 1)] for step in range(steps)]
    game = body[start + _HASH * steps :].decode()
    partition = partition_of(game, partitions)
    (link,) = await reading.read(at(partition), partition, game, after=version - 1, until=version)
    assert link.hash is not None, "links are answered"
    statement = Statement(
        at=link.at, game=game, head=link.hash.hex(), ply=link.ply, version=version
    )
    root = merkle.root_along(statement.leaf, index, size, path)
    assert root is not None, "the path was taken from a tree"
    assert key is not None, "who gives receipts has a key"
    note = signed_root(size, root, key)
    return with_receipt(body[:cut], encode_receipt(statement.spelt, index, path, note))


async def answered(
    at: At,
    partition: int,
    scope: str,
    key: str,
    partitions: int,
    signing: SigningKey | None,
) -> Duplicate | None:
    """The answer stored under a request's name, if it was answered. `partition` is that of the
    game that the request is about, or `home` if it makes one."""
    if (found := await load_response(at(partition), partition, scope, key)) is None:
        return None
    body = await whole(at, found.body, partitions, signing)
    return Duplicate(request_hash=found.request_hash, body=body)


def home(scope: str, key: str, partitions: int) -> int:
    """The partition of a request that makes a game. The game gets an id that lies there, so that a
    retry, which does not know the id, knows where the answer is."""
    return partition_of(f"{scope}/{key}", partitions)


async def load_response(queries: Queries, partition: int, scope: str, key: str) -> Duplicate | None:
    """The same as it is kept."""
    row = await queries.fetchrow(_ANSWERED, scope, key, partition)
    return row and Duplicate(request_hash=row["request_hash"], body=row["body"])


async def forestall(
    queries: Queries, partition: int, game_id: str, expected_version: int, response: StoredResponse
) -> bool:
    """Gives the answer of an append before that append does, so that it can not happen any more:
    it will be a `Duplicate`. False, and nothing is written, if the game has another version.

    Within a transaction, which keeps others from appending to the partition until it ends.
    """
    await queries.execute(_LOCK, partition)
    if await reading.version(queries, partition, game_id) != expected_version:
        return False
    given = (response.scope, response.key, response.request_hash, response.body)
    await queries.execute(_FORESTALL, partition, *given)
    return True


async def forget(queries: Queries, scopes: Sequence[str]) -> None:
    """Forgets the answers within these scopes. The log is as it was; only retries of those requests
    are not known again."""
    await queries.execute(_FORGET, list(scopes))


class KeptResponse(Struct, frozen=True, kw_only=True):
    """One kept answer, without its receipt."""

    scope: str
    key: str
    partition: int
    body: bytes


async def scopes(queries: Queries, after: str, limit: int) -> Sequence[str]:
    """The next scopes in which answers are kept, in their order."""
    return [row["scope"] for row in await queries.fetch(_SCOPES, after, limit)]


async def within(queries: Queries, scope: str, after: str, limit: int) -> Sequence[KeptResponse]:
    """The next answers of a scope, in the order of their keys."""
    return [
        KeptResponse(
            scope=scope,
            key=row["key"],
            partition=row["partition"],
            body=row["body"].partition(_CUT)[0],
        )
        for row in await queries.fetch(_WITHIN, scope, after, limit)
    ]


async def forget_one(queries: Queries, kept: KeptResponse) -> None:
    """Forgets one answer."""
    await queries.execute(_FORGET_ONE, kept.scope, kept.key, kept.partition)
