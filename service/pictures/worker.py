"""The process that makes PNG of SVG: `python -m service.pictures.worker`. It has no database and no
network, and knows no title."""

import os
from contextlib import suppress
from typing import Final

from service.pictures.raster import answered
from service.process.worker_serving import serve

NICE: Final = 3
"""Requests go first."""


def run() -> None:
    """Draws; never returns."""
    with suppress(OSError, AttributeError):
        os.nice(NICE)
    serve(answered)


if __name__ == "__main__":
    run()
