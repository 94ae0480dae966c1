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

Proof = Annotated[
    int | None,
    Parameter(help="Write the proof that this ply is in the log (tlog-proof), not the game."),
]
Output = Annotated[Path | None, Parameter(help="File to write; standard output if left out.")]


def export(
    game: Game,
    /,
    *,
    proof: Proof = None,
    output: Output = None,
    url: options.Url = None,
    token: options.Token = None,
) -> int:
    """Write a whole game into one file.

    A finished game is exported with everything; of a running one only what
    its viewer may see. `kronika replay FILE` and `kronika verify FILE` need
    no service. The file is what the service signed, byte for byte.

    With --proof PLY it is not the game that is written but a small file that
    proves that the ply is in the log; other tools check it, too.

    Try:

        kronika export GAME --output game.json
        kronika export GAME --url https://kronika.example | jq .game.result
        kronika export GAME --proof 17 --output move-17.tlog-proof

    Exit codes: 0 written, 2 no such game, no service, or the file cannot be
    written.
    """
    address, game_id = named_game(game, url)
    with Service(address, token) as service:
        document = _document(service, game_id, proof)
    if output is None:
        sys.stdout.buffer.write(document)
        return 0
    try:
        output.write_bytes(document)
    except OSError as trouble:
        raise CommandError(say("file.unwritable", file=output, trouble=trouble.strerror)) from None
    return 0


def _document(service: Service, game_id: str, proof: int | None) -> bytes:
    """What is written."""
    return service.export(game_id) if proof is None else service.tlog_proof(game_id, proof)
