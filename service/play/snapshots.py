"""Snapshots of games: positions kept so that a long log need not be folded from its beginning."""

from collections.abc import Callable
from datetime import datetime
from functools import cache
from hashlib import sha256
from importlib.metadata import version
from typing import Any

import msgspec
from msgspec import Raw, Struct

from events import snapshots
from events.database import Queries
from events.draws import Draws
from games.kernel.registry import Registry
from games.kernel.table.state import TableState
from games.kernel.title import AnyTitle
from referee.positions import NOWHERE, Position, Times


class _StoredSnapshot(Struct, frozen=True, kw_only=True):
    ply: int
    head: bytes
    draws: Draws
    at: datetime
    times: Times
    table: TableState
    state: Raw


class Snapshots:
    """Keeps positions of started games every `interval` moves."""

    def __init__(
        self,
        at: Callable[[int], Queries],
        partition: Callable[[str], int],
        registry: Registry,
        *,
        interval: int,
    ) -> None:
        """`partition` tells that of a game, and `at` where it is asked for."""
        self._at = at
        self._partition = partition
        self._folds = {title.meta.slug: fold_of(title) for title in registry}
        self._interval = interval

    def due(self, before: Position, after: Position) -> bool:
        """Whether a snapshot should be taken after a step from one position to another."""
        return before.ply // self._interval != after.ply // self._interval

    async def store(self, title: AnyTitle, game_id: str, position: Position) -> None:
        """Keeps a position."""
        kept = _StoredSnapshot(
            ply=position.ply,
            head=position.head,
            draws=position.draws,
            at=position.at,
            times=position.times,
            table=position.seen,
            state=Raw(msgspec.json.encode(position.state)),
        )
        body = msgspec.json.encode(kept)
        fold, partition = self._folds[title.meta.slug], self._partition(game_id)
        queries = self._at(partition)
        await snapshots.put(queries, partition, game_id, position.version, body, fold=fold)

    async def latest(
        self, title: AnyTitle, game_id: str, *, version: int | None = None
    ) -> Position:
        """The newest kept position, at or before `version` if that is given; else the very
        beginning."""
        fold, partition = self._folds[title.meta.slug], self._partition(game_id)
        queries = self._at(partition)
        found = await snapshots.latest(queries, partition, game_id, fold=fold, until=version)
        if found is None:
            return NOWHERE
        kept = msgspec.json.decode(found.body, type=_StoredSnapshot)
        state: Any = msgspec.json.decode(kept.state, type=title.types.state)
        return Position(
            version=found.version,
            moved=found.version,
            ply=kept.ply,
            table=kept.table,
            state=state,
            head=kept.head,
            draws=kept.draws,
            at=kept.at,
            times=kept.times,
        )


def fold_of(title: AnyTitle) -> str:
    """Names how states of a title are built: by this release, in this shape."""
    return f"{title.meta.slug}/{_release()}/{_shape(title.types.state)}"


@cache
def _release() -> str:
    return version("kronika")


@cache
def _shape(state: type) -> str:
    """A digest of what states look like, and what is kept with them."""
    schemas = msgspec.json.schema_components([state, _StoredSnapshot])
    return sha256(msgspec.json.encode(schemas, order="deterministic")).hexdigest()[:16]
