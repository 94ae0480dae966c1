"""Bots from the libraries' templates: killed, stopped and started again, while the service is, too.
Every game ends by the rules, and no move is lost or made twice."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from games.kernel.registry import Registry
from tests.sdk.hosting import Host, Program, nothing_was_lost
from tests.sdk.packed import compiled, installed, node, nodes
from tests.sdk.running import SDK
from tests.service.process import ServiceProcess
from tests.support import depth

pytestmark = pytest.mark.slow

SHORT = ("tzolkin",)
"""Beside the one that somebody is invited to; a soak plays all titles."""
TITLES = tuple(sorted(title.meta.slug for title in Registry.installed()))


@pytest.fixture
def running(service_log: Path, postgres_dsn: str, redis_url: str) -> Iterator[ServiceProcess]:
    """A service that may be killed."""
    with ServiceProcess(service_log, postgres_dsn, redis_url, {"pool_max": 8}) as service:
        yield service


@pytest.mark.deep
def test_python(running: ServiceProcess, packed_python: Path, tmp_path: Path) -> None:
    module = (packed_python, "-m", "kronika_client.bot")
    mine = tmp_path / "my_bot.py"
    mine.write_text(installed(*module, "--template", folder=tmp_path))
    token = installed(*module, "--url", running.url, "--register", "robot", folder=tmp_path)
    told = ("--url", running.url, "--every", "0.5")
    _plays(running, Program((packed_python, mine, *told), tmp_path, KRONIKA_TOKEN=token.strip()))


@pytest.mark.deep
@pytest.mark.contract
def test_typescript(running: ServiceProcess, packed_typescript: Path, tmp_path: Path) -> None:
    """Compiled against the types of the package, strictly."""
    program = compiled(packed_typescript, SDK / "typescript" / "templates" / "my-bot.ts")
    told = ("--url", running.url, "--every", "0.5")
    token = node(program, *told, "--register", "robot", folder=packed_typescript)
    mine = (nodes()[-1], program, *told)
    _plays(running, Program(mine, tmp_path, KRONIKA_TOKEN=token.strip()))


def _plays(service: ServiceProcess, bot: Program) -> None:
    host = Host(service.url, "host")
    for title in depth.share(TITLES * 3, 15, 0) if depth.seed() else SHORT:
        host.open(title, 2)
    host.invite("tzolkin", "robot")

    def bot_is_killed() -> None:
        bot.kill()
        bot.start()

    def service_is_killed() -> None:
        service.kill()
        service.start()

    def bot_is_stopped() -> None:
        assert bot.stop() == 0, bot.log.read_text()
        bot.start()

    with bot:
        games = host.play(40, [bot_is_killed, service_is_killed, bot_is_stopped])
        assert bot.stop() == 0
        bot.start()
    nothing_was_lost(host, games, "robot")
    assert "Traceback" not in bot.log.read_text(), bot.log.read_text()
    host.kronika.close()
