"""`docs/agents.md`: what it shows is what happens."""

import json
import re
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import msgspec
import pytest

from agents.tool import schema_of
from agents.tools import TOOLS
from tests.agents.packages import KRONIKA, asked
from tests.agents.recording import CALLS, PAGE, SESSION, TITLES, session
from tests.docs.blocks import Block, blocks
from tests.service.people import Person
from tests.service.process import ServiceProcess

NAMES = {one.name: one for one in TOOLS}
VARIES = re.compile(
    r"gam_\w+|acc_\w+|\b\d+-[0-9a-f]{8}\b|\b(?:ada|guest)-[0-9a-f]+|\d+|\([^)]*awaited\)|\(you\)"
)
"""What is another one in each game: ids, names, numbers, who begins."""


def recorded() -> list[tuple[dict[str, Any], str]]:
    """The calls of the session on the page, and what was answered."""
    found = list(blocks(PAGE))
    calls = [one for one in found if one.language == "json" and one.text.startswith('{"tool"')]
    return [(json.loads(one.text), found[found.index(one) + 1].text) for one in calls]


def skeleton(text: str) -> Sequence[str]:
    """What is alike in every game of an answer: its head, what is asked, and what is next."""
    lines = text.strip().splitlines()
    kept = [one for one in lines[1:] if one.startswith(("You decide", "Next:", "Board:"))]
    return [VARIES.sub("…", one).rstrip() for one in (lines[0], *kept)]


def test_the_session_is_of_tools_as_they_are() -> None:
    found = recorded()
    assert [one["tool"] for one, _ in found] == [name for name, _ in CALLS]
    for call, answer in found:
        tool = NAMES[call["tool"]]
        assert tool.read(call["arguments"])
        assert set(call["arguments"]) <= set(schema_of(tool.takes)["properties"])
        for named in re.findall(r"(?:Next:|or) (\w+)\(", answer):
            assert named in NAMES


def test_the_page_names_every_tool() -> None:
    rows = re.findall(r"^\| (`[a-z_`, ]+`) \|", PAGE.read_text(encoding="utf-8"), re.MULTILINE)
    assert {*re.findall(r"`([a-z_]+)`", " ".join(rows))} == set(NAMES)


def test_the_page_says_what_a_turn_costs() -> None:
    rows = re.findall(r"^\| ([a-z-]+) \| ([\d,]+) \| .*$", PAGE.read_text(encoding="utf-8"), re.M)
    assert [title for title, _ in rows] == [*TITLES]


@pytest.mark.slow
def test_the_session_goes_as_the_page_shows_it(
    shared_service: ServiceProcess, person: Callable[[], Person]
) -> None:
    """Another game, in which others begin: so the answers are compared by what is alike in all."""
    answers = session(shared_service.url, person().token)
    for (call, shown), answer in zip(recorded(), answers, strict=True):
        assert call["tool"] == answer["tool"]
        if call["tool"] in ("list_titles", "read_title", "find_components"):
            assert _usual(answer["text"]) == _usual(shown)
        elif call["tool"] == "read_history":  # the draw says who begins, and so what happened first
            assert _next(answer["text"]) <= {"play", "wait_for_turn", ""}
        else:
            assert skeleton(answer["text"])[0] == skeleton(shown)[0], call
            assert _next(answer["text"]) <= {"play", "wait_for_turn", "read_history", ""}


def _usual(text: str) -> list[str]:
    """The lines about titles that every service has: tests add some."""
    known = re.compile("|".join([*TITLES, "^Next: ", "^[A-Z1-9]", "^[a-z_]+ {"]))
    return [one for one in text.strip().splitlines() if known.search(one)]


def _next(text: str) -> set[str]:
    return set(re.findall(r"Next: (\w+)\(", text)) or {""}


def _configurations() -> Iterator[Block]:
    yield from (one for one in blocks(PAGE) if "mcpServers" in one.text)


@pytest.mark.slow
def test_a_client_with_the_file_of_the_page_is_connected(
    shared_service: ServiceProcess, person: Callable[[], Person]
) -> None:
    ada = person()
    (block,) = _configurations()
    text = block.text.replace("/path/to/kronika/kronika", str(KRONIKA))
    text = text.replace("https://kronika.example", shared_service.url)
    text = text.replace("kronika_tok_...", ada.token)
    told = msgspec.json.decode(text)["mcpServers"]["kronika"]
    what = {
        "command": [told["command"], *told["args"]],
        "environment": told["env"],
        "calls": [("who_am_i", {})],
    }
    (answer,) = asked(SESSION, what)
    assert ada.name in answer["text"]
