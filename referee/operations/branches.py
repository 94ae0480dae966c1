"""Branches: games that go on from a ply of another one."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from games.kernel.sentence import Sentence
from games.kernel.title import AnyTitle
from referee.branch import Branch
from referee.operations.games import shown
from referee.operations.operation import operation
from referee.problems import kinds
from referee.problems.problem import refused
from referee.recorded_game import RecordedGame
from referee.requests import Call, Nothing, Reply
from referee.schemas import MOST, Visibility


class SeatWanted(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A seat of the branch."""

    kind: Annotated[
        Literal["me", "bot"],
        Meta(description="`me`: played here. `bot`: a bot of the title plays."),
    ]
    bot: Annotated[
        str | None, Meta(description="The strategy; the `opponent` of the title if left out.")
    ] = None


class ForkWanted(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A branch to begin."""

    ply: Annotated[int, Meta(ge=0, le=MOST, description="The ply from which it goes on.")]
    seats: Annotated[
        tuple[SeatWanted, ...] | None,
        Meta(description="By default bots stay bots, and every other seat is played here."),
    ] = None
    visibility: Visibility | None = None


@operation("POST", "/v1/games/{game_id}/forks")
def fork_game(call: Call[Nothing, ForkWanted]) -> Reply:
    """Begin a branch, with draws of its own."""
    game, wanted = call.game, call.body
    bots = _bots(game, wanted.seats)
    branch = Branch.of(game, wanted.ply, bots, wanted.visibility or game.visibility)
    call.shelf.add(branch)
    return shown(call, branch, status=201)


def _bots(game: RecordedGame, seats: tuple[SeatWanted, ...] | None) -> tuple[str | None, ...]:
    """The bot of each seat; None: it is played here."""
    taken = game.position.seen.seats
    if seats is None:
        return tuple(None if one is None else one.bot for one in taken)
    if len(seats) != len(taken):
        detail = Sentence("game-has-seats", {"seats": len(taken)})
        raise refused(kinds.INVALID_BODY, detail, field="seats")
    return tuple(_bot(game.title, one, f"seats[{at}].") for at, one in enumerate(seats))


def _bot(title: AnyTitle, wanted: SeatWanted, within: str) -> str | None:
    if wanted.kind == "me":
        if wanted.bot is not None:
            raise refused(kinds.INVALID_BODY, Sentence("bot-kind-only"), field=f"{within}bot")
        return None
    bot = wanted.bot or title.meta.opponent
    if bot not in title.bots:
        known = ", ".join(sorted(title.bots))
        detail = Sentence("bots-known", {"known": known})
        raise refused(kinds.INVALID_BODY, detail, field=f"{within}bot")
    return bot
