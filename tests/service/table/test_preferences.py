"""Preferences of a seat: forced decisions are played for it, where everybody knows them to be
forced, as ordinary moves that the log tells apart."""

import json
from collections.abc import Callable
from datetime import datetime
from itertools import pairwise
from random import Random
from typing import Any

import pytest

from clocks.reckoning import Reckoning, reckon
from games.kernel.registry import Registry
from games.kernel.seats import Spectator
from projections.decoder import Decoder
from service.play.forced_moves import known_only
from service.play.redaction import Redaction
from tests.service.clocks.waiting import total
from tests.service.people import Person
from tests.service.problems import problem
from tests.support.games import Dice, random_game
from tests.support.titles import SLUGS, title_of
from verifier.verifying import verify

People = Callable[[], Person]
PLAYED = ("tzolkin", "through-the-ages", "monumental", "eldervale")
"""Titles with decisions that everybody knows to be forced, in the recorded games."""


def prefer(person: Person, game: str, seat: int, **body: object) -> Any:
    return person.http.put(f"/v1/games/{game}/seats/{seat}/preferences", json=body)


def events(person: Person, game: str) -> list[Any]:
    told = person.http.get(f"/v1/games/{game}/events", headers={"Accept": "application/x-ndjson"})
    return [json.loads(line) for line in told.text.splitlines()]


def forced(found: list[Any]) -> list[tuple[Any, Any]]:
    """The facts that tell of forced moves, each with the event after it."""
    return [
        (one, after)
        for one, after in pairwise(found)
        if one["data"]["type"] == "table.forced-played"
    ]


def play_choices(person: Person, game: str, seats: tuple[int, ...], dice: Random) -> list[int]:
    """Plays to the end by hand what is no forced decision; how many commands each decision had."""
    counts: list[int] = []
    while True:
        shown = person.get(f"/v1/games/{game}")
        if shown["status"] != "running":
            return counts
        for seat in seats:
            legal = person.legal(game, seat)
            if len(legal["commands"]) > 1:
                answer = person.play(
                    game, seat, [dice.choice(legal["commands"])], decision=legal["decision"]
                )
                assert answer.status_code == 201, answer.text
                counts.append(len(legal["commands"]))


def test_a_whole_game_whose_forced_moves_are_played(person: People) -> None:
    ada = person()
    terms = total(100_000, on_expiry="loss")
    game = ada.open("me", "random", title="tzolkin", terms=terms)["id"]
    assert prefer(ada, game, 0, forced=True).json() == {"seat": 0, "forced": True}
    assert prefer(ada, game, 0, forced=True).status_code == 200
    play_choices(ada, game, (0,), Random(17))
    found = events(ada, game)
    assert [one["data"]["type"] for one in found].count("table.preferences-set") == 1
    played = forced(found)
    assert len(played) > 10
    for fact, move in played:
        assert (move["seat"], move["decision"]) == (0, fact["data"]["decision"])
        assert fact["data"]["seat"] == 0
    used = clock_used(found)
    assert all(used[at] == used[at - 1] for at, one in enumerate(found) if is_forced(one))
    assert used[-1] > 0, "it did run for choices"
    report = verify("game", ada.http.get(f"/v1/games/{game}/export").content, Registry.installed())
    assert report.good, report.findings


def is_forced(event: Any) -> bool:
    """Whether it tells of a forced move."""
    return bool(event["data"]["type"] == "table.forced-played")


class Told:
    """An event of a finished game, as it was written."""

    def __init__(self, event: Any) -> None:
        self.kind: str = event["data"]["type"]
        self.payload = json.dumps(event["data"]).encode()
        self.seat: int | None = event.get("seat")
        self.decision: int | None = event.get("decision")


def clock_used(found: list[Any]) -> list[int]:
    """What the clock of seat 0 had used after each event."""
    decoder, now, used = Decoder(Registry.installed()), Reckoning(), list[int]()
    for one in found:
        value = decoder.decode(Told(one))
        now = reckon(now, datetime.fromisoformat(one["at"]), one["ply"], value)
        time = now.of(0)
        used.append(0 if time is None else time.used)
    return used


def test_a_seat_changes_its_mind(person: People) -> None:
    ada, bob = person(), person()
    game = ada.open("me", "open")["id"]
    path = f"/v1/games/{game}/seats/0/preferences"
    refused = problem(prefer(ada, game, 0, forced=True), "not-at-this-table")
    assert refused["rule"] == "KR-PREF-01"
    bob.join(game)
    assert ada.get(path) == {"seat": 0, "forced": False}
    prefer(ada, game, 0, forced=True)
    assert ada.get(path) == {"seat": 0, "forced": True}
    assert prefer(ada, game, 0, forced=False).json() == {"seat": 0, "forced": False}
    problem(bob.http.get(path), "not-your-seat")
    for seat in ("1", "7", "x", "-1"):
        answer = ada.http.get(f"/v1/games/{game}/seats/{seat}/preferences")
        assert problem(answer, "not-your-seat")["field"] == "seat"
    problem(ada.http.put(path, json={}), "invalid-body")


def test_a_choice_is_taken_back_not_the_forced_move_after_it(person: People) -> None:
    ada = person()
    game = ada.open("me", "me", title="tzolkin")["id"]
    for seat in (0, 1):
        prefer(ada, game, seat, forced=True)
    dice = Random(5)
    while (undo := undo_behind_forced(ada, game)) is None:
        seat = ada.get(f"/v1/games/{game}")["awaits"][0]
        legal = ada.legal(game, seat)
        if len(legal["commands"]) > 1:
            ada.play_of(legal, game, seat, dice.randrange(100))
    moves = {one["ply"]: one for one in ada.get(f"/v1/games/{game}/moves", limit=1000)["items"]}
    assert moves[undo + 1]["events"][-1]["data"]["type"] == "table.forced-played"


def undo_behind_forced(person: Person, game: str) -> int | None:
    """The ply that the seat of the last move would go back to, if that move was forced."""
    found = events(person, game)
    last = max((at for at, one in enumerate(found) if one.get("seat") is not None), default=0)
    if not last or found[last - 1]["data"]["type"] != "table.forced-played":
        return None
    undo = person.legal(game, found[last]["seat"]).get("undo")
    return None if undo is None else int(undo["to"])


@pytest.mark.parametrize("slug", SLUGS)
def test_what_is_played_is_known_to_everybody_to_be_forced(slug: str) -> None:
    """In whatever world a spectator imagines, the seat has the same one command."""
    title, redaction = title_of(slug), Redaction(Decoder(Registry.installed()))
    known = 0
    for ply in random_game(title, seats=2, seed=1).plies:
        for seat in ply.before.agenda.awaits():
            only = known_only(title, ply.before, seat, redaction)
            known += only is not None
            for number in range(0 if only is None else 8):
                dice = Dice(f"{slug} {ply.number} {number}")
                twin = title.imagine(ply.before, Spectator(), dice)
                assert list(title.legal(twin, seat)) == [only], ply.number
    assert (known > 0) == (slug in PLAYED), known


def test_where_nothing_is_played_nothing_is_forced() -> None:
    """What public facts alone leave in Ancient Knowledge, the rules themselves answer."""
    title = title_of("ancient-knowledge")
    for ply in random_game(title, seats=3, seed=1).plies:
        for seat in ply.before.agenda.awaits():
            assert len(list(title.legal(ply.before, seat))) > 1, ply.number
