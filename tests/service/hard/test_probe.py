"""Schemathesis finds nothing: neither with what the contract allows nor with what it forbids.

The seed is fixed, so that a run can be repeated; `python -m tests.service.hard.probe` takes another
one each time.
"""

from pathlib import Path

from tests.service.hard.probe import probe
from tests.service.process import ServiceProcess

SECONDS = 60
SEED = 1961


def test_schemathesis_finds_nothing(
    shared_service: ServiceProcess, dsn: str, tmp_path: Path
) -> None:
    """All checks, all phases, for a minute; the report of a failure says how to repeat it."""
    code, report = probe(
        shared_service.url, dsn, tmp_path, "--max-time", str(SECONDS), "--seed", str(SEED)
    )
    (tmp_path / "report.txt").write_text(report)
    assert code == 0, report[-20_000:]
    failures = [line for line in shared_service.written().splitlines() if "-failed" in line]
    assert failures == []
