"""An agent that knows nothing of Kronika plays a whole game, by what the server says alone, and
each turn costs it few bytes. In a soak it plays every title."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from agents.pages import MOST
from tests.agents.costs import costs_of
from tests.agents.packages import KRONIKA, asked, environment
from tests.service.people import Person
from tests.service.process import ServiceProcess
from tests.support.depth import seed

pytestmark = pytest.mark.slow

SCRIPT = Path(__file__).with_name("scripted.py")
TITLES = ("tzolkin", "ancient-knowledge", "eldervale", "monumental", "through-the-ages")
A_COMMAND = 8_000
"""Bytes that a command may cost on average: what is sent and answered, waiting included."""
A_TURN = 12_000
"""Bytes of texts that may be read for a turn on average. Whoever chooses at random takes long turns
in some titles; the page says what is usual."""


def played(service: ServiceProcess, ada: Person, title: str, **more: str) -> dict[str, Any]:
    told = {
        "command": [str(KRONIKA), "mcp"],
        "environment": environment(service.url, ada.token),
        "titles": [title],
        "seed": 7,
        **more,
    }
    (game,) = asked(SCRIPT, told)
    return game


@pytest.mark.deep
@pytest.mark.parametrize("title", TITLES if seed() else TITLES[:1])
def test_a_whole_game(
    shared_service: ServiceProcess, person: Callable[[], Person], title: str
) -> None:
    ada = person()
    game = played(shared_service, ada, title)
    shown = ada.get(f"/v1/games/{game['game']}")
    assert (shown["title"], shown["status"]) == (title, "finished")
    assert "forfeits" not in shown
    assert {one["rank"] for one in game["result"]} <= {1, 2}
    calls = game["calls"]
    costs = costs_of(calls)
    assert costs.commands > 20
    assert max(one["bytes"] for one in (*game["before"], *calls)) <= MOST
    assert costs.a_command <= A_COMMAND
    assert costs.a_turn <= A_TURN
    # A bot may move while we choose; then the list is old. That is rare, and nothing is lost.
    assert sum(one["refused"] for one in calls) <= 0.05 * len(calls)


def test_clients_of_the_handshake_play_as_well(
    shared_service: ServiceProcess, person: Callable[[], Person]
) -> None:
    """Those that do not know the protocol of 2026 yet."""
    game = played(shared_service, person(), "tzolkin", mode="legacy")
    assert game["calls"][-1]["tool"] in ("play", "wait_for_turn")
