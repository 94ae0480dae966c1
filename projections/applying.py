"""Applying a batch so that one bad event stops only its own game.

The batch is applied as a whole; only if that fails is it taken apart, game by game and then
event by event, to find the events to blame. Each attempt is a savepoint.
"""

from collections.abc import Iterable, Sequence

from msgspec import Struct

from events.envelope import Recorded
from projections.poison_events import blames_event
from projections.projection import Happened, Projection, Target
from referee.decoder import Decoder


class Poison(Struct, frozen=True, kw_only=True):
    """The first event of a game that could not be applied; `waiting` counts it and the events
    of the game that came after it in the batch."""

    event: Recorded
    error: str
    waiting: int


async def apply_all(
    projection: Projection, target: Target, decoder: Decoder, events: Sequence[Recorded]
) -> tuple[Poison, ...]:
    """Applies what can be applied, in order within each game; the rest is told, by game."""
    happened, found = decode_all(decoder, events)
    if await _attempt(projection, target, happened) is not None:
        for game in by_game(happened):
            poison = await _one_game(projection, target, game)
            if poison is not None:
                found[poison.event.game_id] = _joined(poison, found.get(poison.event.game_id))
    return tuple(found.values())


def decode_all(
    decoder: Decoder, events: Sequence[Recorded]
) -> tuple[list[Happened], dict[str, Poison]]:
    """The events as values. A game ends with its first event that cannot be decoded."""
    happened: list[Happened] = []
    poison: dict[str, Poison] = {}
    for event in events:
        earlier = poison.get(event.game_id)
        if earlier is not None:
            poison[event.game_id] = Poison(
                event=earlier.event, error=earlier.error, waiting=earlier.waiting + 1
            )
            continue
        try:
            happened.append(Happened(event, decoder.decode(event)))
        except (LookupError, ValueError) as trouble:
            poison[event.game_id] = Poison(event=event, error=_described(trouble), waiting=1)
    return happened, poison


def by_game(happened: Iterable[Happened]) -> tuple[list[Happened], ...]:
    """The events of each game, in order."""
    games: dict[str, list[Happened]] = {}
    for event in happened:
        games.setdefault(event.recorded.game_id, []).append(event)
    return tuple(games.values())


async def _one_game(
    projection: Projection, target: Target, events: Sequence[Happened]
) -> Poison | None:
    if await _attempt(projection, target, events) is None:
        return None
    for done, event in enumerate(events):
        error = await _attempt(projection, target, [event])
        if error is not None:
            return Poison(event=event.recorded, error=error, waiting=len(events) - done)
    return None


async def _attempt(
    projection: Projection, target: Target, events: Sequence[Happened]
) -> str | None:
    """None if it went well, else what is wrong with the events. Other trouble is raised."""
    if not events:
        return None
    try:
        async with target.connection.transaction():
            await projection.apply(target, events)
    except Exception as trouble:
        if not blames_event(trouble):
            raise
        return _described(trouble)
    return None


def _joined(poison: Poison, later: Poison | None) -> Poison:
    waiting = poison.waiting + (later.waiting if later else 0)
    return Poison(event=poison.event, error=poison.error, waiting=waiting)


def _described(trouble: Exception) -> str:
    """For an operator; PostgreSQL's text holds no NUL."""
    return f"{type(trouble).__name__}: {trouble}".replace("\0", "\\0")[:2000]
