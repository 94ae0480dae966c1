"""Games for benchmarks: random ones, and ones between bots."""

import random
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from msgspec import Struct

from games.kernel.agenda import AgendaChange
from games.kernel.refusal import Illegal
from games.kernel.registry import Registry
from games.kernel.result import Result
from games.kernel.seats import AtSeat
from games.kernel.title import Action, AnyTitle, Table, fold, play


class Dice:
    """A seeded chance without proofs: benchmarks measure the rules, not the draws."""

    def __init__(self, seed: str) -> None:
        self._random = random.Random(seed)

    def below(self, n: int, label: str) -> int:
        """A uniform number in `0..n-1`."""
        return self._random.randrange(n)


class Game(Struct, frozen=True):
    """A played game: every fact, the number of commands, and the end."""

    facts: tuple[Any, ...]
    commands: int
    result: Result


def titles() -> tuple[AnyTitle, ...]:
    """Every installed title."""
    return tuple(Registry.installed())


def seat_counts(title: AnyTitle) -> range:
    """The numbers of seats a title can be played with."""
    low, high = title.meta.seats
    return range(low, high + 1)


def opened(title: AnyTitle, seats: int, dice: Dice) -> tuple[list[Any], Any]:
    """The facts of a new game's setup, and the state after them."""
    facts = title.rules.setup(Table(seats=seats, options=title.types.options()), dice)
    assert not isinstance(facts, Illegal), facts
    return list(facts), fold(title, facts, None)


def inviting(commands: Iterable[Any]) -> list[Any]:
    """The commands without those that leave the game: games would be over too soon."""
    return [one for one in commands if not str(one.__struct_config__.tag).endswith(".resign")]


def random_game(title: AnyTitle, seats: int, seed: int) -> Game:
    """A game in which every seat plays any legal command, and none leaves."""
    dice = Dice(f"{title.meta.slug} {seats} {seed}")
    facts, state = opened(title, seats, dice)
    commands = 0
    while (seat := next(iter(state.agenda.awaits()), None)) is not None:
        listed = inviting(title.rules.legal(state, seat))
        state = _played(title, state, seat, listed[dice.below(len(listed), "any")], dice, facts)
        commands += 1
    result = title.rules.result(state)
    assert result is not None
    return Game(tuple(facts), commands, result)


def sampled_game(title: AnyTitle, seats: int, seed: int) -> int:
    """A game in which every seat plays a sample, and none leaves; the number of commands. Nothing
    is listed."""
    dice = Dice(f"{title.meta.slug} {seats} {seed}")
    _, state = opened(title, seats, dice)
    commands = 0
    while (seat := next(iter(state.agenda.awaits()), None)) is not None:
        command = title.rules.sample(state, seat, dice)
        while not inviting((command,)):
            command = title.rules.sample(state, seat, dice)
        state = title.rules.carry_out(state, seat, command, dice).state
        commands += 1
    return commands


def positions(title: AnyTitle, games: Sequence[Game], every: int) -> Iterator[tuple[Any, int]]:
    """Some positions of games, each with a seat that is awaited in it; folded anew, because states
    remember what was once worked out of them."""
    for played in games:
        state, plies = None, 0
        for fact in played.facts:
            state = title.rules.evolve(state, fact)
            plies += isinstance(fact, AgendaChange)  # the last fact of each move
            seat = min(state.agenda.awaits(), default=None)
            if isinstance(fact, AgendaChange) and plies % every == 0 and seat is not None:
                yield state, seat


def bot_game(title: AnyTitle, bots: Sequence[str], seed: int) -> Result:
    """A game between bots, one name per seat; each sees only what its seat may know."""
    dice = Dice(f"{title.meta.slug} {bots} {seed}")
    facts, state = opened(title, len(bots), dice)
    while (seat := min(state.agenda.awaits(), default=None)) is not None:
        listed = list(title.rules.legal(state, seat))
        imagined = title.rules.imagine(state, AtSeat(seat), dice)
        command = title.bots[bots[seat]].choose(imagined, seat, listed, dice)
        state = _played(title, state, seat, command, dice, facts)
    result = title.rules.result(state)
    assert result is not None
    return result


def random_games(title: AnyTitle, count: int) -> Iterator[Game]:
    """Random games over all numbers of seats, always the same ones."""
    for seats, seed in _tables(title, count):
        yield random_game(title, seats, seed)


def sampled_games(title: AnyTitle, count: int) -> int:
    """The same many games by samples; the number of commands."""
    return sum(sampled_game(title, seats, seed) for seats, seed in _tables(title, count))


def _tables(title: AnyTitle, count: int) -> Iterator[tuple[int, int]]:
    """The numbers of seats in turns, and a seed each."""
    seats = seat_counts(title)
    for number in range(count):
        yield seats[number % len(seats)], number


def _played(
    title: AnyTitle, state: Any, seat: int, command: Any, dice: Dice, facts: list[Any]
) -> Any:
    action = Action(seat=seat, decision=state.agenda.open_for(seat).id, command=command)
    accepted = play(title, state, action, dice)
    assert not isinstance(accepted, Illegal), accepted
    facts += accepted.facts
    return accepted.state
