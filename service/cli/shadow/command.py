"""`kronika shadow`: do the rules still say what they said?"""

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Annotated, TypeAlias

import asyncpg
from cyclopts import Parameter
from msgspec import Struct, json
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from events.vault import Vault, opening_vault
from games.kernel.registry import Registry
from games.kernel.rulesets import offered
from service.cli.common import options
from service.cli.common.database import asked
from service.cli.common.errors import CommandError
from service.cli.common.terminal import console
from service.cli.common.words import language, say
from service.cli.shadow import corpus, stored
from service.cli.shadow.sheet import Sheet
from service.cli.shadow.source import Found
from service.cli.shadow.tally import Figures, Listed, Tally
from service.cli.shadow.verdict import Judge
from service.process import logs
from service.settings import Settings, from_environment

Corpus = Annotated[
    Path | None, Parameter(help="Folder of recorded games in files, instead of a database.")
]
Ruleset = Annotated[
    str | None, Parameter(help="Judge by this ruleset; by each game's own if left out.")
]
Title = Annotated[str | None, Parameter(help="Games of this title only.")]
Show = Annotated[int, Parameter(help="List at most so many differences.")]
Json = Annotated[bool, Parameter(name="--json", help="Print figures and differences as JSON.")]

Progressing: TypeAlias = Callable[[int], None]
"""Told the number of games, once it is known."""


class Report(Struct, frozen=True, kw_only=True):
    """What `--json` prints. `passed_over` are games that were not asked for, were never begun, or
    whose title is not installed."""

    figures: tuple[Figures, ...]
    differences: tuple[Listed, ...]
    passed_over: int


def shadow(
    *,
    corpus: Corpus = None,
    data: options.Data = None,
    database_url: options.DatabaseUrl = None,
    ruleset: Ruleset = None,
    title: Title = None,
    show: Show = 20,
    as_json: Json = False,
) -> int:
    """Decide every recorded game again, perhaps under another ruleset.

    Each game is folded, and every action is decided again on the state that
    it met, with the chance that it had. A ply comes out the same, is now
    refused, or has other facts. Nothing is written; a service may run.

    Try:

        kronika shadow --corpus tests/corpus
        kronika shadow --title tzolkin
        kronika shadow --ruleset tzolkin/1 --json > report.json

    Exit codes: 0 all is well, 1 games do not fold as they did or come out
    otherwise under their own ruleset, 2 nothing could be replayed.
    """
    registry = Registry.installed()
    _check(registry, title, ruleset)
    replay = _Replay(Judge(registry, title, ruleset), Tally(show))
    with replay.bar:
        if corpus is not None:
            replay.files(corpus)
        else:
            replay.database(from_environment(data=data, database_url=database_url))
    if as_json:
        _print(replay)
    else:
        _show(replay, Sheet(registry, language()))
    return int(any(each.wrong for each in replay.tally.figures()))


class _Replay:
    """A replay on its way."""

    def __init__(self, judge: Judge, tally: Tally) -> None:
        self.tally = tally
        self.passed_over = 0
        self._judge = judge
        errors = Console(stderr=True)
        columns = (
            TextColumn(say("bar.games")),
            BarColumn(),
            MofNCompleteColumn(),
            TimeRemainingColumn(),
        )
        self.bar = Progress(
            *columns, console=errors, transient=True, disable=not errors.is_terminal
        )
        self._task = self.bar.add_task(say("bar.games"), total=None)

    def files(self, folder: Path) -> None:
        """Judges the games in files."""
        found = corpus.files(folder)
        self.bar.update(self._task, total=len(found))
        for path in found:
            self._add(corpus.unpacked(path))

    def database(self, settings: Settings) -> None:
        """Judges the games in the database of `serve` with these settings."""
        logs.configure("console", "warning")
        vault = opening_vault(settings.secrets_file)
        asked(settings, lambda url: self._stored(url, vault))

    async def _stored(self, url: str, vault: Vault) -> None:
        async with asyncpg.create_pool(url, min_size=1, max_size=2) as pool:
            self.bar.update(self._task, total=await stored.count(pool))
            async for found in stored.games(pool, self._judge.decoder, vault):
                self._add(found)

    def _add(self, found: Found) -> None:
        verdict = self._judge.judge(found)
        if verdict is None:
            self.passed_over += 1
        else:
            self.tally.add(verdict)
        self.bar.advance(self._task)


def _check(registry: Registry, title: str | None, ruleset: str | None) -> None:
    """The title is installed, and somebody offers the ruleset."""
    titles = [one for one in registry if title in (None, one.meta.slug)]
    if not titles:
        known = ", ".join(one.meta.slug for one in registry)
        raise CommandError(say("title.unknown", title=title, known=known))
    if ruleset is not None and not any(offered(one, ruleset) for one in titles):
        known = ", ".join(name for one in titles for name in one.meta.rulesets)
        raise CommandError(say("shadow.no-ruleset", ruleset=ruleset, known=known))


def _print(replay: _Replay) -> None:
    """Figures and differences as JSON."""
    report = Report(
        figures=replay.tally.figures(),
        differences=tuple(replay.tally.listed),
        passed_over=replay.passed_over,
    )
    sys.stdout.write(json.format(json.encode(report)).decode() + "\n")


def _show(replay: _Replay, sheet: Sheet) -> None:
    """The same for people."""
    out = console()
    out.print(sheet.table(replay.tally.figures()))
    for line in sheet.remarks(replay.tally, replay.passed_over):
        out.print(line, soft_wrap=True, markup=False)
