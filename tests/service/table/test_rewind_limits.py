"""A game goes back only so often: nobody can make one that holds up whoever looks at it."""

from collections.abc import Callable

from games.kernel.lifecycle import Rewind
from service.play.history import Branches
from service.table.rewind_limits import PER_GAME, PER_PLY, TOO_OFTEN, too_often
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


def test_a_seat_takes_back_only_so_often(person: People) -> None:
    ada = person()
    terms = {"takebacks": "own"}
    game = ada.open("me", "me", title="tzolkin", terms=terms)["id"]
    taken = 0
    for _ in range(PER_PLY + 1):
        shown = ada.get(f"/v1/games/{game}")
        seat = shown["awaits"][0]
        ada.play_any(game, seat)
        body = {"seat": seat, "proposal": {"type": "take-back", "to": 0}}
        answer = ada.http.post(f"/v1/games/{game}/proposals", json=body)
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
