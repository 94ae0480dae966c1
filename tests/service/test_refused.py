"""What cannot be chosen, told with the legal commands: posting it gives the same reason."""

from collections.abc import Callable, Iterator
from typing import Any, get_args

import msgspec
import pytest

from games.kernel.clicks import merged, ways
from tests.service.people import Person
from tests.support.titles import title_of

People = Callable[[], Person]

LANGUAGE = {"Accept-Language": "cs"}
PATHS = 6
"""So many paths of a position are tried."""


@pytest.mark.parametrize(
    "title", ["ancient-knowledge", "eldervale", "monumental", "through-the-ages", "tzolkin"]
)
def test_the_reason_is_that_of_the_refusal(person: People, title: str) -> None:
    ada = person()
    game = ada.open("me", "me", title=title)["id"]
    path = f"/v1/games/{game}/legal"
    seat = ada.get(f"/v1/games/{game}")["awaits"][0]
    for _ in range(40):
        seat = ada.get(f"/v1/games/{game}")["awaits"][0]
        legal = ada.http.get(path, params={"seat": seat, "refused": True}, headers=LANGUAGE).json()
        told = _told(legal, title)
        if told:
            break
        ada.play_any(game, seat)
    assert told, "nothing was ever refused"
    assert ada.get(path, seat=seat)["refused"] is None
    for clicked in list(told)[:: 1 + len(told) // PATHS]:
        found = {_refusal(ada, game, seat, one) for one in _said(title, seat, clicked)}
        assert told[clicked] <= found, clicked


def test_a_preview_says_what_could_not_be_chosen_then(person: People) -> None:
    ada = person()
    game = ada.open("me", "me", title="tzolkin")["id"]
    for seat in (0, 1):
        ada.play_any(game, seat)
    seat = ada.get(f"/v1/games/{game}")["awaits"][0]
    place = next(
        one for one in ada.legal(game, seat)["commands"] if one["type"] == "tzolkin.place-worker"
    )
    body = {"seat": seat, "commands": [place], "refused": True}
    answer = ada.http.post(f"/v1/games/{game}/previews", json=body)
    reasons = [one["because"] for one in answer.json()["legal"]["refused"]]
    assert "You have placed workers in this turn, so you cannot pick up any." in reasons


def _told(legal: Any, title: str) -> dict[tuple[str, ...], set[tuple[str, str]]]:
    """The reasons by the paths that are whole commands; others only begin some."""
    told: dict[tuple[str, ...], set[tuple[str, str]]] = {}
    for one in legal["refused"]:
        for clicked in map(tuple, one["paths"]):
            if any(_said(title, legal["seat"], clicked)):
                told.setdefault(clicked, set()).add((one["rule"], one["because"]))
    return told


def _refusal(who: Person, game: str, seat: int, command: Any) -> tuple[str, str]:
    body = {"seat": seat, "commands": [command], "dry_run": True}
    answer = who.http.post(f"/v1/games/{game}/moves", json=body, headers=LANGUAGE)
    assert answer.status_code == 422, answer.text
    return (answer.json()["rule"], answer.json()["because"])


def _said(title: str, seat: int, clicked: tuple[str, ...]) -> Iterator[Any]:
    """The commands that whole clicks say."""
    for kind in get_args(title_of(title).types.command):
        for way in ways(kind, seat):
            if len(way.words) == len(clicked):
                parts = [word.read(one) for word, one in zip(way.words, clicked, strict=True)]
                whole = None if None in parts else merged(*filter(None, parts))
                for command in () if whole is None else way.commands(whole):
                    yield msgspec.to_builtins(command)
