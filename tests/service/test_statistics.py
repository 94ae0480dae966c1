"""How games of a title go, as everybody can ask."""

from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest

from projections.statistics import Added, ScoreRow, SizeRow, SourceRow, WinsRow
from service.lobby.presenters.statistics import BARS, statistics_shown
from tests.service.people import Person, play_to_the_end
from tests.service.problems import problem
from tests.service.process import ServiceProcess
from tests.service.settling import settle
from tests.support.titles import title_of

PATH = "/v1/titles/lanterns/statistics"


@pytest.fixture
def service(service_log: Path, postgres_dsn: str, redis_url: str) -> Iterator[ServiceProcess]:
    """A service in which nobody has played yet."""
    with ServiceProcess(service_log, postgres_dsn, redis_url) as running:
        yield running


def _result(person: Person, game: str) -> dict[int, dict[str, Any]]:
    found = person.get(f"/v1/games/{game}")["result"]["standings"]
    return {one["seat"]: one for one in found}


def test_statistics_are_what_the_results_add_up_to(service: ServiceProcess) -> None:
    ada, bob = Person.create(service.url, "ada"), Person.create(service.url, "bob")
    empty = ada.http.get(PATH)
    assert empty.json() == {"title": "lanterns", "companies": [], "bots": []}
    assert empty.headers["cache-control"] == "public, max-age=300"
    problem(ada.http.get("/v1/titles/chess/statistics"), "unknown-title")
    assert "me" not in ada.get("/v1/leaderboards/lanterns")

    game = ada.open("me", "open")["id"]
    bob.join(game)
    play_to_the_end(game, (ada, 0), (bob, 1))
    given_up = ada.open("me", "open")["id"]
    bob.join(given_up)
    bob.http.post(f"/v1/games/{given_up}/resign", json={"seat": 1})
    settle(ada.http)

    result = _result(ada, game)
    (persons,) = ada.get(PATH)["companies"]
    assert (persons["company"], persons["games"]) == ("persons", 1)
    (size,) = persons["sizes"]
    plies = ada.get(f"/v1/games/{game}")["ply"]
    assert (size["seats"], size["games"]) == (2, 1)
    assert size["wins"] == [int(result[seat]["rank"] == 1) for seat in (0, 1)]
    assert size["plies"] == {"low": plies, "middle": plies, "high": plies}
    points = sorted(one["points"] for one in result.values())
    assert persons["scores"]["best"] == points[-1]
    assert persons["scores"]["all"]["middle"] == points[0]
    assert sum(bar["all"] for bar in persons["scores"]["bars"]) == 2
    sheets = {
        line["code"]: line["points"]
        for one in result.values()
        if one["rank"] == 1
        for line in one["breakdown"]
    }
    assert all(one["winners"] == sheets[one["code"]] for one in persons["sources"])
    czech = ada.http.get(PATH, headers={"Accept-Language": "cs"})
    assert czech.headers["content-language"] == "cs"
    labels = {one["label"] for one in czech.json()["companies"][0]["sources"]}
    assert labels
    assert labels <= {"Kola", "Zbylo v ruce"}


def test_everybody_is_told_their_own_place(service: ServiceProcess) -> None:
    people = [Person.create(service.url, name) for name in ("ada", "bob", "eve")]
    ada, bob, eve = people
    for winner, loser in ((ada, bob), (ada, eve), (bob, eve)):
        game = winner.open("me", "open")["id"]
        loser.join(game)
        loser.http.post(f"/v1/games/{game}/resign", json={"seat": 1})
    settle(ada.http)
    path = "/v1/leaderboards/lanterns"
    places = [one.get(path, limit=1)["me"] for one in people]
    assert [(one["place"], one["players"], one["wins"]) for one in places] == [
        (1, 3, 2),
        (2, 3, 1),
        (3, 3, 0),
    ]
    first = ada.get(path)["items"][0]
    del first["account"]
    assert {**first, "place": 1, "players": 3} == places[0]
    assert "me" not in eve.get(path, min_games=3), "she has two games"


def test_lines_of_one_kind_are_one_category_and_bars_are_few() -> None:
    title = title_of("through-the-ages")
    scores = [
        ScoreRow(company="persons", won=points > 150, points=float(points), count=1)
        for points in (-3, 40, 90, 160, 170.25)
    ]
    sources = [
        SourceRow(company="persons", won=True, label=label, points=points)
        for label, points in (
            ("before_final_scoring", 300.0),
            ("impact_of_government#1", 18.0),
            ("impact_of_happiness#1", 12.0),
        )
    ]
    quarter = (10, 20, 30)
    size = SizeRow(
        company="persons",
        seats=2,
        games=2,
        since=datetime(2026, 1, 1, tzinfo=UTC),
        plies=quarter,
        seconds=(60.0, 120.0, 186.0),
    )
    wins = tuple(WinsRow(company="persons", seats=2, seat=seat, wins=1) for seat in (0, 1))
    added = Added(sizes=(size,), wins=wins, scores=tuple(scores), sources=tuple(sources), bots=())
    (shown,) = statistics_shown(title, added, "en").companies
    assert [(one.label, one.winners, one.others) for one in shown.sources] == [
        ("Before the final scoring", 150, 0),
        ("Events", 15, 0),
    ]
    assert len(shown.scores.bars) <= BARS
    assert [(one.least, one.all) for one in shown.scores.bars if one.all] == [
        (-10, 1),
        (40, 1),
        (90, 1),
        (160, 1),
        (170, 1),
    ]
    assert (shown.scores.all.low, shown.scores.all.middle, shown.scores.all.high) == (40, 90, 160)
    assert shown.scores.winners.middle == 160
    assert (shown.sizes[0].minutes.high, shown.sizes[0].wins) == (3.1, (1, 1))
