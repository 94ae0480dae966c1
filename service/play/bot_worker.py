"""The process that thinks for bots: `python -m service.play.bot_worker` answers one question after
the other. It has no database and no network."""

import os
from contextlib import suppress
from functools import partial
from typing import Final

from games.kernel.registry import Registry
from referee.thinking import answered
from service.process.worker_serving import serve

NICE: Final = 5
"""Requests go first, bots can wait."""


def run(registry: Registry) -> None:
    """Thinks about games of these titles; never returns."""
    with suppress(OSError, AttributeError):
        os.nice(NICE)
    serve(partial(answered, registry=registry))


if __name__ == "__main__":
    run(Registry.installed())
