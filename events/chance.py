"""Chance from a seed: every outcome can be derived again, one by one, by whoever has the seed.

An outcome of `0..n-1` is a number of 256 bits modulo `n`. Numbers at or above the largest multiple
of `n` are rejected, so that all outcomes are exactly equally likely; the next number is tried then.
Numbers are HMAC-SHA-256(key=seed, message), read as big-endian. There are two ways to make the
message; a log says which of them is that of its game.

*By name* (`NamedChance`, all games that are opened now):

    kronika/draw/1\\n<branch>:<label>:<number>:<attempt>

`number` is how many draws of that label the log had before, from 0, whatever branch they were on.
`branch` is how often the game had gone back to an earlier ply. `attempt` counts the numbers of this
draw, from 0. So the draws of a label are the same ones whatever is drawn and played between, and
what is drawn after going back is neither what was drawn before nor what would have been drawn next.

*By ply* (`SeededChance`: games from before, and everything that is drawn outside of games):

    <ply>:<label>:<counter>

`counter` counts the numbers of the ply, from 0, whatever their label.

All of these are decimal numbers, so no two draws of a game have the same message.
"""

import hmac
from typing import Final, Literal, NamedTuple, TypeAlias

from events.draws import Draws, counted

SEED_BYTES = 32
DRAW_DOMAIN: Final = b"kronika/draw/1\n"
_SPAN = 1 << 256

Derivation: TypeAlias = Literal["named"] | None
"""How the numbers of a game are derived: by name, or (None) by ply."""


class NumberPlace(NamedTuple):
    """Which number gave an outcome: its `counter`, at a ply; or that of draw `number` of its label
    on a `branch`."""

    counter: int
    branch: int | None = None
    number: int | None = None


class SeededChance:
    """The outcomes of one move by ply; a function of seed, ply, and the draws made in order."""

    draws: Draws = ()
    """Nothing need be told of these draws."""

    def __init__(self, seed: bytes, ply: int) -> None:
        if ply < 0:
            raise ValueError("a ply is at least 0")
        self._seed = _sound(seed)
        self._ply = ply
        self._counter = 0

    @property
    def last(self) -> NumberPlace:
        """Which number gave the last outcome."""
        return NumberPlace(self._counter - 1)

    def below(self, n: int, label: str) -> int:
        """A uniform number in `0..n-1`, for `1 <= n <= 2**256`. The label says what is drawn."""
        fair = _fair(n)
        while (number := self._next(label)) >= fair:
            pass
        return number % n

    def _next(self, label: str) -> int:
        message = f"{self._ply}:{label}:{self._counter}".encode()
        self._counter += 1
        return _number(self._seed, message)


class NamedChance:
    """The outcomes of one move by name; a function of seed, branch, and how many draws there were
    of each label `before`."""

    def __init__(self, seed: bytes, branch: int, before: Draws) -> None:
        if branch < 0:
            raise ValueError("a branch is at least 0")
        self._seed = _sound(seed)
        self._branch = branch
        self._before = dict(before)
        self._made: dict[str, int] = {}
        self.last = NumberPlace(0)
        """Which number gave the last outcome."""

    @property
    def draws(self) -> Draws:
        """How many draws there were of each label."""
        return counted(self._made)

    def below(self, n: int, label: str) -> int:
        """A uniform number in `0..n-1`, for `1 <= n <= 2**256`. The label says what is drawn."""
        fair, made = _fair(n), self._made.get(label, 0)
        place, attempt = self._before.get(label, 0) + made, 0
        while (number := named_number(self._seed, self._branch, label, place, attempt)) >= fair:
            attempt += 1
        self._made[label] = made + 1
        self.last = NumberPlace(attempt, self._branch, place)
        return number % n


GameChance: TypeAlias = SeededChance | NamedChance


def chance_of(
    derivation: Derivation, seed: bytes, *, ply: int, branch: int, before: Draws
) -> GameChance:
    """The chance of a move: `seed` is the drawing seed, `branch` how often the game has gone back,
    `before` the draws that its log has."""
    if derivation is None:
        return SeededChance(seed, ply)
    return NamedChance(seed, branch, before)


def named_number(seed: bytes, branch: int, label: str, number: int, attempt: int) -> int:
    """A number by name, before anything is made of it."""
    return _number(seed, DRAW_DOMAIN + f"{branch}:{label}:{number}:{attempt}".encode())


def _sound(seed: bytes) -> bytes:
    if len(seed) != SEED_BYTES:
        raise ValueError(f"a seed has {SEED_BYTES} bytes")
    return seed


def _fair(n: int) -> int:
    """The largest multiple of n that numbers can reach."""
    if not 1 <= n <= _SPAN:
        raise ValueError(f"cannot draw below {n}")
    return _SPAN - _SPAN % n


def _number(seed: bytes, message: bytes) -> int:
    return int.from_bytes(hmac.digest(seed, message, "sha256"), "big")
