"""Ways of writing moves into the log: plain, trusted, and either of them behind the rules."""

from collections.abc import Sequence
from datetime import datetime
from typing import Any, Protocol

from msgspec import Struct

from events.chain import Head, chained
from events.chance import SeededChance
from events.envelope import Entry
from games.kernel.move import Accepted
from games.kernel.seats import AtSeat, Spectator
from games.kernel.title import Action, AnyTitle, play
from referee.decoder import Decoder
from referee.redaction import Redaction
from referee.replies import WrittenMoves, encode_moves

_BODY = b'{"answer":"%b"}' % (b"a" * 300)


class PlayedMove(Struct, frozen=True):
    """What is appended at once: a command and its facts; of the setup, facts alone. `before` is the
    state that it is played in, `seed` that of its draws."""

    action: Action[Struct] | None
    facts: tuple[Struct, ...]
    before: Any = None
    seed: bytes = b""


Moves = Sequence[PlayedMove]


class Way(Protocol):
    """How moves are made into entries and answers."""

    def written(self, head: Head, ply: int, move: PlayedMove, at: datetime) -> tuple[Entry, ...]:
        """The entries of the move that follows `head`."""
        ...

    def answer(self, head: Head, ply: int, entries: tuple[Entry, ...], at: datetime) -> bytes:
        """The answer."""
        ...


class Plain:
    """Entries as the service makes them, not chained."""

    def __init__(self, title: AnyTitle) -> None:
        self._decoder = Decoder([title])

    def written(self, head: Head, ply: int, move: PlayedMove, at: datetime) -> tuple[Entry, ...]:
        """See `Way`."""
        if move.action is None:
            return self._decoder.facts(move.facts, ply=ply)
        return self._decoder.move(move.action, move.facts, ply=ply)

    def answer(self, head: Head, ply: int, entries: tuple[Entry, ...], at: datetime) -> bytes:
        """See `Way`."""
        return _BODY


class Trusted(Plain):
    """As the service writes."""

    def written(self, head: Head, ply: int, move: PlayedMove, at: datetime) -> tuple[Entry, ...]:
        """See `Way`."""
        return chained(head, super().written(head, ply, move, at), at)


class Decided:
    """Another way's writing, behind the rules, and answers with what the player may see."""

    def __init__(self, title: AnyTitle, way: Way) -> None:
        self._title = title
        self._way = way
        self._redaction = Redaction(Decoder([title]))

    def written(self, head: Head, ply: int, move: PlayedMove, at: datetime) -> tuple[Entry, ...]:
        """See `Way`."""
        if move.action is not None:
            chance = SeededChance(move.seed, ply)
            accepted = play(self._title, move.before, move.action, chance)
            assert isinstance(accepted, Accepted)
        return self._way.written(head, ply, move, at)

    def answer(self, head: Head, ply: int, entries: tuple[Entry, ...], at: datetime) -> bytes:
        """See `Way`."""
        plies = ((ply, len(entries)),)
        move = WrittenMoves(entries=entries, preface=0, plies=plies, result=None, awaits=())
        seat = entries[0].seat
        viewer = Spectator() if seat is None else AtSeat(seat)
        return encode_moves(self._redaction, move, head, at, viewer)
