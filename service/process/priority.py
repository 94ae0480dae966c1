"""The priority of a process: what works in the background lets everything else go first."""

import os
from contextlib import suppress
from pathlib import Path
from typing import Final

_SESSION: Final = Path("/proc/self/autogroup")


def lower(steps: int) -> None:
    """Makes this process nicer by so many steps (nice(2)).

    Linux may share out the processors among sessions first (sched(7), "The autogroup feature");
    then it is of no use to be nice in a session of one's own. So a process that leads one makes its
    session as nice, too.
    """
    os.nice(steps)
    if os.getsid(0) == os.getpid():
        with suppress(OSError):  # there are no such groups here
            _SESSION.write_text(str(steps), "utf-8")
