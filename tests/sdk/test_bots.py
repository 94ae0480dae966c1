"""The example bots play whole games of every title against a running service, with the libraries
as their users install them."""

import re
import runpy
from pathlib import Path

import httpx
import pytest
from kronika_client import Client

from games.kernel.registry import Registry
from tests.sdk.packed import compiled, installed, node
from tests.sdk.running import SDK
from tests.service.process import ServiceProcess
from tests.support import depth

pytestmark = pytest.mark.slow

TITLES = sorted(title.meta.slug for title in Registry.installed())
SHORT = {"through-the-ages", "tzolkin"}
"""Whole games of the others are long; only a soak plays them in Python. The contract's tests play
all of them in TypeScript."""
LINE = re.compile(r"(?P<title>\S+) (?P<game>\S+) finished after (?P<ply>\d+) moves; (?P<scores>.+)")


@pytest.mark.deep
@pytest.mark.parametrize("title", TITLES if depth.seed() else sorted(SHORT.intersection(TITLES)))
def test_python_plays_a_whole_game(
    shared_service: ServiceProcess, packed_python: Path, title: str
) -> None:
    bot = SDK / "python" / "examples" / "bot.py"
    told = installed(packed_python, bot, shared_service.url, title, folder=packed_python.parent)
    look(shared_service, title, told)


def test_without_a_title_python_plays_all_of_them(kronika: Client) -> None:
    bot = runpy.run_path(str(SDK / "python" / "examples" / "bot.py"))
    assert sorted(bot["known"](kronika.list_titles().items)) == TITLES


@pytest.mark.contract
def test_typescript_plays_a_whole_game_of_every_title(
    shared_service: ServiceProcess, packed_typescript: Path
) -> None:
    """Compiled against the types of the package, strictly; Node.js runs what came of it."""
    bot = compiled(packed_typescript, SDK / "typescript" / "examples" / "bot.ts")
    told = node(bot, shared_service.url, *TITLES, folder=packed_typescript).splitlines()
    assert sorted(line.partition(" ")[0] for line in told) == TITLES
    for line in told:
        look(shared_service, line.partition(" ")[0], line)


def look(service: ServiceProcess, title: str, line: str) -> None:
    """What the bot says of its game is what the service says."""
    told = LINE.fullmatch(line.strip())
    assert told is not None
    assert told["title"] == title
    game = httpx.get(f"{service.url}/v1/games/{told['game']}", timeout=180).json()
    assert (game["title"], game["status"], game["ply"]) == (title, "finished", int(told["ply"]))
    scores = {str(one["seat"]): str(one["points"]) for one in game["result"]["standings"]}
    assert dict(part.split(": ") for part in told["scores"].split(", ")) == scores
    kinds = [seat["kind"] for seat in game["seats"]]
    assert (kinds.count("person"), kinds.count("bot")) == (1, len(kinds) - 1)
    assert game["seats"][0]["account"]["bot"], "the account says that a program plays"
    lines = httpx.get(f"{service.url}/v1/games/{told['game']}/notation").json()["moves"]
    assert not [line for line in lines if "resign" in line], "it plays to the end"
