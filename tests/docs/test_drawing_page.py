"""The page about drawing: its program draws every title, and shows what can be clicked."""

import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

from games.kernel.registry import Registry
from tests.docs.blocks import ROOT, blocks
from tests.service.people import Person
from tests.service.process import ServiceProcess

PAGE = ROOT / "docs" / "drawing.md"
TITLES = sorted(title.meta.slug for title in Registry.installed())
SVG = "{http://www.w3.org/2000/svg}"


def programs() -> list[str]:
    """All Python of the page."""
    return [block.text for block in blocks(PAGE) if block.language == "python"]


def program() -> str:
    """The one that draws a board; the other one lists formulas."""
    _, drawing = programs()
    return drawing


def test_it_is_as_short_as_the_page_says() -> None:
    """Blank lines and what explains them are for the eye."""
    lines = [line for line in program().splitlines() if line.strip() and '"""' not in line]
    assert len([line for line in lines if not line.startswith(("import ", "from "))]) == 60


@pytest.mark.parametrize("title", TITLES)
def test_it_draws_every_title(shared_service: ServiceProcess, tmp_path: Path, title: str) -> None:
    ada = Person.create(shared_service.url, f"draws-{title}")
    game = ada.open("me", "me", title=title)["id"]
    (seat, *_) = ada.get(f"/v1/games/{game}")["awaits"]
    done = subprocess.run(
        [sys.executable, "-I", "-c", program(), game, str(seat)],
        cwd=tmp_path,
        env={"KRONIKA_URL": shared_service.url, "KRONIKA_TOKEN": ada.token, "PYTHONUTF8": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    scene = ada.get(f"/v1/games/{game}/scenes/latest", seat=seat)["scene"]
    zones = [zone for board in scene["boards"] for zone in board.get("zones", ())]
    items = [item for zone in zones for item in zone.get("items", ())]
    drawn = ElementTree.parse(tmp_path / "board.svg").getroot()
    assert [one.get("id") for one in drawn.iter(f"{SVG}circle")] == [one["id"] for one in items]
    assert len(list(drawn.iter(f"{SVG}rect"))) == len(zones)
    hints = ada.get(f"/v1/games/{game}/legal", seat=seat)["hints"]
    first = {one["path"][0] for one in hints if one["path"]}
    lit = [one for one in drawn.iter() if one.get("stroke") == "#e60"]
    assert len(lit) == len(first), "everything that can be clicked first is on the board"
    buttons = {one["words"] for one in hints if not one["path"]}
    assert set(done.stdout.splitlines()) == buttons or not buttons


def test_it_lists_formulas(shared_service: ServiceProcess) -> None:
    listing, _ = programs()
    done = subprocess.run(
        [sys.executable, "-I", "-c", listing],
        env={"KRONIKA_URL": shared_service.url, "PYTHONUTF8": "1"},
        capture_output=True,
        text=True,
        check=True,
    )
    said = done.stdout.splitlines()
    assert "Farm: feeds 3 workers: cost: 2 wood" in said
    assert "Uxmal 1: gives: -3 corn, 1 step" in said
