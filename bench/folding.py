"""Events per second: facts folded into a state, and payloads decoded and folded.

Decoding is done as a reader of the log does it, event by event, by the kind of the event. The
ceiling of folding is a loop that does nothing but replace one field of one player in the state at
each event: no fold can beat it where states are frozen structs, and players inside them.
"""

from collections.abc import Iterator
from time import process_time

from msgspec import Struct

from bench.contender import replace_one_player
from bench.measure import RUNS, Measure, rates
from bench.playing import Dice, Game, opened, random_games, seat_counts
from events.codec import Codec
from games.kernel.title import AnyTitle, fold

GAMES = 48
FOLD_AIM = 250_000
DECODE_AIM = 200_000
SHARE = "fold, as a share of the ceiling"
SHARE_AIM = 0.5


def measure(title: AnyTitle) -> Iterator[Measure]:
    """The figures of a title, over the facts of whole random games."""
    games = list(random_games(title, GAMES))
    folding = Folding(title, games)
    slug = title.meta.slug
    yield Measure(name="fold", part=slug, unit="events/s", runs=rates(folding.fold), aim=FOLD_AIM)
    yield Measure(name=SHARE, part=slug, unit="", runs=tuple(_shares(folding)), aim=SHARE_AIM)
    yield Measure(
        name="decode and fold",
        part=slug,
        unit="events/s",
        runs=rates(folding.decode_and_fold),
        aim=DECODE_AIM,
    )


def _shares(folding: "Folding") -> Iterator[float]:
    """How near folding comes to its ceiling, both in turns, by the time of the own processor."""
    folding.ceiling()
    for _ in range(RUNS):
        began = process_time()
        folding.ceiling()
        between = process_time()
        folding.fold()
        yield (between - began) / (process_time() - between)


class Folding:
    """The games of one title, as facts and as they stand in the log."""

    def __init__(self, title: AnyTitle, games: list[Game]) -> None:
        self._title = title
        self._games = games
        self._codec: Codec[Struct] = Codec(title.types.fact)
        self._logs = [[self._codec.encode(fact) for fact in game.facts] for game in games]

    def fold(self) -> int:
        """Folds every game once; the number of events."""
        for game in self._games:
            fold(self._title, game.facts, None)
        return sum(len(game.facts) for game in self._games)

    def ceiling(self) -> int:
        """Replaces one field of one player as often as there are events; their number."""
        events = sum(len(game.facts) for game in self._games)
        _, state = opened(self._title, seat_counts(self._title)[0], Dice("ceiling"))
        replace_one_player(state, events)
        return events

    def decode_and_fold(self) -> int:
        """Decodes and folds every game once; the number of events."""
        for log in self._logs:
            fold(self._title, self._codec.decode_all(log), None)
        return sum(len(log) for log in self._logs)
