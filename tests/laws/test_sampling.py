"""The law of sampling: `sample` can give every command that `legal` lists and nothing else, none of
them so seldom that a search would miss it, and `carry_out` answers to those what `decide` answers.
It holds under every ruleset that can be played.

All draws of a sample are gone through, so what it can give is known, with the odds of each command.
"""

from collections.abc import Iterator
from fractions import Fraction
from typing import Any

from games.kernel.rulesets import offered
from games.kernel.seats import Seat
from games.kernel.title import AnyTitle
from tests.laws.budget import SAMPLED, looked_at
from tests.support.games import Dice, Played

PATHS = 4000
"""Ways through the draws of one sample that are gone through; beyond that it is only drawn."""

LEAST = Fraction(1, 50)
"""No command is so many times less likely than it would be if all were as likely as each other."""

EARLIER = 4
"""One position in so many is looked at under an earlier ruleset, too."""


class Ways:
    """A chance that goes through all outcomes of its draws, one way after the other."""

    def __init__(self) -> None:
        self._outcomes: list[tuple[int, int]] = []
        self._at = 0

    def below(self, n: int, label: str) -> int:
        """The outcome on this way."""
        if self._at == len(self._outcomes):
            self._outcomes.append((0, n))
        outcome, bound = self._outcomes[self._at]
        assert bound == n, "the same draws lead to other draws"
        self._at += 1
        return outcome

    @property
    def odds(self) -> Fraction:
        """How likely this way is."""
        odds = Fraction(1)
        for _, bound in self._outcomes:
            odds /= bound
        return odds

    def advance(self) -> bool:
        """Goes on to the next way; False if there is none."""
        self._at = 0
        while self._outcomes and self._outcomes[-1][0] + 1 == self._outcomes[-1][1]:
            self._outcomes.pop()
        if self._outcomes:
            outcome, bound = self._outcomes[-1]
            self._outcomes[-1] = (outcome + 1, bound)
        return bool(self._outcomes)


def odds(title: AnyTitle, state: Any, seat: Seat) -> dict[Any, Fraction] | None:
    """How likely each command is; None if there are too many ways."""
    ways, found, gone = Ways(), dict[Any, Fraction](), 0
    while True:
        command = title.rules.sample(state, seat, ways)
        found[command] = found.get(command, Fraction(0)) + ways.odds
        gone += 1
        if not ways.advance():
            return found
        if gone == PATHS:
            return None


def sampling(played: Played) -> Iterator[str]:
    """Samples of the seats with an open decision, at the plies within the budget."""
    title = played.title
    for number, ply in enumerate(looked_at(played, SAMPLED)):
        deciding = sorted(ply.before.agenda.may_decide())
        for seat in deciding:
            for finding in _at(title, ply.before, seat):
                yield f"ply {ply.number} seat {seat}: {finding}"
            if number % EARLIER == 0:
                for finding in _before(title, ply.before, seat):
                    yield f"ply {ply.number} seat {seat}: {finding}"


def _before(title: AnyTitle, state: Any, seat: Seat) -> Iterator[str]:
    """The same under the rulesets of before."""
    for ruleset in title.meta.rulesets:
        earlier = offered(title, ruleset)
        if earlier is not None and earlier is not title:
            for finding in _at(earlier, state, seat):
                yield f"under {ruleset} {finding}"


def _at(title: AnyTitle, state: Any, seat: Seat) -> Iterator[str]:
    legal = frozenset(title.rules.legal(state, seat))
    given = odds(title, state, seat)
    if given is None:
        dice = Dice("sampling")
        given = {title.rules.sample(state, seat, dice): Fraction(1) for _ in range(PATHS)}
    else:
        yield from (f"{command} is never sampled" for command in legal - given.keys())
    for command, how_likely in given.items():
        if command not in legal:
            yield f"{command} is sampled, but not legal"
        elif how_likely * len(legal) < LEAST:
            yield f"{command} is sampled with odds of {how_likely} among {len(legal)} commands"
    for command in legal & given.keys():
        decided = title.rules.decide(state, seat, command, Dice("carried out"))
        carried_out = title.rules.carry_out(state, seat, command, Dice("carried out"))
        if carried_out != decided:
            yield f"{command} is carried out otherwise than it is decided"


def test_sampling(batch: tuple[Played, ...]) -> None:
    assert [(played.name, *sampling(played)) for played in batch] == [(p.name,) for p in batch]
