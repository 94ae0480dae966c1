"""A game goes back only so often: nobody can make one that holds up whoever looks at it."""

from collections.abc import Callable

from games.kernel.table.rewinding import Rewind
from referee.branches import Branches
from service.table.rewind_limits import (
    PER_GAME,
    PER_PLY,
    PER_SEAT,
    TOO_OFTEN,
    too_often,
    too_often_alone,
)
from tests.service.people import Person
from tests.service.problems import problem

People = Callable[[], Person]


def test_a_ply_is_gone_back_to_so_often_and_a_game_goes_back_so_often() -> None:
    often = [Rewind(at=number + 1, to=0) for number in range(PER_PLY)]
    assert too_often(often[:-1], 0) is None
    assert too_often(often, 0) is not None
    assert too_often(often, 1) is None
    many = [Rewind(at=number + 1, to=number) for number in range(PER_GAME)]
    assert too_often(many[:-1], 5) is None
    refused = too_often(many, PER_GAME)
    assert refused is not None
    assert refused.rule == TOO_OFTEN


def test_a_seat_takes_back_so_often_and_others_have_theirs() -> None:
    taken = [0] * PER_SEAT
    assert too_often_alone([*taken[:-1], 1, 1], 0) is None
    refused = too_often_alone(taken, 0)
    assert refused is not None
    assert refused.rule == TOO_OFTEN
    assert too_often_alone(taken, 1) is None, "it uses up nothing of another seat"
    assert 4 * PER_SEAT < PER_GAME


def test_notation_in_which_a_seat_takes_back_too_often_is_not_imported(person: People) -> None:
    """It goes back to several plies in turn, so that only what a seat may do is exceeded."""
    ada, bob = person(), person()
    game = ada.open("me", "open", title="tzolkin", terms={"takebacks": "own"})["id"]
    bob.join(game)
    for _ in range(PER_SEAT // PER_PLY + 2):
        seat = ada.get(f"/v1/games/{game}")["awaits"][0]
        (ada, bob)[seat].play_any(game, seat)
    assert ada.http.post(f"/v1/games/{game}/resign", json={"seat": 0}).is_success
    record = ada.get(f"/v1/games/{game}/notation")  # of a game that is over, with its seed
    played, plies = record["moves"][:6], [ply for ply in (5, 4, 3, 2) for _ in range(PER_PLY)]
    assert len(plies) == PER_SEAT
    for why, accepted in (("agreed", True), ("takeback 0", False)):
        record["moves"] = [*played, *(f"back to {ply} ({why})" for ply in (*plies, 1))]
        answer = ada.http.post("/v1/games/import", json=record)
        if accepted:
            assert answer.is_success, answer.text
        else:
            assert problem(answer, "not-importable")["rule"] == TOO_OFTEN


def test_a_seat_takes_back_only_so_often(person: People) -> None:
    ada = person()
    terms = {"takebacks": "own"}
    game = ada.open("me", "me", title="tzolkin", terms=terms)["id"]
    taken = 0
    for _ in range(PER_PLY + 1):
        shown = ada.get(f"/v1/games/{game}")
        seat = shown["awaits"][0]
        ada.play_any(game, seat)
        answer = ada.propose(game, seat, type="take-back", to=0)
        if not answer.is_success:
            break
        taken += 1
    assert taken == PER_PLY
    assert problem(answer, "not-at-this-table")["rule"] == TOO_OFTEN


def test_notation_that_goes_back_without_end_is_not_imported(person: People) -> None:
    """18,000 lines of it stopped a whole process."""
    ada, bob = person(), person()
    game = ada.open("me", "open", title="tzolkin")["id"]
    bob.join(game)
    ada.play_any(game, 0)
    record = ada.get(f"/v1/games/{game}/notation")
    record["moves"] = ["back to 0"] * 9000
    answer = ada.http.post("/v1/games/import", json=record)
    assert problem(answer, "not-importable")["rule"] == TOO_OFTEN


def test_branches_are_worked_out_once_for_all_moves() -> None:
    rewinds = [Rewind(at=10, to=4), Rewind(at=14, to=12)]
    found = Branches.of(rewinds, 15)
    assert found.parents == {11: 4, 15: 12}
    assert [(one.first, one.last) for one in found.line] == [(0, 4), (11, 12), (15, 15)]
