"""A bot that plays whole games against the house bots.

    python bot.py http://127.0.0.1:8000                        one game of every title
    python bot.py http://127.0.0.1:8000 tzolkin --seed 7       one of Tzolk'in, chosen alike

Its strategy is chance, but for one habit: it neither passes nor resigns while it can do something
else. Put your own into `choose`.
"""

import argparse
import random
import uuid
from collections.abc import Sequence

from kronika_client import Client, models, refusals

IDLE = (models.ancient_knowledge.Pass, models.through_the_ages.Resign, models.tzolkin.Decline)


def choose(commands: Sequence[models.Command], chance: random.Random) -> models.Command:
    """One of the legal commands."""
    busy = [command for command in commands if not isinstance(command, IDLE)]
    return chance.choice(busy or commands)


def known(titles: Sequence[models.TitleShown]) -> dict[str, models.TitleShown]:
    """The titles whose commands this client knows, by their slugs."""
    return {one.title: one for one in titles if hasattr(models, one.title.replace("-", "_"))}


def play(kronika: Client, title: models.TitleShown, chance: random.Random) -> models.GameShown:
    """Plays a game on seat 0, with bots on the others, to its end."""
    number = max(title.seats.min, 2)
    rivals = [models.SeatWanted(kind="bot", bot="random")] * (number - 1)
    seats = [models.SeatWanted(kind="me"), *rivals]
    game = kronika.open_game(models.NewGame(title=title.title, seats=seats))
    events = kronika.follow(game.id)
    while True:
        legal = kronika.get_legal_commands(game.id, seat=0)
        if legal.commands:
            moves = models.Moves(
                seat=0, decision=legal.decision, commands=[choose(legal.commands, chance)]
            )
            try:
                kronika.play_moves(game.id, moves)
            except refusals.DecisionClosed:
                continue  # somebody else's move has closed it: look again
        elif not any(event.version > legal.version for event in events):
            return kronika.get_game(game.id)  # the events have come to their end


def main() -> None:
    """Opens an account and plays."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("url")
    parser.add_argument("titles", nargs="*", help="every title that this client knows if left out")
    parser.add_argument("--seed", type=int, default=None)
    told = parser.parse_args()
    name = f"bot-{uuid.uuid4().hex[:8]}"
    with Client(told.url) as anybody:
        token = anybody.create_account(models.NewAccount(name=name, bot=True)).token
    with Client(told.url, token) as kronika:
        titles = known(kronika.list_titles().items)
        for slug in told.titles or titles:
            game = play(kronika, titles[slug], random.Random(told.seed))
            assert game.result is not None
            scores = ", ".join(f"{one.seat}: {one.points:g}" for one in game.result.standings)
            print(f"{slug} {game.id} {game.status} after {game.ply} moves; {scores}", flush=True)


if __name__ == "__main__":
    main()
