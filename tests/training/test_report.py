"""The report tells of the weights that are there."""

import re
from pathlib import Path

import pytest
from msgspec.structs import replace

from tests.support.titles import INSTALLED, title_of
from training import report
from training.measuring import Bin, Measured, Tenth
from training.report import Section

APPRAISED = tuple(slug for slug in INSTALLED if title_of(slug).appraisal is not None)

SECTION = Section(
    name="Pebbles",
    command="python -m training pebbles --games 10 --seed 1",
    games=8,
    held_out=2,
    positions=240,
    features=3,
    measured=Measured(
        positions=60,
        loss=0.25,
        of_base=0.693,
        of_leader=0.5,
        bins={9: Bin(said=0.95, came=1.0, count=60)},
        tenths={0: Tenth(loss=0.25, of_leader=0.5, points=3.25, count=60)},
    ),
)


@pytest.mark.parametrize("slug", APPRAISED)
def test_the_report_tells_of_the_games_that_were_fitted_to(slug: str) -> None:
    title = title_of(slug)
    assert title.appraisal is not None
    told = report.FILE.read_text(encoding="utf-8")
    section = told.partition(f"\n## {title.meta.name}\n")[2].partition("\n## ")[0]
    weights = title.appraisal.weights
    found = re.search(
        r"([\d,]+) games were fitted to \([\d,]+ positions, (\d+) features\)", section
    )
    assert found is not None
    assert found[1].replace(",", "") == str(weights.games)
    assert found[2] == str(len(weights.features))
    assert f"python -m training {slug} --games" in section


def test_a_section_replaces_the_one_of_its_title(tmp_path: Path) -> None:
    file = tmp_path / "report.md"
    report.write(SECTION, file)
    first = file.read_text()
    report.write(replace(SECTION, name="Marbles"), file)
    both = file.read_text()
    assert both.index("## Marbles") < both.index("## Pebbles")
    report.write(replace(SECTION, name="Marbles"), file)
    assert file.read_text() == both
    assert first.partition("## Pebbles")[2] == both.partition("## Pebbles")[2]
    assert "| this appraisal | 0.250 |" in both
