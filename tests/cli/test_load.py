"""`kronika load` on a running service."""

import json
from collections import Counter

import httpx
import pytest

from service.cli.load.answers import Answers, Stage, carried, quantile, stage
from service.cli.load.crowd import sizes
from tests.cli.running import Serving, kronika


def test_stages_double_up_to_all_tables() -> None:
    assert [*sizes(1)] == [1]
    assert [*sizes(8)] == [1, 2, 4, 8]
    assert [*sizes(9)] == [1, 2, 4, 8, 9]


def test_a_quantile_is_what_a_share_did_not_exceed() -> None:
    seconds = [number / 1000 for number in range(100, 0, -1)]
    assert [quantile(seconds, share) for share in (0.5, 0.99, 1.0)] == [50.0, 99.0, 100.0]
    assert quantile([], 0.5) == 0.0


def test_what_is_carried_is_the_most_within_patience_and_without_failure() -> None:
    def of(tables: int, moves: int, slowest: float, *failed: int) -> Stage:
        answers = Answers(moves=[slowest] * moves, reads=[0.001], failed=Counter(failed))
        return stage(tables, 1.0, answers)

    stages = (of(1, 100, 0.01), of(2, 180, 0.02, 429), of(4, 300, 0.5), of(8, 400, 0.01, 503))
    assert [(one.limited, one.failed) for one in stages] == [(0, 0), (1, 0), (0, 0), (0, 1)]
    assert carried(stages, 200.0) == stages[1]
    assert carried(stages[2:], 200.0) is None


def test_it_plays_counts_and_leaves_nothing(service: Serving) -> None:
    done = kronika("load", "--url", service.url, "--seconds=4", "--tables=4", "--json")
    assert done.returncode == 0, done.stderr
    report = json.loads(done.stdout)
    assert [one["tables"] for one in report["stages"]] == [1, 2, 4]
    assert all(one["failed"] == 0 for one in report["stages"])
    assert sum(one["moves"] for one in report["stages"]) > 0
    shown = httpx.get(f"{service.url}/v1/games", timeout=60).json()["items"]
    assert not [one for one in shown if one["visibility"] == "private"]
    running = httpx.get(f"{service.url}/metrics", timeout=60).text
    assert "kronika" in running, "the service is well"


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("--url=http://127.0.0.1:1",), "no Kronika answers at http://127.0.0.1:1"),
        (("--tables=0",), "--tables must be 1 to 512"),
        (("--seconds=0",), "--seconds"),
        (("--title=chess",), "chess"),
    ],
)
def test_what_cannot_be_is_said(arguments: tuple[str, ...], told: str) -> None:
    done = kronika("load", *arguments)
    assert (done.returncode, done.stdout) == (2, "")
    assert told in done.stderr
