"""What most operations begin with: the game in the path, and who looks at it."""

import re
from typing import Any, Final, Protocol

from games.kernel.seats import Seat, Viewer
from games.kernel.sentence import Sentence
from projections.database import Pool
from referee import viewers
from referee.problems import kinds
from referee.problems.kinds import Kind
from referee.problems.problem import refused
from referee.viewers import viewer
from service.http.call import Call
from service.identity.caller import Caller
from service.identity.scopes import Scope
from service.lobby import invitations
from service.play.game_cache import GameCache, LiveGame
from service.play.viewers import Actor
from service.process import logs


class FindsGames(Protocol):
    """Parts of a feature that finds games."""

    @property
    def games(self) -> GameCache:
        """The games in memory."""
        ...

    @property
    def pool(self) -> Pool:
        """The database, which knows who is invited."""
        ...


_GAME: Final = re.compile(r"[A-Za-z0-9_-]{1,64}")
_NUMBER: Final = re.compile(r"[0-9]{1,8}")
_SEAT: Final = re.compile(r"[0-9]{1,3}")


async def find_game(call: Call[FindsGames, Any, Any]) -> LiveGame:
    """The game in the path, as the log has it now. A private game does not exist for strangers."""
    game = await _in_path(call)
    if not may_know(game, call.caller):
        account = call.caller.account
        if not account or not await invitations.invited(call.parts.pool, game.id, account, None):
            raise refused(kinds.UNKNOWN_GAME)
    return game


async def find_joinable(call: Call[FindsGames, Any, Any], code: str | None) -> LiveGame:
    """The game in the path, if the caller may sit down there: at private tables, who is invited."""
    game = await _in_path(call)
    may = may_know(game, call.caller)
    if not may and not await invitations.invited(call.parts.pool, game.id, call.account, code):
        raise refused(kinds.UNKNOWN_GAME)
    return game


async def find_readable(call: Call[FindsGames, Any, Any]) -> LiveGame:
    """The game in the path, if the caller may follow it."""
    game = await find_game(call)
    if game.visibility == "private" and not game.held_by(call.caller.account):
        raise refused(kinds.UNKNOWN_GAME)
    return game


async def find_examinable(call: Call[FindsGames, Any, Any]) -> LiveGame:
    """The game in the path, if the caller may follow it or is an arbiter. For reading, and for
    what is done about disputes: arbiters see the public side of private games, too."""
    if call.caller.may(Scope.ARBITER):
        return await _in_path(call)
    return await find_readable(call)


async def find_administrable(call: Call[FindsGames, Any, Any]) -> LiveGame:
    """The game in the path, if the caller may follow it or is an administrator. For what is done
    about a game and tells nothing of it."""
    if call.caller.may(Scope.ADMIN):
        return await _in_path(call)
    return await find_readable(call)


def found_in_memory(call: Call[FindsGames, Any, Any]) -> LiveGame | None:
    """The game in the path, if it is in memory and everybody may see it; perhaps not as the log
    has it now, so only for what never changes."""
    game = call.parts.games.held(call.path("game_id"))
    return None if game is None or game.visibility == "private" else _noted(game)


async def find_shown(call: Call[FindsGames, Any, Any]) -> LiveGame:
    """The game in the path, if the caller may know of it or is an arbiter. For reading."""
    if call.caller.may(Scope.ARBITER):
        return await _in_path(call)
    return await find_game(call)


def is_arbiter(call: Call[FindsGames, Any, Any], game: LiveGame) -> bool:
    """Whether the caller looks at the game as an arbiter. Nobody does who plays in it."""
    return call.caller.may(Scope.ARBITER) and not game.held_by(call.caller.account)


def held(call: Call[Any, Any, Any], game: LiveGame) -> frozenset[Seat]:
    """The seats of a game that the caller may look from and act for: those of the account, or the
    one that the token is for."""
    return call.caller.acts_for(game.held_by(call.caller.account))


def chosen(call: Call[Any, Any, Any], seat: Seat | None) -> Seat | None:
    """The seat that a request names, or the one that its token is for; a problem if it names
    another."""
    only = call.caller.only
    if only is None or seat == only.seat:
        return seat
    if seat is not None:
        raise refused(kinds.NOT_YOUR_SEAT, Sentence("not-on-seat", {"place": seat}), field="seat")
    return only.seat


def acting(call: Call[Any, Any, Any], seat: Seat | None) -> Actor:
    """Who acts at the table, for the seat that the request names."""
    return Actor(call.account, chosen(call, seat))


async def find_playable(call: Call[FindsGames, Any, Any], seat: Seat) -> LiveGame:
    """The game in the path, if the caller holds the seat; perhaps not as the log has it now,
    since who plays finds that out anyway."""
    game_id = call.path("game_id")
    game = _noted(await call.parts.games.get(game_id) if _GAME.fullmatch(game_id) else None)
    if game is None or seat not in held(call, game):
        game = await find_readable(call)
        if seat not in held(call, game):
            raise refused(
                kinds.NOT_YOUR_SEAT, Sentence("not-on-seat", {"place": seat}), field="seat"
            )
    return game


def seat_in_path(call: Call[Any, Any, Any]) -> Seat:
    """The seat in the path, whoever holds it."""
    named = call.path("seat")
    if _SEAT.fullmatch(named) is None:
        raise refused(kinds.NOT_YOUR_SEAT, Sentence("seat-is-number"), field="seat")
    return int(named)


def number_in_path(call: Call[Any, Any, Any], name: str, unknown: Kind) -> int:
    """The number in the path of something that its game counts; a problem if there is none."""
    named = call.path(name)
    if _NUMBER.fullmatch(named) is None:
        raise refused(unknown)
    return int(named)


async def _in_path(call: Call[FindsGames, Any, Any]) -> LiveGame:
    """The game in the path, whoever may know of it."""
    game_id = call.path("game_id")
    game = _noted(await call.parts.games.fresh(game_id) if _GAME.fullmatch(game_id) else None)
    if game is None:
        raise refused(kinds.UNKNOWN_GAME)
    return game


def _noted(game: LiveGame | None) -> LiveGame | None:
    """The game; what is logged from now on says how far it is."""
    if game is not None:
        logs.about_game(version=game.position.version, ply=game.position.ply)
    return game


def may_know(game: LiveGame, caller: Caller) -> bool:
    """Whether the caller may know of the game without being invited to it."""
    return game.visibility != "private" or bool(game.held_by(caller.account))


def viewer_of(call: Call[FindsGames, Any, Any], game: LiveGame, seat: Seat | None) -> Viewer:
    """The viewer that the caller is, from the seat asked for."""
    return viewer(held(call, game), seat)


def eyes_of(
    call: Call[FindsGames, Any, Any], game: LiveGame, seat: Seat | None, eyes: Seat | None
) -> Viewer:
    """The viewer through whose eyes the caller looks."""
    return viewers.eyes_of(held(call, game), game.position, seat, eyes)
