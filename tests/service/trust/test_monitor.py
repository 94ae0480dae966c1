"""What a monitor sees that nobody has sent it: logs below a root log, worked out again from tiles
and entries, and everything that can be wrong with them."""

from collections.abc import Callable
from pathlib import Path

import pytest

from events import merkle
from events.checkpoints import Checkpoint
from events.keys import SigningKey
from events.notes import NoteError
from service.cli.witness.comparing import SplitError
from service.cli.witness.following import Looked, Monitor
from service.cli.witness.frontier import Frontier
from service.cli.witness.memory import Memory
from service.cli.witness.tiled_log import TiledLog, spelt
from service.cli.witness.trust import remember_keys
from service.cli.witness.watching import exit_code
from tests.service.trust.growing import GrowingLog, numbered
from tests.service.trust.shown import ShownLog, ShownService

LOG = SigningKey("kronika.example", bytes(range(32)))


@pytest.fixture
def service() -> ShownService:
    """More links than a tile has, over several rounds."""
    shown = ShownService(LOG)
    shown.moves(0, "gam_a", 1, 200)
    shown.round()
    shown.moves(0, "gam_b", 1, 200)
    shown.moves(1, "gam_c", 1, 3)
    shown.round()
    return shown


class Looking:
    """A monitor and what it looks at."""

    def __init__(self, folder: Path, service: ShownService) -> None:
        self.cosigned: dict[str, str] = {}
        self.monitor = Monitor(folder=folder, cosigned=self.cosigned.get)
        remember_keys(self.monitor.file, service)
        self.service = service

    def look(self) -> Looked:
        return self.monitor.look_below(self.service)

    @property
    def memory(self) -> Memory:
        return Memory.read(self.monitor.file)


@pytest.fixture
def looking(tmp_path: Path, service: ShownService) -> Looking:
    return Looking(tmp_path, service)


def test_everything_below_the_root_log_is_read_once(looking: Looking) -> None:
    service = looking.service
    assert looking.look() == Looked(fresh=True, leaves=403)
    assert looking.look() == Looked()
    service.moves(1, "gam_c", 4, 300)
    service.round()
    assert looking.look() == Looked(fresh=True, leaves=297)
    for origin, size in (("kronika.example", 4), (service.origin(0), 400)):
        assert looking.memory.logs[origin].size == looking.memory.edges[origin].size == size


def test_a_process_that_lags_behind_is_no_fault(looking: Looking) -> None:
    looking.look()
    looking.service.shown = 2
    assert looking.look() == Looked()
    assert looking.memory.logs["kronika.example"].size == 3


def rewritten(service: ShownService) -> None:
    """The root log has another leaf."""
    service.root.entries[0] = service.tree(0, 7).text.encode()


def longer(service: ShownService) -> None:
    rewritten(service)
    service.moves(1, "gam_c", 4, 5)
    service.round()


def shorter(service: ShownService) -> None:
    rewritten(service)
    service.shown = 1


def other_head(service: ShownService) -> None:
    service.moves(1, "gam_c", 2, 2, head=9)
    service.round()


def gone_back(service: ShownService) -> None:
    """A partition has less leaves in a later entry."""
    service.root.entries.append(service.tree(0, 100).text.encode())


@pytest.mark.parametrize(
    ("change", "because"),
    [
        (rewritten, "kronika.example has two roots for 3 leaves"),
        (longer, "kronika.example with 4 leaves does not begin with its 3"),
        (other_head, "has two heads at version 2"),
        (
            gone_back,
            "kronika.example/log/2/0 had 400 leaves in the root log, and in a later entry 100",
        ),
    ],
)
def test_two_histories_are_found(
    looking: Looking, change: Callable[[ShownService], None], because: str
) -> None:
    looking.look()
    before = looking.memory
    change(looking.service)
    with pytest.raises(SplitError, match=because) as split:
        looking.look()
    assert split.value.origin == "kronika.example"
    assert looking.memory.edges == before.edges, "nothing of it is believed"
    with pytest.raises(SplitError, match=because):
        looking.look()


def other_entry(service: ShownService) -> None:
    """What is served is not what was signed."""
    service.moves(1, "gam_c", 4, 4)
    service.round()
    service.partitions[1].entries[-1] = b'{"game":"00","head":"11","version":4}'


def no_link(service: ShownService) -> None:
    service.partitions[1].entries.append(b"nothing")
    service.round()


def no_checkpoint(service: ShownService) -> None:
    service.root.entries.append(b"nothing")


def of_another(service: ShownService) -> None:
    other = Checkpoint(origin="other.example/log/2/0", size=1, root=bytes(32))
    service.root.entries.append(other.text.encode())


def without_tile(service: ShownService) -> None:
    service.moves(1, "gam_c", 4, 4)
    service.round()
    service.missing = {"tile/entries/000.p/4", "tile/entries/000"}


def without_checkpoint(service: ShownService) -> None:
    service.missing = {"partitions/0/checkpoint"}


@pytest.mark.parametrize(
    ("change", "because"),
    [
        (shorter, "kronika.example had 3 leaves and has 1"),
        (other_entry, "what kronika.example/log/2/1 serves is not what was signed for 4 leaves"),
        (no_link, "kronika.example/log/2/1 has an entry that is no link"),
        (no_checkpoint, "kronika.example has an entry that is no checkpoint"),
        (of_another, "other.example/log/2/0 is no log of this service"),
        (without_tile, "kronika.example does not show tile/entries/000.p/4"),
        (without_checkpoint, "does not show partitions/0/checkpoint"),
    ],
)
def test_what_is_missing_or_not_as_signed_is_named(
    looking: Looking, change: Callable[[ShownService], None], because: str
) -> None:
    looking.look()
    edges = looking.memory.edges
    change(looking.service)
    for _ in range(2):  # it is looked for again each time
        seen = looking.look()
        (told,) = seen.back
        assert because in told
        assert exit_code(seen) == 4
    assert looking.memory.edges == edges


def test_what_was_cosigned_counts_as_seen(looking: Looking) -> None:
    """The service sends its witness another log than it shows."""
    other = ShownService(LOG)
    other.moves(0, "gam_a", 1, 199)
    other.round()
    looking.cosigned["kronika.example"] = other.checkpoint
    with pytest.raises(SplitError, match="does not begin with its 1"):
        looking.look()


def test_only_known_keys_are_believed(looking: Looking) -> None:
    looking.service.key = SigningKey("kronika.example", bytes(range(1, 33)))
    with pytest.raises(NoteError, match="unknown-signers"):
        looking.look()


def test_any_log_is_compared_by_its_tiles(tmp_path: Path) -> None:
    """More than one level of tiles."""
    growing = GrowingLog(LOG)
    shown = ShownLog([numbered(number) for number in range(66_000)])
    monitor = Monitor(folder=tmp_path)
    Memory(keys=(str(LOG.public),)).write(monitor.file)

    class Files:
        note = ""

        def file(self, path: str) -> bytes:
            if path == "checkpoint":
                return self.note.encode()
            return shown.tile(path.removeprefix("tile/"))

    files = Files()
    for size in (300, 65_535, 65_536, 66_000):
        tree = Checkpoint(origin=LOG.public.name, size=size, root=shown.root(size))
        files.note = tree.signed(LOG)
        assert monitor.look(files).fresh
    files.note = growing.note(300).replace("\n300\n", "\n301\n")
    with pytest.raises(NoteError):
        monitor.look(files)
    other = Checkpoint(origin=LOG.public.name, size=66_001, root=bytes(32))
    files.note = other.signed(LOG)
    assert monitor.look(files).back


def test_the_right_edge_has_the_root() -> None:
    log, edge = ShownLog([b"%d" % number for number in range(70)]), Frontier()
    hashes = GrowingLog(LOG, lambda number: b"%d" % number).hashes(70)
    for size in range(70):
        assert edge.root == log.root(size)
        edge = edge.grown(hashes[size : size + 1])
    assert Frontier().grown(hashes) == edge


def test_numbers_of_tiles_are_spelt_in_threes() -> None:
    """tlog-tiles, Merkle Tree: the example of the specification."""
    assert spelt(1234067) == "x001/x234/067"
    assert [spelt(one) for one in (0, 999, 1000)] == ["000", "999", "x001/000"]


def test_proofs_follow_from_tiles() -> None:
    growing = GrowingLog(LOG)
    shown = ShownLog([numbered(number) for number in range(600)])
    for old, size in ((5, 9), (256, 257), (255, 600), (300, 513)):
        ranges = merkle.consistency_ranges(old, size)
        wanted = merkle.proof(growing.hashes(size), ranges)
        assert TiledLog(Bare(shown), "", size).consistency(old) == wanted


class Bare:
    """The files of a log alone."""

    def __init__(self, log: ShownLog) -> None:
        self._log = log

    def file(self, path: str) -> bytes:
        return self._log.tile(path.removeprefix("tile/"))
