"""A table of a read model, read and written many rows at a time as structs.

Rows travel as one JSON parameter in each direction: one statement for a whole batch, and the
struct is the only description of the columns besides the table itself.
"""

from collections.abc import Iterable
from typing import Generic, TypeVar

import msgspec
from msgspec import Struct

from projections.database import rows, storable
from projections.projection import Target

Row = TypeVar("Row", bound=Struct)


class Rows(Generic[Row]):
    """The rows of `table`, whose primary key is (generation, *key); `key` begins with game_id."""

    def __init__(self, table: str, row: type[Row], *key: str) -> None:
        columns = row.__struct_fields__
        listed = ", ".join(columns)
        changed = ", ".join(f"{name} = EXCLUDED.{name}" for name in columns if name not in key)
        self._row = row
        self._of_games = (
            f"SELECT {listed} FROM {table} WHERE generation = $1 AND game_id = ANY($2::text[])"
        )
        self._save = (
            f"INSERT INTO {table} (generation, {listed})"
            f" SELECT $1, {listed} FROM json_populate_recordset(NULL::{table}, $2::json)"
            f" ON CONFLICT (generation, {', '.join(key)})"
            f" DO {f'UPDATE SET {changed}' if changed else 'NOTHING'}"
        )
        self._clear = (
            f"DELETE FROM {table} WHERE generation = $1 AND game_id = ANY(ARRAY("
            f"SELECT game_id FROM {table} WHERE generation = $1 LIMIT $2))"
        )

    async def of_games(self, target: Target, game_ids: Iterable[str]) -> tuple[Row, ...]:
        """The rows of these games."""
        wanted = list(dict.fromkeys(game_ids))
        return await rows(target.connection, self._row, self._of_games, target.generation, wanted)

    async def save(self, target: Target, changed: Iterable[Row]) -> None:
        """Inserts the rows, or replaces those that are there."""
        document = storable(msgspec.json.encode(list(changed)).decode())
        if document != "[]":
            await target.connection.execute(self._save, target.generation, document)

    async def clear(self, target: Target, limit: int) -> int:
        """Deletes those of the games of at most `limit` rows; the number of rows deleted."""
        done = await target.connection.execute(self._clear, target.generation, limit)
        return int(done.rpartition(" ")[2])
