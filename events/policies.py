"""Policies: how many of which witnesses have to cosign a checkpoint (C2SP tlog-policy).

    log <vkey> [<url>]
    witness <name> <vkey> [<url>]
    group <name> all|any|<number> <name>...
    quorum <name>|none

A checkpoint counts if one of the logs has signed it, and if the quorum has cosigned it: a witness,
or as many members of a group as its number says, which may be groups in turn. Names stand for lines
before; they mean nothing outside of the file. Without any log the reader knows by other means which
logs to trust. The file is octets: names with the same letters in another spelling are other names.
"""

from collections.abc import Mapping, Sequence

from msgspec import Struct

from events.checkpoints import Checkpoint, parsed
from events.cosignatures import Cosignature, WitnessKey, cosignatures, uncheckable
from events.log_keys import LogKey, signers
from events.notes import text_of
from events.policy_files import NONE, PolicyFile, read


class Verdict(Struct, frozen=True, kw_only=True):
    """What a policy says of a checkpoint: which of its logs have signed it, whose words count, by
    the names of the file, and whether that is the quorum. `open` are witnesses whose words cannot
    be checked here. `could_be_met` is whether it is the quorum if all of these are right."""

    checkpoint: Checkpoint
    logs: tuple[LogKey, ...]
    witnesses: Mapping[str, Cosignature]
    open: tuple[str, ...]
    quorum_met: bool
    could_be_met: bool


class Policy(PolicyFile, frozen=True, kw_only=True):
    """What a file says, and what follows from it."""

    @classmethod
    def parse(cls, data: str | bytes) -> "Policy":
        """The policy of a file; `PolicyError` if it is none."""
        said = read(data)
        return cls(quorum=said.quorum, logs=said.logs, witnesses=said.witnesses, groups=said.groups)

    @property
    def keys(self) -> tuple[WitnessKey, ...]:
        """The keys of all witnesses."""
        return tuple(one.key for one in self.witnesses)

    def verdict(self, note: str) -> Verdict:
        """What it says of a checkpoint; `NoteError` if that is none, or if a signature of a log or
        a witness that the file has is wrong."""
        names = {one.key: one.name for one in self.witnesses}
        seen = {names[one.witness]: one for one in cosignatures(note, self.keys)}
        unclear = tuple(names[one] for one in uncheckable(note, self.keys))
        return Verdict(
            checkpoint=parsed(text_of(note)),
            logs=signers(note, [one.key for one in self.logs]),
            witnesses=seen,
            open=unclear,
            quorum_met=self.is_met(tuple(seen)),
            could_be_met=self.is_met((*seen, *unclear)),
        )

    def is_met(self, witnesses: Sequence[str]) -> bool:
        """Whether these witnesses, by the names of the file, are the quorum."""
        met = {NONE, *witnesses}
        for group in self.groups:  # each of them after its members
            if sum(one in met for one in group.members) >= group.threshold:
                met.add(group.name)
        return self.quorum in met
