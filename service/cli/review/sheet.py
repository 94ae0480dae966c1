"""A review as tables: how each result came about, what luck did, and the decisions that lost."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from rich.table import Table

from referee.review.lines import (
    Mark,
    ReviewBalance,
    ReviewedDecision,
    ReviewLine,
    SeatBalance,
)
from service.cli.common.words import say
from service.cli.review.wording import Wording, change, share, standing

SHOWN: Final = ("inaccuracy", "mistake", "blunder")
"""Marks of the decisions that are told unless all are asked for."""
KINDS: Final = 12
"""So many kinds of draws are told at most, those that did most."""


def sheets(lines: Sequence[ReviewLine], wording: Wording, *, every: bool) -> Iterator[Table]:
    """The tables of a whole review."""
    decisions = [one for one in lines if isinstance(one, ReviewedDecision)]
    told = [one for one in decisions if every or one.mark in SHOWN]
    if told:
        yield _decisions(told, wording)
    balance = lines[-1]
    assert isinstance(balance, ReviewBalance), "a whole review ends with its balance"
    if any(one.chance_by_kind for one in balance.seats):
        yield _luck(balance.seats, wording)
    yield _balance(balance.seats, wording)


def _decisions(decisions: Sequence[ReviewedDecision], wording: Wording) -> Table:
    table = Table(title=say("review.decisions"))
    table.add_column(say("review.ply"), justify="right")
    for name in (say("review.seat"), say("review.mark"), say("review.played")):
        table.add_column(name)
    table.add_column(say("review.lost"), justify="right")
    table.add_column(say("review.better"))
    for one in decisions:
        best = one.best[0] if one.best and one.mark != "best" else None
        table.add_row(
            str(one.ply),
            wording.seat(one.seat),
            wording.mark(one),
            wording.command(one.command),
            share(one.loss),
            "" if best is None else wording.command(best.command),
        )
    return table


def _luck(seats: Sequence[SeatBalance], wording: Wording) -> Table:
    table = _by_seat(say("review.luck"), seats, wording)
    kinds = list(seats[0].chance_by_kind)
    kinds.sort(key=lambda kind: -max(abs(one.chance_by_kind[kind].chance) for one in seats))
    for kind in kinds[:KINDS]:
        table.add_row(kind, *(change(one.chance_by_kind[kind]) for one in seats))
    return table


def _balance(seats: Sequence[SeatBalance], wording: Wording) -> Table:
    table = _by_seat(say("review.balance"), seats, wording)
    table.add_row(say("review.term.start"), *(standing(one.start) for one in seats))
    for term, name in _terms().items():
        table.add_row(name, *(change(getattr(one, term)) for one in seats))
    results = (standing(one.result) for one in seats)
    table.add_row(say("review.term.result"), *results, end_section=True)
    table.add_row(say("review.adjusted"), *map(_adjusted, seats), end_section=True)
    for mark, name in _marks().items():
        table.add_row(name, *(str(getattr(one.marks, mark)) for one in seats))
    table.add_row(say("review.mean-loss"), *(share(one.loss) for one in seats))
    return table


def _terms() -> Mapping[str, str]:
    """What leads from the start to the result, and how it is called."""
    return {
        "own": say("review.term.own"),
        "rivals": say("review.term.rivals"),
        "chance": say("review.term.chance"),
        "revealed": say("review.term.revealed"),
    }


def _marks() -> Mapping[Mark, str]:
    """What decisions of each mark are called."""
    return {
        "best": say("review.marks.best"),
        "good": say("review.marks.good"),
        "inaccuracy": say("review.marks.inaccuracy"),
        "mistake": say("review.marks.mistake"),
        "blunder": say("review.marks.blunder"),
        "only": say("review.marks.only"),
    }


def _adjusted(one: SeatBalance) -> str:
    low, high = share(one.adjusted.low), share(one.adjusted.high)
    return say("review.between", chance=share(one.adjusted.chance), low=low, high=high)


def _by_seat(title: str, seats: Sequence[SeatBalance], wording: Wording) -> Table:
    table = Table(title=title)
    table.add_column("")
    for one in seats:
        table.add_column(wording.seat(one.seat), justify="right")
    return table
