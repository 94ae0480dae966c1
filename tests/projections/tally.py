"""A projection that tells on its runner: it counts, so an event applied twice shows."""

from collections import Counter
from collections.abc import Sequence

from projections.projection import Happened, Target

TABLE = """
    CREATE TABLE tally (
        generation int NOT NULL, game_id text NOT NULL, events int NOT NULL, version int NOT NULL,
        PRIMARY KEY (generation, game_id)
    )"""


class Tally:
    """Counts the events of each game, and refuses those that come out of order."""

    tables_only = False
    name = "tally"

    async def apply(self, target: Target, events: Sequence[Happened]) -> None:
        known = {
            row["game_id"]: row["version"]
            for row in await target.connection.fetch(
                "SELECT game_id, version FROM tally WHERE generation = $1 AND game_id = ANY($2)",
                target.generation,
                list({event.recorded.game_id for event in events}),
            )
        }
        for event in events:
            game_id, version = event.recorded.game_id, event.recorded.version
            if version != known.get(game_id, 0) + 1:
                raise ValueError(f"{game_id}: {version} after {known.get(game_id, 0)}")
            known[game_id] = version
        await self.write(target, Counter(event.recorded.game_id for event in events), known)

    async def write(self, target: Target, counted: Counter[str], versions: dict[str, int]) -> None:
        await target.connection.executemany(
            "INSERT INTO tally AS t VALUES ($1, $2, $3, $4) ON CONFLICT (generation, game_id)"
            " DO UPDATE SET events = t.events + EXCLUDED.events, version = EXCLUDED.version",
            [(target.generation, game, n, versions[game]) for game, n in counted.items()],
        )

    async def clear(self, target: Target, limit: int) -> int:
        done = await target.connection.execute(
            "DELETE FROM tally WHERE generation = $1", target.generation
        )
        return int(done.split()[1])


class Dying(Tally):
    """A tally whose connection dies in the middle of a batch, after the rows were written."""

    def __init__(self, times: int) -> None:
        self.deaths_left = times

    async def write(self, target: Target, counted: Counter[str], versions: dict[str, int]) -> None:
        await super().write(target, counted, versions)
        if self.deaths_left:
            self.deaths_left -= 1
            await target.connection.execute("SELECT pg_terminate_backend(pg_backend_pid())")
