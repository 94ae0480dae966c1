"""Health, readiness and metrics, for those who run the service."""

import asyncio
import time
from collections.abc import Sequence
from typing import Annotated, Any, Final, Literal

from litestar import Request, Response, get
from msgspec import Meta, Struct

from projections import parking
from projections.lag import Lag, lag
from projections.models import READ_MODELS
from projections.parking import Parked
from referee.pages import Next
from referee.paging import ListWanted, page_of
from referee.schemas import GameId
from referee.times import Time
from service.http.call import Call, Nothing
from service.http.middleware.edge import Edge
from service.http.operation import Answer, operation
from service.http.replies import json, sent
from service.identity.scopes import Scope
from service.limits.budgets import Traffic
from service.operations.parts import OperationParts
from service.process.metrics import MEDIA_TYPE
from service.process.sibling_metrics import SiblingMetrics, families, hear
from service.projecting.place import NAME

LATE_SECONDS: Final = 60.0

Condition = Literal["ok", "failing", "late"]


class Health(Struct, frozen=True):
    """The process runs."""

    status: Annotated[Literal["ok"], Meta(description="Always `ok`.")] = "ok"


class ProjectionShown(Struct, frozen=True, kw_only=True):
    """How far a projection is behind the log."""

    events: Annotated[int, Meta(description="Events that it has not applied yet.")]
    seconds: Annotated[float, Meta(description="Age of the oldest of them.")]
    parked_games: Annotated[int, Meta(description="Number of parked games.")]


class Readiness(Struct, frozen=True, kw_only=True):
    """What the service needs, and whether it has it."""

    status: Annotated[
        Literal["ok", "failing", "draining"],
        Meta(
            description=(
                "`ok`: ready. `failing`: the database does not answer. `draining`: the process is "
                "shutting down; use another one."
            )
        ),
    ]
    log: Annotated[
        Condition,
        Meta(
            description=(
                "`failing`: it is not the one that was signed, as after a failover that lost"
                " transactions. Nothing is recorded until the operator begins a new epoch."
            )
        ),
    ]
    database: Annotated[
        Condition,
        Meta(
            description=(
                "`ok`, or `failing`: it cannot be written to, or gives this process no connection."
            )
        ),
    ]
    redis: Annotated[
        Condition,
        Meta(
            description=(
                "`failing`: Redis does not answer; changes then reach other processes a few "
                "seconds later."
            )
        ),
    ]
    projections: Annotated[Condition, Meta(description="`late`: over a minute behind the log.")]
    lag: Annotated[
        dict[str, ProjectionShown],
        Meta(description="How far each projection is behind, by its name."),
    ]
    lag_age: Annotated[
        float,
        Meta(
            ge=0,
            description="Age of the lag figures, in seconds; they are refreshed periodically.",
        ),
    ]


class ParkedShown(Struct, frozen=True, kw_only=True):
    """A parked game: the projection could not apply one of its events and skips it."""

    game: GameId
    version: Annotated[int, Meta(description="The event that could not be applied.")]
    type: Annotated[str, Meta(description="Its type.")]
    waiting: Annotated[int, Meta(description="Events of the game that were skipped since.")]
    attempts: Annotated[int, Meta(description="How often it was tried.")]
    parked_at: Annotated[Time, Meta(description="When it was first given up.")]


class ReadModel(Struct, frozen=True, kw_only=True):
    """One generation of a projection; each rebuild creates a new one."""

    projection: Annotated[str, Meta(description="Its name.")]
    generation: Annotated[int, Meta(description="Its number; a rebuild makes a new one.")]
    serving: Annotated[bool, Meta(description="Whether queries read this generation.")]
    events: Annotated[int, Meta(description="Events that it has not applied yet.")]
    seconds: Annotated[float, Meta(description="Age of the oldest of them.")]
    alarms: Annotated[
        tuple[str, ...], Meta(description="What is wrong with the log itself, by partition.")
    ]
    parked: Annotated[
        tuple[ParkedShown, ...], Meta(description="The games that it has gone on without.")
    ]


class ReadModels(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """All generations that serve or are being built."""

    items: Annotated[tuple[ReadModel, ...], Meta(description="The read models.")]
    next: Next = None


@operation("GET", "/health", tag="operations", answers=(Answer(200, Health),))
async def get_health(_: Call[OperationParts, None, Nothing]) -> Response[bytes]:
    """Check liveness.

    It answers as long as the process runs, also while the database is away.
    """
    return json(Health())


@operation(
    "GET",
    "/ready",
    tag="operations",
    limit=Traffic.ADDRESS,
    answers=(Answer(200, Readiness), Answer(503, Readiness, meaning="Not ready.")),
)
async def get_readiness(call: Call[OperationParts, None, Nothing]) -> Response[bytes]:
    """Check readiness.

    Returns 503 if the database does not answer, the log is not the one that was signed, or the
    process is shutting down. If Redis is unavailable or projections lag, the service is slower but
    ready.
    """
    watching = call.parts.watching
    database, cache = watching.database.at_hand(), watching.cache.at_hand()
    known = watching.lags.at_hand()
    if database is None or cache is None or known is None:
        database, cache, known = await asyncio.gather(
            watching.database.answer(), watching.cache.answer(), watching.lags.answer()
        )
    works = database is not None and await watching.pool.gives()
    lags = () if known is None else known.answer
    late = known is None or any(one.seconds > LATE_SECONDS or one.alarms for one in lags)
    draining, halted = call.parts.closing.is_set(), call.parts.log.halted is not None
    ready = Readiness(
        status="draining" if draining else "ok" if works and not halted else "failing",
        database="ok" if works else "failing",
        log="failing" if halted else "ok",
        redis="failing" if cache is None else "ok",
        projections="failing" if not works else "late" if late else "ok",
        lag={one.projection: _shown(one) for one in lags if one.serving},
        lag_age=0.0 if known is None else round(time.monotonic() - known.at, 3),
    )
    return json(ready, status=200 if ready.status == "ok" else 503)


@operation(
    "GET",
    "/v1/projections",
    tag="operations",
    scope=Scope.ADMIN,
    limit=Traffic.READING,
    answers=(Answer(200, ReadModels),),
)
async def list_projections(call: Call[OperationParts, None, ListWanted]) -> Response[bytes]:
    """List the projections.

    Shows how far each projection lags and which games it has parked. Run `kronika projections` on a
    machine of the service to rebuild or repair one.
    """
    names = [one.name for one in READ_MODELS]
    lags = await lag(call.parts.pool, names)
    parked = await parking.parked(call.parts.pool)
    models = tuple(_model(one, parked) for one in lags)
    page = page_of("projections", models, _generation, call.query)
    return json(ReadModels(items=page.items, next=page.next))


def _generation(one: ReadModel) -> str:
    return f"{one.projection} {one.generation}"


def _model(one: Lag, parked: Sequence[Parked]) -> ReadModel:
    name = (one.projection, one.generation)
    return ReadModel(
        projection=one.projection,
        generation=one.generation,
        serving=one.serving,
        events=one.events,
        seconds=round(one.seconds, 3),
        alarms=one.alarms,
        parked=tuple(
            ParkedShown(
                game=game.game_id,
                version=game.version,
                type=game.kind,
                waiting=game.waiting,
                attempts=game.attempts,
                parked_at=game.parked_at,
            )
            for game in parked
            if (game.projection, game.generation) == name
        ),
    )


@get("/metrics", include_in_schema=False)
async def metrics(request: Request[Any, Any, Any]) -> Response[bytes]:
    """Metrics for Prometheus: of this process, or of all that were started together."""
    edge: Edge = request.app.state.edge
    parts: OperationParts = edge.parts[OperationParts]
    await edge.limits.gate.admit(Traffic.ADDRESS, None, request.scope)
    watching = parts.watching
    database, cache, known, waiting, jobs, stored = await asyncio.gather(
        watching.database.answer(),
        watching.cache.answer(),
        watching.lags.answer(),
        watching.outbox.answer(),
        watching.jobs.answer(),
        watching.inventory.answer(),
    )
    parts.metrics.reached("database", answers=database is not None)
    parts.metrics.reached("cache", answers=cache is not None)
    for one in () if known is None else known.answer:
        if one.serving:
            parts.metrics.projection(one.projection, one.events, one.seconds, one.parked)
    if stored is not None:
        parts.metrics.stored(stored.answer.size, stored.answer.games)
    if waiting is not None:
        parts.metrics.outbox(waiting.answer.deliveries, waiting.answer.seconds)
    if jobs is not None:
        parts.metrics.jobs(jobs.answer.jobs, jobs.answer.seconds)
    return sent(parts.metrics.rendered(await _told(parts)), media=MEDIA_TYPE)


async def _told(parts: OperationParts) -> SiblingMetrics:
    """What other processes tell, with this one; nothing if there are none."""
    siblings, projects = parts.siblings, parts.projects
    told = {"": families(parts.metrics.registry)} if siblings is None else await siblings.ask()
    if projects is None:
        return {} if siblings is None else told
    return {**told, NAME: await hear(projects.numbers)}


def _shown(one: Lag) -> ProjectionShown:
    return ProjectionShown(
        events=one.events, seconds=round(one.seconds, 3), parked_games=one.parked
    )
