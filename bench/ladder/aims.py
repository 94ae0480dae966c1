"""Aims: how often players by strength were to win, and how often they did."""

from collections.abc import Iterator, Mapping
from typing import Final

from msgspec import Struct

from bench.ladder.contests import STRONGEST, USUAL
from bench.ladder.standings import Standings
from bench.winrates import Pairing
from games.kernel.players import strategies

SHARES: Final[Mapping[tuple[str, str], float]] = {
    (STRONGEST, USUAL): 0.75,
    ("hard", USUAL): 0.6,
    (USUAL, "easy"): 0.75,
    **{(bot, "random"): 0.95 for bot in ("easy", "medium", "hard", "expert")},
}
"""The shares of wins at two seats. `medium` is a strategy of the title where it has one; the
strongest player is to win as often against the best of them."""
TIMES: Final = 2
"""At more seats, the strongest player is to win more than so many times its share."""


class Aim(Struct, frozen=True, kw_only=True):
    """The share of wins that the first of two bots was made for, at tables of so many `seats`, and
    what it has come to; None if they did not play."""

    first: str
    second: str
    seats: int
    share: float
    found: Pairing | None

    @property
    def met(self) -> bool:
        """Whether the first bot won as often."""
        return self.found is not None and self.found.rate >= self.share


def aims(one: Standings) -> Iterator[Aim]:
    """The aims of a title."""
    best = next((rated.bot for rated in one.ratings if rated.bot in _strategies(one)), None)
    if best is not None:
        yield _duel(one, STRONGEST, best, SHARES[STRONGEST, USUAL])
    for (first, second), share in SHARES.items():
        yield _duel(one, first, second, share)
    for crowd in one.crowds:
        pair = crowd.pairing
        if pair.first == STRONGEST:
            share = TIMES / crowd.seats
            yield Aim(
                first=pair.first, second=pair.second, seats=crowd.seats, share=share, found=pair
            )


def _strategies(one: Standings) -> tuple[str, ...]:
    """The title's own strategies that the strongest player has met."""
    return strategies([duel.second for duel in one.duels if duel.first == STRONGEST])


def _duel(one: Standings, first: str, second: str, share: float) -> Aim:
    pairs = (duel for duel in one.duels if (duel.first, duel.second) == (first, second))
    return Aim(first=first, second=second, seats=2, share=share, found=next(pairs, None))
