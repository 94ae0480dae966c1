"""The simulation of clusters ends where arithmetic says that a machine is full."""

import pytest
from msgspec.structs import replace

from bench.clusters import Load, Simulation, limit
from bench.layouts import CORES, ClusterCosts, Shape, at_coordinator, most

COST = ClusterCosts(
    events=5.0,
    service=2e-3,
    call=0.5e-3,
    each=0.5e-3,
    asked=1e-3,
    models=0.3e-3,
    step=1e-3,
    keeper=0.1e-3,
    read=0.5e-3,
    listed=5e-3,
    flush=0.1e-3,
)
PLAIN = Shape(name="plain", workers=4)


def test_the_coordinator_is_full_first_and_workers_do_not_help() -> None:
    of_move = sum(at_coordinator(COST, PLAIN).values())
    assert of_move == pytest.approx(1e-3 + 5 * 0.3e-3 + 2 * 0.5e-3 + 0.1 * 5e-3)
    assert most(COST, PLAIN) == pytest.approx(CORES / of_move)
    few, many = (_of(replace(PLAIN, workers=number), 0.7) for number in (2, 8))
    assert few.fullest == many.fullest == "coordinator"
    assert few.busy["coordinator"] == pytest.approx(0.7, abs=0.1)
    assert few.busy["workers"] > 3 * many.busy["workers"]
    assert few.kept
    assert not _of(PLAIN, 1.3).kept


def test_what_is_taken_from_the_coordinator_moves_the_end() -> None:
    shapes = (
        PLAIN,
        replace(PLAIN, apart=True),
        replace(PLAIN, apart=True, remembered=True),
    )
    ends = [most(COST, shape) for shape in shapes]
    assert ends == sorted(ends)
    assert ends[-1] == pytest.approx(CORES / (5 * 0.3e-3 + 0.1 * 5e-3)), "where the lists are"
    assert _of(shapes[-1], 0.8).busy["lists"] == pytest.approx(0.8, abs=0.1)
    dear = replace(COST, each=4e-3)
    assert most(dear, replace(shapes[-1], workers=1)) == pytest.approx(CORES / 4.5e-3), "the worker"


def test_who_waits_for_a_lane_shares_its_commits() -> None:
    slow, one = replace(COST, flush=5e-3), replace(PLAIN, workers=1)
    calm, crowded = (Simulation(slow, one, load, seed=1).run(0.3) for load in (20, 3000))
    assert calm.together < 1.2 < 1.4 < crowded.together
    assert calm.move[0] > 5.0, "a flush is waited for"


def test_the_end_that_is_found_is_kept_and_near() -> None:
    found = limit(COST, PLAIN, 2.0)
    assert found.kept
    assert found.load >= 0.6 * most(COST, PLAIN)
    again = Simulation(COST, PLAIN, found.load, seed=1).run(2.0)
    assert again == found, "the same seed gives the same"


def _of(shape: Shape, share: float) -> Load:
    return Simulation(COST, shape, round(most(COST, shape) * share), seed=1).run(2.0)
