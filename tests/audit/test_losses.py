"""Receipts of lost moves: all verifiers tell them from contradictions."""

import json
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from events import merkle
from events.canonical import canonical
from events.checkpoints import LogName, RootLog
from events.epochs import Epoch, LostGames, OldLog, Promise
from events.exports import sealed_export
from events.keys import SigningKey
from events.leaves import game_hash
from events.link_proofs import parse
from events.partition import partition_of
from events.receipt_trees import receipts
from events.receipts import Receipt, Statement
from tests.audit.exporting import KEY, REGISTRY, exported, in_log, logged
from tests.audit.second import receipt_told, told
from verifier.evidence import Evidence
from verifier.verifying import verify

pytestmark = pytest.mark.contract
HOUR = timedelta(hours=1)


class Case:
    """An export of a game whose log has lost something an hour after its last event."""

    def __init__(self, key: SigningKey = KEY) -> None:
        self.document: dict[str, Any] = json.loads(exported(logged("lanterns", 2, 0)))
        del self.document["seal"]
        self.game: str = self.document["game"]["id"]
        self.last = datetime.fromisoformat(self.document["events"][-1]["at"])
        self.key = key
        name = KEY.public.name
        log = LogName(name=name, partitions=64, partition=partition_of(self.game, 64))
        old = OldLog(
            log=log, promise=Promise(90, bytes(32)), kept=3, lost_from=spelt(self.last - HOUR)
        )
        root = OldLog(log=RootLog(name=name), promise=Promise(90, bytes(32)), kept=0)
        self.epoch = Epoch(
            name=name, number=2, since=spelt(self.last + HOUR), reason="The disk.", logs=(old, root)
        )

    def raw(self, *, noted: bool = True, epoch: int = 1) -> bytes:
        """The document, with a checkpoint of an epoch."""
        text = parse(self.document["proof"]["inclusion"]).entry
        leaves = [merkle.leaf_hash(text)]
        proof = in_log(self.game, text, leaves, epoch=epoch)
        self.document["proof"]["inclusion"] = proof.text
        if noted:
            self.document["proof"]["epochs"] = [self.epoch.signed(self.key)]
        return sealed_export(json.loads(canonical(self.document)), KEY)

    def receipt(self, at: datetime, version: int | None = None) -> Receipt:
        """A receipt of a move that is not in the document."""
        events = self.document["events"]
        (made,) = receipts(
            [
                Statement(
                    at=at,
                    game=self.game,
                    head="ab" * 32,
                    ply=events[-1]["ply"] + 1,
                    version=version or len(events) + 2,
                )
            ],
            KEY,
        )
        return made


def spelt(moment: datetime) -> str:
    return moment.astimezone(UTC).strftime("%Y-%m-%dT%H:%M:%S.%fZ").replace(".000000Z", "Z")


def judged(folder: Path, raw: bytes, receipt: Receipt) -> tuple[str, str, str]:
    """What the three verifiers say: `lost`, or `bad`."""
    report = verify("export", raw, REGISTRY, Evidence(keys=(KEY.public,), receipts=(receipt,)))
    ours = "bad" if not report.good else "lost" if report.losses else "fits"
    second = receipt_told(folder, raw, receipt, KEY.public)
    page = receipt_told(folder, raw, receipt, KEY.public, script="page.mjs")
    in_page = "bad" if not page["good"] else str(page["receipts"]["code"])
    return ours, next(iter(second)), in_page


def test_a_lost_move_is_told_as_one(tmp_path: Path) -> None:
    case = Case()
    receipt = case.receipt(case.last + HOUR / 2)
    assert judged(tmp_path, case.raw(), receipt) == ("lost", "lost", "lost")
    second = receipt_told(tmp_path, case.raw(), receipt, KEY.public)["lost"]
    assert second == {"epoch": 2, "since": case.epoch.since, "reason": "The disk."}
    page = receipt_told(tmp_path, case.raw(), receipt, KEY.public, script="page.mjs")
    assert page["receipts"] == {
        "code": "lost",
        "before": 1,
        "epoch": 2,
        "since": case.epoch.since,
        "why": "The disk.",
    }
    in_its_place = case.receipt(case.last, len(case.document["events"]))
    assert judged(tmp_path, case.raw(), in_its_place) == ("lost", "lost", "lost")


def without_note(case: Case) -> Receipt:
    return case.receipt(case.last)


def too_late(case: Case) -> Receipt:
    return case.receipt(case.last + 2 * HOUR)


def too_early(case: Case) -> Receipt:
    return case.receipt(case.last - 2 * HOUR)


def of_another_game(case: Case) -> Receipt:
    games = LostGames(count=1, hashes=(game_hash("gam_other"),))
    case.epoch = replace(case.epoch, games=games)
    return case.receipt(case.last)


def of_no_game(case: Case) -> Receipt:
    case.epoch = replace(case.epoch, games=LostGames(count=0))
    return case.receipt(case.last)


def by_somebody_else(case: Case) -> Receipt:
    case.key = SigningKey(KEY.public.name, bytes(range(7, 39)))
    return case.receipt(case.last)


def skipped(case: Case) -> Receipt:
    case.epoch = replace(case.epoch, number=3)
    return case.receipt(case.last)


@pytest.mark.parametrize(
    "bend",
    [without_note, too_late, too_early, of_another_game, of_no_game, by_somebody_else, skipped],
)
def test_what_no_epoch_explains_is_a_contradiction(tmp_path: Path, bend: Any) -> None:
    case = Case()
    receipt = bend(case)
    raw = case.raw(noted=bend is not without_note)
    assert judged(tmp_path, raw, receipt) == ("bad", "bad", "bad")


@pytest.mark.parametrize(("noted", "epoch"), [(True, 2), (True, 3), (False, 2), (True, 1)])
def test_a_later_epoch_needs_its_note(tmp_path: Path, noted: bool, epoch: int) -> None:
    case = Case()
    raw = case.raw(noted=noted, epoch=epoch)
    report = verify("export", raw, REGISTRY, Evidence(keys=(KEY.public,)))
    good = noted and epoch < 3
    assert report.good == good, report.findings
    assert told(tmp_path, raw, (), KEY.public)["good"] == good
    if not good:
        assert [one.check for one in report.findings] == ["epochs"]
