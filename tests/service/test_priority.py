"""What works in the background lets everything else go first, also from a session of its own."""

import subprocess
import sys
from pathlib import Path

import pytest

PROGRAM = """
import os
from pathlib import Path
from service.process.priority import lower

def session():
    told = Path("/proc/self/autogroup")
    words = told.read_text().split() if told.exists() else []
    return int(words[-1]) if words else None

before = os.nice(0), session()
lower(2)
own = os.nice(0) - before[0]
print(own if session() is None else (own, session() - before[1]))
"""


@pytest.mark.parametrize("leads", [True, False])
def test_who_leads_a_session_makes_it_as_nice_as_itself(leads: bool) -> None:
    root = Path(__file__).parents[2]
    command = [sys.executable, "-c", PROGRAM]
    told = subprocess.run(
        command, cwd=root, capture_output=True, text=True, check=True, start_new_session=leads
    )
    as_nice = "(2, 2)" if leads else "(2, 0)"
    assert told.stdout.strip() in {"2", as_nice}, "2 alone: here sessions share no processors"
