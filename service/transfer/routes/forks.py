"""Forks: games that go on from a ply of another one."""

from collections.abc import Sequence

import msgspec
from litestar import Response

from games.kernel.sentence import Sentence
from games.kernel.table.state import TableState
from referee.languages import preferred
from referee.problems import kinds
from referee.problems.problem import refused
from referee.schemas import Visibility
from service.http.call import Call, Nothing
from service.http.idempotency import IDEMPOTENCY_KEY, key_of
from service.http.languages import ACCEPT_LANGUAGE
from service.http.operation import operation
from service.identity.scopes import Scope
from service.limits.budgets import Traffic
from service.lobby.access import find_readable
from service.lobby.routes.games import GAME_MADE, game_made, occupant, show
from service.lobby.schemas.games import SeatWanted
from service.play.game_cache import LiveGame
from service.transfer.forks import Forking
from service.transfer.parts import TransferParts
from service.transfer.schemas.imports import Fork


@operation(
    "POST",
    "/v1/games/{game_id}/forks",
    tag="games",
    scope=Scope.CREATE,
    limit=Traffic.CREATING,
    headers=(IDEMPOTENCY_KEY, ACCEPT_LANGUAGE),
    answers=(GAME_MADE,),
    problems=(
        kinds.UNKNOWN_GAME,
        kinds.UNKNOWN_PLY,
        kinds.GAME_NOT_STARTED,
        kinds.GAME_ENDED,
        kinds.FORK_WOULD_REVEAL,
        kinds.TOO_MANY_GAMES,
        kinds.KEY_REUSED,
    ),
)
async def fork_game(call: Call[TransferParts, Fork, Nothing]) -> Response[bytes]:
    """Fork a game at a ply.

    Opens a new game that copies the setup and the moves up to `ply`. The players that you name
    continue from there, with new draws. `descent` of the new game names the original game and the
    ply. The original game does not change. While it is running, you can fork it only at a ply up to
    which nothing was hidden from you; otherwise the request is refused with 409
    `fork-would-reveal`. Forks do not count towards results or leaderboards.
    """
    game = await find_readable(call)
    forking = _forking(call, game)
    language = preferred(call.header("accept-language"))
    key = key_of(call, f"fork/{call.account}", about=f"{game.id}/")

    async def body(fork: LiveGame) -> bytes:
        return msgspec.json.encode(await show(call.parts, fork, language))

    return game_made(await call.parts.forker.fork(game, forking, key, body), language)


def _forking(call: Call[TransferParts, Fork, Nothing], game: LiveGame) -> Forking:
    wanted, table = call.body, game.position.seen
    seats = _usual(table) if wanted.seats is None else wanted.seats
    if len(seats) != len(table.seats):
        raise refused(
            kinds.INVALID_BODY,
            Sentence("game-has-seats", {"seats": len(table.seats)}),
            field="seats",
        )
    return Forking(
        account=call.account,
        ply=wanted.ply,
        seats=tuple(occupant(game.title, one, f"seats[{at}].") for at, one in enumerate(seats)),
        visibility=_visibility(game, wanted.visibility, seats),
    )


def _usual(table: TableState) -> tuple[SeatWanted, ...]:
    """Bots stay; the maker of the fork plays for everybody else."""
    return tuple(
        SeatWanted(kind="me")
        if taken is None or taken.bot is None
        else SeatWanted(kind="bot", bot=taken.bot)
        for taken in table.seats
    )


def _visibility(
    game: LiveGame, wanted: Visibility | None, seats: Sequence[SeatWanted]
) -> Visibility:
    """What is private stays so, since a fork shows the game that it comes from; but somebody has
    to see it."""
    chosen = wanted or game.visibility
    if chosen == "private" and not any(one.kind == "me" for one in seats):
        problem = Sentence("private-fork-needs-player")
        raise refused(kinds.INVALID_BODY, problem, field="seats")
    if game.visibility == "private" and wanted not in (None, "private"):
        problem = Sentence("forks-stay-private")
        raise refused(kinds.INVALID_BODY, problem, field="visibility")
    return chosen
