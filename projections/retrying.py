"""Trying parked games again, after a fix or after a missing title came back."""

from events import reading
from projections import cursors, parking
from projections.applying import apply_all
from projections.projection import Projection, Target
from projections.steps import Feed


async def retry_parked(feed: Feed, projection: Projection, *, game_id: str | None = None) -> int:
    """Tries the parked games of a projection (or one game) again; how many caught up.

    What still fails stays parked, from its first bad event on.
    """
    healed = 0
    for one in await parking.parked(feed.pool, projection.name):
        if game_id in (None, one.game_id):
            healed += await _retry(feed, projection, one)
    return healed


async def _retry(feed: Feed, projection: Projection, known: parking.Parked) -> bool:
    """One game, up to where the cursor of its partition stands, so that the runner goes on
    exactly there. The cursor is held, so nobody applies events of the game meanwhile."""
    async with feed.pool.acquire() as connection, connection.transaction():
        target = Target(
            connection=connection, projection=projection.name, generation=known.generation
        )
        held = await cursors.hold(target, known.partition)
        one = await parking.of_game(target, known.game_id)
        if not held or one is None:
            return False
        later = await reading.read(connection, one.partition, one.game_id, after=one.version - 1)
        events = [event for event in later if event.position <= held[0].position]
        poison = await apply_all(projection, target, feed.decoder, events)
        if poison:
            await parking.park(target, poison)
        else:
            await parking.unpark(target, one.game_id)
        return not poison
