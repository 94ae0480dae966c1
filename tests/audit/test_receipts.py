"""Receipts: one signature for many, each checked by itself."""

from datetime import UTC, datetime

import msgspec
import pytest
from msgspec.structs import replace

from events import merkle
from events.checkpoints import Checkpoint
from events.keys import SigningKey
from events.notes import NoteError
from events.receipt_trees import encode_receipt, encode_receipts, planted, receipts, signed_root
from events.receipts import Statement, verified

KEY = SigningKey("kronika.example", bytes(range(32)))
NOON = datetime(2026, 11, 21, 12, tzinfo=UTC)


def statement(number: int) -> Statement:
    return Statement(game=f"gam_{number}", ply=number, version=9, head="ab" * 32, at=NOON)


@pytest.mark.parametrize("count", [1, 2, 3, 10])
def test_each_receipt_of_a_batch_is_good_by_itself(count: int) -> None:
    made = receipts([statement(number) for number in range(count)], KEY)
    assert [one.statement for one in made] == [statement(number) for number in range(count)]
    assert len({one.note for one in made}) == 1
    for one in made:
        assert verified(one, [KEY.public]) == KEY.public


@pytest.mark.parametrize(
    "change", [{"ply": 3}, {"game": "gam_2"}, {"head": "cd" * 32}, {"index": 0}, {"path": ()}]
)
def test_a_changed_receipt_is_not(change: dict[str, object]) -> None:
    made = receipts([statement(number) for number in range(3)], KEY)[1]
    with pytest.raises(NoteError, match="receipt-says"):
        verified(replace(made, **change), [KEY.public])


@pytest.mark.parametrize("count", [1, 2, 5, 19])
def test_the_way_to_the_root_tells_the_same_receipts(count: int) -> None:
    """Among all, or alone by what is kept of each, and by the key: always the same bytes."""
    statements = [statement(number) for number in range(count)]
    tree = planted([one.leaf for one in statements], KEY)
    spelt = [one.spelt for one in statements]
    made = [msgspec.json.encode(one) for one in receipts(statements, KEY)]
    assert encode_receipts(spelt, tree) == made
    for index, one in enumerate(statements):
        path = tree.path(index)
        root = merkle.root_along(one.leaf, index, count, path)
        assert root == tree.root
        note = signed_root(count, root, KEY)
        assert encode_receipt(one.spelt, index, path, note) == made[index]


def test_a_time_cannot_be_put_back() -> None:
    made = receipts([statement(0)], KEY)[0]
    with pytest.raises(NoteError, match="receipt-says"):
        verified(replace(made, at=NOON.replace(hour=11)), [KEY.public])


def test_a_signed_log_is_no_receipt() -> None:
    made = receipts([statement(0)], KEY)[0]
    root = statement(0).leaf
    note = Checkpoint(origin="kronika.example/log/1", size=1, root=root).signed(KEY)
    with pytest.raises(NoteError, match="receipt-kind"):
        verified(replace(made, note=note), [KEY.public])
