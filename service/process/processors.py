"""The processors of the machine."""

import os


def processors() -> int:
    """How many of them this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1
