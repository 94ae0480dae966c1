"""What is drawn in games has a name in both languages of the browser."""

import json
from pathlib import Path

import pytest
from generating.nodejs import install, node

from tests.laws.seeds import chosen
from tests.support.titles import SLUGS, title_of
from tests.web.chromium import WEB

pytestmark = pytest.mark.web


def _labels(slug: str) -> set[str]:
    """The labels of all that is drawn in the games that reach what a title can reach."""
    games = [seed.play(title_of(slug)) for seed in chosen(slug)]
    return {
        draw.label
        for played in games
        for draw in (*played.opening_drawn, *(one for ply in played.plies for one in ply.drawn))
    }


@pytest.mark.parametrize("slug", SLUGS)
def test_every_kind_of_draws_has_a_name_in_both_languages(slug: str, tmp_path: Path) -> None:
    install(WEB)
    labels = _labels(slug)
    assert labels
    path = tmp_path / "labels.json"
    path.write_text(json.dumps(sorted(labels)), "utf-8")
    node(WEB, "tests/named.mjs", str(path))
