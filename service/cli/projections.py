"""`kronika projections`: the read models, for operators.

A service need not run; if one does, both work side by side.
"""

import sys
from collections.abc import Awaitable, Callable
from typing import Annotated, Final, TypeVar

import asyncpg
from cyclopts import App, Parameter
from rich.table import Table

from games.kernel.registry import Registry
from projections import generations, lag, parking
from projections.database import Pool
from projections.generations import UnknownProjectionError
from projections.models import READ_MODELS, named
from projections.projection import Projection
from projections.retrying import retry_parked
from projections.runner import Runner
from projections.steps import Feed
from referee.decoder import Decoder
from service.cli.common import options
from service.cli.common.database import asked
from service.cli.common.errors import CommandError
from service.cli.common.terminal import console
from service.cli.common.words import decimal, say
from service.process import logs
from service.settings import from_environment

T = TypeVar("T")

Name = Annotated[str, Parameter(help="Of the projection; see `status`.", show_default=False)]
GameId = Annotated[str | None, Parameter(name="--game", help="This game only.")]

NAMING: Final = ("projection.name", "projection.generation", "projection.state")
COUNTING: Final = ("projection.events-behind", "projection.seconds-behind", "projection.parked")
PARKED: Final = (
    "projection.projection",
    "projection.game",
    "projection.version",
    "projection.event",
    "projection.because",
)
"""The headings of the tables."""

projections = App(
    name="projections",
    help="""See, rebuild and repair the read models.

Read models (lists, history, records) are made from the log and can be made
anew from it at any time. A service need not run; if one does, it goes on
serving what it has until the new one has caught up.

Try:

    kronika projections status
    kronika projections rebuild games
    kronika projections retry history --game GAME""",
    help_format="plaintext",
)


@projections.command
def status(*, data: options.Data = None, database_url: options.DatabaseUrl = None) -> int:
    """Show how far each projection is, and which games are parked.

    Exit codes: 0 all is well, 1 games are parked or the log is damaged, 2 the
    database cannot be used.
    """

    async def look(pool: Pool) -> int:
        lags = await lag.lag(pool, [one.name for one in READ_MODELS])
        parked = await parking.parked(pool)
        console().print(_lags(lags))
        if parked:
            console().print(_parked(parked))
        for one in lags:
            for alarm in one.alarms:
                console().print(f"{one.projection}: {alarm}", soft_wrap=True)
        return 1 if parked or any(one.alarms for one in lags) else 0

    return _with_pool(data, database_url, look)


@projections.command
def rebuild(
    name: Name, /, *, data: options.Data = None, database_url: options.DatabaseUrl = None
) -> int:
    """Make a projection anew from the log, and wait until it serves.

    Readers keep the old one until then. Stopped by Ctrl-C, the rebuild is
    finished by the next service that runs.
    """
    projection = _named(name)

    async def make(pool: Pool) -> int:
        try:
            generation = await generations.rebuild(pool, name)
        except UnknownProjectionError:
            raise CommandError(say("projection.unrun", name=name)) from None
        filling = say("projection.filling", name=name, generation=generation)
        sys.stderr.write(f"{filling}\n")
        await Runner(await _feed(pool), (projection,)).settle()
        serves = say("projection.serves", name=name, generation=generation)
        sys.stdout.write(f"{serves}\n")
        return 0

    return _with_pool(data, database_url, make)


@projections.command
def retry(
    name: Name,
    /,
    *,
    game: GameId = None,
    data: options.Data = None,
    database_url: options.DatabaseUrl = None,
) -> int:
    """Try parked games again, after a fix.

    Exit codes: 0 none is parked any more, 1 some still fail (`status` says
    why), 2 the database cannot be used.
    """
    projection = _named(name)

    async def mend(pool: Pool) -> int:
        healed = await retry_parked(await _feed(pool), projection, game_id=game)
        left = [one for one in await parking.parked(pool, name) if game in (None, one.game_id)]
        done = say("projection.retried", name=name, healed=healed, left=len(left))
        sys.stdout.write(f"{done}\n")
        return 1 if left else 0

    return _with_pool(data, database_url, mend)


def _with_pool(
    data: options.Data, database_url: options.DatabaseUrl, work: Callable[[Pool], Awaitable[T]]
) -> T:
    """The result of a coroutine that works with the database."""
    settings = from_environment(data=data, database_url=database_url)
    logs.configure("console", "warning")

    async def run(url: str) -> T:
        async with asyncpg.create_pool(url, min_size=1, max_size=4) as pool:
            return await work(pool)

    return asked(settings, run)


async def _feed(pool: Pool) -> Feed:
    return await Feed.of(pool, Decoder(Registry.installed()))


def _named(name: str) -> Projection:
    projection = named(name)
    if projection is None:
        known = ", ".join(one.name for one in READ_MODELS)
        raise CommandError(say("projection.unknown", name=name, known=known))
    return projection


def _lags(found: tuple[lag.Lag, ...]) -> Table:
    table = Table(title=say("projection.title"))
    for heading in NAMING:
        table.add_column(say(heading))
    for heading in COUNTING:
        table.add_column(say(heading), justify="right")
    for one in found:
        state = say("projection.serving" if one.serving else "projection.being-filled")
        behind = (str(one.events), decimal(one.seconds, 1), str(one.parked))
        table.add_row(one.projection, str(one.generation), state, *behind)
    return table


def _parked(found: tuple[parking.Parked, ...]) -> Table:
    table = Table(title=say("projection.parked-title"))
    for heading in PARKED:
        table.add_column(say(heading), overflow="fold")
    for one in found:
        event = (str(one.version), one.kind, one.error)
        table.add_row(one.projection, one.game_id, *event)
    return table
