"""What administrators did: `kronika admin acts`."""

import sys
from typing import Annotated

from cyclopts import Parameter

from service.acts import record
from service.administration.desk import Desk
from service.administration.parts import AdministrationParts
from service.cli.admin.console import at_console, named
from service.cli.admin.given import bounded, settings_of
from service.cli.admin.printing import act_line, printed, verdict
from service.cli.common import options


def acts(
    *,
    account: Annotated[str | None, Parameter(help="Acts about this account.")] = None,
    limit: Annotated[int, Parameter(help="So many at most.")] = 50,
    verify: Annotated[bool, Parameter(help="Work out the whole chain again.", negative=())] = False,
    data: options.Data = None,
    database_url: options.DatabaseUrl = None,
) -> int:
    """Show what administrators did, newest first, or check that all of it is there.

    With --verify every hash is worked out again, every signature is checked
    with the keys of this machine, and the number of acts is compared with what
    this machine has signed.

    Exit codes: 0 all is well, 1 an act is missing or was changed, 2 the
    database cannot be used.
    """

    async def look(parts: AdministrationParts, _: Desk) -> int:
        if verify:
            found = await parts.memory.check(parts.pool)
            sys.stdout.write(f"{verdict(found)}\n")
            return 0 if found.fault is None else 1
        who = None if account is None else (await named(parts, account)).id
        some = await record.page(parts.pool, account=who, limit=bounded(limit))
        sys.stdout.write(printed(map(act_line, some)))
        return 0

    return at_console(settings_of(data, database_url), look)
