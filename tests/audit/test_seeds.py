"""A game that is over has its seed: every verifier says so, and nobody calls a lost one good."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from events.canonical import canonical
from events.exports import sealed_export
from events.fairness import entropy_commitment
from games.kernel.table.disputing import Annul, DisputeOpened, DisputeUpheld
from games.kernel.table.ending import GameVoided
from tests.audit.bending import begun
from tests.audit.bent_documents import made_again
from tests.audit.every import judged
from tests.audit.exporting import KEY, exported, logged
from verifier.__main__ import main
from verifier.words import in_words

Document = dict[str, Any]


def voided() -> bytes:
    """A game that an arbiter annulled."""
    writer = begun(seats=2, moves=3)
    writer.happen(DisputeOpened(dispute=1, seat=1, complaint="ab" * 32, ply=2))
    upheld = DisputeUpheld(dispute=1, ruling="Void.", remedy=Annul())
    writer.happen(upheld, GameVoided(why="ruling"))
    return exported(writer.logged())


OVER: dict[str, Callable[[], bytes]] = {
    "finished": lambda: exported(logged("lanterns", 2, 1)),
    "void": voided,
}


def signed(raw: bytes, **proof: object) -> bytes:
    """The document with other members of the proof, and without the seed if that is None."""
    document: Document = json.loads(raw)
    del document["seal"]
    document["proof"] |= proof
    document["proof"] = {name: one for name, one in document["proof"].items() if one is not None}
    return sealed_export(document, KEY)


@pytest.mark.parametrize("end", OVER)
def test_a_game_that_is_over_has_its_seed(end: str) -> None:
    raw = OVER[end]()
    honest, missing = judged([raw, signed(raw, seed=None)])
    assert honest.accepted
    assert missing.python == missing.browser == missing.second == {"seed"}
    assert "its seed is missing" in in_words(missing.report.findings[0].because)


def test_a_seed_does_not_have_to_be_there_before() -> None:
    raw = exported(logged("lanterns", 2, 1).until(3))
    (running,) = judged([raw])
    assert running.accepted
    assert (running.report.lost, running.report.lacks) == (False, ())


def test_a_lost_seed_has_its_own_exit_code(tmp_path: Path) -> None:
    """Nothing is wrong with such a document, and nobody calls it good."""
    raw = signed(OVER["finished"](), seed=None, seed_lost="The key burnt.")
    (lost,) = judged([raw])
    assert lost.accepted
    assert (lost.report.lost, lost.report.lacks) == (True, ("seed",))
    file, keys = tmp_path / "game.json", tmp_path / "keys.txt"
    file.write_bytes(raw)
    keys.write_text(f"{KEY.public}\n")
    assert main([str(file), "--keys", str(keys)]) == 4
    assert main([str(file), "--keys", str(keys), "--strict"]) == 4
    assert main([str(file)]) == 4


@pytest.mark.parametrize("over", [True, False])
def test_a_seed_is_lost_only_where_it_would_be(over: bool) -> None:
    game = logged("lanterns", 2, 1)
    raw = exported(game if over else game.until(3))
    (found,) = judged([signed(raw, seed_lost="So we say.")])
    assert found.python == found.browser == found.second == {"seed"}


@pytest.mark.parametrize("over", [True, False])
def test_texts_are_those_of_their_commitments(over: bool) -> None:
    """In an import, too, which repeats what happened elsewhere."""
    game = logged("lanterns", 2, 3)
    document = json.loads(exported(game if over else game.until(3)))
    event = next(one for one in document["events"] if one["type"] == "table.entropy-committed")
    event["data"]["commitment"] = entropy_commitment("another text")
    (found,) = judged([made_again(document, "all")])
    assert {"seed"} <= found.python & found.browser & found.second
    assert canonical(document) != exported(game)
