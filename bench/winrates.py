"""How often each strategy of a title beats each other, at tables with the fewest seats it allows.
The players by strength, which think for longer, have a ladder of their own (`bench.ladder`).

The seats are swapped from game to game, and every number stands for the same games whenever it
is measured. A shared first rank counts in parts.
"""

from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import combinations

from msgspec import Struct

from bench.intervals import Share
from bench.playing import bot_game, titles
from games.kernel.players import strategies
from games.kernel.title import AnyTitle

GAMES = 400
PROCESSES = 2


class Pairing(Struct, frozen=True, kw_only=True):
    """`wins` of `first` against `second` in `games`; `points` are the mean final scores."""

    title: str
    first: str
    second: str
    games: int
    wins: float
    points: tuple[float, float]

    @property
    def rate(self) -> float:
        """Share of the games that the first bot won."""
        return Share(self.wins, self.games).rate

    @property
    def interval(self) -> tuple[float, float]:
        """The rate's 95 % interval."""
        return Share(self.wins, self.games).interval


def measure(title: AnyTitle, games: int = GAMES) -> Iterator[Pairing]:
    """Every pairing of the title's strategies, the likely stronger one first."""
    names = (*strategies(title.bots), "random")
    with ProcessPoolExecutor(PROCESSES) as pool:
        for first, second in combinations(names, 2):
            jobs = [(title.meta.slug, first, second, number) for number in range(games)]
            played = list(pool.map(_one, jobs, chunksize=10))
            yield Pairing(
                title=title.meta.slug,
                first=first,
                second=second,
                games=games,
                wins=sum(won for won, _, _ in played),
                points=(
                    sum(mine for _, mine, _ in played) / games,
                    sum(theirs for _, _, theirs in played) / games,
                ),
            )


def _one(job: tuple[str, str, str, int]) -> tuple[float, float, float]:
    """One game: the first bot's share of the win, its points, and those of the second bot.

    The first bot sits on one seat, the second one on all the others.
    """
    slug, first, second, number = job
    title = next(one for one in titles() if one.meta.slug == slug)
    seats = title.meta.seats[0]
    at = number % seats
    result = bot_game(title, [first if seat == at else second for seat in range(seats)], number)
    points = {one.seat: one.points for one in result.standings}
    share = 1 / len(result.winners) if at in result.winners else 0.0
    others = [points[seat] for seat in points if seat != at]
    return share, points[at], sum(others) / len(others)
