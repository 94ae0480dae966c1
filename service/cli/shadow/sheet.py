"""The figures of a shadow replay as a table, and its differences as lines, in a language."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import msgspec
from rich.table import Table

from games.kernel.registry import Registry
from games.kernel.sentence import Sentence
from games.kernel.shadow import Different, Failed, NowRefused
from games.kernel.spelling import sentences, spelled
from service.cli.shadow.tally import Figures, Listed, Tally

WIDEST: Final = 160
"""Characters of a fact in a line; `--json` has all of it."""

COLUMNS: Final = (
    Sentence("column.games"),
    Sentence("column.plies"),
    Sentence("column.same"),
    Sentence("column.refused"),
    Sentence("column.different"),
    Sentence("column.failed"),
    Sentence("column.states"),
)
"""The headings of the figures, in the order of a row."""


class Sheet:
    """Writes for people, in a language; why rules refuse something, in the words of the title."""

    def __init__(self, registry: Registry, language: str) -> None:
        self._registry = registry
        self._language = language
        self._own = sentences(Path(__file__).parents[1])

    def table(self, figures: tuple[Figures, ...]) -> Table:
        """One row for each ruleset of each title; `states` counts other last states than
        recorded."""
        judges = sorted({each.under for each in figures if each.under != each.ruleset})
        under = Sentence("title.under", {"rulesets": judges})
        table = Table(title=self._told(under if judges else Sentence("title.own")))
        table.add_column(self._told(Sentence("column.ruleset")), no_wrap=True)
        for heading in COLUMNS:
            table.add_column(self._told(heading), justify="right", no_wrap=True)
        for each in figures:
            counts = (each.games, each.plies, each.same, each.refused, each.different, each.failed)
            numbers = (f"{count:,}" for count in (*counts, each.other_states))
            name = Sentence("row.retired" if each.retired else "row", {"ruleset": each.ruleset})
            table.add_row(self._told(name), *numbers)
        return table

    def remarks(self, tally: Tally, passed_over: int) -> Iterator[str]:
        """The differences that are listed, which rules refuse, and how much is left out."""
        for one in tally.listed:
            yield self._line(one)
        if left := tally.departures - len(tally.listed):
            yield self._told(Sentence("remark.more", {"count": left}))
        for each in tally.figures():
            rulesets = {"ruleset": each.ruleset, "under": each.under}
            if each.rules:
                rules = [f"{rule} {count:,}" for rule, count in each.rules.items()]
                yield self._told(Sentence("remark.refused", {**rulesets, "rules": rules}))
            if each.retired:
                yield self._told(Sentence("remark.retired", {"ruleset": each.ruleset}))
        if passed_over:
            yield self._told(Sentence("remark.passed-over", {"count": passed_over}))

    def _line(self, listed: Listed) -> str:
        one = listed.departure
        played = "" if listed.command is None else f" ({listed.command})"
        where = {"title": listed.title, "game": listed.game, "ply": one.ply, "played": played}
        return self._told(Sentence("difference", {**where, "what": _what(one)}), listed.title)

    def _told(self, sentence: Sentence, slug: str = "") -> str:
        title = self._registry.get(slug)
        words = () if title is None or title.words is None else (title.words,)
        return spelled(sentence, (self._own, *words), self._language)


def _what(one: NowRefused | Different | Failed) -> Sentence:
    match one:
        case NowRefused(illegal=illegal):
            args = {"rule": illegal.rule, "because": illegal.sentence}
            return Sentence("difference.refused", args)
        case Different(at=at, recorded=recorded, decided=decided):
            values = {"at": at, "recorded": _json(recorded), "decided": _json(decided)}
            return Sentence("difference.fact", values)
        case Failed(because=because, folding=True):
            return Sentence("difference.unfolded", {"trouble": because})
        case Failed(because=because):
            return Sentence("difference.failed", {"trouble": because})


def _json(fact: Any) -> str | Sentence:
    if fact is None:
        return Sentence("difference.nothing")
    text = msgspec.json.encode(fact).decode()
    return text if len(text) <= WIDEST else text[:WIDEST] + "..."
