"""`kronika doctor`: is everything here that Kronika needs, and if not, what to do?"""

import asyncio

from rich.console import Console
from rich.text import Text

from service.cli.common import options
from service.cli.common.words import say
from service.cli.doctor.finding import Finding
from service.cli.doctor.machine import machine
from service.cli.doctor.servers import servers
from service.embedded.folder import check
from service.settings import SettingsError, from_environment


def doctor(
    *,
    host: options.Host = None,
    port: options.Port = None,
    data: options.Data = None,
    database_url: options.DatabaseUrl = None,
    redis_url: options.RedisUrl = None,
) -> int:
    """Check what Kronika needs and say how to fix what is wrong.

    Looks at Python, the disk, the port, the server programs, and connects to
    the database and the cache that `serve` would use with the same options.
    Nothing is changed by looking.

    Try:

        kronika doctor
        kronika doctor --port 9000 --data /var/lib/kronika
        kronika doctor --database-url postgresql://kronika@db/kronika

    Exit codes: 0 all is well, 1 something is wrong, 2 the data folder cannot be
    used, so nothing else was looked at.
    """
    try:
        settings = from_environment(
            host=host, port=port, data=data, database_url=database_url, redis_url=redis_url
        )
    except SettingsError as trouble:
        findings = [
            Finding(say("doctor.settings"), each, say("doctor.see-settings"))
            for each in trouble.problems
        ]
    else:
        if not (settings.database_url and settings.redis_url):
            check(settings.data)
        findings = [*machine(settings), *asyncio.run(servers(settings))]
    show(findings)
    return 1 if any(each.remedy for each in findings) else 0


def show(findings: list[Finding]) -> None:
    """A line with a mark per finding, the way out below what is wrong. None is cut short: the end
    of a path may be what matters."""
    console = Console(soft_wrap=True, highlight=False)
    width = max(len(each.name) for each in findings)
    for each in findings:
        mark = ("✗", "red") if each.remedy else ("✓", "green")
        console.print(Text.assemble(" ", mark, f"  {each.name:<{width}}  {each.told}"))
        if each.remedy:
            console.print(Text.assemble(" " * (width + 6), (each.remedy, "bold")))
