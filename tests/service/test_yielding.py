"""What works in the background rests while others need the processors."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).parents[2]
PROGRAM: Final = """
import signal, sys, time
from service.process.yielding import WORK_SECONDS, yielding

handler, needed = signal.getsignal(signal.SIGALRM), sys.argv[1] == "needed"
looked = []
with yielding(lambda: looked.append(needed) or needed):
    wall, own = time.perf_counter(), time.process_time()
    while len(looked) < 10:
        pass
    wall, own = time.perf_counter() - wall, time.process_time() - own
time.sleep(5 * WORK_SECONDS)
assert len(looked) <= 11, "nothing looks any more"
assert signal.getitimer(signal.ITIMER_REAL) == (0, 0)
assert signal.getsignal(signal.SIGALRM) is handler
print(own / wall, wall)
"""
OTHERS: Final = """
import time
from service.process.yielding import LOOK_SECONDS, Others

others, end = Others(), time.monotonic() + 60
while not others.need_processors() and time.monotonic() < end:
    pass
print(others.need_processors())
"""


def _told(program: str, *arguments: str) -> str:
    command = [sys.executable, "-c", program, *arguments]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout


def test_it_rests_most_of_the_time_while_others_need_processors() -> None:
    share, wall = map(float, _told(PROGRAM, "needed").split())
    assert share < 0.5
    assert wall > 9 * 0.19


def test_it_does_not_rest_while_nobody_needs_them() -> None:
    assert float(_told(PROGRAM, "free").split()[1]) > 9 * 0.01


@pytest.mark.skipif(sys.platform == "win32", reason="nobody is nice there")
def test_who_is_not_nice_needs_processors() -> None:
    busy = [
        subprocess.Popen([sys.executable, "-c", "while True: pass"])
        for _ in range(os.cpu_count() or 1)
    ]
    try:
        assert _told(OTHERS).strip() == "True"
    finally:
        for one in busy:
            one.kill()
            one.wait()
