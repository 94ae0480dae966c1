"""Games that are ended: `kronika admin void`."""

from typing import Annotated

from cyclopts import Parameter

from service.administration.desk import Desk
from service.administration.parts import AdministrationParts
from service.cli.admin.console import at_console
from service.cli.admin.given import Why, reason_of, settings_of, told
from service.cli.common import options
from service.cli.common.words import say


def void(
    game: Annotated[str, Parameter(help="Id of the game.", show_default=False)],
    /,
    *,
    reason: Why,
    data: options.Data = None,
    database_url: options.DatabaseUrl = None,
) -> int:
    """Close a game, or declare that it does not count; its players read why.

    The reason stands in the log of the game for good: name nobody in it.

    Exit codes: 0 done, 2 no such game, others have ended it, or the database
    cannot be used.
    """
    why = reason_of(reason)

    async def work(parts: AdministrationParts, desk: Desk) -> None:
        await parts.noticed(await parts.voiding.declare(desk, game, why or ""))

    at_console(settings_of(data, database_url), work)
    return told(say("admin.void", game=game))
