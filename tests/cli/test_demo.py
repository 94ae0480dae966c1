"""Bots play a whole game live."""

import re
from pathlib import Path

import httpx
import pytest

from tests.cli.conftest import Shown
from tests.cli.running import Serving, Terminal, kronika, serving

pytestmark = pytest.mark.slow


def test_every_move_is_shown_once_in_order(service: Serving, shown: Shown) -> None:
    game = httpx.get(f"{service.url}/v1/games/{shown.game}", timeout=180).json()
    assert game["status"] == "finished"
    numbers = [int(line.split(".")[0]) for line in shown.lines]
    assert numbers == list(range(1, game["ply"] + 1))


def test_lines_are_the_notation_of_the_service(service: Serving, shown: Shown) -> None:
    moves = httpx.get(f"{service.url}/v1/games/{shown.game}/moves?limit=1000", timeout=180).json()[
        "items"
    ]
    told = [line.split(": ", 1)[1] for line in shown.lines]
    same = sum(line == move["notation"] for line, move in zip(told, moves, strict=True))
    hidden = sum("hidden)" in line for line in told)  # now open, hidden while it was played
    assert same + hidden == len(moves)
    assert hidden < 10


def test_the_result_is_the_score_sheet_of_the_game(service: Serving, shown: Shown) -> None:
    result = httpx.get(f"{service.url}/v1/games/{shown.game}", timeout=180).json()["result"]
    for standing in result["standings"]:
        assert f"{standing['points']}" in shown.output
        for line in standing["breakdown"]:
            assert line["label"] in shown.output


def test_the_links_lead_to_the_game(service: Serving, shown: Shown) -> None:
    links = re.findall(rf"{service.url}\S+", shown.output)
    assert f"{service.url}/v1/games/{shown.game}/export" in links
    page = f"{service.url}/games/{shown.game}"
    assert {page, f"{page}/audit"} <= set(links)
    assert httpx.get(page, timeout=180).headers["Content-Type"].startswith("text/html")
    for link in links:
        assert httpx.get(link, timeout=180).is_success, link
    assert f"replay {shown.game} --url {service.url}" in shown.output


def test_the_page_that_shows_the_game_live_is_named_before_the_first_move(
    service: Serving, shown: Shown
) -> None:
    told = f"Watch it live in a browser: {service.url}/games/{shown.game}\n"
    assert told in shown.output
    assert shown.output.index(told) < shown.output.index(shown.lines[0])


def test_seats_and_options_are_as_asked(service: Serving) -> None:
    options = '{"corn_vp_rounding": "floor"}'
    done = kronika(
        "demo", "--seats=3", "--bots=random", f"--options={options}", f"--url={service.url}"
    )
    assert done.returncode == 0, done.stderr
    found = re.search(r"game (\S+): random, random, random", done.stdout)
    assert found is not None
    game = httpx.get(f"{service.url}/v1/games/{found[1]}", timeout=180).json()
    assert game["options"]["corn_vp_rounding"] == "floor"


def test_in_a_terminal_the_board_stands_below_the_moves(service: Serving) -> None:
    terminal = Terminal("demo", "--bots=random", "--delay=0", "--url", service.url)
    terminal.see("ply ")
    terminal.see("Chichen Itza")
    assert terminal.end() == 0
    assert "Result" in terminal.shown


def test_without_a_service_it_says_how_to_start_one() -> None:
    done = kronika("demo", "--url=127.0.0.1:9")
    assert done.returncode == 2
    assert "no Kronika answers at http://127.0.0.1:9" in done.stderr
    assert "serve" in done.stderr


def test_a_service_of_its_own_is_stopped_and_keeps_the_game(scratch_folder: Path) -> None:
    done = kronika("demo", "--serve", "--bots=random", f"--data={scratch_folder / 'data'}")
    assert done.returncode == 0, done.stderr
    found = re.search(r"replay (\S+) --url (\S+)", done.stdout)
    assert found is not None
    with pytest.raises(httpx.ConnectError):
        httpx.get(f"{found[2]}/health", timeout=180)
    with serving(scratch_folder) as again:
        game = httpx.get(f"{again.url}/v1/games/{found[1]}", timeout=180).json()
    assert game["status"] == "finished"
