"""What a monitor says when the logs go on in a new epoch: the note may own up to what was seen, say
less, or lie."""

from collections.abc import Sequence
from pathlib import Path

import pytest

from events.checkpoints import LogName, RootLog
from events.epochs import Epoch, OldLog, Promise
from service.cli.witness.comparing import SplitError
from service.cli.witness.following import Looked, Monitor
from service.cli.witness.memory import Memory
from service.cli.witness.watching import exit_code
from tests.service.trust.losing import LOG
from tests.service.trust.shown import ShownLog, ShownService

NAME = LOG.public.name
FIRST = LogName(name=NAME, partitions=2, partition=0)
SECOND = LogName(name=NAME, partitions=2, partition=0, epoch=2)


def first() -> ShownService:
    """Six links in one partition, under two leaves of the root log."""
    shown = ShownService(LOG)
    for last in (3, 6):
        shown.moves(0, "gam_a", last - 2, last)
        shown.round()
    return shown


def second(kept: int, more: int = 0, head: int = 7) -> ShownService:
    """The epoch after it: so many links are kept, and so many have come since."""
    shown = ShownService(LOG, epoch=2)
    shown.partitions[0].entries = first().partitions[0].entries[:kept]
    shown.moves(0, "gam_a", kept + 1, kept + more, head)
    shown.round()
    return shown


OLD = first().partitions[0].entries


def note(size: int, kept: int, entries: Sequence[bytes] = OLD, reason: str = "Fire.") -> str:
    """What the operator says: so many links were promised, and so many are kept."""
    one, promise = first(), Promise(size, ShownLog(entries).root(size))
    root = Promise(2, one.root.root(2))
    logs = (
        OldLog(log=FIRST, promise=promise, kept=kept),
        OldLog(log=RootLog(name=NAME), promise=root, kept=0),
    )
    since = "2026-11-21T12:00:00Z"
    return Epoch(name=NAME, number=2, since=since, reason=reason, logs=logs).signed(LOG)


@pytest.fixture
def monitor(tmp_path: Path) -> Monitor:
    """It has seen six links in the first epoch."""
    one = Monitor(folder=tmp_path)
    Memory(keys=(str(LOG.public),)).write(one.file)
    assert one.look_below(first()) == Looked(fresh=True, leaves=6)
    return one


def looked(monitor: Monitor, shown: ShownService, *notes: str) -> tuple[int, Looked]:
    shown.notes = notes
    seen = monitor.look_below(shown)
    return exit_code(seen), seen


def test_a_log_that_is_gone_is_named(monitor: Monitor) -> None:
    shown = first()
    shown.missing = {"checkpoint"}
    for _ in range(2):
        code, seen = looked(monitor, shown)
        assert (code, "does not show checkpoint" in seen.back[0]) == (4, True)


@pytest.mark.parametrize("more", [0, 3])
def test_a_loss_with_a_note_is_told_once(monitor: Monitor, more: int) -> None:
    code, seen = looked(monitor, second(4, more), note(6, 4))
    assert (code, seen.back, seen.fresh, seen.leaves) == (3, (), True, 4 + more)
    assert "Fire." in seen.lost[0]
    assert "at most 2 leaves of 1 log" in seen.lost[0]
    grown = second(4, more)
    grown.moves(0, "gam_b", 1, 1)
    grown.round()
    code, seen = looked(monitor, grown, note(6, 4))
    assert (code, seen.lost, seen.leaves) == (0, (), 1)
    forged = second(0, 9, head=3)
    forged.moves(0, "gam_b", 1, 1)
    forged.round()
    with pytest.raises(SplitError):
        looked(monitor, forged, note(6, 4))


def test_a_note_that_says_too_little_explains_nothing(monitor: Monitor) -> None:
    code, seen = looked(monitor, second(4), note(5, 4))
    assert code == 4
    assert "had 6 leaves, and the note of the epoch says 5" in seen.back[0]


def test_a_new_epoch_without_a_note_is_named(monitor: Monitor) -> None:
    code, seen = looked(monitor, second(4))
    assert code == 4
    assert "kronika.example/epoch/2 is shown, and no note tells of its epoch" in seen.back[0]


def test_a_note_that_says_more_than_was_seen_is_right(monitor: Monitor) -> None:
    longer = first()
    longer.moves(0, "gam_a", 7, 8)
    code, _ = looked(monitor, second(6), note(8, 6, longer.partitions[0].entries))
    assert code == 3


def test_a_note_that_lies_is_caught(monitor: Monitor) -> None:
    other = [*OLD[:5], b"other"]
    with pytest.raises(SplitError, match="two roots for 6 leaves"):
        looked(monitor, second(6), note(6, 4, other))


@pytest.mark.parametrize(("more", "now"), [(3, 7), (0, 4)])
def test_links_that_are_not_kept_as_the_note_says(monitor: Monitor, more: int, now: int) -> None:
    for _ in range(2):
        with pytest.raises(SplitError, match=f"with {now} leaves does not begin with its 6"):
            looked(monitor, second(4, more), note(6, 6))


def test_an_epoch_has_one_note(monitor: Monitor) -> None:
    looked(monitor, second(4), note(6, 4))
    with pytest.raises(SplitError, match="epoch 2 has two notes"):
        looked(monitor, second(4), note(6, 4, reason="Water."))


def test_an_old_log_may_still_be_shown_after_its_epoch(monitor: Monitor) -> None:
    """Until the log of the new one has grown, the last checkpoint is an old one."""
    old = first()
    old.shown = 1
    assert looked(monitor, old, note(6, 4))[0] == 3
    assert looked(monitor, old, note(6, 4))[0] == 0
    assert looked(monitor, second(4, 1), note(6, 4))[0] == 0
