"""Preferences of a seat: forced decisions are played for it, where everybody knows them to be
forced, as ordinary moves that the log tells apart."""

import json
import time
from collections.abc import Callable
from datetime import datetime
from itertools import pairwise
from random import Random
from typing import Any

import msgspec
import pytest

from clocks.reckoning import Reckoning, reckon
from events.chance import SeededChance
from events.fairness import drawing_seed
from games.eldervale.rules.magic.spells import can_cast
from games.eldervale.steps.turn import TakingTail
from games.kernel.refusal import Illegal
from games.kernel.registry import Registry
from games.kernel.seats import Spectator
from games.kernel.title import Action, AnyTitle, Table, fold, play
from referee.decoder import Decoder
from referee.redaction import Redaction
from service.play.forced_moves import known_only
from tests.service.clocks.waiting import total
from tests.service.people import Person
from tests.service.problems import problem
from tests.support.games import Dice, random_game
from tests.support.ndjson import items
from tests.support.titles import SLUGS, title_of
from verifier.verifying import verify

pytestmark = pytest.mark.slow

People = Callable[[], Person]
PLAYED = ("tzolkin", "through-the-ages", "monumental", "eldervale")
"""Titles with decisions that everybody knows to be forced, in the recorded games."""


def prefer(person: Person, game: str, seat: int, **body: object) -> Any:
    return person.http.put(f"/v1/games/{game}/seats/{seat}/preferences", json=body)


def events(person: Person, game: str) -> list[Any]:
    told = person.http.get(f"/v1/games/{game}/events", headers={"Accept": "application/x-ndjson"})
    return items(told.text)


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


class RecordedFact:
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
        value = decoder.decode(RecordedFact(one))
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


@pytest.mark.parametrize("slug", PLAYED)
def test_a_choice_is_taken_back_not_the_forced_move_after_it(person: People, slug: str) -> None:
    """The game is played up to the choice in this process, with the draws that the service makes
    of the same seed. A forced pass of Monumental always draws, so that the other seat is asked."""
    ada, seed, draws = person(), "17" * 32, slug == "monumental"
    options = {"mode": "continuous"} if draws else {}
    lines, action = choice_before_forced(title_of(slug), options, seed, draws=draws)
    table = {"title": slug, "seats": [{"kind": "person"}] * 2, "options": options, "seed": seed}
    body = {"format": "kronika-notation/1", **table, "moves": lines}
    path = f"/v1/games/{ada.http.post('/v1/games/import', json=body).json()['id']}"
    game, seat, last = path.rpartition("/")[2], action.seat, len(lines)
    for one in (0, 1):
        prefer(ada, game, one, forced=True)
    before = ada.legal(game, seat)
    chosen = msgspec.to_builtins(action.command)
    assert ada.play(game, seat, [chosen], decision=before["decision"]).status_code == 201
    while not forced(events(ada, game)):
        time.sleep(0.02)
    assert ada.legal(game, seat)["undo"] == {"to": last, "free": not draws}
    asked = ada.propose(game, seat, type="take-back", to=last).json()
    assert asked["status"] == ("open" if draws else "agreed")
    if draws:
        ada.answer(game, "agree", 1 - seat)
    shown = ada.get(path)
    assert shown["rewinds"] == [{"at": shown["ply"], "to": last}]
    assert shown["ply"] > last + 1, "the choice and what was forced after it"
    again = ada.legal(game, seat)
    assert (again["commands"], again["asks"]) == (before["commands"], before["asks"])
    assert len(again["commands"]) > 1


def choice_before_forced(
    title: AnyTitle, options: object, seed: str, *, draws: bool
) -> tuple[list[str], Action[Any]]:
    """The lines of a game up to a choice that draws nothing, and leaves its seat a decision that
    everybody knows to be forced and that `draws` or does not; and that choice."""
    drawing = drawing_seed(bytes.fromhex(seed), [None, None])
    redaction, dice = Redaction(Decoder(Registry.installed())), Random(5)
    table = Table(seats=2, options=msgspec.convert(options, title.types.options))
    facts = title.rules.setup(table, SeededChance(drawing, 0))
    assert not isinstance(facts, Illegal)
    state, lines = fold(title, facts, None), list[str]()
    while True:
        seat = min(state.agenda.awaits())
        legal = list(title.rules.legal(state, seat))
        action = Action(
            seat=seat, decision=state.agenda.open_for(seat).id, command=dice.choice(legal)
        )
        after, drawn = played(title, state, action, drawing, len(lines) + 1)
        only = known_only(title, after, seat, redaction) if seat in after.agenda.awaits() else None
        if len(legal) > 1 and only is not None and not drawn:
            forced = Action(seat=seat, decision=after.agenda.open_for(seat).id, command=only)
            _, drawn = played(title, after, forced, drawing, len(lines) + 2)
            if drawn is draws:
                return lines, action
        lines.append(f"{seat}: {title.showing.notation.print(action.command)}")
        state = after


def played(
    title: AnyTitle, state: Any, action: Action[Any], drawing: bytes, ply: int
) -> tuple[Any, bool]:
    """The state after a command, and whether something was drawn."""
    chance = Counted(SeededChance(drawing, ply))
    decided = play(title, state, action, chance)
    assert not isinstance(decided, Illegal), decided
    return decided.state, chance.drawn


class Counted:
    """Chance that knows whether it was asked."""

    def __init__(self, chance: SeededChance) -> None:
        self._chance, self.drawn = chance, False

    def below(self, n: int, label: str) -> int:
        self.drawn = True
        return self._chance.below(n, label)


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
                twin = title.rules.imagine(ply.before, Spectator(), dice)
                assert list(title.rules.legal(twin, seat)) == [only], ply.number
    assert (known > 0) == (slug in PLAYED), known


def test_an_end_of_turn_in_eldervale_with_a_hand_would_tell_what_is_not_in_it() -> None:
    """Whenever ending the turn is all that a seat can do, a card that it might hold could be cast
    or completed: a turn that ended by itself would tell that it is not in the hand."""
    title, told = title_of("eldervale"), 0
    for ply in random_game(title, seats=3, seed=1).plies:
        state = ply.before
        for seat in state.agenda.awaits():
            one, frame = state.players[seat], state.agenda.open_for(seat)
            asked = isinstance(frame.step, TakingTail) and set(one.hand) - set(one.known)
            if not asked or len(list(title.rules.legal(state, seat))) > 1:
                continue
            unknown = {*state.magic.items, *one.hand} - set(one.known)
            assert any(can_cast(state, seat, card, "own_turn") for card in unknown), ply.number
            told += 1
    assert told > 10


def test_where_nothing_is_played_nothing_is_forced() -> None:
    """What public facts alone leave in Ancient Knowledge, the rules themselves answer."""
    title = title_of("ancient-knowledge")
    for ply in random_game(title, seats=3, seed=1).plies:
        for seat in ply.before.agenda.awaits():
            assert len(list(title.rules.legal(ply.before, seat))) > 1, ply.number
