"""Policies, and what they say of checkpoints: the browser's verifier says the same as ours, of
whole files and of bent ones."""

import base64
import json
import random
import subprocess
from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any, Final

import pytest

from events.checkpoints import Checkpoint
from events.cosignatures import WitnessKey, cosigned
from events.keys import SigningKey
from events.ml_dsa import MlDsaSigningKey
from events.notes import NoteError
from events.policies import Policy
from events.policy_files import PolicyError
from tests.audit.second import NODE
from tests.docs.blocks import ROOT, blocks

SCRIPT: Final = Path(__file__).with_name("policies.mjs")
NOON: Final = datetime(2026, 11, 21, 12, tzinfo=UTC)
NEVER: Final = NOON - timedelta(seconds=NOON.timestamp())
"""The time 0: who signs with it does not say that he has seen nothing larger."""
LOG: Final = SigningKey("kronika.example", bytes(range(32)))
LASTING: Final = MlDsaSigningKey.of(LOG)
PLAIN: Final = [SigningKey(f"w{n}.example", bytes([n]) * 32) for n in range(1, 5)]
WITNESSES: Final[Sequence[SigningKey | MlDsaSigningKey]] = [
    *PLAIN[:2],
    *(MlDsaSigningKey.of(one) for one in PLAIN[2:]),
]
NAMES: Final = ("X1", "X2", "Y1", "\u212a")
NAMED: Final = zip(NAMES, WITNESSES, strict=True)
EXAMPLE: Final = "\n".join(
    [
        f"log {LOG.public}",
        f"log {SigningKey('other.example', bytes(32)).public} https://other.example/",
        *(f"witness {name} {WitnessKey.of(key)}" for name, key in NAMED),
        "group X any X1 X2",
        "group both all X Y1",
        "quorum both",
    ]
)
WORDS: Final = (
    *("log", "witness", "group", "quorum", "none", "any", "all", "1", "2", "9", "01", "#", "\t"),
    *("X1", "X", "both", "\u212a", "K", "\r", "\x7f", "\udcff", str(LASTING.public)),
    *(str(LOG.public), str(WitnessKey.of(PLAIN[2])), str(WitnessKey.of(WITNESSES[3]))),
)


def bent(dice: random.Random) -> bytes:
    """The example with some words or lines exchanged, left out or added."""
    lines = [line.split(" ") for line in EXAMPLE.split("\n")]
    for _ in range(dice.randint(0, 3)):
        words = dice.choice(lines)
        at = dice.randrange(len(words))
        match dice.randrange(6):
            case 0:
                words[at] = dice.choice(WORDS)
            case 1:
                words.insert(at, dice.choice(WORDS))
            case 2 if len(words) > 1:
                words.pop(at)
            case 3:
                lines.append(list(dice.choice(lines)))
            case 4:
                dice.shuffle(lines)
            case _:
                words[at] += dice.choice(("x", "=", " ", "\t"))
    text = "\n".join(" ".join(words) for words in lines)
    return (text + dice.choice(("", "\n", "\n\n# end"))).encode("utf-8", "surrogateescape")


def notes(dice: random.Random) -> Sequence[str]:
    """Checkpoints of epochs, with some signatures and cosignatures, now and then a wrong one."""
    made = []
    for _ in range(3):
        origin = dice.choice(("kronika.example", "kronika.example/epoch/2", "third.example"))
        size = dice.randrange(1000)
        tree = Checkpoint(origin=origin, size=size, root=dice.randbytes(32))
        note = bare = tree.signed(LOG.renamed(origin))
        if dice.random() < 0.3:
            note = note.partition("\u2014")[0]
        if dice.random() < 0.5 or note.endswith("\n\n"):
            note += cosigned(bare, LASTING.renamed(origin), dice.choice((NOON, NEVER)))
        for witness in WITNESSES:
            if dice.random() < 0.6:
                note += cosigned(bare, witness, dice.choice((NOON, NOON, NEVER)))
        made.append(note.replace(f"\n{size}\n", f"\n{size + (dice.random() < 0.1)}\n"))
    return made


def ours(policy: bytes, texts: Sequence[str]) -> dict[str, Any]:
    """What our verifier says, as the script has it."""
    try:
        read = Policy.parse(policy)
    except PolicyError as trouble:
        return {"line": trouble.line, "code": trouble.key.removeprefix("policy.")}
    return {"verdicts": [_verdict(read, one) for one in texts]}


def _verdict(policy: Policy, note: str) -> dict[str, Any] | None:
    try:
        told = policy.verdict(note)
    except NoteError:
        return None
    return {
        "log": bool(told.logs),
        "names": sorted(told.witnesses),
        "open": sorted(told.open),
        "met": told.quorum_met,
        "could": told.could_be_met,
    }


@pytest.mark.contract
def test_the_browser_says_the_same_of_policies() -> None:
    from generating.nodejs import install  # here, because a plain run needs no packages of npm

    from tests.web.chromium import WEB

    install(WEB)
    dice = random.Random(30)
    asked = [(bent(dice), notes(dice)) for _ in range(400)]
    lines = [{"policy": base64.b64encode(one).decode(), "notes": told} for one, told in asked]
    ran = subprocess.run(
        [NODE, "--no-warnings", SCRIPT],
        input="".join(json.dumps(one) + "\n" for one in lines),
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert ran.returncode == 0, ran.stderr
    told = [json.loads(line) for line in ran.stdout.splitlines()]
    wanted = [ours(*one) for one in asked]
    assert told == wanted
    verdicts = [one for some in wanted for one in some.get("verdicts", ())]
    codes = {one["code"] for one in wanted if "code" in one}
    assert len(codes) >= 12, codes
    assert {(one["met"], one["log"]) for one in verdicts if one} >= {(True, True), (False, True)}
    assert None in verdicts


def test_the_policy_of_the_page_is_one() -> None:
    pages = blocks(ROOT / "docs" / "auditing.md")
    (text,) = [one.text for one in pages if one.text.startswith("log ")]
    read = Policy.parse(text)
    assert (len(read.logs), len(read.witnesses), read.quorum) == (1, 3, "two")
