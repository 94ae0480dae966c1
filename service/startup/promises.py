"""What this machine has signed: is the log of the database still the one?

The promises lie beside the signing key (`service.audit.promises`). A log that is shorter or other,
as after a restore, is not served until the operator has begun a new epoch.
"""

from collections.abc import Awaitable

from events.database import Queries
from projections.database import Pool
from service.audit.consistency import (
    REMEDY,
    BrokenPromiseError,
    ConsistencyGuard,
    departures,
    known_epochs,
)
from service.audit.keys import key_file, signing_key
from service.audit.parts import guard_of
from service.audit.promises import PromiseFileError
from service.settings import Settings
from service.startup.refusal import StartRefused


async def check(pool: Pool, settings: Settings) -> StartRefused | None:
    """Whether the log begins with everything that was signed. What other machines have signed is
    written down on the way."""
    guard = guard_of(settings, signing_key(settings), settings.partitions)
    return await _refused(guard.look(pool, thoroughly=True))


async def look(queries: Queries, settings: Settings) -> StartRefused | None:
    """The same without writing anything down; a log that no key here has signed is not looked
    at."""
    if not key_file(settings).exists():
        return None
    guard = guard_of(settings, signing_key(settings), settings.partitions)
    return await _refused(_compared(queries, guard))


async def _compared(queries: Queries, guard: ConsistencyGuard) -> None:
    promised = guard.file.read()
    known = await known_epochs(queries, promised, guard.identity)
    if found := await departures(queries, promised, known, guard.identity):
        raise BrokenPromiseError.of(found)


async def _refused(comparing: Awaitable[object]) -> StartRefused | None:
    try:
        await comparing
    except BrokenPromiseError as trouble:
        return StartRefused(
            str(trouble),
            "start with the database that was in use; or, if something is lost for good, begin a"
            f" new epoch: {REMEDY}",
        )
    except PromiseFileError as trouble:
        return StartRefused(
            str(trouble), "correct KRONIKA_PROMISES, or put the file there that was there before"
        )
    return None
