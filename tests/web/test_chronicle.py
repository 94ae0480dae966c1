"""The log of whole games as the table tells it: each move once, in words and not in identifiers."""

import json
import re
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

import msgspec
import pytest
from generating.nodejs import install, node

from games.kernel.seats import AtSeat
from games.kernel.visibility import Redactor
from referee.telling import told
from tests.support.games import Ply, game
from tests.support.titles import title_of
from tests.web.chromium import WEB
from tests.web.stage import NAMES

TITLES: Final = (
    "ancient-knowledge",
    "eldervale",
    "monumental",
    "through-the-ages",
    "tzolkin",
)

_RAW: Final = re.compile(
    r"\w_\w|\w#\d|\b[A-Z]{3,}\b|\b[a-z]+[A-Z]|[{}\[\]]|\b(None|True|False|null)\b"
)
"""Identifiers, words of programs, and capitals for emphasis."""

_REDACTOR: Final = Redactor()


@pytest.mark.parametrize("language", ["en", "cs"])
@pytest.mark.parametrize("title", TITLES)
def test_each_move_is_told_once_and_in_words(title: str, language: str, tmp_path: Path) -> None:
    played = game(title_of(title), seats=3, seed=2, policy="curious")
    file = tmp_path / "moves.json"
    file.write_text(json.dumps(list(_moves(title, language, played.plies))), "utf-8")
    install(WEB)
    turns = json.loads(node(WEB, "tests/chronicling.ts", str(file)).stdout)
    entries = [entry for turn in turns for entry in turn["entries"]]
    assert [entry["ply"] for entry in entries] == [ply.number for ply in played.plies]
    for entry in entries:
        line, details = entry["line"], entry["details"]
        assert line, f"ply {entry['ply']} says nothing"
        assert line not in details, f"ply {entry['ply']} is told twice: {line}"
        raw = [one for one in (line, *details) if _RAW.search(one)]
        assert raw == [], f"ply {entry['ply']} has identifiers"
    for before, after in pairwise(turns):
        assert before["seat"] != after["seat"], "a turn is under one heading"


def _moves(title: str, language: str, plies: tuple[Ply, ...]) -> Iterator[Any]:
    """Moves as the service lists them for the first seat, as far as a log needs them."""
    words, version = title_of(title).words, 0
    assert words is not None
    phrases = words.of(language)
    for ply in plies:
        events = []
        for said, value in (
            (phrases.command, ply.action.command),
            *((phrases.fact, fact) for fact in ply.facts),
        ):
            version += 1
            seen = _REDACTOR.redact(value, AtSeat(0))
            event = {"ply": ply.number, "version": version, "data": msgspec.to_builtins(seen)}
            events.append(event | {"text": said(event["data"], NAMES) or None})
        events[0]["seat"] = ply.action.seat
        command, *facts = [(one["data"]["type"], one["text"] or "") for one in events]
        yield {"ply": ply.number, "events": events, "told": told(title_of(title), command, facts)}
