"""What works in the background rests while others need the processors."""

import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

from service.process.yielding import REST_SECONDS, Others, Times

ROOT: Final = Path(__file__).parents[2]
PROGRAM: Final = """
import signal, sys, time
from service.process.yielding import WORK_SECONDS, yielding

handler, needed = signal.getsignal(signal.SIGALRM), sys.argv[1] == "needed"
looked = []
with yielding(lambda: looked.append(needed) or needed):
    wall, own = time.perf_counter(), time.process_time()
    while len(looked) < 5:
        pass
    wall, own = time.perf_counter() - wall, time.process_time() - own
often = len(looked)
assert signal.getsignal(signal.SIGALRM) is handler
assert signal.getitimer(signal.ITIMER_REAL) == (0, 0)
time.sleep(20 * WORK_SECONDS)
assert len(looked) == often, "nothing looks any more"
print(own / wall, wall)
"""


def _told(argument: str) -> tuple[float, float]:
    """The share of a processor that the program has had, and how long it took."""
    command = [sys.executable, "-c", PROGRAM, argument]
    told = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    share, wall = map(float, told.split())
    return share, wall


def test_it_rests_most_of_the_time_while_others_need_processors() -> None:
    share, wall = _told("needed")
    assert share < 0.5
    assert wall > 4 * REST_SECONDS


def test_it_looks_again_and_again_while_nobody_needs_them() -> None:
    assert _told("free")[1] > 0


@pytest.mark.parametrize(
    ("processors", "free", "spent", "need"),
    [
        pytest.param(2, 2.0, 0.0, False, id="nobody works"),
        pytest.param(2, 0.0, 0.1, False, id="what is nice has all of them"),
        pytest.param(2, 1.4, 0.6, False, id="one is free for what is nice"),
        pytest.param(2, 0.2, 1.8, True, id="others have both"),
        pytest.param(2, 0.0, 0.6, True, id="what is nice is in the way of others"),
        pytest.param(64, 30.0, 34.0, False, id="many are free"),
        pytest.param(64, 0.5, 10.0, False, id="what is nice has most of many"),
        pytest.param(1, 0.6, 0.4, False, id="more than half of a single one is free"),
        pytest.param(1, 0.4, 0.6, True, id="less than half of a single one is free"),
    ],
)
def test_others_need_processors_if_they_work_and_hardly_one_is_free(
    processors: int, free: float, spent: float, need: bool
) -> None:
    """Figures are those of each of 10 seconds."""
    looks = iter([Times(100, 50, 7), Times(100 + 10 * free, 50 + 10 * spent, 17)])
    assert Others(processors, lambda: next(looks)).need_processors() is need


def test_the_times_of_this_machine_go_on() -> None:
    one, other = Times.now(), Times.now()
    assert other.passed >= one.passed
    assert one.free > 0
    assert one.spent > 0
