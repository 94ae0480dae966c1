"""Watching a game live: its moves as lines, and in a terminal the board below them."""

import time
from collections.abc import Iterator
from contextlib import ExitStack
from typing import Final

import msgspec
from rich.console import Console, Group
from rich.live import Live
from rich.rule import Rule
from rich.text import Text

from games.kernel.title import AnyTitle
from referee.game_schemas import GameShown
from referee.schemas import MoveListed
from referee.state_schemas import StateShown
from service.cli.common.client import Service
from service.cli.common.score_sheet import names_of
from service.cli.common.words import say

BOARD_SECONDS: Final = 0.2
"""How often the board is drawn anew at most."""


def watch(
    service: Service, title: AnyTitle, game: GameShown, console: Console, delay: float
) -> None:
    """Prints every move of a game from its beginning to its end, then the board."""
    names, drawn = names_of(game), 0.0
    with ExitStack() as shown:
        live = shown.enter_context(Live(console=console)) if console.is_terminal else None
        for move in _moves(service, game.id):
            line = f"{move.ply:4}. {names[move.seat]} ({move.seat}): {move.notation}"
            console.print(Text(line), soft_wrap=True)
            time.sleep(delay)
            if live is not None and time.monotonic() - drawn > BOARD_SECONDS:
                live.update(_board(title, service.state(game.id, move.ply)))
                drawn = time.monotonic()
        last = _board(title, service.state(game.id))
        if live is not None:
            live.update(last)
    if live is None:
        console.print(last)


def _moves(service: Service, game_id: str) -> Iterator[MoveListed]:
    """Each move once, as soon as the stream tells of it."""
    seen = 0
    for event in service.stream(game_id):
        if event.ply > seen:
            for move in service.moves(game_id, after=seen):
                seen = move.ply
                yield move


def _board(title: AnyTitle, state: StateShown) -> Group:
    view = msgspec.json.decode(state.view, type=title.types.view)
    return Group(
        Rule(say("demo.ply", ply=state.ply)), Text(title.showing.picture(view), no_wrap=True)
    )
