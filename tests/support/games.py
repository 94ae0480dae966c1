"""Whole games played for tests: what was played, and the live states in between.

A game is a function of its title, number of seats, policy and seed, so any finding can be
played again. Chance comes from a seed as in the service, and every outcome is recorded.
"""

import hashlib
import random
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any

import msgspec
from msgspec import Struct, inspect
from msgspec.structs import replace

from events.chance import SeededChance
from games.kernel.chance import Chance
from games.kernel.defaults import default_command
from games.kernel.players import strategies
from games.kernel.refusal import Illegal
from games.kernel.seats import AtSeat, Seat
from games.kernel.title import Action, AnyTitle, Table, fold, play
from tests.support.vocabulary import vocabulary

RARE = 2
"""A curious player looks for something rare once in so many commands."""

Policy = Callable[[AnyTitle, Any, Seat, Sequence[Any], Chance], Any]
"""Picks one of the legal commands."""


LEAVING = 40
"""A command that leaves the game is among those to choose from once in so many times."""

OFFERS = 3
"""While seats have offers that nobody waits for, one of these decides once in so many plies."""


class Drawn(Struct, frozen=True):
    """One outcome of chance: `outcome` of `0..below-1`."""

    below: int
    label: str
    outcome: int


class Dice:
    """The chance of a move as the service makes it, which remembers what it gave."""

    def __init__(self, name: str, ply: int = 0) -> None:
        self._chance = SeededChance(seed_of(name), ply)
        self.drawn: list[Drawn] = []

    def below(self, n: int, label: str) -> int:
        """A uniform number in `0..n-1`."""
        outcome = self._chance.below(n, label)
        self.drawn.append(Drawn(n, label, outcome))
        return outcome


def seed_of(name: str) -> bytes:
    """The seed of the game (or of the dice) of that name."""
    return hashlib.sha256(name.encode()).digest()


class Ply(Struct, frozen=True, kw_only=True):
    """One move: the live states around it, what was played, drawn and recorded."""

    number: int
    before: Any
    action: Action[Any]
    drawn: tuple[Drawn, ...]
    facts: tuple[Any, ...]
    after: Any


class Played(Struct, frozen=True, kw_only=True):
    """A whole game. `opening` are the facts of ply 0, `start` the state after them; `closely`, if
    laws look at everything (see `tests.laws.budget`)."""

    title: AnyTitle
    table: Table[Any]
    policy: str
    seed: int
    opening_drawn: tuple[Drawn, ...]
    opening: tuple[Any, ...]
    start: Any
    plies: tuple[Ply, ...]
    closely: bool = False

    @property
    def name(self) -> str:
        """Says how to play it again."""
        return _name(self.title, self.table.seats, self.policy, self.seed)

    @property
    def secret(self) -> bytes:
        """The seed from which every outcome of the game is derived."""
        return seed_of(self.name)

    @property
    def end(self) -> Any:
        """The live state after the last move."""
        return self.plies[-1].after if self.plies else self.start

    @property
    def states(self) -> Iterator[Any]:
        """The live state at every ply, from 0."""
        yield self.start
        for ply in self.plies:
            yield ply.after

    @property
    def facts(self) -> Iterator[Any]:
        """Every fact of the log, from the first of ply 0."""
        yield from self.opening
        for ply in self.plies:
            yield from ply.facts


def policies(title: AnyTitle) -> Sequence[str]:
    """Every way in which a game of the title can be played."""
    return ("random", "curious", "mixed", *strategies(title.bots))


def random_game(title: AnyTitle, *, seats: int, seed: int) -> Played:
    """A game in which every seat plays any legal command."""
    return game(title, seats=seats, seed=seed, policy="random")


def game(title: AnyTitle, *, seats: int, seed: int, policy: str) -> Played:
    """A whole game.

    `policy` is `random`, `mixed` (another bot on each seat), `curious` (the same, with commands
    between that were played least so far, which leads into corners), `absent` (nobody
    decides anything, so defaults are played for all), or the name of a bot for all seats.
    """
    name = _name(title, seats, policy, seed)
    table = table_of(title, seats, seed)
    dice = Dice(name)
    opening = title.rules.setup(table, dice)
    assert not isinstance(opening, Illegal), opening
    start = fold(title, opening, None)
    return Played(
        title=title,
        table=table,
        policy=policy,
        seed=seed,
        opening_drawn=tuple(dice.drawn),
        opening=tuple(opening),
        start=start,
        plies=tuple(_plies(title, start, name, _policy(title, policy))),
    )


def table_of(title: AnyTitle, seats: int, seed: int) -> Table[Any]:
    """The default options in every third game, else any that the title does not refuse.

    Where a title is several games in one, most draws would be refused in all games but one. Such
    a title takes what it can of the first draw, one option after the other; others do so once ten
    draws have been refused, as with lists that have to fit the number of seats.
    """
    default = Table(seats=seats, options=title.types.options())
    if seed % 3 == 0:
        return default
    dice = random.Random(f"options {seed}")
    for _ in range(10):
        any_options = vocabulary(title).options(title.types.options, dice)
        table = Table(seats=seats, options=any_options)
        if _is_several(title):
            break
        if _is_taken(title, table):
            return table
    return _as_far_as_taken(title, default, any_options, dice)


def _is_several(title: AnyTitle) -> bool:
    """Whether a host chooses among several games: three names or more."""
    types = (inspect.type_info(one.type) for one in msgspec.structs.fields(title.types.options))
    plain = (one.type if isinstance(one, inspect.Metadata) else one for one in types)
    return any(
        isinstance(one, inspect.LiteralType)
        and len(one.values) > 2
        and all(isinstance(value, str) for value in one.values)
        for one in plain
    )


def _as_far_as_taken(
    title: AnyTitle, table: Table[Any], wanted: Any, dice: random.Random
) -> Table[Any]:
    """The table with each of the options wanted that is not refused beside those before it. Where a
    title is several games, lists seldom fit its seats and each other, so some more are tried."""
    several = _is_several(title)
    for name in wanted.__struct_fields__:
        others = vocabulary(title).lists(name, dice) if several else ()
        for value in (getattr(wanted, name), *others):
            options = replace(table.options, **{name: value})
            if _is_taken(title, with_it := Table(seats=table.seats, options=options)):
                table = with_it
                break
    return table


def _is_taken(title: AnyTitle, table: Table[Any]) -> bool:
    return not isinstance(title.rules.setup(table, Dice("options")), Illegal)


def _name(title: AnyTitle, seats: int, policy: str, seed: int) -> str:
    return f"--title {title.meta.slug} --seats {seats} --policy {policy} --seed {seed}"


def _plies(title: AnyTitle, state: Any, name: str, policy: Policy) -> Iterator[Ply]:
    choice = random.Random(f"{name} choice")
    number = 0
    while title.rules.result(state) is None:
        number += 1
        if number > title.meta.longest_game:
            return
        ply = _ply(title, state, number, Dice(name, number), choice, policy)
        yield ply
        state = ply.after


def _ply(
    title: AnyTitle, state: Any, number: int, dice: Dice, choice: random.Random, policy: Policy
) -> Ply:
    agenda = state.agenda
    offers = agenda.may_decide() - agenda.awaits()
    takes_offer = offers and choice.randrange(OFFERS) == 0
    seat = choice.choice(sorted(offers if takes_offer else agenda.awaits()))
    frame = agenda.open_for(seat)
    thoughts = Dice(f"{choice.random()}")
    command = policy(
        title, state, seat, _inviting(title.rules.legal(state, seat), thoughts), thoughts
    )
    action = Action(seat=seat, decision=frame.id, command=command)
    accepted = play(title, state, action, dice)
    assert not isinstance(accepted, Illegal), f"ply {number}: {action} was listed, but {accepted}"
    return Ply(
        number=number,
        before=state,
        action=action,
        drawn=tuple(dice.drawn),
        facts=accepted.facts,
        after=accepted.state,
    )


def staying(commands: Iterable[Any]) -> list[Any]:
    """The commands without those that leave the game."""
    return [one for one in commands if not _leaves(one)]


def _inviting(commands: Iterable[Any], thoughts: Dice) -> list[Any]:
    """The commands, mostly without those that leave the game: games would be over too soon."""
    every = list(commands)
    inviting = staying(every)
    if len(inviting) == len(every) or thoughts.below(LEAVING, "leaving") == 0:
        return every
    return inviting


def _leaves(command: Any) -> bool:
    return str(type(command).__struct_config__.tag).endswith(".resign")


def _policy(title: AnyTitle, name: str) -> Policy:
    if name == "random":
        return lambda title, state, seat, commands, chance: commands[
            chance.below(len(commands), "any command")
        ]
    if name == "absent":
        return lambda title, state, seat, commands, chance: default_command(title, state, seat)
    if name == "curious":
        return _curious(_policy(title, "mixed"))
    if name == "mixed":
        bots = [_bot(title, bot) for bot in sorted(("random", *strategies(title.bots)))]
        return lambda title, state, seat, commands, chance: bots[seat % len(bots)](
            title, state, seat, commands, chance
        )
    return _bot(title, name)


def _curious(others: Policy) -> Policy:
    """One command in `RARE` is one that was played least in this game."""
    often: Counter[Any] = Counter()

    def choose(
        title: AnyTitle, state: Any, seat: Seat, commands: Sequence[Any], chance: Chance
    ) -> Any:
        if chance.below(RARE, "curious now"):
            command = others(title, state, seat, commands, chance)
        else:
            least = min(often[command] for command in commands)
            rare = [command for command in commands if often[command] == least]
            command = rare[chance.below(len(rare), "a rare command")]
        often[command] += 1
        return command

    return choose


def _bot(title: AnyTitle, name: str) -> Policy:
    bot = title.bots[name]

    def choose(
        title: AnyTitle, state: Any, seat: Seat, commands: Sequence[Any], chance: Chance
    ) -> Any:
        imagined = title.rules.imagine(state, AtSeat(seat), chance)
        return bot.choose(imagined, seat, commands, chance)

    return choose
