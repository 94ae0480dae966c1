"""Schemathesis finds nothing: neither with what the contract allows nor with what it forbids.

Here it takes some seconds for what it derives from the contract alone (deterministic phases);
`python -m tests.service.hard.probe` takes minutes for what it makes up, always something else.
"""

from pathlib import Path

from tests.service.hard.probe import probe
from tests.service.process import ServiceProcess

SECONDS = 10
SEED = 1961
PHASES = "coverage"


def test_schemathesis_finds_nothing(
    shared_service: ServiceProcess, dsn: str, tmp_path: Path
) -> None:
    """All checks; the report of a failure says how to repeat it."""
    options = ("--phases", PHASES, "--max-time", str(SECONDS), "--seed", str(SEED))
    code, report = probe(shared_service.url, dsn, tmp_path, *options)
    (tmp_path / "report.txt").write_text(report)
    assert code == 0, report[-20_000:]
    failures = [line for line in shared_service.written().splitlines() if "-failed" in line]
    assert failures == []
