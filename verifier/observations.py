"""What a check of an export has seen that found nothing wrong."""

from datetime import datetime

import msgspec

from events.exports import Export, Proof
from events.receipts import Receipt
from games.kernel.sentence import Sentence
from verifier import signatures
from verifier.bounds import Bound, bounds, listed
from verifier.evidence import Evidence
from verifier.finding import Verdict
from verifier.line import REWOUND


def seen(name: str, export: Export, evidence: Evidence) -> tuple[Verdict, Sentence]:
    """The verdict of a check, and what it saw."""
    match name:
        case "chain":
            return "good", _chained(export)
        case "game":
            return "good", _branches(export)
        case "times":
            return "good", Sentence("times.fits")
        case "table":
            return "good", Sentence("table.fits")
        case "seed":
            return _seed(export.proof)
        case "salts" if isinstance(export.proof.seed, msgspec.UnsetType):
            return "unknown", Sentence("salts.unrevealed")
        case "salts":
            return "good", Sentence("salts.fits")
        case "fields":
            return "good", Sentence("fields.fits")
        case "epochs":
            notes = export.proof.epochs
            count = 0 if isinstance(notes, msgspec.UnsetType) else len(notes)
            return "good", Sentence("epochs.told", {"count": count})
        case "bounds":
            return _bounded(export, evidence)
        case _:
            return _signed(name, export, evidence)


def _signed(name: str, export: Export, evidence: Evidence) -> tuple[Verdict, Sentence]:
    """Receipts, the checkpoint, the seal: by a key that the reader knows, or by one that only the
    export brings."""
    proof, by = export.proof, "known" if evidence.keys else "brought"
    match name:
        case "receipts":
            count = len(evidence.receipts) + isinstance(proof.receipt, Receipt)
            told = Sentence("receipts.fit", {"count": count, "by": by})
            return ("good" if count else "unknown"), told
        case "checkpoint" if isinstance(proof.inclusion, msgspec.UnsetType):
            return "unknown", Sentence("checkpoint.none")
        case "checkpoint":
            names = signatures.witnessed(export, evidence.witnesses)
            if not names:
                return "good", Sentence("checkpoint.included", {"by": by})
            return "good", Sentence("checkpoint.cosigned", {"by": by, "names": names})
        case _:
            known = bool(evidence.keys)
            return ("good" if known else "unknown"), Sentence(
                "seal.known" if known else "seal.brought"
            )


def _chained(export: Export) -> Sentence:
    fields = [field for event in export.events for field in event.sealed.values()]
    shown = sum(field.salt is not None for field in fields)
    args = {"events": len(export.events), "open": shown, "fields": len(fields)}
    return Sentence("chain.whole", args)


def _seed(proof: Proof) -> tuple[Verdict, Sentence]:
    """Whether the seed is there, and why not."""
    if isinstance(proof.seed_lost, str):
        return "unknown", Sentence("seed.lost", {"why": proof.seed_lost})
    if isinstance(proof.seed, msgspec.UnsetType):
        return "unknown", Sentence("seed.unrevealed")
    return "good", Sentence("seed.fits")


def _branches(export: Export) -> Sentence:
    """Where a game went back: what was played behind is there as well, and checked."""
    back = [
        Sentence("game.branch", {"ply": event.ply, "to": event.data.get("to")})
        for event in export.events
        if event.type == REWOUND
    ]
    return Sentence("game.branches", {"branches": back}) if back else Sentence("game.fits")


def _bounded(export: Export, evidence: Evidence) -> tuple[Verdict, Sentence]:
    """Between which times witnesses have seen what."""
    found = bounds(export, listed(export, evidence.witnesses))
    if not found:
        return "unknown", Sentence("bounds.none")
    args = {"said": [_dated(one) for one in found]}
    if evidence.witnesses:
        return "good", Sentence("bounds.known", args)
    return "unknown", Sentence("bounds.brought", args)


def _dated(bound: Bound) -> Sentence:
    """An event, and the times between which it was."""
    args = {"version": bound.version, "type": bound.type}
    if bound.before is None and bound.after is not None:
        return Sentence("bounds.after", {**args, "after": _shown(bound.after)})
    assert bound.before is not None, "there is a bound"
    if bound.after is None:
        return Sentence("bounds.before", {**args, "before": _shown(bound.before)})
    between = {"after": _shown(bound.after), "before": _shown(bound.before)}
    return Sentence("bounds.between", {**args, **between})


def _shown(at: datetime) -> str:
    return f"{at:%Y-%m-%d %H:%M:%SZ}"
