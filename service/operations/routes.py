"""Health, readiness and metrics, for those who run the service."""

import asyncio
import time
from collections.abc import Sequence
from typing import Annotated, Any, Final, Literal

from litestar import Request, Response, get
from msgspec import Meta, Struct

from projections import parking
from projections.lag import Lag, lag
from projections.parking import Parked
from service.http.call import Call, Nothing
from service.http.edge import Edge
from service.http.operation import Answer, operation
from service.http.replies import json, sent
from service.identity.scopes import Scope
from service.identity.times import Time
from service.limits.budgets import Traffic
from service.operations.parts import OperationParts
from service.play.schemas import GameId
from service.process.metrics import MEDIA_TYPE

LATE_SECONDS: Final = 60.0

Condition = Literal["ok", "failing", "late"]


class Health(Struct, frozen=True):
    """The process runs."""

    status: Annotated[Literal["ok"], Meta(description="Always `ok`: the process answers.")] = "ok"


class ProjectionShown(Struct, frozen=True, kw_only=True):
    """How far a projection is behind the log."""

    events: Annotated[int, Meta(description="Events that it has not applied yet.")]
    seconds: Annotated[float, Meta(description="Age of the oldest of them.")]
    parked_games: Annotated[int, Meta(description="Games that it has gone on without.")]


class Readiness(Struct, frozen=True, kw_only=True):
    """What the service needs, and whether it has it."""

    status: Annotated[
        Literal["ok", "failing", "draining"],
        Meta(description="Draining: the process was told to stop; ask another one."),
    ]
    database: Annotated[Condition, Meta(description="`ok`, or `failing`: it does not answer.")]
    redis: Annotated[
        Condition,
        Meta(
            description=(
                "Without Redis, processes hear of each other's changes only after some seconds."
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
            ge=0, description="Seconds since the lag was looked at; it is looked at now and then."
        ),
    ]


class ParkedShown(Struct, frozen=True, kw_only=True):
    """A game that a projection has gone on without."""

    game: GameId
    version: Annotated[int, Meta(description="The event that could not be applied.")]
    type: Annotated[str, Meta(description="Its type.")]
    waiting: Annotated[int, Meta(description="Events of the game that are passed over since.")]
    attempts: Annotated[int, Meta(description="How often it was tried.")]
    parked_at: Annotated[Time, Meta(description="When it was first given up.")]


class ReadModel(Struct, frozen=True, kw_only=True):
    """A generation of a projection."""

    projection: Annotated[str, Meta(description="Its name.")]
    generation: Annotated[int, Meta(description="Its number; a rebuild makes a new one.")]
    serving: Annotated[bool, Meta(description="Whether readers get this one.")]
    events: Annotated[int, Meta(description="Events that it has not applied yet.")]
    seconds: Annotated[float, Meta(description="Age of the oldest of them.")]
    alarms: Annotated[
        tuple[str, ...], Meta(description="What is wrong with the log itself, by partition.")
    ]
    parked: Annotated[
        tuple[ParkedShown, ...], Meta(description="The games that it has gone on without.")
    ]


class ReadModels(Struct, frozen=True, kw_only=True):
    """All generations that are in use or in the making."""

    items: Annotated[tuple[ReadModel, ...], Meta(description="The read models.")]


@operation("GET", "/health", tag="operations", answers=(Answer(200, Health),))
async def get_health(_: Call[OperationParts, None, Nothing]) -> Response[bytes]:
    """Check whether the process runs."""
    return json(Health())


@operation(
    "GET",
    "/ready",
    tag="operations",
    limit=Traffic.ADDRESS,
    answers=(Answer(200, Readiness), Answer(503, Readiness, meaning="Not ready.")),
)
async def get_ready(call: Call[OperationParts, None, Nothing]) -> Response[bytes]:
    """Check whether the service can serve requests.

    It cannot without its database, nor after it was told to stop. Without Redis, or while
    projections lag, it is only slower.
    """
    watching = call.parts.watching
    database, cache, known = await asyncio.gather(
        watching.database.answer(), watching.cache.answer(), watching.lags.answer()
    )
    lags = () if known is None else known.answer
    late = known is None or any(one.seconds > LATE_SECONDS or one.alarms for one in lags)
    draining = call.parts.closing.is_set()
    ready = Readiness(
        status="draining" if draining else "failing" if database is None else "ok",
        database="failing" if database is None else "ok",
        redis="failing" if cache is None else "ok",
        projections="failing" if database is None else "late" if late else "ok",
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
async def list_projections(call: Call[OperationParts, None, Nothing]) -> Response[bytes]:
    """List the read models, how far they are behind, and the games that they have parked.

    `kronika projections` rebuilds and repairs them, on the machine of the service.
    """
    names = [one.name for one in call.parts.runner.projections]
    lags = await lag(call.parts.pool, names)
    parked = await parking.parked(call.parts.pool)
    return json(ReadModels(items=tuple(_model(one, parked) for one in lags)))


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
    database, cache, known, waiting = await asyncio.gather(
        watching.database.answer(),
        watching.cache.answer(),
        watching.lags.answer(),
        watching.outbox.answer(),
    )
    parts.metrics.reached("database", answers=database is not None)
    parts.metrics.reached("cache", answers=cache is not None)
    lags = [one for one in (() if known is None else known.answer) if one.serving]
    parts.metrics.projection(
        {one.projection: one.events for one in lags}, {one.projection: one.parked for one in lags}
    )
    if waiting is not None:
        parts.metrics.outbox(waiting.answer.deliveries, waiting.answer.seconds)
    siblings = parts.siblings
    told = None if siblings is None else await siblings.ask()
    return sent(parts.metrics.rendered(told), media=MEDIA_TYPE)


def _shown(one: Lag) -> ProjectionShown:
    return ProjectionShown(
        events=one.events, seconds=round(one.seconds, 3), parked_games=one.parked
    )
