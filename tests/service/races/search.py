"""Searching: as many examples of the state machine as are wanted, chosen by a seed."""

from collections.abc import Iterable
from typing import Final

from hypothesis import HealthCheck, Phase, seed, settings
from hypothesis.stateful import run_state_machine_as_test

from tests.service.races.acts import ACTS
from tests.service.races.house import House
from tests.service.races.machine import Tables

STEPS: Final = 8
"""Rules of one example: games end soon, and what is wrong needs few."""


def search(
    house: House,
    number: int,
    *,
    examples: int,
    acts: Iterable[str] = ACTS,
    shows: str = "",
    shrunk: bool = True,
) -> None:
    """Tries so many examples, which the number of the seed chooses. What fails is raised, as it was
    found if it shall not be `shrunk`. Acts that are not among `acts` are left out, and only what
    `shows` something (a regular expression) counts."""
    here = type("Tables", (Tables,), {"house": house, "acts": frozenset(acts), "shows": shows})
    phases = (Phase.generate, Phase.shrink) if shrunk else (Phase.generate,)
    chosen = settings(
        max_examples=examples,
        stateful_step_count=STEPS,
        deadline=None,
        derandomize=False,
        database=None,
        phases=phases,
        report_multiple_bugs=False,
        suppress_health_check=tuple(HealthCheck),
        print_blob=False,
    )
    run_state_machine_as_test(seed(number)(here), settings=chosen)
