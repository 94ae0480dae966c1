"""What the protocol has besides games: descriptions, resources, pictures, waiting, mistakes."""

from collections.abc import Callable
from pathlib import Path

import pytest

from agents.guide import GUIDE
from agents.tools import TOOLS
from tests.agents.packages import KRONIKA, asked, environment
from tests.service.people import Person
from tests.service.process import ServiceProcess

pytestmark = pytest.mark.slow

SCRIPT = Path(__file__).with_name("protocol.py")
INVALID = -32602


@pytest.mark.parametrize("mode", ["auto", "legacy"])
def test_a_client_sees_what_there_is(
    shared_service: ServiceProcess, person: Callable[[], Person], mode: str
) -> None:
    told = {
        "command": [str(KRONIKA), "mcp"],
        "environment": environment(shared_service.url, person().token),
        "mode": mode,
    }
    seen = asked(SCRIPT, told)
    assert seen["instructions"] == GUIDE
    for shown, tool in zip(seen["tools"], TOOLS, strict=False):
        assert (shown["name"], shown["description"]) == (tool.name, tool.description)
        hints = shown["annotations"]
        assert hints["readOnlyHint"] is (tool.changes == "nothing")
        assert hints["destructiveHint"] is (tool.changes == "ends")
    assert seen["waits"], "it says that it still waits"
    assert all(0 <= done <= of == 1 and "awaited" in why for done, of, why in seen["waits"])
    assert seen["image"] == ["text", "image"]
    refused, why = seen["unknown"]
    assert (refused, why["refused"]) == (True, "There is no tool called castle.")
    refused, why = seen["wrong"]
    assert refused
    assert "number" in why["refused"]
    assert seen["cursor"][0] == INVALID
    resources = seen["resources"]
    assert resources["listed"] == ["kronika://titles"]
    assert "kronika://games/{id}/board" in resources["templates"]
    assert "Palenque" in resources["board"]
    assert resources["picture"] == ["image/png", "iVBORw0K"]
    assert resources["unknown"][0] == INVALID
    assert "game" in resources["refused"][1]
