"""`kronika export`: a whole game in one file."""

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


def export(
    game: Game,
    /,
    *,
    output: Output = None,
    url: options.Url = None,
    token: options.Token = None,
) -> int:
    """Write a whole game into one file.

    A finished game is exported with everything; of a running one only what
    its viewer may see. `kronika replay FILE` and `kronika verify FILE` need
    no service. The file is what the service signed, byte for byte.

    Try:

        kronika export GAME --output game.json
        kronika export GAME --url https://kronika.example | jq .game.result

    Exit codes: 0 written, 2 no such game, no service, or the file cannot be
    written.
    """
    address, game_id = named_game(game, url)
    with Service(address, token) as service:
        document = service.export(game_id)
    if output is None:
        sys.stdout.buffer.write(document)
        return 0
    try:
        output.write_bytes(document)
    except OSError as trouble:
        raise CommandError(say("file.unwritable", file=output, trouble=trouble.strerror)) from None
    return 0
