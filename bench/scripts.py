"""Games that are opened on a service and played to the end beforehand, as requests to post.

What a game draws depends on its seed, which only the service knows. The benchmark reads it from
the service's database, plays a random game with it in memory, and so knows a legal command for
every move without asking the service for one.
"""

from collections.abc import Iterator
from typing import Any

import asyncpg
import msgspec
from msgspec import Struct

from bench.client import Connection, request
from bench.playing import Dice, inviting
from events import seeds
from events.chance import NamedChance
from events.draws import Draws, together
from events.fairness import drawing_seed
from events.layout import layout
from events.partition import partition_of
from games.kernel.move import Accepted
from games.kernel.refusal import Illegal
from games.kernel.seats import AtSeat
from games.kernel.title import Action, AnyTitle, Table, fold, play


class Script(Struct, frozen=True, kw_only=True):
    """A game, and the requests that play it, one command each; `facts` says how many facts each
    command gives."""

    game: str
    title: str
    requests: tuple[bytes, ...]
    facts: tuple[int, ...]


class Player(Struct, frozen=True):
    """An account that plays all the seats of its games."""

    name: str
    token: str


async def player(connection: Connection, name: str) -> Player:
    """A new account."""
    made = await connection.asked(request("POST", "/v1/accounts", {"name": name}))
    return Player(name, made["token"])


async def script(
    connection: Connection, database_url: str, who: Player, title: AnyTitle, seats: int
) -> Script:
    """A new game with its first move awaited."""
    game, seed = await opened(connection, database_url, who, title, seats)
    return written(title, seats, game, seed, who.token)


async def opened(
    connection: Connection, database_url: str, who: Player, title: AnyTitle, seats: int
) -> tuple[str, bytes]:
    """The id of a new game, and its seed."""
    wanted = {"title": title.meta.slug, "seats": [{"kind": "me"}] * seats}
    made = await connection.asked(request("POST", "/v1/games", wanted, token=who.token))
    database = await asyncpg.connect(database_url)
    try:
        partition = partition_of(made["id"], await layout(database))
        seed = await seeds.seed_of(database, partition, made["id"])
    finally:
        await database.close()
    return made["id"], seed


def written(
    title: AnyTitle, seats: int, game: str, seed: bytes, token: str, bot: str | None = None
) -> Script:
    """The requests that play a game to its end: at random, or as a bot would."""
    path = f"/v1/games/{game}/moves"
    plies = list(_played(title, seats, drawing_seed(seed, [None] * seats), game, bot))
    return Script(
        game=game,
        title=title.meta.slug,
        requests=tuple(
            request("POST", path, _body(action), token=token, key=f"{game}-{ply}")
            for ply, (action, _) in enumerate(plies, 1)
        ),
        facts=tuple(facts for _, facts in plies),
    )


def _body(action: Action[Struct]) -> dict[str, Any]:
    return {"seat": action.seat, "decision": action.decision, "commands": [action.command]}


def _played(
    title: AnyTitle, seats: int, seed: bytes, game: str, bot: str | None
) -> Iterator[tuple[Action[Struct], int]]:
    """The commands of a game, each with the number of its facts."""
    dice = Dice(game)
    state, before = _set_up(title, seats, seed)
    while (seat := min(state.agenda.awaits(), default=None)) is not None:
        listed = inviting(title.rules.legal(state, seat))
        if bot is None:
            command = listed[dice.below(len(listed), "any")]
        else:
            imagined = title.rules.imagine(state, AtSeat(seat), dice)
            command = title.bots[bot].choose(imagined, seat, listed, dice)
        action = Action(seat=seat, decision=state.agenda.open_for(seat).id, command=command)
        chance = NamedChance(seed, 0, before)
        accepted = play(title, state, action, chance)
        assert isinstance(accepted, Accepted), accepted
        yield action, len(accepted.facts)
        state, before = accepted.state, together(before, chance.draws)


def _set_up(title: AnyTitle, seats: int, seed: bytes) -> tuple[Any, Draws]:
    options = msgspec.json.decode(b"{}", type=title.types.options)
    chance = NamedChance(seed, 0, ())
    facts = title.rules.setup(Table(seats=seats, options=options), chance)
    assert not isinstance(facts, Illegal), facts
    return fold(title, facts, None), chance.draws
