"""Recordings from a running service: as much of a game as the caller may see."""

from functools import cache

import msgspec

from games.kernel.registry import Registry
from referee.schemas import MoveListed
from service.cli.common.client import Service
from service.cli.common.errors import CommandError
from service.cli.common.score_sheet import names_of
from service.cli.common.words import say
from service.cli.replay.recording import Recording, ReplayedMove
from service.cli.replay.table import ReplayedTable, table_of


def from_service(service: Service, game_id: str) -> Recording:
    """The game as it stands; boards are fetched when they are looked at, once each."""
    game = service.game(game_id)
    if game.status == "open":
        raise CommandError(say("game.not-begun", game=game_id))
    title = Registry.installed().get(game.title)
    if title is None:
        raise CommandError(say("title.absent", title=game.title))

    @cache
    def draw(ply: int) -> ReplayedTable:
        view = msgspec.json.decode(service.state(game_id, ply).view, type=title.types.view)
        return table_of(title, view)

    return Recording(
        id=game.id,
        title=title.meta.name,
        status=game.status,
        names=names_of(game),
        setup=tuple(service.opening(game_id)),
        moves=tuple(_move(one) for one in service.moves(game_id) if one.ply <= game.ply),
        result=game.result,
        draw=draw,
        legend=title.showing.legend,
    )


def _move(one: MoveListed) -> ReplayedMove:
    return ReplayedMove(
        ply=one.ply,
        parent=one.ply - 1 if one.parent is None else one.parent,
        in_force=one.in_force,
        seat=one.seat,
        notation=one.notation,
        events=one.events,
    )
