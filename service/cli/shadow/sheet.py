"""The figures of a shadow replay as a table, and its differences as lines."""

from collections.abc import Iterator

import msgspec
from rich.table import Table

from games.kernel.shadow import Different, Failed, NowRefused
from service.cli.shadow.tally import Figures, Listed, Tally

WIDEST = 160
"""Characters of a fact in a line; `--json` has all of it."""


def sheet(figures: tuple[Figures, ...]) -> Table:
    """One row for each ruleset of each title; `states` counts other last states than recorded."""
    judges = sorted({each.under for each in figures if each.under != each.ruleset})
    table = Table(title=f"Recorded games under {', '.join(judges) or 'their own rules'}")
    table.add_column("ruleset", no_wrap=True)
    for heading in ("games", "plies", "same", "refused", "different", "failed", "states"):
        table.add_column(heading, justify="right", no_wrap=True)
    for each in figures:
        counts = (each.games, each.plies, each.same, each.refused, each.different, each.failed)
        numbers = (f"{count:,}" for count in (*counts, each.other_states))
        table.add_row(f"{each.ruleset}{' (retired)' if each.retired else ''}", *numbers)
    return table


def remarks(tally: Tally) -> Iterator[str]:
    """The differences that are listed, which rules refuse, and how much is left out."""
    for one in tally.listed:
        yield _line(one)
    if left := tally.departures - len(tally.listed):
        yield f"... and {left:,} more; --show lists them"
    for each in tally.figures():
        if each.rules:
            told = ", ".join(f"{rule} {count:,}" for rule, count in each.rules.items())
            yield f"{each.ruleset} under {each.under} is refused by {told}"
        if each.retired:
            yield f"{each.ruleset} cannot be played here any more: its games were only folded"


def _line(listed: Listed) -> str:
    one = listed.departure
    played = "" if listed.command is None else f" ({listed.command})"
    where = f"{listed.title} {listed.game}, ply {one.ply}{played}"
    match one:
        case NowRefused(illegal=illegal):
            return f"{where}: refused by {illegal.rule}: {illegal.because}"
        case Different(at=at, recorded=recorded, decided=decided):
            return f"{where}: fact {at} was {_json(recorded)}, now {_json(decided)}"
        case Failed(because=because, folding=folding):
            return f"{where}: {'the log does not fold' if folding else 'failed'}: {because}"


def _json(fact: object) -> str:
    if fact is None:
        return "nothing"
    text = msgspec.json.encode(fact).decode()
    return text if len(text) <= WIDEST else text[:WIDEST] + "..."
