"""How long a review takes, and what it costs those who play meanwhile.

`python -m bench.reviewing` prints a table by itself. First one game of each title, of the bot that
tables are opened against, is reviewed by one process. Then clients play in short runs, in turns
without reviews and while the service's own reviewers (`kronika serve --reviewers`) make some; of
each turn the two are compared, so what changes on the machine meanwhile changes both.
"""

import argparse
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from time import perf_counter, process_time
from typing import Final

from msgspec import Struct

from bench import http
from bench.courses import course
from bench.measure import Measure, figure, quantile
from bench.playing import titles
from bench.profiles import profile
from bench.reviewed import Wanted, spent, under_review, wanted
from bench.site import Served, Site, site
from games.kernel.title import AnyTitle
from referee.review.efforts import EFFORTS
from referee.review.lines import Quality, ReviewedDecision
from referee.review.review import planned

if sys.platform == "win32":
    from asyncio import run
else:
    from uvloop import run

BOT: Final = "medium"
CLIENTS: Final = 16
REVIEWS: Final = 2
MOST_SECONDS: Final = 180.0
"""Seconds of a processor that a review may take."""
MOST_P99: Final = 125.0
"""Per cent of the slow moves without reviews that those beside them may take."""

_PART = "reviewing"
NOTE = (
    f"reviewing: a review is one of a game of `{BOT}` bots, made by one process. For the moves, "
    f"{CLIENTS} clients play in turns without and beside {REVIEWS} reviews at standard quality, "
    "which processes of the service make with low priority, resting while the processors are "
    "busy; of each turn the figure is held "
    "against that without reviews, in per cent. Load generator, service, reviewers, PostgreSQL and "
    "Valkey share the processors."
)


class Plan(Struct, frozen=True, kw_only=True):
    """How much to measure: a review of a game of each title (or of some) at so many `seats`; `runs`
    of moves, of `seconds` each, without reviews and beside those of games of `beside`."""

    titles: Sequence[str] | None = None
    quality: Quality = "standard"
    seats: int = 2
    beside: str = "monumental"
    runs: int = 7
    seconds: float = 4.0
    folder: Path = Path("/var/tmp")


class Turn(Struct, frozen=True, kw_only=True):
    """Moves without and beside reviews, and the `share` of a processor that the reviewers had."""

    without: http.Run
    beside: http.Run
    share: float


def measure(plan: Plan | None = None) -> Iterator[Measure]:
    """All figures."""
    plan = plan or Plan()
    for title in titles():
        if plan.titles is None or title.meta.slug in plan.titles:
            yield from _review(title, plan)
    if plan.runs:
        yield from figures(tuple(_turns(plan)))


def explained(name: str) -> str:
    """Where the time goes of a figure that was missed."""
    slug = next((one.meta.slug for one in titles() if one.meta.slug in name), None)
    if slug is None:
        return http.explained()
    return profile(lambda: list(_review(_title(slug), Plan(quality="quick"))))


def _title(slug: str) -> AnyTitle:
    return next(one for one in titles() if one.meta.slug == slug)


def _review(title: AnyTitle, plan: Plan) -> Iterator[Measure]:
    """How long the review of a game takes, and how much there is in it to look at."""
    slug = title.meta.slug
    game = course(title, [BOT] * plan.seats, f"reviewing {slug}")
    began = process_time()
    lines = list(planned(game, EFFORTS[plan.quality], game.usual_seed).lines())
    took = process_time() - began
    free = sum(isinstance(one, ReviewedDecision) and one.choices > 1 for one in lines)
    end = f"{slug}, {plan.seats} seats"
    yield Measure(
        name=f"a review at {plan.quality} quality, {end}",
        part=_PART,
        unit="s of a processor",
        runs=(took,),
        aim=MOST_SECONDS,
        less=True,
    )
    yield Measure(
        name=f"decisions with a choice in it, {end}", part=_PART, unit="decisions", runs=(free,)
    )


def figures(turns: Sequence[Turn]) -> Iterator[Measure]:
    """What moves cost without and beside reviews."""
    beside = f"beside {REVIEWS} reviews"
    rates = [(one.without.per_second, one.beside.per_second) for one in turns]
    waits = [(quantile(one.without.waits, 0.99), quantile(one.beside.waits, 0.99)) for one in turns]
    for name, unit, pairs, aim in (
        (f"moves, {CLIENTS} clients", "moves/s", rates, None),
        (f"move p99, {CLIENTS} clients", "ms", waits, MOST_P99),
    ):
        less = aim is not None
        alone, busy = zip(*pairs, strict=True)
        yield Measure(name=f"{name}, no reviews", part=_PART, unit=unit, runs=alone, less=less)
        yield Measure(name=f"{name}, {beside}", part=_PART, unit=unit, runs=busy, less=less)
        yield Measure(
            name=f"{name}, {beside} to none",
            part=_PART,
            unit="%",
            runs=tuple(100 * more / fewer for fewer, more in pairs),
            aim=aim,
            less=less,
        )
    yield Measure(
        name=f"what {REVIEWS} reviewers have of a processor meanwhile",
        part=_PART,
        unit="%",
        runs=tuple(100 * one.share for one in turns),
    )


def _turns(plan: Plan) -> Iterator[Turn]:
    settings = {"reviewers": str(REVIEWS)}
    with site(plan.folder) as place, place.service(settings=settings) as served:
        title = _title(plan.beside)
        games = run(wanted(place, served, title, REVIEWS, plan.quality))
        http.moves(place, [served], CLIENTS, plan.seconds / 4)
        for number in range(plan.runs):
            found = {
                busy: _moves(place, served, plan, games if busy else ())
                for busy in _ordered(number)
            }
            (without, _), (beside, share) = found[False], found[True]
            yield Turn(without=without, beside=beside, share=share)


def _ordered(number: int) -> Sequence[bool]:
    """Without reviews and beside them, the other one first each time."""
    return (False, True) if number % 2 == 0 else (True, False)


def _moves(
    place: Site, served: Served, plan: Plan, games: Sequence[Wanted]
) -> tuple[http.Run, float]:
    """Moves for some seconds while reviews of these games are made, and what the reviewers have of
    a processor meanwhile."""
    ports, posts = run(http.prepared(place, [served], CLIENTS, plan.seconds))
    with under_review(served, games):
        before, began = spent(served), perf_counter()
        done = run(http.measured(ports, posts, plan.seconds))
        share = (spent(served) - before) / (perf_counter() - began)
    place.settle()
    return done, share


def main() -> None:
    """Prints a table."""
    parser = argparse.ArgumentParser(prog="python -m bench.reviewing", description=__doc__)
    parser.add_argument("--titles", nargs="*", help="whose games are reviewed; all if left out")
    parser.add_argument("--seats", type=int, default=Plan().seats, help="of the games reviewed")
    parser.add_argument("--quality", choices=tuple(EFFORTS), default=Plan().quality)
    parser.add_argument("--runs", type=int, default=Plan().runs, help="of moves; 0: none")
    parser.add_argument("--seconds", type=float, default=Plan().seconds)
    given = parser.parse_args()
    plan = Plan(
        titles=given.titles,
        seats=given.seats,
        quality=given.quality,
        runs=given.runs,
        seconds=given.seconds,
    )
    for one in measure(plan):
        low, high = figure(min(one.runs)), figure(max(one.runs))
        print(f"{one.name:60} {figure(one.median):>8} {one.unit:16} {low} to {high}")


if __name__ == "__main__":
    main()
