"""Boards in the terminal: the players first, narrow enough, with what the signs mean."""

from pathlib import Path

import pytest

from games.kernel.registry import Registry
from service.cli.replay.fitting import fitted
from service.cli.replay.marks import next_round, next_turn, round_before, turn_before
from service.cli.replay.recording import Recording, ReplayedMove
from service.cli.replay.table import LETTERS, player_lines, table_of
from tests.cli.conftest import Shown
from tests.cli.running import Terminal
from tests.support.games import Played, game

TITLES = {title.meta.slug: title for title in Registry.installed()}


@pytest.fixture(scope="module", params=sorted(TITLES))
def played(request: pytest.FixtureRequest) -> Played:
    return game(TITLES[request.param], seats=2, seed=3, policy="random")


def recorded(played: Played) -> Recording:
    """The game as a recording, which draws any ply."""
    title = played.title
    after = [played.plies[0].before, *(ply.after for ply in played.plies)]
    moves = tuple(
        ReplayedMove(
            ply=ply.number,
            parent=ply.number - 1,
            in_force=True,
            seat=ply.action.seat,
            notation="",
            events=(),
        )
        for ply in played.plies
    )
    return Recording(
        id="x", title=title.meta.name, status="finished", names={0: "ada", 1: "bob"}, setup=(),
        moves=moves, result=None, draw=lambda ply: table_of(title, title.showing.view(after[ply])),
        legend=title.showing.legend,
    )  # fmt: skip


def test_every_seat_has_a_line_with_its_name_and_points(played: Played) -> None:
    view = played.title.showing.view(played.plies[-1].after)
    lines = list(player_lines(table_of(played.title, view), {0: "ada", 1: "bob"}, mover=1))
    assert [line[:6] for line in lines] == [" A ada", ">B bob"]
    for line, score in zip(lines, view.scores, strict=True):
        assert f"(seat {score.seat})  {score.points} points" in line


def test_what_is_squeezed_says_the_same_in_less_room(played: Played) -> None:
    """Words and their order stay, and what stands below each other does."""
    for ply in played.plies[::40]:
        picture = played.title.showing.picture(played.title.showing.view(ply.after))
        narrow = list(fitted(picture, 80))
        assert [line.split() for line in narrow] == [line.split() for line in picture.splitlines()]
        assert max(map(len, narrow)) <= max(map(len, picture.splitlines()))
        assert list(fitted(picture, 200)) == picture.splitlines()


def test_blank_columns_go_and_the_others_stay_aligned() -> None:
    table = "a     b      c\nlong  b2     c2"
    assert list(fitted(table, 13)) == ["a     b   c", "long  b2  c2"]
    assert list(fitted(table, 11)) == ["a    b  c", "long b2 c2"]


def test_turns_and_rounds_are_stepped_through_and_back(played: Played) -> None:
    found = recorded(played)
    movers = [found.mover(ply) for ply in range(found.last + 1)]
    turns = [n for n in range(1, found.last + 1) if movers[n] != movers[n - 1]]
    stepped, ply = [], 0
    while (ply := next_turn(found, ply)) < found.last and len(stepped) < 8:
        stepped.append(ply)
    assert stepped == turns[: len(stepped)]
    assert stepped
    back = turn_before(found, stepped[-1])
    assert back == ([0, *turns])[len(stepped) - 1]
    first = next_round(found, 0)
    if found.draw(0).round is None:
        assert first == found.last
        return
    assert found.draw(first).round != found.draw(first - 1).round
    assert {found.draw(n).round for n in range(first)} == {found.draw(0).round}
    assert round_before(found, first) == 0
    assert round_before(found, next_round(found, first)) == first


@pytest.mark.parametrize("slug", sorted(set(TITLES) - {"lanterns", "pebbles"}))
def test_every_title_says_what_its_signs_mean(slug: str) -> None:
    legend = TITLES[slug].showing.legend
    assert legend.endswith(".")
    assert len(legend) > 80


def test_a_small_terminal_shows_players_first(exported: Path, shown: Shown) -> None:
    """80 columns and 24 lines: names, points and the board's beginning without scrolling."""
    reader = Terminal("replay", exported, "--keys", "--ply=40", rows=24, columns=80)
    seen = reader.see("q: quit")
    first = seen[: seen.index("TZOLK")]
    for seat, name in enumerate(("farmer", "random")):
        assert f"{LETTERS[seat]} {name} (seat {seat})" in first
    assert "round " in first
    assert "Palenque" in seen
    assert not [line for line in seen.splitlines() if len(line) > 80]
    reader.press("l")
    assert "A is farmer (seat 0), B is random (seat 1)." in reader.see("Goods: c corn")
    reader.press("l")
    reader.press("r")
    reader.find(r"ply (4[1-9]|[5-9]\d|\d{3}) of")
    reader.press("t")
    reader.press("q")
    assert reader.end() == 0
