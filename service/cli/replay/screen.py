"""One ply on the whole terminal, stepped through by keys."""

from collections.abc import Iterator

from msgspec.structs import replace
from rich.console import Console
from rich.text import Text

from service.cli.replay.keys import keyboard
from service.cli.replay.recording import Recording
from service.cli.replay.stepping import HELP, ReplayPosition, pressed, ticked
from service.cli.replay.wording import facts_of, line_of, winners

HEAD = 2
"""Lines that stay when the rest is scrolled."""

MOST_FACTS = 8


def step_through(console: Console, game: Recording, *, ply: int, delay: float) -> None:
    """Shows the game from a ply on until the reader has had enough."""
    place = ReplayPosition(ply=min(ply, game.last), last=game.last)
    with console.screen(hide_cursor=True) as screen, keyboard() as keys:
        while not place.over:
            lines = list(_lines(game, place))
            place = replace(place, top=min(place.top, max(0, len(lines) - console.height + 1)))
            screen.update(_page(console, lines, place))
            key = keys.key(delay if place.playing else None)
            place = ticked(place) if key is None else pressed(place, key)


def _page(console: Console, lines: list[Text], place: ReplayPosition) -> Text:
    """As much as fits on the terminal, and what can be done in its last line."""
    room = console.height - 1
    shown = [*lines[:HEAD], *lines[HEAD + place.top :]][:room]
    page = Text("\n", no_wrap=True, overflow="crop").join(shown)
    page.append("\n" * (console.height - len(shown)))
    below = len(lines) - place.top > room
    foot = HELP if place.typed is None else f"go to ply: {place.typed}_"
    page.append(f"{'more below  ' if below else ''}{foot}"[: console.width], style="reverse")
    return page


def _lines(game: Recording, place: ReplayPosition) -> Iterator[Text]:
    shown = f"{game.title}   {game.id}   ply {place.ply} of {place.last}"
    end = f"   {winners(game.result, game)}" if game.result and place.ply == place.last else ""
    yield Text(f"{shown}{'   playing' if place.playing else ''}{end}", style="dim")
    yield Text(line_of(game, place.ply), style="bold")
    if place.facts:
        yield from _facts(list(facts_of(game, place.ply)))
    yield Text("")
    yield from (Text(line) for line in game.draw(place.ply).splitlines())


def _facts(facts: list[str]) -> Iterator[Text]:
    shown = facts if len(facts) <= MOST_FACTS else facts[: MOST_FACTS - 1]
    for fact in shown:
        yield Text(f"   {fact}", style="cyan")
    if len(shown) < len(facts):
        yield Text(f"   and {len(facts) - len(shown)} more", style="cyan")
