"""Workers of a cluster: are they reached from here, past the coordinator?"""

import asyncpg

from events.database import Connection
from events.distribution import distributed
from events.lane_places import LanePlaces
from events.layout import layout
from service.cli.common.words import say
from service.cli.doctor.finding import Finding
from service.process.sessions import session


async def lanes(connection: Connection, url: str) -> list[Finding]:
    """A finding for every worker that has a part of the log; none on one PostgreSQL."""
    if not await distributed(connection):
        return []
    async with asyncpg.create_pool(
        url, min_size=1, max_size=1, server_settings=session("kronika doctor")
    ) as pool:
        places = await LanePlaces.open(pool, await layout(connection))
        return [_finding(worker, shut) for worker, shut in (await places.doors()).items()]


def _finding(worker: str, shut: str | None) -> Finding:
    if shut is None:
        return Finding(say("doctor.worker"), say("doctor.worker-reached", worker=worker))
    told = say("doctor.worker-shut", worker=worker, trouble=shut)
    return Finding(say("doctor.worker"), told, say("doctor.worker-remedy"))
