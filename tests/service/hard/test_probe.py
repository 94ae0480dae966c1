"""Schemathesis finds nothing: neither with what the contract allows nor with what it forbids.

Here it asks every operation once or twice, always the same; `python -m tests.service.hard.probe`
takes minutes for all that it derives from the contract and makes up, always something else.
"""

import re
from pathlib import Path

import pytest

from service.contract.published import OPERATIONS
from tests.service.hard.probe import probe
from tests.service.process import ServiceProcess

pytestmark = pytest.mark.slow

OPTIONS = ("--phases", "fuzzing", "--max-examples", "2", "--generation-deterministic")


def test_schemathesis_finds_nothing(
    shared_service: ServiceProcess, dsn: str, tmp_path: Path
) -> None:
    """All checks; the report of a failure says how to repeat it."""
    code, report = probe(shared_service.url, dsn, tmp_path, *OPTIONS)
    (tmp_path / "report.txt").write_text(report)
    assert code == 0, report[-20_000:]
    reached = re.search(r"Selected: (\d+)/(\d+)\s+Tested: (\d+)", report)
    assert reached, report[-2_000:]
    assert set(reached.groups()) == {str(sum(not one.is_socket for one in OPERATIONS))}
    failures = [line for line in shared_service.written().splitlines() if "-failed" in line]
    assert failures == []
