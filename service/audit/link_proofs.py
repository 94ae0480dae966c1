"""Proofs of links: in the log of their partition, and that one in the root log."""

from collections.abc import Awaitable, Callable, Sequence
from typing import TypeAlias

from msgspec import Struct

from events import checkpoints
from events.epochs import Epoch
from events.exports import DatedLink
from events.link_proofs import LinkProof
from events.log import Log
from events.merkle_log import MerkleLog
from events.policies import Policy
from events.root_log import LostLeavesError, RootLeaf
from referee.problems import kinds
from referee.problems.problem import refused
from service.audit.checkpoints import NOT_SIGNED, Checkpointer
from service.audit.consistency import number_of
from service.audit.root_checkpoints import SignedCheckpoint

_ALL = 2**62
_TRIED = 32
"""Cosigned checkpoints among which one is looked for that the quorum has."""
Seen: TypeAlias = Callable[[int, int], Awaitable[SignedCheckpoint | None]]
"""A checkpoint of the root log of an epoch over so many leaves or more."""


class Link(Struct, frozen=True, kw_only=True):
    """A link: leaf `index` of its partition's log, and what that says."""

    partition: int
    index: int
    entry: bytes


class Root(Struct, frozen=True):
    """The root log of an epoch; of a partition's log of that epoch the first `most` leaves are
    still there."""

    epoch: int
    most: int


class LinkProofs:
    """Puts them together. `policy` lists the witnesses of the operator, and how many of them are
    enough."""

    def __init__(
        self,
        log: Log,
        checkpointer: Checkpointer,
        policy: Policy,
    ) -> None:
        self.witnesses = policy.keys
        self._log = log
        self._checkpointer = checkpointer
        self._names = {str(one.key): one.name for one in policy.witnesses}
        self._is_met = policy.is_met

    async def inclusion(self, game_id: str, version: int) -> LinkProof:
        """The proof that an event is in the log, as a part of its link: under the first checkpoint
        with it that the quorum of the policy has cosigned, else the first that any listed witness
        has, else under the first one, which is signed now if there is none."""
        link = await self.link(game_id, version)
        found = await self._first(link, self._agreed) or await self._first(link, self._seen)
        found = found or await self._first(link, None)
        if found is None:
            await self._checkpointer.now(link.partition)
            found = await self._first(link, None)
        if found is None:
            raise refused(kinds.UNAVAILABLE, NOT_SIGNED)
        return found

    async def dated(self, game_id: str, version: int) -> DatedLink | None:
        """The proof that the link with an event is in the log, under the first checkpoint that one
        of the listed witnesses has cosigned since; None if there is none yet."""
        link = await self.link(game_id, version)
        found = await self._first(link, self._seen)
        return None if found is None else DatedLink(version=version, proof=found.text)

    async def link(self, game_id: str, version: int) -> Link:
        """The link with an event of a game."""
        partition = self._log.partition(game_id)
        index, entry = await self._tree(partition).leaf(game_id, version)
        return Link(partition=partition, index=index, entry=entry)

    def _tree(self, partition: int) -> MerkleLog:
        """The log of a partition."""
        return MerkleLog(self._log.places.of(partition), partition)

    async def leaf(self, link: Link, root: Root) -> RootLeaf | None:
        """The first leaf of a root log with a link that is still there."""
        found = await self._checkpointer.tree(root.epoch).covering(link.partition, link.index + 1)
        return None if found is None or found.size > root.most else found

    async def roots(self, partition: int) -> Sequence[Root]:
        """The root logs of all epochs, oldest first, and what is left of a partition's log."""
        known = [epoch for epoch, _ in await self._checkpointer.epochs()]
        found, most = [Root(number_of(known), _ALL)], _ALL
        for epoch in reversed(known):
            most = min(most, self._kept(epoch, partition))
            found.append(Root(epoch.number - 1, most))
        return found[::-1]

    def _kept(self, epoch: Epoch, partition: int) -> int:
        """How many leaves of the log before an epoch are in the one that began then."""
        old = epoch.of(self._checkpointer.origin(partition, epoch.number - 1))
        return 0 if old is None else old.kept

    async def _first(self, link: Link, seen: Seen | None) -> LinkProof | None:
        """The proof under the first checkpoint with a link, or the first of which `seen` says that
        witnesses have."""
        if seen is not None and not self._names:
            return None
        for root in await self.roots(link.partition):
            leaf = await self.leaf(link, root)
            if leaf is None:
                continue
            of, size = root.epoch, leaf.number + 1
            signed = await (
                self._checkpointer.signed.covering(of, size) if seen is None else seen(of, size)
            )
            if signed is not None and (found := await self._proof(link, leaf, signed)) is not None:
                return found
        return None

    async def _seen(self, epoch: int, size: int) -> SignedCheckpoint | None:
        """The first checkpoint over so many leaves that a listed witness has cosigned."""
        return await self._checkpointer.signed.covering(epoch, size, list(self._names))

    async def _agreed(self, epoch: int, size: int) -> SignedCheckpoint | None:
        """The first one that the quorum has cosigned, among the first that anybody has."""
        found = await self._checkpointer.signed.witnessed(epoch, size, list(self._names), _TRIED)
        for one in found:
            if self._is_met([self._names[key] for key in one.witnesses if key in self._names]):
                return one
        return None

    async def _proof(
        self, link: Link, leaf: RootLeaf, signed: SignedCheckpoint
    ) -> LinkProof | None:
        """The proof by a leaf of the root log and a checkpoint; None if it does not hold, as in an
        old epoch of which something is lost."""
        tree, own = self._checkpointer.tree(signed.epoch), self._tree(link.partition)
        try:
            root_path = await tree.inclusion(leaf.number, signed.size)
        except LostLeavesError:
            return None
        proof = LinkProof(
            entry=link.entry,
            index=link.index,
            path=tuple(await own.inclusion(link.index, leaf.size)),
            partition=tree.checkpoint(leaf.partition, leaf.size, leaf.root),
            root_index=leaf.number,
            root_path=tuple(root_path),
            note=signed.note,
        )
        return proof if proof.proves(link.entry, checkpoints.parsed(signed.note)) else None
