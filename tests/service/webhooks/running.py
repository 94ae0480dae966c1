"""A service of the test's own, for tests that kill it."""

from pathlib import Path

from tests.service.process import ServiceProcess
from tests.service.webhooks.hooks import QUICK


def service(tmp_path: Path, dsn: str, redis: str, **settings: object) -> ServiceProcess:
    """One that delivers quickly, unless the settings say otherwise; not started yet."""
    number = len(list(tmp_path.glob("*.log")))
    log = tmp_path / f"service{number}.log"
    log.touch()
    return ServiceProcess(log, dsn, redis, {**QUICK, "checkpoint_interval": 600, **settings})
