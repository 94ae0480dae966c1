"""Worlds of running games: a state that a seat cannot tell from the real one, and the game that it
makes for who has no other.

What is certain of a preview is found by comparing worlds. All of them are imagined from the one
that is here, which gives the same worlds as the real state would: they hang on nothing but what the
seat knows.
"""

from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import Raw

from events.salts import Salts
from games.kernel.chance import Chance
from games.kernel.phrases import Phrases
from games.kernel.seats import AtSeat, Seat
from games.kernel.table.state import TableState
from games.kernel.title import AnyTitle
from referee.build import build
from referee.positions import Position
from referee.preview_schemas import World
from referee.problems import kinds
from referee.problems.problem import refused
from referee.problems.validation import misfit, unfit
from referee.recorded_game import RecordedGame
from referee.title_tools import TitleTools


def imagined_world(
    title: AnyTitle, now: Position, seat: Seat, chance: Chance, names: Sequence[str]
) -> World:
    """A world of a seat at a position, with what the seats are called."""
    state = title.rules.imagine(now.state, AtSeat(seat), chance)
    return World(
        title=now.seen.title,
        ruleset=now.seen.ruleset,
        build=build(),
        version=now.version,
        ply=now.ply,
        seat=seat,
        names=tuple(names),
        state=Raw(msgspec.json.encode(state)),
    )


class ImaginedGame(RecordedGame):
    """A running game as one seat can have it: a world, and nothing of what came before."""

    def __init__(self, game_id: str, tools: TitleTools, world: World) -> None:
        super().__init__(game_id, tools, Salts(b""))
        self._seat = world.seat
        self._names = world.names
        table = TableState(
            title=world.title,
            ruleset=world.ruleset,
            options=Raw(b"{}"),
            seats=(None,) * len(world.names),
            started=True,
        )
        self.position = Position(
            version=world.version, moved=world.version, ply=world.ply, table=table
        )
        self.position = msgspec.structs.replace(self.position, state=_state(self.title, world))

    @property
    def held(self) -> frozenset[Seat]:
        """The seat whose world it is."""
        return frozenset({self._seat})

    def names(self, phrases: Phrases) -> tuple[str, ...]:
        """What the seats are called, as the service has said."""
        return self._names


def _state(title: AnyTitle, world: World) -> Any:
    """The state; a problem if the rules that are here have no such states."""
    try:
        return msgspec.json.decode(world.state, type=title.types.state)
    except msgspec.ValidationError as error:
        found = misfit(error, world.state, title.types.state, ("state",), closed=False)
        raise unfit(kinds.INVALID_BODY, found) from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise refused(kinds.MALFORMED_BODY, field="state") from None
