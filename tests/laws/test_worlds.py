"""The law of worlds: what is imagined for a seat hangs on what it has been told, and on chance.

A whole imagined world is handed to a seat that decides, so nothing in it may hang on what is
hidden: no card, no order, no counter that no view shows. Beside each game another one is played
that went the same way for one seat: every command and every fact reads the same to it, while others
choose otherwise where it cannot see that, and draw otherwise. With the same chance both give the
same world, byte for byte. So the world is a function of what the seat knows, and tells it nothing
more.

Where the two games cannot go on alike (somebody shows a card that lies elsewhere in the other one),
cards change places in the other one, or it begins again, as a world that was imagined.
"""

import random
import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import msgspec
from msgspec.structs import replace

from games.kernel.chance import Chance
from games.kernel.exchange import exchanged
from games.kernel.move import Accepted
from games.kernel.seats import AtSeat, Seat
from games.kernel.title import Action, AnyTitle, play
from games.kernel.visibility import Redactor
from tests.laws.budget import WORLDS, looked_at
from tests.support.games import Dice, Drawn, Played, Ply

COMMANDS = 4
"""So many commands that look like the one that was played are tried in the other game."""

DRAWS = 3
"""Each is tried with so many chances, if anything was drawn."""

Told = tuple[bytes, ...]
"""What a seat is told of a ply: JSON."""

_REDACTOR = Redactor()


class SameDraws:
    """The draws of a ply once more."""

    def __init__(self, drawn: Sequence[Drawn]) -> None:
        self._left = list(drawn)

    def below(self, n: int, label: str) -> int:
        """The next one, if it has so many outcomes here, too."""
        if not self._left or self._left[0].below != n:
            raise LookupError(label)
        return self._left.pop(0).outcome


class Beside:
    """Another game that goes the same way for a seat; `state` is where it stands."""

    def __init__(self, played: Played, seat: Seat) -> None:
        self.title, self.viewer = played.title, AtSeat(seat)
        self._components = frozenset(one.id for one in played.title.showing.catalogue())
        self._dice = random.Random(f"{played.name} beside, {seat}")
        self.state = self._imagined(played.start)

    def follow(self, ply: Ply) -> None:
        """Goes on as the game did, as far as the seat can tell; else begins again after it."""
        told = self._told(ply.action, ply.facts, ply.after)
        after, nearly = self._alike(self.state, ply, told)
        if after is None and (other := self._rearranged(told, nearly)) is not None:
            after, _ = self._alike(other, ply, told)
        self.state = self._imagined(ply.after) if after is None else after

    def _alike(self, state: Any, ply: Ply, told: Told) -> tuple[Any, Told]:
        """The state after a move of which the seat is told the same, and what it would be told of
        another one; None: there is no such move."""
        nearly: Told = ()
        for action, chance in self._moves(state, ply):
            try:
                tried = play(self.title, state, action, chance)
            except (LookupError, AssertionError):  # of a world that could not have come about
                continue
            if isinstance(tried, Accepted):
                nearly = self._told(action, tried.facts, tried.state)
                if nearly == told:
                    return tried.state, nearly
        return None, nearly

    def _moves(self, state: Any, ply: Ply) -> Iterator[tuple[Action[Any], Chance]]:
        """Moves that may look like that of the ply."""
        for command in self._commands(state, ply.action):
            action = replace(ply.action, command=command)
            yield action, SameDraws(ply.drawn)
            for _ in range(DRAWS if ply.drawn else 0):
                yield action, Dice(f"{self._dice.random()}")

    def _commands(self, state: Any, action: Action[Any]) -> Sequence[Any]:
        """Some commands that read to the seat like the one that was played, else of its type."""
        if action.seat == self.viewer.seat:
            return [action.command]
        seen = _REDACTOR.encode(action, self.viewer)
        every = [
            one
            for one in self.title.rules.legal(state, action.seat)
            if type(one) is type(action.command)
        ]
        alike = [
            one
            for one in every
            if _REDACTOR.encode(replace(action, command=one), self.viewer) == seen
        ]
        found = alike or every
        return self._dice.sample(found, min(len(found), COMMANDS))

    def _rearranged(self, told: Told, nearly: Told) -> Any:
        """The state with what is told of in the place of what would be told of instead, where the
        seat could not know that it lay elsewhere; None: that cannot be."""
        wanted, had = (self._named(b"".join(one)) for one in (told, nearly))
        if not nearly or len(wanted - had) != len(had - wanted) or wanted == had:
            return None
        other: dict[str, str] = {}
        for one, image in zip(sorted(wanted - had), sorted(had - wanted), strict=True):
            other |= {one: image, image: one}
        state, name = exchanged(self.state, other), f"{self._dice.random()}"
        both = (world(self.title, one, self.viewer, name) for one in (self.state, state))
        return state if len(set(map(_json, both))) == 1 else None

    def _named(self, encoded: bytes) -> frozenset[str]:
        """The components that JSON names."""
        words = re.findall(r'"([^"]+)"', encoded.decode())
        return frozenset(one for one in words if one.partition("#")[0] in self._components)

    def _told(self, action: Action[Any], facts: Sequence[Any], state: Any) -> Told:
        over = self.title.rules.result(state) is not None
        seen = (action, *facts, self.title.showing.view(state))
        return tuple(_REDACTOR.encode(one, self.viewer, over=over) for one in seen)

    def _imagined(self, state: Any) -> Any:
        return world(self.title, state, self.viewer, f"{self._dice.random()}")


def worlds(played: Played) -> Iterator[str]:
    """Compares what is imagined in a game and in one beside it, for one seat, in every other game;
    closely: for all."""
    seats = range(played.table.seats)
    if played.seed % 2 and not played.closely:
        return
    wanted = {ply.number - 1 for ply in looked_at(played, WORLDS)}
    for seat in seats if played.closely else (played.seed // 2 % len(seats),):
        beside = Beside(played, seat)
        for ply in played.plies:
            beside.follow(ply)
            if ply.number in wanted and seat in ply.after.agenda.may_decide():
                for finding in _findings(ply, beside):
                    yield f"ply {ply.number}, seat {seat}: {finding}"


def _findings(ply: Ply, beside: Beside) -> Iterator[str]:
    title, viewer, name = beside.title, beside.viewer, f"after {ply.number}"
    here, there = (world(title, one, viewer, name) for one in (ply.after, beside.state))
    if broken := list(title.rules.invariants(here)):
        yield f"the world is broken: {broken}"
    seen = (_REDACTOR.encode(title.showing.view(one), viewer) for one in (ply.after, here))
    if len(set(seen)) != 1:
        yield "the world looks otherwise than the game"
    if _json(here) != _json(there):
        found = list(_differing(*map(msgspec.to_builtins, (here, there)), "world"))
        yield f"the world hangs on what is hidden: {found[:5]}"


def world(title: AnyTitle, state: Any, viewer: AtSeat, name: str) -> Any:
    """The world that is imagined with a chance of that name."""
    return title.rules.imagine(state, viewer, Dice(name))


def _json(state: Any) -> bytes:
    return msgspec.json.encode(state, order="deterministic")


def _differing(one: Any, other: Any, path: str) -> Iterator[str]:
    """Where two plain values differ."""
    if isinstance(one, Mapping) and isinstance(other, Mapping):
        for key in {**one, **other}:
            yield from _differing(one.get(key), other.get(key), f"{path}/{key}")
    elif isinstance(one, tuple) and isinstance(other, tuple) and len(one) == len(other):
        for at, (left, right) in enumerate(zip(one, other, strict=True)):
            yield from _differing(left, right, f"{path}/{at}")
    elif one != other:
        yield f"{path}: {one} | {other}"


def test_worlds(batch: tuple[Played, ...]) -> None:
    assert [(played.name, *worlds(played)) for played in batch] == [(p.name,) for p in batch]
