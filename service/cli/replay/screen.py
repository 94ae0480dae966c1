"""One ply on the whole terminal, stepped through by keys."""

from collections.abc import Callable, Iterator, Mapping
from textwrap import wrap
from typing import Final

from msgspec.structs import replace
from rich.console import Console
from rich.text import Text

from service.cli.common.words import say
from service.cli.replay.fitting import fitted
from service.cli.replay.keys import keyboard
from service.cli.replay.marks import next_round, next_turn, round_before, turn_before
from service.cli.replay.recording import Recording
from service.cli.replay.stepping import ReplayPosition, pressed, ticked, to
from service.cli.replay.table import LETTERS, player_lines
from service.cli.replay.wording import facts_of, line_of, winners

HEAD = 2
"""Lines that stay when the rest is scrolled."""

MOST_FACTS = 8
LOW = 30
"""Lines of a terminal on which fewer facts are shown, so that there is room for the board."""
FEW_FACTS = 3

MARKS: Final[Mapping[str, Callable[[Recording, int], int]]] = {
    "t": next_turn,
    "T": turn_before,
    "r": next_round,
    "R": round_before,
}
"""Keys that lead to where a turn or a round begins."""


def step_through(console: Console, game: Recording, *, ply: int, delay: float) -> None:
    """Shows the game from a ply on until the reader has had enough."""
    place = ReplayPosition(ply=min(ply, game.last), last=game.last)
    with console.screen(hide_cursor=True) as screen, keyboard() as keys:
        while not place.over:
            lines = list(_lines(console, game, place))
            place = replace(place, top=min(place.top, max(0, len(lines) - console.height + 1)))
            screen.update(_page(console, lines, place))
            key = keys.key(delay if place.playing else None)
            place = _after(game, place, key)


def _after(game: Recording, place: ReplayPosition, key: str | None) -> ReplayPosition:
    """The place after a key, or after the delay without one."""
    if key is None:
        return ticked(place)
    if key in MARKS and place.typed is None:
        return to(place, MARKS[key](game, place.ply))
    return pressed(place, key)


def _page(console: Console, lines: list[Text], place: ReplayPosition) -> Text:
    """As much as fits on the terminal, and what can be done in its last line."""
    room = console.height - 1
    shown = [*lines[:HEAD], *lines[HEAD + place.top :]][:room]
    page = Text("\n", no_wrap=True, overflow="crop").join(shown)
    page.append("\n" * (console.height - len(shown)))
    below = len(lines) - place.top > room
    foot = say("replay.foot")
    if place.typed is not None:
        foot = say("replay.go-to", typed=place.typed)
    page.append(f"{'↓ ' if below else ''}{foot}"[: console.width], style="reverse")
    return page


def _lines(console: Console, game: Recording, place: ReplayPosition) -> Iterator[Text]:
    table = game.draw(place.ply)
    at = {"ply": place.ply, "last": place.last, "round": table.round, "playing": place.playing}
    shown = say("replay.place", **at)
    end = f"   {winners(game.result, game)}" if game.result and place.ply == place.last else ""
    yield Text(f"{shown}{end}   {game.title}   {game.id}", style="dim")
    yield Text(line_of(game, place.ply), style="bold")
    for line in player_lines(table, game.names, game.mover(place.ply)):
        yield from map(Text, wrap(line, console.width, subsequent_indent="    "))
    if place.facts:
        most = FEW_FACTS if console.height < LOW else MOST_FACTS
        yield from _facts(list(facts_of(game, place.ply)), most)
    if place.legend:
        yield Text("")
        yield from (Text(line, style="green") for line in legend_of(game, console.width))
    yield Text("")
    yield from map(Text, fitted(table.picture, console.width))


def legend_of(game: Recording, columns: int) -> Iterator[str]:
    """What letters and signs on the board mean."""
    names = game.names.items()
    seats = ", ".join(
        say("replay.seat", letter=LETTERS[seat], name=name, place=seat) for seat, name in names
    )
    for sentence in (f"{seats}.", game.legend):
        yield from wrap(sentence, columns)


def _facts(facts: list[str], most: int) -> Iterator[Text]:
    shown = facts if len(facts) <= most else facts[: most - 1]
    for fact in shown:
        yield Text(f"   {fact}", style="cyan")
    if len(shown) < len(facts):
        yield Text(say("replay.more", others=len(facts) - len(shown)), style="cyan")
