"""Where commands print."""

import os
import sys
from typing import Final

from rich.console import Console

WIDEST: Final = 100
"""Columns of a board; a file or a pipe gets as many."""


def console() -> Console:
    """Standard output. Nothing is coloured by guessing; boards are not cut off in a pipe."""
    free = not sys.stdout.isatty() and "COLUMNS" not in os.environ
    return Console(highlight=False, width=WIDEST if free else None)
