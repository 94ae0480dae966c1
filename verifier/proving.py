"""Files with proofs of links (C2SP tlog-proof): checked alone, and beside exports of the same
games."""

from collections.abc import Iterator, Sequence
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from events import checkpoints, link_proofs, merkle
from events.checkpoints import Checkpoint, log_of, root_log_of
from events.cosignatures import cosignatures
from events.exports import Export
from events.key_notes import by_key, terms
from events.keys import PublicKey
from events.leaves import game_hash
from events.link_proofs import LinkProof
from events.log_keys import LogKey, signers
from events.notes import NoteError
from games.kernel.sentence import Sentence
from verifier.evidence import Evidence
from verifier.finding import Check, Finding, Lack, Report, checked, found, said_by
from verifier.quorums import judged

FIRST: Final = b"c2sp.org/tlog-proof@"
"""How such files begin."""


def prove(file: str, raw: bytes, evidence: Evidence, exports: Sequence[Export] = ()) -> Report:
    """The report on a proof; `exports` are documents that may tell of the same game."""
    report = Report(
        file=file,
        game="",
        title="tlog-proof",
        events=0,
        plies=0,
        good=False,
        lacks=("key",),
        first_bad_ply=None,
        checks=(),
        findings=(),
    )
    try:
        proof = link_proofs.parse(raw.decode())
        root = checkpoints.parsed(proof.note)
    except (NoteError, UnicodeDecodeError) as trouble:
        because = Sentence("proof.unreadable", {"trouble": said_by(trouble)})
        finding = found(because, check="document")
        return replace(report, checks=(checked("document", "bad", because),), findings=(finding,))
    steps = (
        _step("link", proof.leaf, (proof.index, proof.path), proof.partition),
        _step(
            "root",
            merkle.leaf_hash(proof.partition.text.encode()),
            (proof.root_index, proof.root_path),
            root,
        ),
        *_vouched(proof, root, evidence),
        *_besides(proof, exports),
    )
    findings = tuple(_found(one) for one in steps if one.verdict == "bad")
    return replace(
        report,
        game=_entry(proof).get("game", ""),
        good=not findings,
        lacks=tuple(_lacking(steps)),
        checks=steps,
        findings=findings,
    )


def _step(name: str, leaf: bytes, way: tuple[int, tuple[bytes, ...]], tree: Checkpoint) -> Check:
    """Whether a leaf is in a log."""
    index, path = way
    holds = merkle.is_included(leaf, index, tree.size, path, tree.root)
    args = {"index": index, "size": tree.size, "origin": tree.origin}
    return checked(
        name,
        "good" if holds else "bad",
        Sentence("proof.included" if holds else "proof.not-included", args),
    )


def _vouched(proof: LinkProof, root: Checkpoint, evidence: Evidence) -> Iterator[Check]:
    """Who has signed the root log, and what a policy says of it."""
    policy = evidence.policy
    try:
        known = _known(evidence)
        named = [*known, *([] if policy is None else (one.key for one in policy.logs))]
        found_keys = signers(proof.note, named)
        seen = cosignatures(proof.note, evidence.witnesses)
    except (NoteError, ValueError) as trouble:
        yield checked("checkpoint", "bad", Sentence("said.unsigned", {"because": said_by(trouble)}))
        return
    names = tuple(dict.fromkeys(one.witness.name for one in seen))
    yield _signed(proof.partition, root, found_keys, names)
    if policy is not None:
        yield judged(policy, proof.note, known)[0]


def _known(evidence: Evidence) -> tuple[PublicKey, ...]:
    """The keys that the reader knows, and those that follow from them."""
    return tuple(by_key(terms(evidence.keys, dict.fromkeys(evidence.key_notes))))


def _signed(
    partition: Checkpoint, root: Checkpoint, keys: Sequence[LogKey], names: tuple[str, ...]
) -> Check:
    if not keys:
        return checked("checkpoint", "unknown", Sentence("proof.nobody", {"origin": root.origin}))
    name = keys[0].name
    log, top = log_of(partition.origin, name), root_log_of(root.origin, name)
    if log is None or top is None or log.epoch != top.epoch:
        args = {"origin": partition.origin}
        return checked("checkpoint", "bad", Sentence("proof.other-log", args))
    key = "proof.cosigned" if names else "proof.signed"
    return checked("checkpoint", "good", Sentence(key, {"name": name, "names": names}))


def _besides(proof: LinkProof, exports: Sequence[Export]) -> Iterator[Check]:
    """Whether exports of the same game say the same of the link."""
    said = _entry(proof)
    for export in exports:
        if game_hash(str(export.game.get("id"))) != said.get("game"):
            continue
        version = said["version"]
        there = export.events[version - 1 : version]
        args = {"version": version, "game": str(export.game.get("id"))}
        if not there:
            yield checked("views", "unknown", Sentence("proof.shorter", args))
        elif there[0].hash == said["head"]:
            yield checked("views", "good", Sentence("proof.fits", args))
        else:
            yield checked("views", "bad", Sentence("proof.other-history", args))


class _Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    game: str
    head: str
    version: int


def _entry(proof: LinkProof) -> dict[str, Any]:
    """What the log says of the link; nothing if this is none."""
    try:
        return msgspec.structs.asdict(msgspec.json.decode(proof.entry, type=_Entry))
    except msgspec.MsgspecError:
        return {}


def _found(check: Check) -> Finding:
    return found(check.told, check=check.name)


def _lacking(steps: Sequence[Check]) -> Iterator[Lack]:
    unknown = {one.name for one in steps if one.verdict == "unknown"}
    if "checkpoint" in unknown:
        yield "key"
    if "policy" in unknown:
        yield "quorum"
