"""The kept answers of requests that had an idempotency key.

An answer is a JSON object. If its last member is a receipt, it is kept without it, since the log,
the tree of receipts and the signing key tell all of it: behind a NUL, which JSON does not have,
stand the root of the tree (32 bytes), the place in it (4), the version (4) and the game that the
receipt names. A tree of one leaf is not kept: the log tells the leaf, and the key signs it again in
the same way (Ed25519, RFC 8032). After a change of the key, the new one signs it.

An append that must not happen any more under some circumstance gets a name and an empty answer,
too: whoever gives that answer first keeps it from happening (`forestall`).
"""

import struct
from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from events import reading, receipt_trees
from events.database import Queries
from events.keys import SigningKey
from events.outcome import Append, Duplicate, StoredResponse
from events.partition import partition_of
from events.receipts import Statement

_CUT: Final = b"\0"
_PLACE: Final = struct.Struct(">x32sII")
_LINK: Final = (
    "SELECT ply, hash, at FROM events WHERE partition = $1 AND game_id = $2 AND version = $3"
)
_TREE: Final = "SELECT leaves, note FROM receipt_trees WHERE root = $1 AND partition = $2"
_TREE_ANYWHERE: Final = "SELECT leaves, note FROM receipt_trees WHERE root = $1 LIMIT 1"
"""Where appends of several partitions share a commit, their tree is kept with one of them."""
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


def place(root: bytes, index: int, append: Append) -> bytes:
    """What is kept behind the body of an append's answer: where its receipt is."""
    return _PLACE.pack(root, index, append.version) + append.game_id.encode()


async def whole(queries: Queries, body: bytes, partitions: int, key: SigningKey | None) -> bytes:
    """A kept answer as it was given, byte for byte; `key` signs the log."""
    cut = body.find(_CUT)
    if cut < 0:
        return body
    root, index, version = _PLACE.unpack_from(body, cut)
    game = body[cut + _PLACE.size :].decode()
    partition = partition_of(game, partitions)
    link = await queries.fetchrow(_LINK, partition, game, version)
    assert link is not None, "events are for ever"
    statement = Statement(
        at=link["at"], game=game, head=link["hash"].hex(), ply=link["ply"], version=version
    )
    if statement.leaf == root:
        assert key is not None, "who gives receipts has a key"
        tree = receipt_trees.planted([root], key)
    else:
        tree = await _tree(queries, root, partition)
    return with_receipt(body[:cut], receipt_trees.encode_receipt(statement.spelt, index, tree))


async def _tree(queries: Queries, root: bytes, partition: int) -> receipt_trees.ReceiptTree:
    found = await queries.fetchrow(_TREE, root, partition)
    found = found or await queries.fetchrow(_TREE_ANYWHERE, root)
    assert found is not None, "trees are for ever"
    return receipt_trees.unpacked(found["leaves"], found["note"])


async def answered(
    queries: Queries,
    partition: int,
    scope: str,
    key: str,
    partitions: int,
    signing: SigningKey | None,
) -> Duplicate | None:
    """The answer stored under a request's name, if it was answered. `partition` is that of the
    game that the request is about, or `home` if it makes one."""
    if (found := await load_response(queries, partition, scope, key)) is None:
        return None
    body = await whole(queries, found.body, partitions, signing)
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
