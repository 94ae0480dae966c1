"""The example bots play whole games of every title against a running service."""

import re
from collections.abc import Callable

import httpx
import pytest

from games.kernel.registry import Registry
from tests.sdk.running import SDK, node, python
from tests.service.process import ServiceProcess

TITLES = sorted(title.meta.slug for title in Registry.installed())
LINE = re.compile(r"(?P<title>\S+) (?P<game>\S+) finished after (?P<ply>\d+) moves; (?P<scores>.+)")


def python_bot(*arguments: str) -> str:
    return python(SDK / "python" / "examples" / "bot.py", *arguments)


def typescript_bot(*arguments: str) -> str:
    return node(SDK / "typescript" / "examples" / "bot.ts", *arguments)


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize(
    "bot", [python_bot, pytest.param(typescript_bot, marks=pytest.mark.contract)]
)
def test_a_bot_plays_a_whole_game(
    shared_service: ServiceProcess, bot: Callable[..., str], title: str
) -> None:
    told = LINE.fullmatch(bot(shared_service.url, title).strip())
    assert told is not None
    assert told["title"] == title
    game = httpx.get(f"{shared_service.url}/v1/games/{told['game']}").json()
    assert (game["title"], game["status"], game["ply"]) == (title, "finished", int(told["ply"]))
    scores = {str(one["seat"]): str(one["points"]) for one in game["result"]["standings"]}
    assert dict(part.split(": ") for part in told["scores"].split(", ")) == scores
    kinds = [seat["kind"] for seat in game["seats"]]
    assert (kinds.count("person"), kinds.count("bot")) == (1, len(kinds) - 1)
