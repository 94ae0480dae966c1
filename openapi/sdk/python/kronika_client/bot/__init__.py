"""A bot that one would really run: everything but the strategy.

    from kronika_client import models
    from kronika_client.bot import Position, run

    async def choose(position: Position) -> models.Command:
        return position.legal.commands[0]

    run(choose)

It waits for invitations and open tables, plays many games at once, answers before its clock runs
out, and goes on when it or the service was started again. `python -m kronika_client.bot --help`
tells what it can be told; `kronika_client/bot/template.py` is a program to begin with.
"""

from kronika_client.bot.command import run
from kronika_client.bot.playing import Bot
from kronika_client.bot.settings import Settings
from kronika_client.bot.thinking import Position, Strategy

__all__ = ["Bot", "Position", "Settings", "Strategy", "run"]
