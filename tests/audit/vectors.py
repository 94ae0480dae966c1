"""Test vectors of the audit format: `python -m tests.audit.vectors` writes them anew.

They may only change together with the format, which then gets a new number.
"""

import hmac
import json
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from events import chain, commitments, fairness, leaves, merkle, notes
from events.canonical import canonical
from events.chance import GameChance, NamedChance, SeededChance
from events.checkpoints import Checkpoint, log_origin
from events.cosignatures import WitnessKey, cosigned
from events.draws import Draws
from events.key_notes import endorsed, revoked, terms
from events.keys import SigningKey
from events.notes import NoteError
from events.partition import partition_of
from events.receipt_trees import receipts
from events.receipts import Statement
from events.salts import Salts
from tests.audit.exporting import exported, in_log, logged, seat_of

FOLDER = Path(__file__).resolve().parents[1] / "golden" / "audit"
SEED = bytes(range(32))
KEY = SigningKey("kronika.example", bytes(range(32, 64)))
WITNESS = SigningKey("witness.example", bytes(range(64, 96)))
COMMAND = {"type": "demo.deal", "cards": 2}
DATA = {"type": "demo.dealt", "seat": 1, "cards": ["heron", "é/~\n"], "left": 9}
TEXT = "sedm volavek \u2014 7"
ENTROPIES = (None, "three dice: 4 1 6")
DRAWS: Draws = (("deck: a card", 12), ("die", 1))
KEPT = ("lanterns-finished.json", "lanterns-seat-1.json", "lanterns-committed.json")
"""Documents of the format before, `kronika-export/3`, whose draws go by ply. They verify for ever,
and are not written anew."""


def primitives() -> dict[str, Any]:
    """Every formula of the format, with small inputs."""
    salt_key = hmac.digest(SEED, b"kronika/salts/1\n", "sha256")
    salts = Salts(SEED)
    salt = salts.of(7, "/cards")
    veils = (commitments.Veil("/cards", 2, (1,)),)
    sealed = commitments.sealed(DATA, veils, salts, 7, seat=None, over=False)
    public = canonical(commitments.covered(DATA, sealed))
    commitment = fairness.seed_commitment(SEED)
    genesis = chain.genesis("gam_vector", commitment)
    drawing = fairness.drawing_seed(SEED, ENTROPIES)
    mixed = [TEXT, {"withheld": fairness.entropy_commitment(TEXT)}, None]
    return {
        "seed": SEED.hex(),
        "commitment": commitment,
        "salt_key": salt_key.hex(),
        "field": {
            "version": 7,
            "pointer": "/cards",
            "value": DATA["cards"],
            "canonical": canonical(DATA["cards"]).decode(),
            "salt": salt.hex(),
            "committed": commitments.commitment(salt, ["heron", "é/~\n"]),
        },
        "link": {
            "game": "gam_vector",
            "genesis": genesis.hex(),
            "data": [COMMAND, DATA],
            "public": [canonical(COMMAND).decode(), public.decode()],
            "hash": _link(genesis, public).hex(),
            "draws": dict(DRAWS),
            "hash_with_draws": _link(genesis, public, DRAWS).hex(),
        },
        "chance": {
            "entropies": list(ENTROPIES),
            "drawing_seed": drawing.hex(),
            "ply": 3,
            "draws": _draws(SeededChance(drawing, 3)),
        },
        "named": {
            "branch": 2,
            "before": dict(DRAWS),
            "draws": _draws(NamedChance(drawing, 2, DRAWS)),
        },
        "entropy": {
            "text": TEXT,
            "commitment": fairness.entropy_commitment(TEXT),
            "entropies": mixed,
            "drawing_seed": fairness.drawing_seed(SEED, mixed).hex(),
        },
    }


def signatures() -> dict[str, Any]:
    """A key, a checkpoint, and two receipts with one signature."""
    entries = [leaves.entry("gam_vector", number + 1, bytes([number] * 32)) for number in range(5)]
    hashes = [merkle.leaf_hash(one) for one in entries]
    origin = log_origin("kronika.example", 64, partition_of("gam_vector", 64))
    checkpoint = Checkpoint(origin=origin, size=5, root=merkle.root(hashes))
    noon = datetime(2026, 11, 21, 12, tzinfo=UTC)
    statements = [
        Statement(game=f"gam_{number}", ply=number, version=9, head="ab" * 32, at=noon)
        for number in range(2)
    ]
    proof = in_log("gam_vector", entries[4], hashes, key=KEY)
    later = in_log("gam_vector", entries[4], hashes, epoch=2, key=KEY)
    return {
        "public_key": str(KEY.public),
        "private_key": KEY.secret_text(),
        "note": notes.sign("one line\nand another\n", KEY),
        "checkpoint": checkpoint.signed(KEY),
        "proof_of_leaf_4": proof.text,
        "root_checkpoint": proof.note,
        "proof_of_leaf_4_in_epoch_2": later.text,
        "witness_key": str(WitnessKey.of(WITNESS)),
        "cosigned": checkpoint.signed(KEY) + cosigned(checkpoint.signed(KEY), WITNESS, noon),
        "leaves": [one.decode() for one in entries],
        "inclusion_of_leaf_2": [
            one.hex() for one in merkle.proof(hashes, merkle.inclusion_ranges(2, 5))
        ],
        "consistency_from_3": [
            one.hex() for one in merkle.proof(hashes, merkle.consistency_ranges(3, 5))
        ],
        "receipts": json.loads(canonical(receipts(statements, KEY))),
    }


def key_notes() -> list[dict[str, Any]]:
    """Which keys follow from known ones; `terms` is null where notes contradict each other."""
    one, two, three, thief = (SigningKey("kronika.example", bytes([n] * 32)) for n in (1, 2, 3, 66))
    first = endorsed(one, two, _noon(1), _noon(2))
    second = endorsed(two, three, _noon(3), _noon(3))
    head, _, tail = first.rpartition("\u2014 ")
    forged = head + notes.sign(notes.text_of(first), thief).rpartition("\n\n")[2]
    cases: dict[str, tuple[SigningKey, list[str]]] = {
        "a chain": (one, [first, second]),
        "a chain told backwards, and twice": (one, [second, first, first]),
        "from the middle": (two, [first, second]),
        "nothing is known of these": (thief, [first, second]),
        "given up": (one, [first, revoked(one.public, one, "2026-11-01T18:00:00.000001Z")]),
        "given up before it endorsed": (one, [first, revoked(one.public, one, _noon(0))]),
        "given up by its heir": (one, [first, revoked(one.public, two, _noon(1))]),
        "given up by its heir for the past": (one, [first, revoked(one.public, two, _noon(0))]),
        "given up by a stranger": (one, [first, revoked(one.public, thief, _noon(1))]),
        "endorsed behind its end": (one, [first, second, endorsed(three, one, _noon(0), _noon(9))]),
        "in a circle": (one, [first, endorsed(two, one, _noon(3), _noon(3))]),
        "all at once": (
            one,
            [endorsed(a, b, _noon(1), _noon(1)) for a, b in ((two, three), (one, two))],
        ),
        "two heirs": (one, [first, endorsed(one, thief, _noon(1), _noon(2))]),
        "an heir that has not signed": (one, [forged]),
        "no time between": (one, [endorsed(one, two, _noon(2), _noon(1))]),
        "something else": (one, [notes.sign("kronika/export/1\n", one)]),
        "cut off": (one, [tail]),
    }
    return [
        {"name": name, "known": [str(known.public)], "notes": said, "terms": _terms(known, said)}
        for name, (known, said) in cases.items()
    ]


def _noon(day: int) -> str:
    return f"2026-{11 if day else 10}-{day or 31:02}T12:00:00Z"


def _terms(known: SigningKey, said: list[str]) -> list[dict[str, str | None]] | None:
    try:
        found = terms([known.public], said)
    except NoteError:
        return None
    return [{"key": str(one.key), "since": one.since, "until": one.until} for one in found]


def files() -> dict[str, bytes]:
    """The files, by name."""
    game = logged("lanterns", 2, 1)
    return {
        "primitives.json": _written(primitives()),
        "signatures.json": _written(signatures()),
        "keys.json": _written(key_notes()),
        "named-finished.json": exported(game, key=KEY),
        "named-seat-1.json": exported(game.until(7), seat_of(1), KEY),
        "named-committed.json": exported(logged("lanterns", 3, 3), key=KEY),
    }


def _link(genesis: bytes, public: bytes, draws: Draws = ()) -> bytes:
    return chain.link_hash(
        "gam_vector",
        genesis,
        version=7,
        ply=3,
        seat=1,
        decision=4,
        at=datetime(2026, 11, 21, 12, 0, 0, 5, tzinfo=UTC),
        events=[canonical(COMMAND), public],
        draws=draws,
    )


def _draws(chance: GameChance) -> list[dict[str, object]]:
    asked = ((6, "die"), (6, "die"), (52, "deck: a card"), (1, "last one"), (2**255 + 1, "wide"))
    return [
        {"below": str(below), "label": label, "outcome": str(chance.below(below, label))}
        for below, label in asked
    ]


def _written(value: object) -> bytes:
    return json.dumps(value, indent=1, ensure_ascii=False).encode() + b"\n"


if __name__ == "__main__":
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, raw in files().items():
        (FOLDER / name).write_bytes(raw)
