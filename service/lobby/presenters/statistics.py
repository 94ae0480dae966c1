"""Statistics of a title as clients see them."""

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import accumulate
from math import floor, isclose
from typing import Final

from games.kernel.points import points
from games.kernel.title import AnyTitle
from games.kernel.words import coded
from projections.statistics import Added, ScoreRow, SizeRow, SourceRow, WinsRow
from projections.title_results import Company
from service.lobby.schemas.statistics import (
    BotStatistics,
    CompanyStatistics,
    Quarters,
    ScoreBar,
    ScoreStatistics,
    SizeStatistics,
    SourceStatistics,
    TitleStatistics,
)

COMPANIES: Final[tuple[Company, ...]] = ("persons", "mixed", "bots")
WIDTHS: Final = (1, 2, 5, 10, 20, 50, 100, 200, 500)
"""How many points a bar may be wide."""
BARS: Final = 20
"""Bars of the scores at most, as long as a width suffices for that."""


def statistics_shown(title: AnyTitle, added: Added, language: str) -> TitleStatistics:
    """What was added up, with labels in a language."""
    found = (_company(one, title, added, language) for one in COMPANIES)
    return TitleStatistics(
        title=title.meta.slug,
        companies=tuple(one for one in found if one is not None),
        bots=tuple(
            BotStatistics(bot=one.bot, games=one.games, beaten=round(one.beaten / one.persons, 4))
            for one in added.bots
        ),
    )


def _company(
    company: Company, title: AnyTitle, added: Added, language: str
) -> CompanyStatistics | None:
    sizes = [one for one in added.sizes if one.company == company]
    if not sizes:
        return None
    scores = [one for one in added.scores if one.company == company]
    wins = [one for one in added.wins if one.company == company]
    sources = [one for one in added.sources if one.company == company]
    return CompanyStatistics(
        company=company,
        games=sum(one.games for one in sizes),
        oldest_finished_at=min(one.since for one in sizes),
        sizes=tuple(_size(one, wins) for one in sizes),
        scores=_scores(scores),
        sources=_sources(title, sources, scores, language),
    )


def _size(size: SizeRow, wins: Sequence[WinsRow]) -> SizeStatistics:
    minutes = [round(seconds / 60, 1) for seconds in size.seconds]
    return SizeStatistics(
        seats=size.seats,
        games=size.games,
        wins=tuple(one.wins for one in wins if one.seats == size.seats),
        plies=_quarters(size.plies),
        minutes=_quarters(minutes),
    )


def _quarters(numbers: Sequence[float]) -> Quarters:
    low, middle, high = map(points, numbers)
    return Quarters(low=low, middle=middle, high=high)


def _scores(rows: Sequence[ScoreRow]) -> ScoreStatistics:
    won = [row for row in rows if row.won]
    return ScoreStatistics(
        all=_parted(rows),
        winners=_parted(won or rows),
        best=points(max(row.points for row in rows)),
        bars=_bars(rows),
    )


def _parted(rows: Sequence[ScoreRow]) -> Quarters:
    """The quarters of points that were reached so often, in order."""
    ordered = sorted(rows, key=lambda row: row.points)
    reached = list(accumulate(row.count for row in ordered))
    total = reached[-1]

    def at(share: float) -> float:
        return next(
            row.points
            for row, count in zip(ordered, reached, strict=True)
            if count >= share * total or isclose(count, share * total)
        )

    return _quarters([at(0.25), at(0.5), at(0.75)])


def _bars(rows: Sequence[ScoreRow]) -> tuple[ScoreBar, ...]:
    low, high = min(row.points for row in rows), max(row.points for row in rows)
    fits = (one for one in WIDTHS if floor(high / one) - floor(low / one) < BARS)
    width = next(fits, WIDTHS[-1])
    first, last = floor(low / width), floor(high / width)
    counts = defaultdict[int, list[int]](lambda: [0, 0])
    for row in rows:
        bar = counts[floor(row.points / width)]
        bar[0] += row.count
        bar[1] += row.count if row.won else 0
    return tuple(
        ScoreBar(least=place * width, all=counts[place][0], winners=counts[place][1])
        for place in range(first, last + 1)
    )


def _sources(
    title: AnyTitle, rows: Sequence[SourceRow], scores: Sequence[ScoreRow], language: str
) -> tuple[SourceStatistics, ...]:
    told = _categories(title, [row.label for row in rows], language)
    sums = defaultdict[tuple[str, str], list[float]](lambda: [0.0, 0.0])
    for row in rows:
        sums[told(row.label)][row.won] += row.points
    others, winners = (max(_count(scores, won=won), 1) for won in (False, True))
    found = (
        SourceStatistics(
            code=code,
            label=label,
            winners=round(won / winners, 2),
            others=round(lost / others, 2),
        )
        for (code, label), (lost, won) in sums.items()
        if won or lost
    )
    return tuple(sorted(found, key=lambda one: (-one.winners, -one.others, one.code)))


def _count(scores: Iterable[ScoreRow], *, won: bool) -> int:
    return sum(row.count for row in scores if row.won == won)


def _categories(
    title: AnyTitle, labels: Iterable[str], language: str
) -> Callable[[str], tuple[str, str]]:
    """What says of a line of a score sheet its code and label. Lines that name components of one
    kind are one category, which the kind names: else twenty cards would be twenty."""
    kinds = _kinds(title)
    several = Counter(kinds.get(_bare(label)) for label in set(labels))

    def told(label: str) -> tuple[str, str]:
        if title.words is None:
            return coded(label), label
        kind = kinds.get(_bare(label))
        if kind is None or several[kind] < 2:
            return title.words.score(label, language)
        return coded(kind), title.words.of(language).box.kinds.get(kind, kind)

    return told


def _bare(label: str) -> str:
    """The id of a component without the number of its copy."""
    return label.partition("#")[0]


def _kinds(title: AnyTitle) -> Mapping[str, str]:
    """The kind of each component, by its id and its English name."""
    found = title.showing.catalogue()
    return {key: one.kind for one in found for key in (one.id, one.name.en)}
