"""Whatever people do with games under whatever terms, both verifiers accept what they are given.

A plain run takes one walk, a soak walks for a minute. `KRONIKA_WALK_SECONDS` sets for how long
otherwise, and `KRONIKA_WALK_SEED` how; the seed of a failure is told with it.
"""

import os
import time
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from games.kernel.registry import Registry
from tests import servers
from tests.audit.unmended import closed_by_leaving
from tests.audit.walking import Walk
from tests.service.disputes.conftest import arbiter_of
from tests.service.people import Person
from tests.service.process import ServiceProcess
from tests.support import depth, later
from tests.support.titles import SLUGS, title_of
from verifier import proceedings

SECONDS = float(os.environ.get("KRONIKA_WALK_SECONDS", depth.amount(0, 60)))
SEED = os.environ.get("KRONIKA_WALK_SEED", depth.seeded("one"))
STEPS = depth.amount(50, 120)
"""Steps of one walk; then its games are left, and others are played."""

EVERYTHING = frozenset(
    [
        "open",
        "join",
        "leave",
        "tell",
        "start",
        "move",
        "propose",
        "agree",
        "take_back",
        "dispute",
        "judge",
        "resign",
        "fork",
        "import",
        "rematch",
    ]
)
"""What happens in a long walk at least once."""

REGISTRY = Registry(
    {slug: later.title if slug == later.title.meta.slug else title_of(slug) for slug in SLUGS}
)


@pytest.fixture(scope="module")
def walked(
    databases: servers.Databases,
    redis_server: servers.Server,
    worker_number: int,
    tmp_path_factory: pytest.TempPathFactory,
) -> Iterator[tuple[ServiceProcess, str]]:
    """A service to walk through, and its database."""
    dsn = databases.create()
    redis = servers.empty_index(redis_server, 15 - worker_number)
    log = tmp_path_factory.mktemp("walk") / "service.log"
    with ServiceProcess(
        log, dsn, redis, {"checkpoint_interval": 0.5, "entropy_wait": 0}
    ) as running:
        yield running, dsn
    databases.drop(dsn)


@pytest.mark.deep
def test_clocks_in_exports_would_be_found(
    databases: servers.Databases, redis_server: servers.Server, worker_number: int, tmp_path: Path
) -> None:
    """Put back: the fraction of a second that is left on a clock stands in an export."""
    dsn = databases.create()
    redis = servers.empty_index(redis_server, 15 - worker_number)
    settings = {"unmended": True, "checkpoint_interval": 0.5, "entropy_wait": 0}
    with ServiceProcess(tmp_path / "service.log", dsn, redis, settings) as running:
        people = [Person.create(running.url, f"unmended-{number}") for number in range(4)]
        found(Walk("clocks", people, people[0], REGISTRY, tmp_path), "clocks")
    databases.drop(dsn)


def test_a_table_closed_by_leaving_would_be_found(
    walked: tuple[ServiceProcess, str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Put back: the verifier knows no table that the last person has left."""
    monkeypatch.setattr(proceedings, "before_start", closed_by_leaving)
    people = [Person.create(walked[0].url, f"leaving-{number}") for number in range(4)]
    found(Walk("leaving", people, people[0], REGISTRY, tmp_path), "table.nobody-there")


def found(walk: Walk, because: str) -> None:
    """A walk that has to stop at an export that does not verify."""

    def steps() -> None:
        for _ in range(400):
            walk.step()
            walk.check_last()

    with pytest.raises(AssertionError, match=because):
        steps()


def test_whatever_is_done_exports_verify(
    walked: tuple[ServiceProcess, str],
    tmp_path: Path,
    record_testsuite_property: Callable[[str, object], None],
) -> None:
    running, dsn = walked
    people = [Person.create(running.url, f"walker-{number}") for number in range(4)]
    arbiter = arbiter_of(dsn, Person.create(running.url, "walking-arbiter"))
    done: Counter[str] = Counter()
    exports, rounds, until = 0, 0, time.monotonic() + SECONDS
    while rounds == 0 or time.monotonic() < until:
        walk = Walk(f"{SEED} {rounds}", people, arbiter, REGISTRY, tmp_path)
        for _ in range(STEPS):
            walk.step()
        walk.check_all()
        done += walk.done
        exports, rounds = exports + walk.exports, rounds + 1
    record_testsuite_property("walks", f"{rounds} walks, {exports} exports: {sorted(done.items())}")
    assert exports > 5 * rounds
    assert not {"open", "join", "move"} - set(done), done
    if SECONDS >= 60:
        assert not EVERYTHING - set(done), done
