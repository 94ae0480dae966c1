"""Engines and jobs: programs on any machine make reviews."""

import re
from functools import partial
from typing import Any, Final

import msgspec
from litestar import Response

from games.kernel.seats import Spectator
from referee.paging import ListWanted, page_of
from referee.problems import kinds
from referee.problems.plain_text import printable
from referee.problems.problem import refused
from referee.review.lines import ReviewLine
from service.http.call import Call, Nothing
from service.http.hanging_up import hung_up
from service.http.operation import Answer, operation
from service.http.replies import json, nothing, sent
from service.identity.scopes import Scope
from service.jobs import engines, output, queue
from service.jobs.engine import Engine, EngineDraft
from service.jobs.job import Job
from service.jobs.parts import JobParts
from service.jobs.schemas import (
    EngineList,
    EngineShown,
    EngineWanted,
    GivenBack,
    JobShown,
    JobTaken,
    JobWanted,
    LinesPosted,
    NewLines,
)
from service.jobs.waiting import waited
from service.limits.budgets import Traffic
from service.transfer.exporting import exported
from service.transfer.schemas.exports import Export

_LEASE: Final = re.compile(r"lea_[0-9a-z]{20}")
_LINES: Final = msgspec.json.Decoder(ReviewLine)


@operation(
    "POST",
    "/v1/engines",
    tag="engines",
    scope=Scope.ENGINE,
    answers=(Answer(201, EngineShown, location="Path of the engine, to take it away."),),
)
async def register_engine(call: Call[JobParts, EngineWanted, Nothing]) -> Response[bytes]:
    """Register an engine.

    Requires the scope `engine`, which the operator grants. An engine is a program that makes
    reviews of games: `kronika reviewer`, or one that comes to the same. It is known by its name:
    registering it again changes what it says of itself. It gets jobs that ask for its `engine` and
    its `weights`. An account has 100 engines at most; with another one, that goes which was not
    heard of for longest.
    """
    printable(call.body.name, "name")
    printable(call.body.engine, "engine")
    wanted = call.body
    draft = EngineDraft(name=wanted.name, engine=wanted.engine, weights=wanted.weights)
    async with call.parts.pool.acquire() as connection, connection.transaction():
        made = await engines.register(connection, call.account, draft)
    headers = {"Location": f"/v1/engines/{made.id}"}
    return json(_engine_shown(made), status=201, headers=headers)


@operation(
    "GET",
    "/v1/engines",
    tag="engines",
    scope=Scope.ENGINE,
    answers=(Answer(200, EngineList),),
)
async def list_engines(call: Call[JobParts, None, ListWanted]) -> Response[bytes]:
    """List the engines of your account.

    Returns the engines by name.
    """
    found = await engines.of_account(call.parts.pool, call.account)
    shown = [_engine_shown(one) for one in found]
    page = page_of("engines", shown, lambda one: one.id, call.query)
    return json(EngineList(items=page.items, next=page.next))


@operation(
    "DELETE",
    "/v1/engines/{engine_id}",
    tag="engines",
    scope=Scope.ENGINE,
    answers=(Answer(204, None),),
    problems=(kinds.UNKNOWN_ENGINE, kinds.ENGINE_SUSPENDED),
)
async def delete_engine(call: Call[JobParts, None, Nothing]) -> Response[bytes]:
    """Remove an engine.

    Its leases end, and others go on with its jobs. A suspended engine can be removed only with a
    token that has the scope `admin`, too, which any engine can be removed with: its account can
    then register engines again.
    """
    administers = call.caller.may(Scope.ADMIN)
    found = await engines.of_id(call.parts.pool, call.path("engine_id"))
    if found is None or not (found.account_id == call.account or administers):
        raise refused(kinds.UNKNOWN_ENGINE)
    if found.suspended and not administers:
        raise refused(kinds.ENGINE_SUSPENDED)
    await engines.remove(call.parts.pool, found.id)
    return nothing()


@operation(
    "POST",
    "/v1/jobs/leases",
    tag="engines",
    scope=Scope.ENGINE,
    answers=(Answer(200, JobTaken),),
    problems=(kinds.UNKNOWN_ENGINE, kinds.ENGINE_SUSPENDED, kinds.TOO_MANY_STREAMS),
)
async def take_job(call: Call[JobParts, JobWanted, Nothing]) -> Response[bytes]:
    """Take a job.

    Returns a review that somebody has asked for and that no other engine is making. Read the game
    at `export`, make the lines from `from_line` on and post them. The lease ends at `until`, which
    every post moves on, and when you give the job back. An engine that is lost needs no cleaning
    up: when its lease has ended, another one goes on at the next line.

    Engines that are not the operator's get public games only. With `wait` the service responds as
    soon as there is a job. A call that waits counts as an open stream.
    """
    engine = await _own_engine(call)
    taken = await call.parts.workshop.take(engine, call.body.seconds)
    if taken is None and call.body.wait:
        taken = await _waited(call, engine)
    return json(JobTaken(job=None if taken is None else await _job_shown(call.parts, taken)))


@operation(
    "GET",
    "/v1/jobs/leases/{job_lease_id}/export",
    tag="engines",
    scope=Scope.ENGINE,
    answers=(Answer(200, Export),),
    problems=(kinds.LEASE_LOST,),
)
async def export_job(call: Call[JobParts, None, Nothing]) -> Response[bytes]:
    """Read the game of a job.

    Returns the export of the game, as `exportGame` does for a spectator. Whoever has the lease may
    read it, even if the game is private.
    """
    job = await queue.leased(call.parts.pool, call.account, _lease(call))
    game = None if job is None else await call.parts.games.fresh(job.game_id)
    if game is None:
        raise refused(kinds.LEASE_LOST)
    async with call.parts.scheduler.whole:
        _, document = await exported(call.parts, game, Spectator(), {})
    return sent(document)


@operation(
    "POST",
    "/v1/jobs/leases/{job_lease_id}/lines",
    tag="engines",
    scope=Scope.ENGINE,
    answers=(Answer(200, LinesPosted),),
    problems=(kinds.LEASE_LOST,),
    limit=Traffic.MOVES,
)
async def post_lines(call: Call[JobParts, NewLines, Nothing]) -> Response[bytes]:
    """Post lines of a review.

    Adds the lines behind those that are there, and lets the lease begin anew. Lines that are there
    already are passed over, so a post whose response was lost can be sent again. The first line of
    a review is the `review` itself, the last one its `balance`: with it the job is done.
    """
    body = call.body
    job = await call.parts.workshop.post(call.account, _lease(call), body.first, body.lines)
    if job is None:
        raise refused(kinds.LEASE_LOST)
    return json(LinesPosted(lines=job.lines))


@operation(
    "DELETE",
    "/v1/jobs/leases/{job_lease_id}",
    tag="engines",
    scope=Scope.ENGINE,
    answers=(Answer(204, None),),
    problems=(kinds.LEASE_LOST,),
)
async def give_back_job(call: Call[JobParts, GivenBack, Nothing]) -> Response[bytes]:
    """Give a job back.

    Another engine can go on with it at once. With `failed`, a review that an engine of the operator
    cannot make has failed; whoever asks for it again starts it anew.
    """
    failed = call.body.failed
    if failed is not None:
        printable(failed, "failed")
    if not await call.parts.workshop.give_back(call.account, _lease(call), failed):
        raise refused(kinds.LEASE_LOST)
    return nothing()


async def _own_engine(call: Call[JobParts, JobWanted, Nothing]) -> Engine:
    """The engine that wants a job."""
    found = await engines.of_id(call.parts.pool, call.body.engine)
    if found is None or found.account_id != call.account:
        raise refused(kinds.UNKNOWN_ENGINE)
    if found.suspended:
        raise refused(kinds.ENGINE_SUSPENDED)
    await engines.heard(call.parts.pool, found.id)
    return found


async def _waited(call: Call[JobParts, JobWanted, Nothing], engine: Engine) -> Job | None:
    """The job of an engine that waits; it holds the place of a stream meanwhile."""
    parts = call.parts
    address = parts.limits.addresses.of(call.request.scope)
    slot = await parts.limits.stream_slots.take(call.caller.token, address)
    try:
        seconds, wait = call.body.seconds, call.body.wait
        gone = partial(hung_up, call.request.receive)
        return await waited(parts.workshop, engine, seconds, wait, parts.closing, gone)
    finally:
        slot.release()


def _lease(call: Call[Any, Any, Any]) -> str:
    """The lease in the path. What is none has ended like one that is gone."""
    wanted = call.path("job_lease_id")
    if _LEASE.fullmatch(wanted) is None:
        raise refused(kinds.LEASE_LOST)
    return wanted


async def _job_shown(parts: JobParts, job: Job) -> JobShown:
    assert job.lease_id is not None
    assert job.until is not None
    made = await output.of_job(parts.pool, job.checks or job.id)
    return JobShown(
        lease=job.lease_id,
        game=job.game_id,
        title=job.title,
        quality=job.quality,
        nodes=job.nodes,
        seed=job.seed,
        from_line=job.lines,
        made=tuple(_LINES.decode(one) for one in made),
        until=job.until,
        export=f"/v1/jobs/leases/{job.lease_id}/export",
        sample=job.sample,
    )


def _engine_shown(engine: Engine) -> EngineShown:
    return EngineShown(
        id=engine.id,
        name=engine.name,
        engine=engine.engine,
        weights=dict(engine.weights),
        trusted=engine.trusted,
        suspended=engine.suspended,
        created_at=engine.created_at,
    )
