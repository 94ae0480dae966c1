"""The room that finished games take is measured on games of every title."""

import pytest

from bench.playing import titles
from bench.space import BOTS, STAGES, Plan, measure, planned
from games.kernel.players import strategies


def test_games_are_of_all_titles_seats_and_bots() -> None:
    games = [planned(number) for number in range(400)]
    assert sum(one.bot is not None for one in games) * BOTS == len(games)
    for title in titles():
        own = [one for one in games if one.title is title]
        least, most = title.meta.seats
        assert {one.seats for one in own} == {*range(least, most + 1)}
        assert {one.bot for one in own if one.bot} == {"random", *strategies(title.bots)}


@pytest.mark.slow
def test_what_games_leave_in_the_tables_is_measured() -> None:
    plan = Plan(games=5, partitions=1)
    found = {one.name: one.median for one in measure(plan)}
    assert found["moves of a game"] > 100
    assert found["events, just over"] > 100
    assert found["answers, just over"] > found.get("answers, answers gone", 0.0)
    assert found["archive_objects, packed"] > found["archive: games"] > 5
    assert found["events, packed"] < found["events, answers gone"] / 10
    assert "archive_objects, in a folder" not in found or not found["archive_objects, in a folder"]
    assert found["archive"] == pytest.approx(found["archive: games"] + found["archive: log"])
    for stage in STAGES:
        tables = [size for name, size in found.items() if name.endswith(f", {stage}")]
        assert found[f"all tables, {stage}"] == pytest.approx(sum(tables) / 2)
