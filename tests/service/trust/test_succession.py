"""What a witness says when a log goes on in a new epoch: the note may own up to what was seen, say
less, or lie."""

from collections.abc import Sequence
from pathlib import Path

import pytest
from msgspec.structs import replace

from events import merkle
from events.checkpoints import Checkpoint, LogName
from events.epochs import Epoch, OldLog, Promise
from service.audit.schemas import Checkpoints, CheckpointShown, Consistency, Epochs, EpochShown
from service.cli.common.client import RefusedError
from service.cli.witness.command import exit_code
from service.cli.witness.following import Looked, SplitError, Witness
from service.cli.witness.memory import Memory
from tests.service.trust.losing import ADA, LOG

FIRST = LogName(name=LOG.public.name, partitions=1, partition=0)
SECOND = replace(FIRST, epoch=2)


def leaves(*words: str) -> list[bytes]:
    return [merkle.leaf_hash(one.encode()) for one in words]


OLD = leaves(*"abcdef")


class Shown:
    """A service that shows one log. It keeps nothing that a stranger has cosigned."""

    def __init__(
        self, log: LogName, hashes: Sequence[bytes], there: Sequence[bytes] | None = None
    ) -> None:
        self.log = log
        self.hashes = hashes
        self.there = hashes if there is None else there
        self.notes: tuple[str, ...] = ()

    def checkpoints(self) -> Checkpoints:
        size = len(self.hashes)
        root = merkle.root(self.hashes)
        note = Checkpoint(origin=self.log.origin, size=size, root=root).signed(LOG)
        return Checkpoints(items=(CheckpointShown(partition=0, size=size, note=note),))

    def consistency(self, partition: int, old: int, size: int) -> Consistency:
        if size > len(self.there):
            raise RefusedError("not so many links", 400)
        path = merkle.proof(self.there, merkle.consistency_ranges(old, size))
        steps = tuple(one.hex() for one in path)
        return Consistency(partition=partition, from_=old, to=size, path=steps)

    def epochs(self) -> Epochs:
        shown = (
            EpochShown(number=2, since="", reason="", logs=(), note=note) for note in self.notes
        )
        return Epochs(current=1 + len(self.notes), items=tuple(shown))

    def cosign(self, note: str) -> None:
        raise RefusedError("not listed", 422)


def note(size: int, kept: int, hashes: Sequence[bytes] = OLD, reason: str = "Fire.") -> str:
    promise = Promise(size, merkle.root(hashes[:size]))
    old = OldLog(log=FIRST, promise=promise, kept=kept)
    since = "2026-11-21T12:00:00Z"
    return Epoch(name=LOG.public.name, number=2, since=since, reason=reason, logs=(old,)).signed(
        LOG
    )


@pytest.fixture
def witness(tmp_path: Path) -> Witness:
    """It has seen six leaves in the first epoch, though nobody lists it."""
    one = Witness(key=ADA, file=tmp_path / "memory.json")
    Memory(keys=(str(LOG.public),)).write(one.file)
    seen = one.look(Shown(FIRST, OLD))
    assert (seen.fresh, seen.kept, seen.refused) == (1, 0, "not listed")
    assert Memory.read(one.file).logs[FIRST.origin].size == 6
    return one


def looked(witness: Witness, shown: Shown, *notes: str) -> tuple[int, Looked]:
    shown.notes = notes
    seen = witness.look(shown)
    return exit_code(seen), seen


def test_a_process_that_lags_behind_is_no_loss(witness: Witness) -> None:
    code, seen = looked(witness, Shown(FIRST, OLD[:4], OLD))
    assert (code, seen.back, seen.fresh) == (0, (), 0)
    assert Memory.read(witness.file).logs[FIRST.origin].size == 6


def test_a_log_that_went_back_is_named_each_time(witness: Witness) -> None:
    for _ in range(2):
        code, seen = looked(witness, Shown(FIRST, OLD[:4]))
        assert code == 4
        assert "had 6 leaves and has 4" in seen.back[0]


def test_a_log_that_is_gone_is_named(witness: Witness) -> None:
    shown = Shown(FIRST, [])
    shown.checkpoints = lambda: Checkpoints(items=())  # type: ignore[method-assign]
    code, seen = looked(witness, shown)
    assert code == 4
    assert "is not shown any more" in seen.back[0]


@pytest.mark.parametrize("then", [OLD[:4], [*OLD[:4], *leaves("x", "y", "z")]])
def test_a_loss_with_a_note_is_told_once(witness: Witness, then: list[bytes]) -> None:
    code, seen = looked(witness, Shown(SECOND, then), note(6, 4))
    assert (code, seen.back, seen.fresh) == (3, (), 1)
    assert "Fire." in seen.lost[0]
    assert "at most 2 leaves of 1 log" in seen.lost[0]
    code, seen = looked(witness, Shown(SECOND, [*then, *leaves("more")]), note(6, 4))
    assert (code, seen.lost, seen.fresh) == (0, (), 1)
    with pytest.raises(SplitError):
        looked(witness, Shown(SECOND, leaves(*"qrstuvwxyz")), note(6, 4))


def test_a_note_that_says_too_little_explains_nothing(witness: Witness) -> None:
    code, seen = looked(witness, Shown(SECOND, OLD[:4]), note(5, 4))
    assert code == 4
    assert "had 6 leaves, and the note of the epoch says 5" in seen.back[0]


def test_a_note_that_says_more_than_was_seen_is_right(witness: Witness) -> None:
    hashes = [*OLD, *leaves("g", "h")]
    code, _ = looked(witness, Shown(SECOND, OLD), note(8, 6, hashes))
    assert code == 3


def test_a_note_that_lies_is_caught(witness: Witness) -> None:
    """It tells of another root, or of leaves that are still there and are not."""
    with pytest.raises(SplitError, match="two roots for 6 leaves"):
        looked(witness, Shown(SECOND, OLD), note(6, 4, leaves(*"abcdex")))
    with pytest.raises(SplitError, match="does not begin with its 6"):
        looked(witness, Shown(SECOND, leaves(*"abcdexy")), note(6, 6))


def test_an_epoch_has_one_note(witness: Witness) -> None:
    looked(witness, Shown(SECOND, OLD[:4]), note(6, 4))
    with pytest.raises(SplitError, match="epoch 2 has two notes"):
        looked(witness, Shown(SECOND, OLD[:4]), note(6, 4, reason="Water."))


def test_an_old_log_may_still_be_shown_after_its_epoch(witness: Witness) -> None:
    """Until the log of the new one has grown, the last checkpoint is an old one."""
    code, _ = looked(witness, Shown(FIRST, OLD[:4]), note(6, 4))
    assert code == 3
    assert looked(witness, Shown(FIRST, OLD[:4]), note(6, 4))[0] == 0
    assert looked(witness, Shown(SECOND, [*OLD[:4], *leaves("n")]), note(6, 4))[0] == 0
