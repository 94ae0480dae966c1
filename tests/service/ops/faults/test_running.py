"""Faults that come over a service while somebody plays: `/ready` names the part, the log has its
entry, `doctor` is red and says what to do, nothing is answered as a failure of ours, and the
service goes on by itself once the fault is undone."""

import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.cli.running import kronika, serving
from tests.servers import scratch_folder
from tests.service.ops.faults.running import RUNNING, RunningFault
from tests.service.ops.faults.strict import strict_servers
from tests.service.ops.faults.ward import Ward, until, ward
from tests.service.players import is_whole
from tests.service.process import PATIENCE
from tests.support import depth

pytestmark = pytest.mark.slow

PARTS = ("log", "database", "redis", "projections")
FAULTS = tuple(one for one in RUNNING if depth.seed() or not one.rare)


@pytest.fixture(scope="module")
def watched() -> Iterator[Ward]:
    """A service on servers of its own, and somebody who plays all the time. In the end every move
    that was answered is in the log, as it was answered."""
    with (
        scratch_folder() as folder,
        strict_servers(folder) as strict,
        tempfile.TemporaryDirectory() as own,
        ward(strict, Path(own)) as found,
    ):
        (Path(own) / "another").mkdir()
        yield found
        found.player.enough.set()
        found.player.join()
        assert found.player.trouble is None, found.player.trouble
        for one in (*found.player.before, found.player):
            is_whole(found.person, one)


@pytest.mark.deep
@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.name)
def test_a_fault_is_seen_and_told_and_ends(fault: RunningFault, watched: Ward) -> None:
    watched.plays_on()
    since = watched.service.log.stat().st_size
    with fault.harm(watched):
        _is_seen(fault, watched)
        _is_logged(fault, watched, since)
        _is_told(fault, watched)
        _starts_or_not(fault, watched)
    until(lambda: _shown(watched.ready()) == _shown({"code": 200}))
    watched.plays_on()
    assert not {"request-failed", "background-work-failed"} & _entries(watched, since)


def _is_seen(fault: RunningFault, watched: Ward) -> None:
    if not fault.answers:
        return
    expected = _shown({"code": fault.status, **fault.parts})
    until(lambda: _shown(watched.ready()) == expected)
    assert watched.healthy(), "starting it again would change nothing"


def _shown(ready: dict[str, Any]) -> tuple[Any, ...]:
    """Status and parts; those that are not named are well."""
    return (ready["code"], *(ready.get(part, "ok") for part in PARTS))


def _is_logged(fault: RunningFault, watched: Ward, since: int) -> None:
    until(lambda: set(fault.logged) <= _entries(watched, since))


def _entries(watched: Ward, since: int) -> set[str]:
    return {entry["event"] for entry in watched.logged(since)}


def _is_told(fault: RunningFault, watched: Ward) -> None:
    looked = watched.doctor()
    assert "Traceback" not in looked.stderr, looked.stderr
    assert looked.returncode == (1 if fault.told else 0), looked.stdout + looked.stderr
    assert fault.told in looked.stdout
    assert fault.remedy in looked.stdout


def _starts_or_not(fault: RunningFault, watched: Ward) -> None:
    if fault.start is None:
        if depth.seed():
            with serving(watched.folder / "another", **watched.variables) as another:
                assert httpx.get(f"{another.url}/health", timeout=PATIENCE).is_success
        return
    settings = dict(watched.variables)
    port = str(watched.service.port) if not fault.answers else "0"
    done = kronika("serve", f"--port={port}", f"--data={watched.folder / 'data'}", **settings)
    assert done.returncode == fault.start, done.stderr
    assert "Traceback" not in done.stderr
    if fault.answers:
        assert (fault.refused or fault.told) in done.stderr
