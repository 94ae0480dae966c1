"""Asking witnesses: rounds, proofs, what they answer, and how long they are left alone."""

import asyncio
from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from pathlib import Path
from random import Random

import httpx
import pytest
from msgspec import Struct

from events import merkle
from events.cosignatures import Cosignature, WitnessKey, cosignatures, cosigned
from events.keys import SigningKey
from events.ml_dsa import MlDsaSigningKey
from events.policies import Policy
from service.cli.witness.cosigner import Cosigner
from service.cli.witness.kept import KeptCheckpoints
from service.cli.witness.server import application
from service.witnessing.rounds import Rounds
from service.witnessing.submitting import Submitter
from tests.service.trust.growing import GrowingLog

KEY = SigningKey("kronika.example", bytes(range(32)))
ADA = SigningKey("ada.example", bytes(range(1, 33)))
BOB = SigningKey("bob.example", bytes(range(2, 34)))
POLICY = Policy.parse(
    f"witness ada {WitnessKey.of(ADA)} https://ada.example/w/\n"
    f"witness ada-late {WitnessKey.of(MlDsaSigningKey.of(ADA))} https://ada.example/w\n"
    f"witness bob {WitnessKey.of(BOB)} https://bob.example\n"
    f"witness silent {WitnessKey.of(KEY)}\n"
    "group both all ada bob\nquorum both\n"
)


class Last(Struct, frozen=True):
    epoch: int
    size: int
    note: str


class Log:
    """A root log in memory, and what was kept of witnesses."""

    def __init__(self) -> None:
        self.growing = GrowingLog(KEY)
        self.size = 0
        self.lines: dict[int, str] = {}
        self.proofs: list[tuple[int, int]] = []

    async def latest(self) -> Last | None:
        if not self.size:
            return None
        return Last(1, self.size, self.growing.note(self.size) + self.lines.get(self.size, ""))

    async def consistency(self, epoch: int, old: int, size: int) -> Sequence[bytes]:
        self.proofs.append((old, size))
        ranges = merkle.consistency_ranges(old, size)
        return merkle.proof(self.growing.hashes(size), ranges)

    async def cosign(self, epoch: int, size: int, found: Sequence[Cosignature]) -> None:
        known = self.lines.get(size, "")
        self.lines[size] = known + "".join(one.line for one in found)

    def words(self) -> list[str]:
        """Who has cosigned the last checkpoint."""
        note = self.growing.note(self.size) + self.lines.get(self.size, "")
        names = {one.key: one.name for one in POLICY.witnesses}
        return sorted(names[one.witness] for one in cosignatures(note, POLICY.keys))


Answer = Callable[[httpx.Request], httpx.Response]


class Network(httpx.AsyncBaseTransport):
    """Two witnesses; instead of one of them another answer may be put."""

    def __init__(self, folder: Path) -> None:
        self.asked: list[str] = []
        self.instead: dict[str, Answer] = {}
        self._apps = {
            key.public.name: httpx.ASGITransport(application(_cosigner(folder, key)))
            for key in (ADA, BOB)
        }

    async def handle_async_request(self, request: httpx.Request) -> httpx.Response:
        host = request.url.host
        self.asked.append(host)
        if host in self.instead:
            return self.instead[host](request)
        request.url = request.url.copy_with(path="/" + request.url.path.rpartition("/")[2])
        return await self._apps[host].handle_async_request(request)


def _cosigner(folder: Path, key: SigningKey) -> Cosigner:
    return Cosigner(
        key=key,
        late=MlDsaSigningKey.of(key),
        logs=[KEY.public],
        kept=KeptCheckpoints(folder / key.public.name),
        splits=folder / "splits",
    )


class Stage:
    """A log, a network, and a clock."""

    def __init__(self, folder: Path) -> None:
        self.log, self.network = Log(), Network(folder)
        self.told: list[tuple[str, str]] = []
        self.clock = 0.0
        self.again()

    def again(self) -> None:
        """Another process takes over, which knows nothing of the witnesses."""
        self.rounds = Rounds(
            self.log,
            POLICY,
            Submitter(5, self.network),
            told=lambda name, result: self.told.append((name, result)),
            now=lambda: self.clock,
            chance=Random(7),
        )

    def round(self, size: int) -> list[tuple[str, str]]:
        """What came of a round in which the log has so many leaves."""
        self.log.size = size
        self.told.clear()
        self.network.asked.clear()
        asyncio.run(self.rounds.round())
        return sorted(self.told)


@pytest.fixture
def stage(tmp_path: Path) -> Stage:
    return Stage(tmp_path)


COSIGNED = [("ada", "cosigned"), ("bob", "cosigned")]


def test_every_listed_witness_cosigns_each_new_checkpoint_once(stage: Stage) -> None:
    assert stage.round(0) == []
    for size in (3, 8, 300):
        assert stage.round(size) == COSIGNED
        assert stage.log.words() == ["ada", "ada-late", "bob"]
        assert stage.round(size) == [], "both keys of one witness are asked for at once"
        assert stage.network.asked == []
    assert stage.log.proofs == [(3, 8)] * 2 + [(8, 300)] * 2


def test_another_process_is_told_the_last_size(stage: Stage) -> None:
    stage.round(5)
    stage.again()
    assert stage.round(9) == COSIGNED
    assert stage.network.asked.count("ada.example") == 2
    stage.again()
    assert stage.round(9) == []


def test_a_silent_witness_is_left_alone_twice_as_long_each_time(stage: Stage) -> None:
    def broken(request: httpx.Request) -> httpx.Response:
        raise httpx.ConnectError("nobody")

    stage.network.instead["ada.example"] = broken
    assert stage.round(3) == [("ada", "connect"), ("bob", "cosigned")]
    rests, asked = [], 0.0
    for size in range(4, 12):
        while stage.round(size) == [] or ("ada", "connect") not in stage.told:
            stage.clock += 0.5
        rests.append(stage.clock - asked)
        asked = stage.clock
    assert all(5 * 2**n <= rest < 5 * 2**n * 1.2 + 1 for n, rest in enumerate(rests[:7]))
    assert 600 <= rests[7] <= 721
    del stage.network.instead["ada.example"]
    stage.clock += 721
    assert stage.round(20) == COSIGNED
    assert stage.round(21) == COSIGNED, "it is forgiven"


def answering(status: int, text: str, kind: str = "text/plain") -> Answer:
    return lambda _request: httpx.Response(status, text=text, headers={"Content-Type": kind})


@pytest.mark.parametrize(
    ("answer", "trouble"),
    [
        (answering(500, ""), "status"),
        (answering(404, "the log is unknown here\n"), "status"),
        (answering(200, "<html>"), "answer"),
        (answering(200, ""), "signature"),
        (answering(200, "\u2014 stranger AAAAAAA=\n"), "signature"),
        (answering(200, "x" * 100_000), "answer"),
        (answering(409, "many\n"), "status"),
        (answering(409, "1\n"), "answer"),
        (answering(409, "99\n"), "ahead"),
    ],
)
def test_what_is_no_cosignature_is_not_kept(stage: Stage, answer: Answer, trouble: str) -> None:
    stage.network.instead["ada.example"] = answer
    assert stage.round(3) == [("ada", trouble), ("bob", "cosigned")]
    assert stage.log.words() == ["bob"]
    assert stage.network.asked.count("ada.example") <= 2


def test_a_wrong_signature_is_not_kept(stage: Stage) -> None:
    other = cosigned(stage.log.growing.note(2), ADA, datetime(2026, 11, 21, 12, tzinfo=UTC))
    stage.network.instead["ada.example"] = answering(200, other)
    assert stage.round(3) == [("ada", "signature"), ("bob", "cosigned")]
