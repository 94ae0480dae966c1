"""`kronika replay`: a game again, at any ply."""

import sys
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from service.cli.common import options
from service.cli.common.client import Service
from service.cli.common.errors import CommandError
from service.cli.common.games import named_game
from service.cli.common.terminal import console
from service.cli.common.words import say
from service.cli.replay.from_file import from_file
from service.cli.replay.from_service import from_service
from service.cli.replay.printing import print_plies
from service.cli.replay.recording import Recording

Game = Annotated[
    str,
    Parameter(help="Id of a game, its address, or a file that was exported.", show_default=False),
]
Ply = Annotated[int | None, Parameter(help="Print this ply only; with keys: begin there.")]
All = Annotated[bool, Parameter(name="--all", help="Print every ply, without keys.")]
Delay = Annotated[float, Parameter(help="Seconds a ply stands when it plays by itself.")]
Keys = Annotated[bool, Parameter(help="Step by keys, beginning at --ply.")]


def replay(
    game: Game,
    /,
    *,
    ply: Ply = None,
    every: All = False,
    keys: Keys = False,
    delay: Delay = 0.7,
    url: options.Url = None,
    token: options.Token = None,
) -> int:
    """Step through a game in the terminal, with a readable board.

    Shows for each ply the move, the players, what happened, and the board. The
    game comes from a service, as its viewer may see it, or from an export,
    which needs no service at all. Without a terminal every ply is printed.

    Keys: n, right, space: next ply       p, left: the one before
          t, T: next turn, or back        r, R: next round, or back
          +, PageDown: ten further        -, PageUp: ten back
          Home, End: first and last       g, a number, Enter: that ply
          up, down: scroll the board
          a: play by itself, or stop      f: facts or no facts
          l: what the signs mean          q: enough

    Try:

        kronika replay GAME
        kronika replay GAME --ply 40
        kronika replay GAME --ply 40 --keys
        kronika replay http://127.0.0.1:8000/v1/games/GAME --all > game.txt
        kronika export GAME --output game.json && kronika replay game.json

    Exit codes: 0 shown, 2 there is no such game or ply, or no service answers.
    """
    interactive = keys or (ply is None and not every)
    if interactive and not (sys.stdin.isatty() and sys.stdout.isatty()):
        if keys:
            raise CommandError(say("replay.keys"))
        interactive, every = False, True
    if Path(game).is_file():
        _show(from_file(Path(game)), ply, every=every, interactive=interactive, delay=delay)
        return 0
    address, game_id = named_game(game, url)
    with Service(address, token) as service:
        found = from_service(service, game_id)
        _show(found, ply, every=every, interactive=interactive, delay=delay)
    return 0


def _show(
    game: Recording, ply: int | None, *, every: bool, interactive: bool, delay: float
) -> None:
    if ply is not None and not 0 <= ply <= game.last:
        raise CommandError(say("game.of-ply", last=game.last, ply=ply))
    if interactive:
        from service.cli.replay.screen import step_through  # needs a terminal of its kind

        step_through(console(), game, ply=ply or 0, delay=delay)
    else:
        plies = range(game.last + 1) if ply is None or every else (ply,)
        print_plies(console(), game, plies)
