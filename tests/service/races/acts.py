"""The acts of people at a table. Each takes somebody's client, a game, and a small number that
chooses where there is something to choose; what it was answered tells whether it was possible."""

from collections.abc import Awaitable, Callable, Mapping
from types import MappingProxyType
from typing import Any, Final, TypeAlias

import msgspec

from events.fairness import entropy_commitment
from games.kernel.seats import Seat
from service.disputes.routes.disputes import judge_dispute, open_dispute, withdraw_dispute
from service.http.operation import Operation
from service.lobby.routes.games import get_game
from service.lobby.routes.invitations import create_invitation
from service.lobby.routes.seats import join_game, leave_game, reveal_entropy, start_game
from service.moves.routes.moves import play_moves
from service.play.game_cache import LiveGame
from service.table.routes.preferences import set_preferences
from service.table.routes.proposals import (
    agree_to_proposal,
    create_proposal,
    decline_proposal,
    withdraw_proposal,
)
from service.table.routes.table import (
    abandon_game,
    open_rematch,
    resign_game,
)
from service.transfer.routes.forks import fork_game
from tests.service.races.operations import Answer, Body, Client

Act: TypeAlias = Callable[[Client, str, int], Awaitable[Answer]]

NOTHING: Final = Answer(status=404, problem="nothing-to-do")


def _plain(operation: Operation) -> Act:
    """An operation that needs no more than the game."""

    async def act(client: Client, game: str, number: int) -> Answer:
        return await client.call(operation, {}, game_id=game)

    return act


def own_seat(client: Client, game: LiveGame) -> Seat | None:
    """The first seat of a person."""
    return min(game.held_by(client.account), default=None)


def _seated(operation: Operation, body: Callable[[LiveGame, int], Body] | None = None) -> Act:
    """An operation of somebody who has a seat."""

    async def act(client: Client, game: str, number: int) -> Answer:
        seen = await client.seen(game)
        if (seat := own_seat(client, seen)) is None:
            return NOTHING
        more = {} if body is None else body(seen, number)
        return await client.call(operation, {"seat": seat, **more}, game_id=game, seat=seat)

    return act


def _of_proposal(operation: Operation) -> Act:
    """An operation on the last proposal, or on the one before."""

    async def act(client: Client, game: str, number: int) -> Answer:
        seen = await client.seen(game)
        if (seat := own_seat(client, seen)) is None:
            return NOTHING
        last = max(1, seen.position.seen.proposals - number)
        return await client.call(operation, {"seat": seat}, game_id=game, proposal_number=last)

    return act


def text_of(name: str) -> str:
    """What a person adds to the draws."""
    return f"a text of {name}"


async def _join(client: Client, game: str, number: int) -> Answer:
    """Sits down, on any seat or on a certain one, perhaps with a text to be told later."""
    body: dict[str, Any] = {"seat": (None, None, 1, 2)[number]}
    if number == 1:
        body["entropy_commitment"] = entropy_commitment(text_of(client.name))
    return await client.call(join_game, body, game_id=game)


async def _tell(client: Client, game: str, number: int) -> Answer:
    return await client.call(reveal_entropy, {"entropy": text_of(client.name)}, game_id=game)


async def _invite(client: Client, game: str, number: int) -> Answer:
    body = {"account": ("ben", "cleo")[number % 2], "seat": 1 + number // 2}
    return await client.call(create_invitation, body, game_id=game)


async def _move(client: Client, game: str, number: int) -> Answer:
    """Plays one of the legal commands."""
    seen = await client.seen(game)
    seat, state = own_seat(client, seen), seen.position.state
    if seat is None or state is None or (frame := state.agenda.open_for(seat)) is None:
        return NOTHING
    legal = list(seen.title.rules.legal(state, seat))
    command = msgspec.to_builtins(legal[number % len(legal)])
    body = {"seat": seat, "decision": frame.id, "commands": [command]}
    return await client.call(play_moves, body, game_id=game)


def _back(seen: LiveGame, number: int) -> Body:
    to = max(0, seen.position.ply - 1 - number)
    return {"proposal": {"type": "take-back", "to": to}}


def _proposal(seen: LiveGame, number: int) -> Body:
    halt = {"type": "pause", "hours": 5}
    return {"proposal": ({"type": "call-off"}, halt, {"type": "resume"}, halt)[number]}


def _complaint(seen: LiveGame, number: int) -> Body:
    return {"complaint": "I do not believe it.", "ply": max(0, seen.position.ply - number)}


async def _withdraw(client: Client, game: str, number: int) -> Answer:
    return await client.call(withdraw_dispute, {}, game_id=game, dispute_number=1 + number // 2)


async def _judge(client: Client, game: str, number: int) -> Answer:
    """The arbiter dismisses the last dispute, goes back one ply or two, or annuls the game."""
    seen = await client.seen(game)
    ply, disputes = seen.position.ply, seen.position.seen.disputes
    remedies: tuple[Body | None, ...] = (
        None,
        {"type": "rewind", "to": max(0, ply - 1)},
        {"type": "rewind", "to": max(0, ply - 2)},
        {"type": "annul"},
    )
    verdict = "upheld" if number else "dismissed"
    body = {"verdict": verdict, "ruling": "So it is.", "remedy": remedies[number]}
    return await client.call(
        judge_dispute, body, game_id=game, dispute_number=max(1, len(disputes))
    )


async def _expire(client: Client, game: str, number: int) -> Answer:
    """The timekeeper of the process looks at the game."""
    await client.house.expiries[client.process].attend(game, client.house.calendar.now())
    return Answer(status=204)


async def _prefer(client: Client, game: str, number: int) -> Answer:
    seen = await client.seen(game)
    if (seat := own_seat(client, seen)) is None:
        return NOTHING
    body = {"forced": number % 2 == 0}
    return await client.call(set_preferences, body, game_id=game, seat=seat)


async def _fork(client: Client, game: str, number: int) -> Answer:
    return await client.call(fork_game, {"ply": number}, game_id=game)


BEFORE: Final[Mapping[str, Act]] = MappingProxyType(
    {
        "join": _join,
        "leave": _plain(leave_game),
        "abandon": _plain(abandon_game),
        "start": _plain(start_game),
        "tell": _tell,
        "invite": _invite,
    }
)
"""What is done before a game starts."""

WHILE: Final[Mapping[str, Act]] = MappingProxyType(
    {
        "move": _move,
        "take back": _seated(create_proposal, _back),
        "propose": _seated(create_proposal, _proposal),
        "agree": _of_proposal(agree_to_proposal),
        "decline": _of_proposal(decline_proposal),
        "call back": _of_proposal(withdraw_proposal),
        "resign": _seated(resign_game),
        "dispute": _seated(open_dispute, _complaint),
        "withdraw": _withdraw,
        "judge": _judge,
        "expire": _expire,
        "prefer": _prefer,
        "rematch": _plain(open_rematch),
        "fork": _fork,
    }
)
"""What is done while it runs, and behind its end."""

LOOK: Final = _plain(get_game)
ACTS: Final[Mapping[str, Act]] = MappingProxyType({**BEFORE, **WHILE, "look": LOOK})
CHOICES: Final[Mapping[str, int]] = MappingProxyType(
    {
        **dict.fromkeys(("join", "invite", "move", "propose", "dispute", "judge", "fork"), 4),
        **dict.fromkeys(("take back", "prefer"), 2),
        "withdraw": 3,
    }
)
"""How many numbers an act tells apart: from 0 to below this; 1 for all others."""
OFTEN: Final[Mapping[str, int]] = MappingProxyType(
    {
        "join": 6,
        "leave": 3,
        "abandon": 3,
        "move": 6,
        "agree": 5,
        "dispute": 5,
        "judge": 5,
        "take back": 3,
        "propose": 2,
        "resign": 2,
        "expire": 2,
    }
)
"""How much more often than the others what changes most is done."""


def weighted(acts: Mapping[str, Act]) -> tuple[str, ...]:
    """The names of acts, those more than once that are done often."""
    return tuple(name for name in acts for _ in range(OFTEN.get(name, 1)))
