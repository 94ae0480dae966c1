"""Signing: the receipts of appends, made as they are committed.

What is committed together is signed together, since one signature takes as long as many hashes. A
receipt says what will be true once the commit is done, and is handed out only then.
"""

from collections.abc import Mapping, Sequence

from msgspec import Struct

from events.keys import SigningKey
from events.merkle import leaf_hash
from events.outcome import Append
from events.receipt_trees import encode_receipts, planted
from events.receipts import Statement
from events.stored_responses import place


class Signed(Struct, frozen=True):
    """The receipts of appends as JSON, by the numbers of these, and what is kept of each behind a
    response (`events.stored_responses`)."""

    receipts: Mapping[int, bytes] = {}
    places: Mapping[int, bytes] = {}


def signed(appends: Sequence[Append], key: SigningKey | None) -> Signed:
    """The receipts that appends ask for. Without a key nobody may ask."""
    asking = [number for number, one in enumerate(appends) if one.receipted]
    if not asking or key is None:
        return Signed()
    statements = [_statement(appends[number]) for number in asking]
    tree = planted([leaf_hash(one) for one in statements], key)
    receipts = dict(zip(asking, encode_receipts(statements, tree), strict=True))
    answered = [
        (index, number)
        for index, number in enumerate(asking)
        if appends[number].response is not None
    ]
    places = {number: place(tree, index, appends[number]) for index, number in answered}
    return Signed(receipts, places)


def _statement(append: Append) -> bytes:
    """What is true of the game after the append."""
    last = append.entries[-1]
    return Statement(
        at=append.at,
        game=append.game_id,
        head=(last.hash or b"").hex(),
        ply=last.ply,
        version=append.version,
    ).spelt
