"""What works in the background lets everything else go first, also from a session of its own."""

import subprocess
import sys
from pathlib import Path

import pytest

SESSIONS = Path("/proc/self/autogroup")
"""Where Linux says how nice this session is, if it shares processors among sessions."""
PROGRAM = """
import os
from pathlib import Path
from service.process.priority import lower

def session():
    told = Path("/proc/self/autogroup")
    words = told.read_text().split() if told.exists() else []
    return int(words[-1]) if words else 0

before = os.nice(0), session()
lower(2)
print(os.nice(0) - before[0], session() - before[1])
"""


@pytest.mark.parametrize("leads", [True, False])
def test_who_leads_a_session_makes_it_as_nice_as_itself(leads: bool) -> None:
    root = Path(__file__).parents[2]
    command = [sys.executable, "-c", PROGRAM]
    told = subprocess.run(
        command, cwd=root, capture_output=True, text=True, check=True, start_new_session=leads
    )
    own, session = map(int, told.stdout.split())
    assert own == 2
    assert session == (2 if leads and _shared() else 0)


def _shared() -> bool:
    return SESSIONS.exists() and bool(SESSIONS.read_text())
