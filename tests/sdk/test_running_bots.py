"""Bots from the libraries' templates: killed, stopped and started again, while the service is, too.
Every game ends by the rules, and no move is lost or made twice."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from games.kernel.registry import Registry
from tests.docs.blocks import blocks
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

    def updated() -> None:
        own = "from kronika_client import models\nfrom kronika_client.bot import run"
        mine.write_text(f"{own}\n{_strategy('python')}\nrun(choose)\n")

    bot = Program((packed_python, mine, *told), tmp_path, KRONIKA_TOKEN=token.strip())
    _plays(running, bot, updated)


@pytest.mark.deep
@pytest.mark.contract
def test_typescript(running: ServiceProcess, packed_typescript: Path, tmp_path: Path) -> None:
    """Compiled against the types of the package, strictly."""
    program = compiled(packed_typescript, SDK / "typescript" / "templates" / "my-bot.ts")
    told = ("--url", running.url, "--every", "0.5")
    token = node(program, *told, "--register", "robot", folder=packed_typescript)
    mine = (nodes()[-1], program, *told)

    def updated() -> None:
        own = (
            "import type { TzolkinView } from 'kronika-client';\n"
            "import { run } from 'kronika-client/bot';"
        )
        source = tmp_path / "own.ts"
        source.write_text(f"{own}\n{_strategy('typescript')}\nawait run(choose);\n")
        program.write_text(compiled(packed_typescript, source).read_text())

    _plays(running, Program(mine, tmp_path, KRONIKA_TOKEN=token.strip()), updated)


def _strategy(language: str) -> str:
    """The strategy that the page shows."""
    page = [
        one.text for one in blocks(SDK.parents[1] / "docs" / "sdk.md") if one.language == language
    ]
    (found,) = [one for one in page if "Position" in one]
    return found


def _plays(service: ServiceProcess, bot: Program, updated: Callable[[], None]) -> None:
    """`updated` puts another strategy in the place of the template's."""
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
        updated()
        bot.start()

    with bot:
        games = host.play(40, [bot_is_killed, service_is_killed, bot_is_stopped])
        assert bot.stop() == 0
        bot.start()
    nothing_was_lost(host, games, "robot")
    assert "Traceback" not in (log := bot.log.read_text()), log
    assert "the strategy" not in log, log
    host.kronika.close()
