"""Plies one below the other, for files, pipes and scrolling."""

from collections.abc import Iterable

from rich.console import Console
from rich.rule import Rule
from rich.text import Text

from service.cli.common.score_sheet import score_sheet
from service.cli.common.words import say
from service.cli.replay.recording import Recording
from service.cli.replay.table import player_lines
from service.cli.replay.wording import facts_of, line_of


def print_plies(console: Console, game: Recording, plies: Iterable[int]) -> None:
    """The line, the facts and the board of each ply; the result below the last one."""
    of = {"title": game.title, "game": game.id, "status": game.status, "plies": game.last}
    console.print(Text(say("replay.heading", **of)), soft_wrap=True)
    for ply in plies:
        console.print(Rule(style="dim"))
        console.print(Text(line_of(game, ply), style="bold"), soft_wrap=True)
        for fact in facts_of(game, ply):
            console.print(Text(f"   {fact}", style="dim"), soft_wrap=True)
        table = game.draw(ply)
        for line in player_lines(table, game.names, game.mover(ply)):
            console.print(Text(line), soft_wrap=True)
        console.print(Text(table.picture, no_wrap=True))
        if ply == game.last and game.result is not None:
            console.print(score_sheet(game.result, game.names))
