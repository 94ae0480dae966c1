"""Taking moves back: one's own at once, others' by consent, and nothing vanishes."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from games.kernel.registry import Registry
from tests.service.people import Person
from tests.service.problems import problem
from verifier.verifying import verify

People = Callable[[], Person]


def _table(person: People, title: str, **members: Any) -> tuple[Person, Person, str]:
    ada, bob = person(), person()
    game = ada.open("me", "open", title=title, **members)["id"]
    bob.join(game)
    return ada, bob, game


def _play(game: str, *seated: tuple[Person, int], moves: int) -> None:
    """Plays moves of whoever is awaited."""
    for turn in range(moves):
        one, seat = next(one for one in seated if one[0].legal(game, one[1])["commands"])
        one.play_any(game, seat, turn)


def _to_own_turn(ada: Person, bob: Person, game: str, title: str) -> int:
    """Plays until a move of somebody's was followed by another of the same, and told nothing new;
    the ply before it."""
    for turn in range(200):
        one, seat = next(
            (one, seat) for seat, one in enumerate((ada, bob)) if one.legal(game)["commands"]
        )
        before = one.get(f"/v1/games/{game}")["ply"]
        one.play_any(game, seat, turn)
        undo = one.legal(game)["undo"]
        assert undo["to"] == before
        answer = one.propose(game, seat, type="take-back", to=before)
        rewinds = one.get(f"/v1/games/{game}").get("rewinds", [])
        assert undo["free"] == ({"at": before + 1, "to": before} in rewinds)
        if answer.status_code == 201 and answer.json()["status"] == "agreed":
            return before
        if answer.status_code == 201:
            assert one.answer(game, "withdraw", seat).json()["status"] == "withdrawn"
    raise AssertionError("every move tells something")


@pytest.mark.parametrize("title", ["tzolkin", "ancient-knowledge"])
def test_own_choices_that_told_nothing_new_are_taken_back_at_once(
    person: People, title: str
) -> None:
    ada, bob, game = _table(person, title)
    to = _to_own_turn(ada, bob, game, title)
    shown = ada.get(f"/v1/games/{game}")
    assert shown["rewinds"][-1] == {"at": shown["ply"], "to": to}
    now = ada.get(f"/v1/games/{game}/states/latest")["view"]
    then = ada.get(f"/v1/games/{game}/states/{to}")["view"]
    steps, before = now.pop("agenda"), then.pop("agenda")
    assert now == then
    assert [one["step"] for one in steps] == [one["step"] for one in before]
    assert not {one["id"] for one in steps} & {one["id"] for one in before}
    moves = ada.get(f"/v1/games/{game}/moves", limit=1000)["items"]
    assert moves[-1]["in_force"] is False
    assert all(move.get("in_force", True) for move in moves[:to])


@pytest.mark.parametrize(("title", "to"), [("tzolkin", 1), ("ancient-knowledge", 5)])
def test_both_branches_are_kept_and_verified(
    person: People, title: str, to: int, tmp_path: Path
) -> None:
    """Behind ply `to` both have always played, so it is not taken back without consent."""
    ada, bob, game = _table(person, title)
    _play(game, (ada, 0), (bob, 1), moves=12)
    shown = ada.propose(game, 0, type="take-back", to=to).json()
    assert (shown["proposal"], shown["ply"]) == ({"type": "take-back", "to": to}, 12)
    bob.answer(game, "agree", 1)
    _play(game, (ada, 0), (bob, 1), moves=4)
    moves = ada.get(f"/v1/games/{game}/moves", limit=1000)["items"]
    assert [move["ply"] for move in moves] == list(range(1, 17))
    assert [move["ply"] for move in moves if move.get("in_force", True)] == [
        *range(1, to + 1),
        *range(13, 17),
    ]
    assert moves[12]["parent"] == to
    assert all("parent" not in move for move in moves if move["ply"] != 13)
    ada.http.post(f"/v1/games/{game}/resign", json={"seat": 0})
    raw = ada.http.get(f"/v1/games/{game}/export").content
    report = verify("export", raw, Registry.installed())
    assert report.good, report.findings
    assert {one.name: one.verdict for one in report.checks}["rules"] == "good"
    assert json.loads(raw)["game"]["rewinds"] == [{"at": 12, "to": to}]


def test_legal_says_whether_one_can_take_back(person: People) -> None:
    ada, bob, game = _table(person, "tzolkin")
    assert [one.legal(game)["undo"] for one in (ada, bob)] == [None, None]
    _play(game, (ada, 0), (bob, 1), moves=12)
    moves = ada.get(f"/v1/games/{game}/moves")["items"]
    for one, seat in ((ada, 0), (bob, 1)):
        last = max(move["ply"] for move in moves if move["seat"] == seat)
        undo = one.legal(game)["undo"]
        assert undo["to"] == last - 1
        assert undo["free"] is False or last == 12


@pytest.mark.parametrize("takebacks", ["never", "own"])
def test_nobody_can_take_back_what_the_terms_forbid(person: People, takebacks: str) -> None:
    ada, bob, game = _table(person, "tzolkin", terms={"takebacks": takebacks})
    _play(game, (ada, 0), (bob, 1), moves=12)
    undone = [one.legal(game)["undo"] for one in (ada, bob)]
    assert not [undo for undo in undone if undo and not undo["free"]]
    assert takebacks == "own" or undone == [None, None]


def test_a_late_command_of_the_branch_that_was_left_is_refused(person: People) -> None:
    ada, bob, game = _table(person, "tzolkin")
    _play(game, (ada, 0), (bob, 1), moves=8)
    one, seat = next((o, s) for s, o in enumerate((ada, bob)) if o.legal(game)["commands"])
    old = one.legal(game)
    ada.propose(game, 0, type="take-back", to=7)
    bob.answer(game, "agree", 1)
    refused = one.play(game, seat, old["commands"][:1], decision=old["decision"])
    problem(refused, "decision-closed")


def test_declining_leaves_everything_as_it_is(person: People) -> None:
    ada, bob, game = _table(person, "tzolkin")
    _play(game, (ada, 0), (bob, 1), moves=6)
    ada.propose(game, 0, type="take-back", to=0)
    problem(bob.propose(game, 1, type="call-off"), "not-at-this-table")
    declined = bob.answer(game, "decline", 1).json()
    assert (declined["status"], declined["declined_by"]) == ("declined", 1)
    problem(bob.answer(game, "agree", 1), "not-at-this-table")
    assert ada.get(f"/v1/games/{game}")["ply"] == 6


@pytest.mark.parametrize(("to", "rule"), [(6, "KR-TABLE-06"), (99, "KR-TABLE-06")])
def test_one_goes_back_to_an_earlier_ply(person: People, to: int, rule: str) -> None:
    ada, bob, game = _table(person, "tzolkin")
    _play(game, (ada, 0), (bob, 1), moves=6)
    refused = ada.propose(game, 0, type="take-back", to=to)
    assert problem(refused, "not-at-this-table")["rule"] == rule


def test_bots_do_not_let_draws_be_made_again(person: People) -> None:
    ada = person()
    game = ada.open("me", "random", title="ancient-knowledge")["id"]
    for turn in range(6):
        while not ada.legal(game)["commands"]:
            pass
        ada.play_any(game, 0, turn)
    refused = ada.propose(game, 0, type="take-back", to=0)
    assert problem(refused, "not-at-this-table")["rule"] == "KR-TABLE-05"


def test_two_who_agree_at_once_go_back_once(person: People) -> None:
    ada, bob, game = _table(person, "tzolkin")
    _play(game, (ada, 0), (bob, 1), moves=6)
    ada.propose(game, 0, type="take-back", to=0)
    first, again = (bob.answer(game, "agree", 1) for _ in range(2))
    assert first.json() == again.json(), "saying it again changes nothing"
    events = ada.get(f"/v1/games/{game}/events", limit=1000)["items"]
    assert sum(event["data"]["type"] == "table.rewound" for event in events) == 1


def test_whoever_plays_on_has_answered(person: People) -> None:
    """Ply 1 is one's, ply 2 the other's, so taking back both asks for consent."""
    ada, bob, game = _table(person, "tzolkin")
    _play(game, (ada, 0), (bob, 1), moves=6)
    assert ada.propose(game, 0, type="take-back", to=0).json()["ply"] == 6
    _play(game, (ada, 0), (bob, 1), moves=1)
    assert "proposal" not in ada.get(f"/v1/games/{game}")
    late = problem(bob.answer(game, "agree", 1), "not-at-this-table")
    assert late["rule"] == "KR-TABLE-10"
    assert ada.get(f"/v1/games/{game}")["ply"] == 7
    assert bob.propose(game, 1, type="take-back", to=0).json()["seat"] == 1


def test_nobody_agrees_with_himself_against_bots(person: People) -> None:
    """A person on two seats could have every draw made again."""
    ada = person()
    game = ada.open("me", "me", "random", title="ancient-knowledge")["id"]
    for turn in range(4):
        for seat in (0, 1):
            if ada.legal(game, seat)["commands"]:
                ada.play_any(game, seat, turn)
    refused = ada.propose(game, 0, type="take-back", to=0)
    assert problem(refused, "not-at-this-table")["rule"] == "KR-TABLE-05"


def test_whoever_plays_all_seats_takes_back_as_he_likes(person: People) -> None:
    ada = person()
    game = ada.open("me", "me", title="tzolkin")["id"]
    _play(game, (ada, 0), (ada, 1), moves=6)
    assert ada.propose(game, 0, type="take-back", to=0).json()["status"] == "open"
    assert ada.answer(game, "agree", 1).json()["status"] == "agreed"
    assert ada.get(f"/v1/games/{game}")["rewinds"] == [{"at": 6, "to": 0}]


def test_own_choices_go_whatever_is_proposed(person: People) -> None:
    ada, bob, game = _table(person, "tzolkin")
    to = _to_own_turn(ada, bob, game, "tzolkin")
    one, seat = next((o, s) for s, o in enumerate((ada, bob)) if o.legal(game)["commands"])
    one.play_any(game, seat)
    (bob, ada)[seat].propose(game, 1 - seat, type="pause", hours=3)
    assert one.propose(game, seat, type="take-back", to=to).json()["status"] == "agreed"
    shown = one.get(f"/v1/games/{game}")
    assert shown["rewinds"][-1]["to"] == to
    assert "proposal" not in shown


def test_while_the_game_stands_still_everybody_is_asked(person: People) -> None:
    ada, bob, game = _table(person, "tzolkin")
    to = _to_own_turn(ada, bob, game, "tzolkin")
    one, seat = next((o, s) for s, o in enumerate((ada, bob)) if o.legal(game)["commands"])
    one.play_any(game, seat)
    ada.propose(game, 0, type="pause", hours=3)
    bob.answer(game, "agree", 1)
    assert one.propose(game, seat, type="take-back", to=to).json()["status"] == "open"
    (bob, ada)[seat].answer(game, "agree", 1 - seat)
    shown = ada.get(f"/v1/games/{game}")
    assert shown["rewinds"][-1]["to"] == to
    assert shown["pauses"]


def test_a_retry_of_a_move_gets_its_answer_though_the_seat_is_lost(person: People) -> None:
    ada, bob, cyd = person(), person(), person()
    game = ada.open("me", "open", "open", title="ancient-knowledge")["id"]
    bob.join(game)
    cyd.join(game)
    legal = ada.legal(game)
    first = ada.play(game, 0, legal["commands"][:1], key="once", decision=legal["decision"])
    assert first.status_code == 201
    ada.http.post(f"/v1/games/{game}/resign", json={"seat": 0})
    again = ada.play(game, 0, legal["commands"][:1], key="once", decision=legal["decision"])
    assert (again.status_code, again.content) == (201, first.content)
    problem(ada.play(game, 0, legal["commands"][:1], key="other"), "not-your-seat")
