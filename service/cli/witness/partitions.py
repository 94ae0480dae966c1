"""Following what is below a root log of Kronika: its entries are checkpoints of partitions, and
theirs are links of games. All roots are worked out again, and no game may have two heads at one
version."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import islice

import msgspec
from msgspec import Struct

from events import merkle
from events.checkpoints import Checkpoint, LogName, RootLog, entry_of, log_of, root_origin
from events.notes import NoteError
from service.cli.common.words import say
from service.cli.witness.comparing import SplitError, WentBackError
from service.cli.witness.frontier import Frontier
from service.cli.witness.heads import Heads, Link
from service.cli.witness.memory import Edge, SeenLog
from service.cli.witness.succession import Succession
from service.cli.witness.tiled_log import MalformedError, MissingError, ServesFiles, TiledLog


class Followed(Struct, kw_only=True):
    """By origin what is known of logs, and how far their entries were followed."""

    logs: dict[str, SeenLog]
    edges: dict[str, Edge]
    leaves: int = 0


class PartitionFollower:
    """Goes on from what is known up to a checkpoint of the root log, which was compared already."""

    def __init__(
        self, files: ServesFiles, known: Followed, succession: Succession, heads: Heads
    ) -> None:
        self._files = files
        self._known = known
        self._succession = succession
        self._heads = heads
        self._note = ""

    def follow(self, log: RootLog, root: Checkpoint, note: str) -> None:
        """Reads everything up to the checkpoint. `SplitError`, or `WentBackError` if something is
        not there, or is not what was signed."""
        self._note = note
        try:
            edge = self._edge(root.origin)
            trees = [*self._trees(log, TiledLog(self._files, "", root.size), edge)]
            grown = edge.grown(merkle.leaf_hash(one.text.encode()) for one in trees)
            self._same_root(root, grown)
            for origin in dict.fromkeys(one.origin for one in trees):
                self._partition(log, origin, [one for one in trees if one.origin == origin])
        except MalformedError as trouble:
            raise WentBackError(
                say("look.trouble", url=root.origin, trouble=str(trouble))
            ) from None
        except MissingError as missing:
            told = say("look.file-missing", origin=root.origin, path=missing.path)
            raise WentBackError(told) from None
        self._known.edges[root.origin] = Edge.of(grown)

    def _edge(self, origin: str) -> Frontier:
        edge = self._known.edges.get(origin)
        return Frontier() if edge is None else edge.frontier

    def _trees(self, log: RootLog, tiled: TiledLog, edge: Frontier) -> Iterator[Checkpoint]:
        """What the root log says of partitions, each time with more leaves than before."""
        last = dict(self._known.logs)
        for entry in tiled.entries(edge.size):
            try:
                tree = entry_of(entry.decode())
            except (UnicodeDecodeError, NoteError):
                told = say("look.no-checkpoint", origin=root_origin(log.name, log.epoch))
                raise WentBackError(told) from None
            named = log_of(tree.origin, log.name)
            if named is None or named.epoch != log.epoch:
                raise WentBackError(say("look.strange-leaf", origin=tree.origin))
            before = last.get(tree.origin)
            if before is not None and tree.size <= before.size:
                sizes = {"origin": tree.origin, "before": before.size, "now": tree.size}
                raise SplitError(say("look.leaf-back", **sizes), before.note, tree.text)
            last[tree.origin] = SeenLog(tree.size, tree.root.hex(), tree.text)
            yield tree

    def _partition(self, log: RootLog, origin: str, trees: Sequence[Checkpoint]) -> None:
        """Reads the log of a partition up to the last of these checkpoints."""
        named = log_of(origin, log.name)
        assert named is not None  # `_trees` has looked
        edge, last = self._edge(origin), trees[-1]
        tiled = TiledLog(self._files, f"partitions/{named.partition}/", last.size)
        entries = tiled.entries(edge.size)
        left = {} if edge.size else self._left(named, last)
        signed = {tree.size: tree for tree in trees}
        contradicted: SeenLog | None = None
        for size in sorted({*signed, *left}):
            found = [*islice(entries, size - edge.size)]
            self._see(named, edge.size, found)
            edge = edge.grown(map(merkle.leaf_hash, found))
            if size in signed:
                self._same_root(signed[size], edge)
            if size in left and edge.root.hex() != left[size].root:
                contradicted = left[size]
            self._known.leaves += len(found)
        if contradicted is not None:  # by what was signed, as the last root says
            sizes = {"origin": origin, "before": contradicted.size, "now": last.size}
            told = say("look.other-beginning", **sizes)
            raise SplitError(told, contradicted.note, last.text)
        self._known.logs[origin] = SeenLog(last.size, last.root.hex(), last.text)
        self._known.edges[origin] = Edge.of(edge)

    def _left(self, named: LogName, last: Checkpoint) -> Mapping[int, SeenLog]:
        """By size logs of earlier epochs that are still there as a whole, as far as they were
        seen: a new one has to begin with them."""
        found: dict[int, SeenLog] = {}
        for origin in self._succession.followed_by(named.origin, named.name):
            seen = self._known.logs.get(origin)
            if seen is None or not self._succession.still_has(origin, seen.size):
                continue
            if seen.size > last.size:
                sizes = {"origin": named.origin, "before": seen.size, "now": last.size}
                raise SplitError(say("look.other-beginning", **sizes), seen.note, last.text)
            found[seen.size] = seen
        return found

    def _see(self, named: LogName, first: int, entries: Sequence[bytes]) -> None:
        """Takes in the heads of games that entries tell of."""
        places = ((one, f"{named.origin} {first + at}") for at, one in enumerate(entries))
        try:
            links = [(Link.read(entry), place) for entry, place in places]
        except (msgspec.DecodeError, ValueError):
            raise WentBackError(say("look.no-link", origin=named.origin)) from None
        two = self._heads.see(named.epoch, links)
        if two is not None:
            told = say("look.two-heads", game=two.game, version=two.version)
            before = f"{two.place_before}\n{two.game} {two.version} {two.before}\n"
            now = f"{two.place_now}\n{two.game} {two.version} {two.now}\n\n{self._note}"
            raise SplitError(told, before, now)

    def _same_root(self, signed: Checkpoint, found: Frontier) -> None:
        """Whether what is served is what was signed."""
        if found.root != signed.root:
            raise WentBackError(say("look.not-the-root", origin=signed.origin, size=signed.size))
