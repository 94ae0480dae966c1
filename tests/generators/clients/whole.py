"""A whole game by a client that openapi-python-client has made: python whole.py URL TITLE SEATS."""

import re
import sys
from http import HTTPStatus
from typing import TypeVar

from kronika_client import AuthenticatedClient, Client
from kronika_client.api.accounts import create_account
from kronika_client.api.games import get_game, open_game
from kronika_client.api.play import get_legal_commands, play_moves
from kronika_client.models import (
    AccountMade,
    Command,
    GameShown,
    Legal,
    Moves,
    NewAccount,
    NewGame,
    SeatWanted,
    SeatWantedKind,
)

T = TypeVar("T")
IDLE = re.compile(r"\.(pass|resign|decline)$")


def told(kind: type[T], answer: object) -> T:
    """The answer, which must be one of this kind."""
    assert isinstance(answer, kind), answer
    return answer


def chosen(commands: list[Command], ply: int) -> Command:
    """One of the legal commands; none that gives up while there are others."""
    busy = [one for one in commands if not IDLE.search(one.type_)] or commands
    return busy[ply * 7 % len(busy)]


def main(url: str, title: str, number: str) -> None:
    """Plays it."""
    made = told(AccountMade, create_account.sync(client=Client(url), body=NewAccount(bot=True)))
    client = AuthenticatedClient(url, made.token)
    bots = [SeatWanted(kind=SeatWantedKind.BOT)] * (int(number) - 1)
    wanted = NewGame(title=title, seats=[SeatWanted(kind=SeatWantedKind.ME), *bots])
    game = told(GameShown, open_game.sync(client=client, body=wanted))
    while True:
        legal = told(Legal, get_legal_commands.sync(game.id, client=client, seat=0))
        if not legal.commands:
            now = told(GameShown, get_game.sync(game.id, client=client))
            if now.status == "finished":
                sys.stdout.write(f"{title} {now.id} {now.status} after {now.ply} moves\n")
                return
            continue
        command = chosen(legal.commands, legal.ply)
        moves = Moves(seat=0, decision=legal.decision, commands=[command])
        key = f"{game.id}-{legal.ply}"
        answer = play_moves.sync_detailed(game.id, client=client, body=moves, idempotency_key=key)
        assert answer.status_code in (HTTPStatus.CREATED, HTTPStatus.CONFLICT), answer


if __name__ == "__main__":
    main(*sys.argv[1:])
