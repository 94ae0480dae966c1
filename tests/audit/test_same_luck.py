"""Two tables with one committed seed and different play have equal piles and dice."""

import random
from collections.abc import Sequence
from pathlib import Path

import pytest
from msgspec.structs import replace

from referee.secrets import Secrets
from tests.audit.exporting import KEY, REGISTRY, Writer, chosen, exported
from tests.support.titles import title_of
from verifier.__main__ import main
from verifier.comparing import ReadExport, compared
from verifier.document import read
from verifier.evidence import Evidence
from verifier.finding import Report
from verifier.same_luck import same_luck
from verifier.verifying import verify

SEED = bytes(range(32))
TEXTS = ("ace of spades", None)


def table(
    name: str,
    slug: str = "ancient-knowledge",
    seed: bytes = SEED,
    texts: Sequence[str | None] = TEXTS,
    moves: int = 40,
    *,
    named: bool = True,
) -> Writer:
    """A table with a committed seed, at which people play in their own way."""
    title = title_of(slug)
    writer = Writer(title, name, named=named)
    writer.secrets = Secrets.of(f"gam_{name}", seed)
    writer.open(2, title.types.options(), texts)
    dice = random.Random(name)
    for _ in range(moves):
        if not writer.position.over:
            writer.move(chosen(title, writer.position.state, dice))
    return writer


def ended(writer: Writer) -> bytes:
    """The export of the game, which everybody agrees to call off."""
    writer.call_off()
    return exported(writer.logged())


def report(*exports: bytes) -> Sequence[Report]:
    """What is found in documents whose luck is compared."""
    documents = [
        ReadExport(read(raw).export, verify(f"{number}.json", raw, REGISTRY, EVIDENCE))
        for number, raw in enumerate(exports)
    ]
    return same_luck(documents, compared(documents))


EVIDENCE = Evidence(keys=(KEY.public,))


@pytest.mark.parametrize("slug", ["ancient-knowledge", "eldervale", "monumental", "lanterns"])
def test_one_seed_gives_every_table_the_same_draws(slug: str) -> None:
    one, other = report(ended(table("ada", slug)), ended(table("bob", slug)))
    assert one.good
    assert other.good, other.findings
    assert [seen.verdict for seen in (one.checks[-1], other.checks[-1])] == ["good", "good"]
    said = other.checks[-1].args
    assert one.checks[-1].args == {"draws": len(one.draws)}
    here, there = (
        {(draw.branch, draw.label, draw.number): draw for draw in each.draws}
        for each in (one, other)
    )
    both = here.keys() & there.keys()
    assert said["both"] == len(both) > 2
    assert said["draws"] == len(there)
    alike = [name for name in both if here[name].below == there[name].below]
    assert said["alike"] == len(alike) > 2
    assert all(here[name].outcome == there[name].outcome for name in alike)
    later = [name for name in both if here[name].ply and here[name].ply != there[name].ply]
    assert later or slug == "lanterns", "the same draw was made at another ply"


def test_what_is_drawn_after_going_back_is_drawn_by_that_table_alone() -> None:
    """The other table shows nothing of it, although it has the same seed and has gone further."""
    writer = table("carol", moves=20)
    writer.rewind(3)
    dice = random.Random(4)
    while len({event.ply for event in writer.events if event.draws}) < 8:
        writer.move(chosen(writer.title, writer.position.state, dice))
    one, other = report(ended(table("ada")), ended(writer))
    assert other.good, other.findings
    after = {draw.number for draw in other.draws if draw.branch == 1}
    assert after
    assert other.checks[-1].args["both"] <= sum(draw.branch == 0 for draw in other.draws)
    assert all(draw.branch == 0 for draw in one.draws)


@pytest.mark.parametrize(
    ("other", "key"),
    [
        (lambda: table("bob", "lanterns"), "luck.other-title"),
        (lambda: table("bob", seed=bytes(32)), "luck.other-commitment"),
        (lambda: table("bob", texts=("ace of hearts", None)), "luck.other-entropy"),
    ],
    ids=["title", "seed", "texts"],
)
def test_other_luck_is_told(other: object, key: str) -> None:
    assert callable(other)
    _, found = report(ended(table("ada")), ended(other()))
    assert [one.key for one in found.findings] == [key]
    assert found.checks[-1].name == "luck"
    assert not found.good


def test_a_draw_that_came_out_otherwise_is_told() -> None:
    """Were a report to say so: a verifier finds such a draw by itself, too."""
    documents = []
    for number, name in enumerate(("ada", "bob")):
        raw = ended(table(name))
        own = verify(f"{number}.json", raw, REGISTRY, EVIDENCE)
        documents.append(ReadExport(read(raw).export, own))
    last = documents[1].report
    at = next(n for n, draw in enumerate(last.draws) if draw.below > 2)
    odd = replace(last.draws[at], outcome=(last.draws[at].outcome + 1) % last.draws[at].below)
    bent = replace(last, draws=(*last.draws[:at], odd, *last.draws[at + 1 :]))
    _, found = same_luck(documents, [documents[0].report, bent])
    assert [one.key for one in found.findings] == ["luck.other-draw"]
    assert found.first_bad_ply == odd.ply


def test_what_cannot_be_compared_is_no_verdict(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    running = exported(table("bob").logged())
    by_ply = ended(table("carol", named=False))
    found = report(running, ended(table("ada")), by_ply)
    assert [one.checks[-1].key for one in found] == [
        "luck.unrevealed",
        "luck.measure",
        "luck.by-ply",
    ]
    files = [tmp_path / name for name in ("ada.json", "bob.json", "carol.json", "keys.txt")]
    good = (ended(table("ada")), ended(table("bob")), by_ply, str(KEY.public).encode())
    for file, raw in zip(files, good, strict=True):
        file.write_bytes(raw)
    known = ["--keys", str(files[3]), "--same-luck"]
    assert main([*map(str, files[:2]), *known]) == 0
    assert "luck" in capsys.readouterr().out
    assert main([*map(str, files[:3]), *known]) == 2
    assert main([str(files[0]), *known]) == 2
    assert "two files" in capsys.readouterr().err
    assert main([*map(str, files[:2]), *known, "--language", "cs"]) == 0
    assert "se stejnými čísly" in capsys.readouterr().out
