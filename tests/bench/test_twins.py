"""Processes that share a machine: what cores there are is what bounds them."""

import pytest

from bench.queues import Costs
from bench.twins import Machine, Twins

COST = Costs(
    events=5.0,
    service=4e-3,
    postgres=2e-3,
    valkey=0.1e-3,
    models=0.2e-3,
    models_postgres=0.2e-3,
    read=0.0,
    told=0.0,
    heard=0.0,
    heard_valkey=0.0,
    flush=0.1e-3,
)
CLIENT = 0.5e-3


def test_two_cores_are_full_with_two_processes_and_many_are_not() -> None:
    one, two = (_rate(2, processes) for processes in (1, 2))
    all_cores = 2 / (4e-3 + 2e-3 + 0.1e-3 + 5 * 0.4e-3 + 0.5e-3)
    assert 0.7 * all_cores < one < two, "alone it waits for a core now and then"
    assert two == pytest.approx(all_cores, rel=0.1)
    assert _rate(16, 1) == pytest.approx(1 / 4e-3, rel=0.05)
    assert _rate(16, 2) == pytest.approx(2 / 4e-3, rel=0.05)


def test_clients_elsewhere_leave_their_share() -> None:
    assert _rate(2, 2, beside=False) > _rate(2, 2)


def _rate(cores: int, processes: int, *, beside: bool = True) -> float:
    return Twins(COST, CLIENT, Machine(cores=cores, beside=beside), processes).rate(6.0)
