"""What the reader's policy (C2SP tlog-policy) says of a checkpoint: which of its logs has signed
it, and whether enough witnesses have cosigned it. Too few cosignatures prove nothing wrong."""

from collections.abc import Iterable

from events.keys import PublicKey
from events.log_keys import signers
from events.notes import NoteError
from events.policies import Policy
from games.kernel.sentence import Sentence
from verifier.finding import Check, Finding, checked, found, said_by


def judged(policy: Policy, note: str, known: Iterable[PublicKey]) -> tuple[Check, Finding | None]:
    """What it says, and what is wrong. A policy without logs leaves it to known keys which log is
    accepted."""
    try:
        verdict = policy.verdict(note)
        logs = verdict.logs if policy.logs else signers(note, known)
    except NoteError as trouble:
        because = Sentence("said.unsigned", {"because": said_by(trouble)})
        return checked("policy", "bad", because), found(because, check="policy")
    names = tuple(verdict.witnesses)
    if not logs:
        return checked("policy", "unknown", Sentence("policy.other-log")), None
    if verdict.quorum_met and not names:
        return checked("policy", "good", Sentence("policy.none-asked")), None
    if verdict.quorum_met:
        return checked("policy", "good", Sentence("policy.met", {"names": names})), None
    if verdict.could_be_met:
        return checked("policy", "unknown", Sentence("policy.open", {"names": verdict.open})), None
    told = Sentence("policy.unmet", {"names": names}) if names else Sentence("policy.silent")
    return checked("policy", "unknown", told), None
