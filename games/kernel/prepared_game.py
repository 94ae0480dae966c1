"""The game of an introduction, decided again by the rules as they are now."""

import hmac
from typing import Any

import msgspec
from msgspec import Struct

from games.kernel.introduction import Introduction
from games.kernel.refusal import Illegal
from games.kernel.seats import Seat
from games.kernel.title import Action, AnyTitle, Table, fold, play


class PreparedChance:
    """The chance of one ply: every outcome follows from the seed, the ply, and what is drawn."""

    def __init__(self, seed: str, ply: int) -> None:
        self._key = f"{seed} {ply}".encode()
        self._drawn = 0

    def below(self, n: int, label: str) -> int:
        """A number in `0..n-1`, close enough to uniform for a lesson."""
        self._drawn += 1
        digest = hmac.digest(self._key, f"{label} {self._drawn}".encode(), "sha256")
        return int.from_bytes(digest, "big") % n


class PreparedPly(Struct, frozen=True, kw_only=True):
    """A move of a prepared game: the state before it, what was played, and what followed."""

    before: Any
    action: Action[Any]
    facts: tuple[Any, ...]
    after: Any


class NotPlayableError(ValueError):
    """A line of an introduction that the rules do not accept: the introduction has to be mended."""


class PreparedGame(Struct, frozen=True, kw_only=True):
    """A prepared game as far as its introduction goes; `opening` facts lead to its start."""

    title: AnyTitle
    given: Introduction
    opening: int
    start: Any
    plies: tuple[PreparedPly, ...]

    def state(self, at: int) -> Any:
        """The state after so many moves."""
        return self.plies[at - 1].after if at else self.start

    def events(self, at: int) -> int:
        """How many events there are after so many moves."""
        return self.opening + sum(1 + len(one.facts) for one in self.plies[:at])

    def command(self, line: str) -> Any:
        """The command that a line says; NotPlayableError if none does."""
        return _command(self.title, line)

    def tried(self, at: int, line: str) -> PreparedPly | Illegal:
        """What comes of a move of the learner after so many moves, or why it is refused."""
        seat = self.given.seat
        return _played(self.title, self.state(at), seat, _command(self.title, line), self._dice(at))

    def _dice(self, at: int) -> PreparedChance:
        return PreparedChance(self.given.seed, at + 1)


def prepared_game(title: AnyTitle, given: Introduction) -> PreparedGame:
    """The whole game of an introduction; NotPlayableError if the rules refuse a move of it."""
    options = msgspec.convert(given.options, title.types.options)
    table = Table(seats=len(given.names), options=options)
    opening = title.rules.setup(table, PreparedChance(given.seed, 0))
    if isinstance(opening, Illegal):
        raise NotPlayableError(f"{title.meta.slug}: the table is refused: {opening}")
    start = fold(title, opening, None)
    state, plies = start, list[PreparedPly]()
    for number, move in enumerate(given.moves, 1):
        seat, _, line = move.partition(" ")
        command = _command(title, line)
        ply = _played(title, state, int(seat), command, PreparedChance(given.seed, number))
        if isinstance(ply, Illegal):
            raise NotPlayableError(f"{title.meta.slug}, move {number}: {move!r} is refused: {ply}")
        plies.append(ply)
        state = ply.after
    return PreparedGame(
        title=title, given=given, opening=len(opening), start=start, plies=tuple(plies)
    )


def _command(title: AnyTitle, line: str) -> Any:
    command = title.showing.notation.parse(line)
    if isinstance(command, Illegal):
        raise NotPlayableError(f"{title.meta.slug}: nothing reads like {line!r}")
    return command


def _played(
    title: AnyTitle, state: Any, seat: Seat, command: Any, chance: PreparedChance
) -> PreparedPly | Illegal:
    frame = state.agenda.open_for(seat)
    if frame is None:
        raise NotPlayableError(f"{title.meta.slug}: seat {seat} has nothing to decide at {command}")
    action = Action(seat=seat, decision=frame.id, command=command)
    accepted = play(title, state, action, chance)
    if isinstance(accepted, Illegal):
        return accepted
    return PreparedPly(before=state, action=action, facts=accepted.facts, after=accepted.state)
