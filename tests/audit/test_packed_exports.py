"""Compressed exports: what is no whole document, or is made to fill a memory, is left as it is."""

import gzip

import pytest

from events import exports
from events.exports import unpacked

DOCUMENT = b'{"format":"kronika-export/3"}' * 100
PACKED = gzip.compress(DOCUMENT, mtime=0)
BROKEN = {
    "cut off": PACKED[:-9],
    "with more behind it": PACKED + b"more",
    "rubbish": PACKED[:2] + b"?" * 50,
}


@pytest.mark.parametrize("raw", [DOCUMENT, PACKED], ids=("plain", "packed"))
def test_documents_are_read_packed_or_not(raw: bytes) -> None:
    assert unpacked(raw) == DOCUMENT


@pytest.mark.parametrize("raw", BROKEN.values(), ids=BROKEN)
def test_what_is_broken_stays_as_it_is(raw: bytes) -> None:
    assert unpacked(raw) == raw


def test_a_file_cannot_fill_the_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(exports, "MOST_UNPACKED", len(DOCUMENT) - 1)
    assert unpacked(PACKED) == PACKED
