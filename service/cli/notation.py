"""`kronika notation`: a game as readable lines."""

import sys
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from service.cli.common import options
from service.cli.common.client import Service
from service.cli.common.errors import CommandError
from service.cli.common.games import Game, named_game
from service.cli.common.words import say

Output = Annotated[Path | None, Parameter(help="File to write; standard output if left out.")]


def notation(
    game: Game,
    /,
    *,
    output: Output = None,
    url: options.Url = None,
    token: options.Token = None,
) -> int:
    """Write a game down: how the table was set, and a line for each move.

    Of a game that is over the seed of its draws is in it, so `kronika import
    FILE` gives the same game again. Hidden parts of a running game read
    `(2 hidden)`.

    Try:

        kronika notation GAME
        kronika notation GAME --output game.txt && kronika import game.txt

    Exit codes: 0 written, 2 no such game, no service, or the file cannot be
    written.
    """
    address, game_id = named_game(game, url)
    with Service(address, token) as service:
        text = service.notation(game_id)
    if output is None:
        sys.stdout.write(text)
        return 0
    try:
        output.write_text(text, encoding="utf-8")
    except OSError as trouble:
        raise CommandError(say("file.unwritable", file=output, trouble=trouble.strerror)) from None
    return 0
