"""What either checkout runs for `bench.against`: it is told line by line what to do, and answers
with the processor time of one unit, in microseconds.

It runs inside the other checkout, too, so it uses nothing but `games` and says itself what a
random game is. A checkout whose titles know no `sample` lists instead: that is what a playout costs
there.
"""

import random
import sys
from collections.abc import Iterator
from importlib import import_module
from time import process_time
from typing import Any

from msgspec.structs import replace

GAMES = 8


class Dice:
    """A seeded chance that costs next to nothing."""

    def __init__(self, seed: str) -> None:
        self._random = random.Random(seed).random

    def below(self, n: int, label: str) -> int:
        """A number in `0..n-1`."""
        return int(self._random() * n)


class Contender:
    """One title of this checkout: random games over all numbers of seats, always the same ones."""

    def __init__(self, package: str) -> None:
        self.title: Any = import_module(f"games.{package}").title
        self.rules = self.title.rules
        self.facts = [self._listed(number)[0] for number in range(GAMES)]
        self.begun = self._opened(0)[1]

    def fold(self) -> int:
        """Folds all games; the number of events."""
        evolve = self.rules.evolve
        for facts in self.facts:
            state = None
            for fact in facts:
                state = evolve(state, fact)
        return sum(map(len, self.facts))

    def ceiling(self) -> int:
        """Instead of folding, replaces one field of the frozen state at each event."""
        state, agenda = self.begun, self.begun.agenda
        for facts in self.facts:
            for _ in facts:
                state = replace(state, agenda=agenda)
        return sum(map(len, self.facts))

    def one_player(self) -> int:
        """Instead of folding, replaces one field of one player in the state at each event."""
        events = sum(map(len, self.facts))
        replace_one_player(self.begun, events)
        return events

    def listed(self) -> int:
        """Plays random games with lists; the number of commands."""
        return sum(self._listed(number)[1] for number in range(GAMES))

    def sampled(self) -> int:
        """Plays random games without lists, if that is possible; the number of commands."""
        if not hasattr(self.rules, "sample"):
            return self.listed()
        return sum(self._sampled(number) for number in range(GAMES))

    def _opened(self, number: int) -> tuple[list[Any], Any, Dice]:
        kernel = import_module("games.kernel.title")
        low, high = self.title.meta.seats
        seats = range(low, high + 1)[number % (high + 1 - low)]
        dice = Dice(f"{self.title.meta.slug} {number}")
        table = kernel.Table(seats=seats, options=self.title.types.options())
        facts = list(self.rules.setup(table, dice))
        return facts, kernel.fold(self.title, facts, None), dice

    def _listed(self, number: int) -> tuple[list[Any], int]:
        facts, state, dice = self._opened(number)
        legal, decide = self.rules.legal, self.rules.decide
        commands = 0
        while (seat := next(iter(state.agenda.awaits()), None)) is not None:
            listed = [one for one in legal(state, seat) if not leaves(one)]
            accepted = decide(state, seat, listed[dice.below(len(listed), "any")], dice)
            facts += accepted.facts
            state = accepted.state
            commands += 1
        return facts, commands

    def _sampled(self, number: int) -> int:
        facts, state, dice = self._opened(number)
        sample, carry_out = self.rules.sample, self.rules.carry_out
        commands = 0
        while (seat := next(iter(state.agenda.awaits()), None)) is not None:
            command = sample(state, seat, dice)
            while leaves(command):
                command = sample(state, seat, dice)
            accepted = carry_out(state, seat, command, dice)
            facts += accepted.facts
            state = accepted.state
            commands += 1
        return commands


def replace_one_player(state: Any, times: int) -> None:
    """Replaces one field of the first player, again and again."""
    nations = hasattr(state, "nations")  # so Through the Ages calls its players
    first = (state.nations if nations else state.players)[0]
    change = {name: getattr(first, name) for name in first.__struct_fields__[:1]}
    if nations:
        for _ in range(times):
            players = state.nations
            state = replace(state, nations=(replace(players[0], **change), *players[1:]))
        return
    for _ in range(times):
        players = state.players
        state = replace(state, players=(replace(players[0], **change), *players[1:]))


def leaves(command: Any) -> bool:
    """Whether a command leaves the game, which would be over too soon."""
    return type(command).__name__ == "Resign"


def answers() -> Iterator[str]:
    """The time of a unit for each line `WHAT TITLE`."""
    contenders: dict[str, Contender] = {}
    for line in sys.stdin:
        what, package = line.split()
        if package not in contenders:
            contenders[package] = Contender(package)
        began = process_time()
        units = getattr(contenders[package], what)()
        yield repr((process_time() - began) / units * 1e6)


if __name__ == "__main__":
    for answer in answers():
        sys.stdout.write(answer + "\n")
        sys.stdout.flush()
