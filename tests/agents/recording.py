"""Writes what `docs/agents.md` shows anew: a session, and what whole games cost.

    .venv/bin/python -m tests.agents.recording http://127.0.0.1:8000

The service has to be of these sources.
"""

import re
import sys
import uuid
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

import msgspec

from tests.agents.costs import costs_of
from tests.agents.packages import KRONIKA, ROOT, asked, environment
from tests.service.people import Person

PAGE: Final = ROOT / "docs" / "agents.md"
HERE: Final = Path(__file__).parent
SESSION: Final = HERE / "session.py"
SCRIPTED: Final = HERE / "scripted.py"
TITLES: Final = ("tzolkin", "ancient-knowledge", "through-the-ages", "monumental", "eldervale")
CALLS: Final[Sequence[tuple[str, Mapping[str, object]]]] = (
    ("list_titles", {}),
    ("read_title", {"title": "tzolkin"}),
    ("open_game", {"title": "tzolkin", "bot": "random"}),
    ("find_components", {"title": "tzolkin", "words": "wealth_21"}),
    ("play", {"game": "$game", "list": "$list", "number": 99}),
    ("play", {"game": "$game", "list": "$list", "number": 1}),
    ("wait_for_turn", {"game": "$game", "since": "$ply", "board": False}),
    ("play", {"game": "$game", "list": "$list", "number": 1}),
    ("read_history", {"game": "$game"}),
)
"""What the session of the page calls."""


def session(url: str, token: str) -> list[dict[str, Any]]:
    """The calls and their answers."""
    told = {"command": [str(KRONIKA), "mcp"], "environment": environment(url, token)}
    answers: list[dict[str, Any]] = asked(SESSION, {**told, "calls": CALLS})
    return answers


def shown(answers: Sequence[Mapping[str, Any]]) -> Iterator[str]:
    """The session as blocks of the page."""
    for one in answers:
        call = {"tool": one["tool"], "arguments": one["arguments"]}
        yield f"```json\n{msgspec.json.encode(call).decode()}\n```"
        yield f"```text\n{one['text'].rstrip()}\n```"


def table(url: str, token: str) -> Iterator[str]:
    """What whole games cost, a row for each title."""
    yield "| title | turns | commands | read in a turn | sent for a command | largest answer |"
    yield "| --- | --- | --- | --- | --- | --- |"
    told = {"command": [str(KRONIKA), "mcp"], "environment": environment(url, token)}
    learnt = 0
    for title in TITLES:
        (game,) = asked(SCRIPTED, {**told, "titles": [title], "seed": 1})
        learnt, costs = game["learnt"], costs_of(game["calls"])
        of_game = (costs.turns, costs.commands)
        numbers = (*of_game, costs.a_turn, costs.a_command, costs.largest)
        yield f"| {title} | {' | '.join(f'{one:,}' for one in numbers)} |"
    yield ""
    yield f"The instructions and all tools are {learnt:,} bytes; they are read once."


def between(text: str, name: str, new: str) -> str:
    """The page with something else between the marks of a name."""
    begin, end = f"<!-- {name} -->", f"<!-- end of {name} -->"
    pattern = re.compile(f"{re.escape(begin)}.*?{re.escape(end)}", re.DOTALL)
    assert pattern.search(text), name
    return pattern.sub(lambda _: f"{begin}\n\n{new}\n\n{end}", text)


def main(url: str) -> None:
    """Writes the page anew."""
    ada = Person.create(url, f"ada-{uuid.uuid4().hex[:4]}")
    text = PAGE.read_text(encoding="utf-8")
    text = between(text, "session", "\n\n".join(shown(session(url, ada.token))))
    text = between(text, "costs", "\n".join(table(url, ada.token)))
    PAGE.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1])
