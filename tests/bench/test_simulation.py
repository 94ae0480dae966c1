"""The simulation of queues keeps the laws of queues; the page says what was measured."""

import random

import pytest

from bench import scaling, stored
from bench.events import Ferry, Station, World
from bench.peers import row
from bench.queues import Costs, Outcome, Simulation, Site, costs, most
from bench.report import read

COST = Costs(
    events=5.0,
    service=1e-3,
    postgres=0.4e-3,
    valkey=0.02e-3,
    models=0.02e-3,
    models_postgres=0.02e-3,
    read=0.2e-3,
    told=0.01e-3,
    heard=0.02e-3,
    heard_valkey=0.002e-3,
    flush=0.1e-3,
)


@pytest.mark.parametrize("busy", [0.3, 0.6, 0.8])
def test_a_station_waits_as_theory_says(busy: float) -> None:
    """M/M/1: of the queue alone, busy^2 / (1 - busy) wait on average."""
    world, dice = World(), random.Random(7)
    station = Station(world)

    def arrive() -> None:
        station.take(dice.expovariate(1.0), lambda: None)
        world.later(dice.expovariate(busy), arrive)

    arrive()
    world.run(40_000)
    assert station.busy == pytest.approx(busy, rel=0.05)
    assert station.queue == pytest.approx(busy**2 / (1 - busy), rel=0.15)


def test_who_waits_shares_the_next_crossing() -> None:
    world, crossings, landed = World(), list[int](), list[float]()

    def leave(aboard: int, then: object) -> None:
        crossings.append(aboard)
        assert callable(then)
        world.later(1.0, then)

    ferry = Ferry(world, leave, most=3)
    for at in (0.0, 0.1, 0.2, 0.3, 0.4):
        world.later(at, lambda: ferry.board(lambda: landed.append(world.now)))
    world.run(10)
    assert crossings == [1, 3, 1]
    assert ferry.queue == pytest.approx((0.9 + 0.8 + 0.7 + 1.6) / 10)
    assert landed == pytest.approx([1.0, 2.0, 2.0, 2.0, 3.0])


def test_queues_build_up_where_the_least_is() -> None:
    few_processes = Site(processes=2, cores=8)
    few_cores = Site(processes=16, cores=1)
    assert _of(few_processes, 0.9).longest == "service"
    assert _of(few_cores, 1.1).longest == "PostgreSQL"
    calm, full = _of(few_processes, 0.3), _of(few_processes, 0.9)
    assert calm.move[1] < full.move[1]
    assert calm.busy["service"] < 0.5 < full.busy["service"]
    over = _of(few_processes, 1.3)
    assert over.grows
    assert not full.grows
    assert _of(few_processes, 0.3) == calm, "the same seed gives the same"


def _of(site: Site, share: float) -> Outcome:
    return Simulation(COST, site, most(COST, site) * share, seed=1).run(2.0)


def test_the_page_says_what_was_measured() -> None:
    results = read()
    found, space = (scaling.figures(results, part) for part in ("capacity", "space"))
    page, cost = scaling.PAGE.read_text(encoding="utf-8"), costs(results)
    for text in (
        scaling.of_titles(found),
        scaling.of_running(found, cost, space),
        stored.of_finished(space),
        stored.of_stored(space),
    ):
        assert text in page, "run `python -m bench.scaling`"
    assert f"| Valkey | {cost.valkey * 1e3:.3f} |" in page
    if scaling.figures(results, "peers"):  # it is measured if it is asked for
        readme = row.README.read_text(encoding="utf-8")
        assert row.of_peers(results) in readme, "run `python -m bench.scaling`"
