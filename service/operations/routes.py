"""Health, readiness and metrics, for those who run the service."""

import asyncio
from collections.abc import Awaitable, Sequence
from datetime import datetime
from typing import Annotated, Any, Final, Literal, TypeVar

import structlog
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
from service.operations.parts import OperationParts
from service.play.schemas import GameId
from service.process.metrics import MEDIA_TYPE
from service.webhooks.outbox import depth

LATE_SECONDS: Final = 60.0
PATIENCE_SECONDS: Final = 2.0

Condition = Literal["ok", "failing", "late"]

T = TypeVar("T")

_log = structlog.get_logger()


class Health(Struct, frozen=True):
    """The process runs."""

    status: Literal["ok"] = "ok"


class ProjectionShown(Struct, frozen=True, kw_only=True):
    """How far a projection is behind the log."""

    events: int
    seconds: float
    parked_games: int


class Readiness(Struct, frozen=True, kw_only=True):
    """What the service needs, and whether it has it."""

    status: Annotated[
        Literal["ok", "failing", "draining"],
        Meta(description="Draining: the process was told to stop; ask another one."),
    ]
    database: Condition
    redis: Annotated[
        Condition,
        Meta(
            description=(
                "Without Redis, processes hear of each other's changes only after some seconds."
            )
        ),
    ]
    projections: Condition
    lag: dict[str, ProjectionShown]


class ParkedShown(Struct, frozen=True, kw_only=True):
    """A game that a projection has gone on without: which event it could not apply, and how many
    are passed over since."""

    game: GameId
    version: int
    type: str
    waiting: int
    attempts: int
    parked_at: datetime


class ReadModel(Struct, frozen=True, kw_only=True):
    """A generation of a projection: whether readers get it, and how far it is behind the log."""

    projection: str
    generation: int
    serving: bool
    events: int
    seconds: float
    alarms: Annotated[
        tuple[str, ...], Meta(description="What is wrong with the log itself, by partition.")
    ]
    parked: tuple[ParkedShown, ...]


class ReadModels(Struct, frozen=True, kw_only=True):
    """All generations that are in use or in the making."""

    items: tuple[ReadModel, ...]


@operation("GET", "/health", tag="operations", answers=(Answer(200, Health),))
async def get_health(_: Call[OperationParts, None, Nothing]) -> Response[bytes]:
    """Check whether the process runs."""
    return json(Health())


@operation(
    "GET",
    "/ready",
    tag="operations",
    answers=(Answer(200, Readiness), Answer(503, Readiness, meaning="Not ready.")),
)
async def get_ready(call: Call[OperationParts, None, Nothing]) -> Response[bytes]:
    """Check whether the service can serve requests.

    It cannot without its database, nor after it was told to stop. Without Redis, or while
    projections lag, it is only slower.
    """
    parts = call.parts
    lags = await _within(_lags(parts))
    pong = await _within(_ping(parts))
    late = lags is not None and any(one.seconds > LATE_SECONDS or one.alarms for one in lags)
    ready = Readiness(
        status="draining" if parts.closing.is_set() else "failing" if lags is None else "ok",
        database="failing" if lags is None else "ok",
        redis="ok" if pong else "failing",
        projections="failing" if lags is None else "late" if late else "ok",
        lag={one.projection: _shown(one) for one in lags or () if one.serving},
    )
    return json(ready, status=200 if ready.status == "ok" else 503)


@operation(
    "GET",
    "/v1/projections",
    tag="operations",
    scope=Scope.ADMIN,
    answers=(Answer(200, ReadModels),),
)
async def list_projections(call: Call[OperationParts, None, Nothing]) -> Response[bytes]:
    """List the read models, how far they are behind, and the games that they have parked.

    `kronika projections` rebuilds and repairs them, on the machine of the service.
    """
    lags, parked = await _lags(call.parts), await parking.parked(call.parts.pool)
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
    found, pong = await _within(_lags(parts)), await _within(_ping(parts))
    parts.metrics.reached("database", answers=found is not None)
    parts.metrics.reached("cache", answers=bool(pong))
    lags = found or ()
    parts.metrics.projection(
        {one.projection: one.events for one in lags if one.serving},
        {one.projection: one.parked for one in lags if one.serving},
    )
    if (waiting := await _within(depth(parts.pool))) is not None:
        parts.metrics.outbox(waiting.deliveries, waiting.seconds)
    siblings = parts.siblings
    told = None if siblings is None else await siblings.ask()
    return sent(parts.metrics.rendered(told), media=MEDIA_TYPE)


async def _lags(parts: OperationParts) -> tuple[Lag, ...]:
    return await lag(parts.pool, [one.name for one in parts.runner.projections])


async def _ping(parts: OperationParts) -> bool:
    return bool(await parts.redis.ping())


async def _within(work: Awaitable[T]) -> T | None:
    """The result, or None if it fails or takes too long."""
    try:
        async with asyncio.timeout(PATIENCE_SECONDS):
            return await work
    except Exception as trouble:
        _log.warning("not-ready", error=type(trouble).__name__)
        return None


def _shown(one: Lag) -> ProjectionShown:
    return ProjectionShown(
        events=one.events, seconds=round(one.seconds, 3), parked_games=one.parked
    )
