"""The recorded playthroughs are what is played today, letter by letter."""

import pytest

from tests.playthroughs.transcript import FOLDER, files, transcript
from tests.support.titles import SLUGS


@pytest.mark.parametrize("slug", SLUGS)
def test_playthroughs_have_not_changed(slug: str) -> None:
    mine = files([slug])
    assert len(mine) == 2
    for path, (_, seats, policy) in mine.items():
        now, recorded = transcript(slug, seats, policy), path.read_text(encoding="utf-8")
        assert now.splitlines() == recorded.splitlines(), f"{path.name} has become different"


@pytest.mark.parametrize("slug", SLUGS)
def test_boards_fit_a_terminal(slug: str) -> None:
    for path in FOLDER.glob(f"{slug}-*.txt"):
        lines = path.read_text(encoding="utf-8").splitlines()
        wide = [line for line in lines if line.startswith("    |") and len(line) > 106]
        assert wide == []


def test_no_playthrough_is_left_over() -> None:
    assert set(FOLDER.glob("*.txt")) <= set(files())
