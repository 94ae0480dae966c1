"""What happened in a game, in words."""

from collections.abc import Iterator, Mapping
from typing import Final

from agents import api
from agents.pages import last_fitting
from agents.player import Player

RECENT: Final = 60
"""Moves that are looked at for what happened last."""
SIZE: Final = 2_500
"""Bytes of what happened last."""


def lines(moves: list[api.Move], names: Mapping[int, str]) -> Iterator[str]:
    """A line for each move: its ply, who made it, and what came of it."""
    for one in moves:
        taken = "" if one.in_force else " (taken back)"
        yield f"{one.ply}. {' '.join(_said(one, names))}{taken}"


def _said(move: api.Move, names: Mapping[int, str]) -> list[str]:
    """What came of a move; where nothing is said of that, the move itself."""
    facts = [one.text for one in move.events if one.text and one.decision is None]
    if facts:
        return facts
    told = [one.text for one in move.events if one.text] or [move.notation]
    return [f"{names.get(move.seat, f'Seat {move.seat}')}: {told[0]}."]


async def recent(
    player: Player, game: str, names: Mapping[int, str], *, since: int, ply: int, seat: int | None
) -> tuple[tuple[str, ...], int]:
    """What happened after a ply, and how many earlier moves of that are left out."""
    after = max(since, ply - RECENT)
    page = await player.client.send(api.moves(game, after=after, limit=RECENT, seat=seat))
    told = list(lines(page.items, names))
    kept = tuple(last_fitting(told, SIZE))
    return kept, after - since + len(told) - len(kept)
