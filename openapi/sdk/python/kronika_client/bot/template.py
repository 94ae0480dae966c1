"""My bot. Write your own with

    python -m kronika_client.bot --template > my_bot.py
    python my_bot.py --help

and put your strategy into `choose`; everything else goes on by itself.
"""

import random

from kronika_client import models
from kronika_client.bot import Position, run

IDLE = (models.ancient_knowledge.Pass, models.through_the_ages.Resign, models.tzolkin.Decline)


async def choose(position: Position) -> models.Command:
    """One of `position.legal.commands`, within `position.seconds`; after that, and whatever goes
    wrong in here, the bot plays a command of its own so that no clock runs out.

    `position.game` is the game, `position.seat` your seat, and `position.kronika` the client: ask
    it for the table as you see it with

        await position.kronika.view(models.tzolkin.View, position.game.id, seat=position.seat)

    Other games go on meanwhile, so let work that takes long run in `asyncio.to_thread`.
    """
    busy = [one for one in position.legal.commands if not isinstance(one, IDLE)]
    return random.choice(busy or position.legal.commands)


if __name__ == "__main__":
    run(choose)
