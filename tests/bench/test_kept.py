"""Results in a file: what was worked out is not worked out again."""

import os
from pathlib import Path

from msgspec import Struct

from bench.kept import Kept, done, folder


class Square(Struct, frozen=True):
    """What comes of a number, and in which process it was worked out."""

    of: int
    square: int
    process: int


def squared(number: int) -> Square:
    """The work."""
    return Square(number, number * number, os.getpid())


def _kept(file: Path) -> Kept[int, Square]:
    return Kept(file, Square, lambda one: one.of)


def test_what_was_worked_out_is_not_worked_out_again(tmp_path: Path) -> None:
    file = tmp_path / "squares.ndjson"
    first = list(done([3, 5], squared, _kept(file), 1))
    with file.open("ab") as lines:
        lines.write(b'{"of":7,"squ')  # a run was ended while it wrote
    again = list(done([7, 5, 3], squared, _kept(file), 2))
    assert [(one.of, one.square) for one in again] == [(7, 49), (5, 25), (3, 9)]
    assert again[:0:-1] == first, "by the same process as before"
    assert list(done([3, 5, 7], squared, _kept(file), 1)) == [*first, again[0]]


def test_who_has_enough_begins_little_more(tmp_path: Path) -> None:
    file = tmp_path / "squares.ndjson"
    some = done(range(1000), squared, _kept(file), 1)
    assert [next(some).square for _ in range(3)] == [0, 1, 4]
    some.close()
    assert 3 <= len(file.read_bytes().splitlines()) < 10


def test_without_a_folder_nothing_stays(tmp_path: Path) -> None:
    with folder(tmp_path / "one" / "two") as given:
        assert given.is_dir()
    assert given.is_dir()
    with folder(None) as passing:
        assert passing.is_dir()
    assert not passing.exists()
