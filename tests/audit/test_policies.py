"""Policies of C2SP tlog-policy: what a file says, what is wrong with one, and what it asks for."""

from datetime import UTC, datetime

import pytest

from events import primitives
from events.checkpoints import Checkpoint
from events.cosignatures import WitnessKey, cosigned
from events.keys import SigningKey
from events.ml_dsa import MlDsaSigningKey
from events.notes import NoteError
from events.policies import Policy
from events.policy_files import PolicyError
from verifier.words import why_in_words

LOG = SigningKey("kronika.example", bytes(range(32)))
OTHER_LOG = SigningKey("other.example", bytes(range(3, 35)))
KEYS = {
    name: SigningKey(f"{name.lower()}.example", bytes([number]) * 32)
    for number, name in enumerate(("X1", "X2", "X3", "Y1", "Y2", "Y3"))
}
TEXT = {name: str(WitnessKey.of(key)) for name, key in KEYS.items()}
LATE = MlDsaSigningKey.of(KEYS["X1"])
NOON = datetime(2026, 11, 21, 12, tzinfo=UTC)
TREE = Checkpoint(origin="kronika.example", size=12, root=bytes(32))
EXAMPLE = f"""\
log {LOG.public}

witness X1 {TEXT["X1"]}
witness X2 {TEXT["X2"]}
witness X3 {TEXT["X3"]}
group X-witnesses 2 X1 X2 X3

witness Y1 {TEXT["Y1"]}
witness Y2 {TEXT["Y2"]}
witness Y3 {TEXT["Y3"]}
group Y-witnesses any Y1 Y2 Y3

group X-and-Y all X-witnesses Y-witnesses
quorum X-and-Y
"""
"""The example of the specification (tlog-policy, Example policy)."""


def note(*names: str, tree: Checkpoint = TREE, log: SigningKey = LOG) -> str:
    signed = tree.signed(log)
    return signed + "".join(cosigned(signed, KEYS[one], NOON) for one in names)


@pytest.mark.parametrize(
    ("names", "met"),
    [
        ((), False),
        (("X1", "X2"), False),
        (("X1", "Y1", "Y2", "Y3"), False),
        (("X3", "X1", "Y2"), True),
        (("X1", "X2", "X3", "Y1"), True),
    ],
)
def test_the_example_of_the_specification(names: tuple[str, ...], met: bool) -> None:
    verdict = Policy.parse(EXAMPLE).verdict(note(*names))
    assert {*verdict.witnesses} == {*names}
    assert (verdict.quorum_met, verdict.logs) == (met, (LOG.public,))
    assert verdict.checkpoint == TREE


def test_white_space_comments_and_octets() -> None:
    """tlog-policy, Structure, and Character set: a Kelvin sign is no K, and octets need not be
    UTF-8."""
    data = b" # comment \xff\n\t\n" + f"witness K {TEXT['X1']}  https://x1.example/w \n".encode()
    data += f"\twitness\t\u212a {TEXT['X2']}\n".encode() + b"group \xff any K \n quorum \xff"
    policy = Policy.parse(data)
    assert [one.name for one in policy.witnesses] == ["K", "\u212a"]
    assert policy.witnesses[0].url == "https://x1.example/w"
    assert policy.verdict(note("X1")).quorum_met
    assert not policy.verdict(note("X2")).quorum_met


def test_a_quorum_may_ask_for_nobody() -> None:
    verdict = Policy.parse("quorum none\n").verdict(note("X1"))
    assert (verdict.quorum_met, verdict.logs, verdict.witnesses) == (True, (), {})


def test_thirty_two_of_each_are_no_trouble() -> None:
    """tlog-policy, Implementation limits."""
    lines = []
    for number in range(32):
        key = SigningKey(f"{number}.example", bytes([number, 1]) * 16)
        lines.append(f"log {key.public}")
        lines.append(f"witness w{number} {WitnessKey.of(key)}")
        lines.append(f"group g{number} any w{number}" + (f" g{number - 1}" if number else ""))
    policy = Policy.parse("\n".join([*lines, "quorum g31"]))
    assert policy.is_met(["w0"])
    assert not policy.is_met([])


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("witness Z \x01", "octet 0x01"),
        ("quorum X1\r", "octet 0x0d"),
        ("watcher Z", "not with watcher"),
        ("log", "a log is written"),
        (f"log {LOG.public} https://log.example b", "a log is written"),
        (f"log {TEXT['X1']}", "no key of a log: only keys of the type 0x01"),
        (f"log {LOG.renamed('another.example').public}", "same key stands in line 1"),
        ("witness Z", "a witness is written"),
        (f"witness Z {OTHER_LOG.public}", "no key of a witness: only keys of the type 0x04"),
        ("witness Z a.example+00000000+AA==", "no key of a witness"),
        (
            f"witness Z {WitnessKey.of(KEYS['X1'].renamed('another.example'))}",
            "same key stands in line 3",
        ),
        (f"witness X1 {WitnessKey.of(OTHER_LOG)}", "X1 stands for something in line 3"),
        (f"witness none {WitnessKey.of(OTHER_LOG)}", "none cannot be the name"),
        ("group Z all", "a group is written"),
        ("group Z 3 X-and-Y", "a group of 1 member asks for all, any"),
        ("group Z 0 X-and-Y", "up to that, not 0"),
        ("group Z 01 X-and-Y", "up to that, not 01"),
        ("group Z any X1", "X1 is a member of the group X-witnesses already"),
        ("group Z any X-and-Y X-and-Y", "X-and-Y is a member of the group Z already"),
        ("group Z any none", "none is no member"),
        ("group Z any Z", "Z is defined on no line before"),
        ("group X1 any X-and-Y", "X1 stands for something in line 3"),
        ("quorum X-and-Y", "there is one quorum"),
    ],
)
def test_what_is_wrong_is_told_with_its_line(line: str, told: str) -> None:
    with pytest.raises(PolicyError) as refused:
        Policy.parse(f"{EXAMPLE}{line}\n")
    assert refused.value.line == 15
    words = why_in_words(refused.value)
    assert words.startswith("line 15: ")
    assert told in words
    assert why_in_words(refused.value, "cs").startswith("řádek 15: ")


def test_a_quorum_is_asked_for_and_named_before() -> None:
    for text, told in (("", "a policy has a line"), ("quorum A\n", "line 1: A is defined on no")):
        with pytest.raises(PolicyError) as refused:
            Policy.parse(text)
        assert told in why_in_words(refused.value)


def test_a_wrong_signature_is_no_missing_one() -> None:
    policy = Policy.parse(EXAMPLE)
    for wrong in (note("X1").replace("\n12\n", "\n13\n"), note("X1", log=OTHER_LOG) + "\u2014 \n"):
        with pytest.raises(NoteError):
            policy.verdict(wrong)
    stranger = note("X1", "X2", "Y1", tree=Checkpoint(origin="o.example", size=1, root=bytes(32)))
    assert policy.verdict(stranger).logs == (), "a key signs for the log of its name alone"


def test_later_epochs_of_a_log_are_known_by_the_same_key() -> None:
    later = Checkpoint(origin="kronika.example/epoch/2", size=3, root=bytes(32))
    signed = later.signed(LOG.renamed(later.origin))
    assert Policy.parse(EXAMPLE).verdict(signed).logs == (LOG.public,)


def test_logs_and_witnesses_may_sign_with_ml_dsa(monkeypatch: pytest.MonkeyPatch) -> None:
    log = MlDsaSigningKey.of(LOG)
    policy = Policy.parse(f"log {log.public}\nwitness A {WitnessKey.of(LATE)}\nquorum A\n")
    signed = note() + cosigned(note(), log, NOON) + cosigned(note(), LATE, NOON)
    verdict = policy.verdict(signed)
    assert (verdict.logs, [*verdict.witnesses], verdict.open) == ((log.public,), ["A"], ())
    monkeypatch.delattr(primitives, "mldsa")
    verdict = policy.verdict(signed)
    assert (verdict.quorum_met, verdict.could_be_met, verdict.open) == (False, True, ("A",))
