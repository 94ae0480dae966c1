"""What has happened in a game, for lists and pages that show little: the moves that matter to
somebody, each in one line, with what it changed in numbers."""

from collections.abc import Mapping, Sequence
from typing import Any, Final, get_args

import msgspec
from msgspec import Raw, Struct

from events.codec import tag
from games.kernel.importance import Happening, importance, named
from games.kernel.phrases import Phrases
from games.kernel.points import points
from games.kernel.scene_comparison import compared
from games.kernel.seats import Seat
from games.kernel.title import AnyTitle
from referee.schemas import MoveListed
from referee.telling import milestones, told
from service.lobby.figures import Figures
from service.lobby.schemas.standings import AmountChanged, MoveTold

LINES: Final = 3
MOST: Final = 4
"""So many numbers fit into a line."""


class Weighed(Struct, frozen=True, kw_only=True):
    """What came of a move for somebody, in no language: how important it is, and the numbers that
    it changed."""

    weight: int
    amounts: tuple[AmountChanged, ...]


class Readings(Struct, frozen=True, kw_only=True):
    """Who is told: what the seats are called in their language, and their own seat."""

    title: AnyTitle
    phrases: Phrases
    names: Sequence[str]
    seat: Seat | None

    def line(self, move: MoveListed, weighed: Weighed) -> MoveTold:
        """A move in one line."""
        command, *facts = (_data(one.data) for one in move.events)
        said = [(one["type"], self.phrases.fact(one, self.names)) for one in facts]
        words = self.phrases.command(command, self.names)
        return MoveTold(
            ply=move.ply,
            seat=move.seat,
            text=told(self.title, (command["type"], words), said),
            amounts=weighed.amounts,
            milestones=milestones(self.title, said, self.phrases.names),
        )


def weighed(
    title: AnyTitle, move: MoveListed, reader: Seat | None, before: Figures, after: Figures
) -> Weighed:
    """What came of a move for the seat of a reader, or for a spectator."""
    showing = title.showing
    command, *facts = (_data(one.data) for one in move.events)
    strikes = {tag(kind): field for kind, field in showing.strikes.items()}
    dividing = {tag(kind) for kind in showing.milestones}
    seats = [named(one[strikes[one["type"]]]) for one in facts if one["type"] in strikes]
    gains = enumerate(zip(before.points, after.points, strict=True))
    happened = Happening(
        seat=move.seat,
        struck={struck for several in seats for struck in several},
        divides=any(one["type"] in dividing for one in facts),
        ends=any(
            kind.ends and tag(kind) == command["type"] for kind in get_args(title.types.command)
        ),
        points={at: points(has - had) for at, (had, has) in gains if had != has},
        differences=compared(before.scene, after.scene, str, showing.background),
    )
    amounts = changed(before, after, move.seat)
    return Weighed(weight=importance(happened, reader), amounts=amounts)


def worth_telling(lines: Sequence[tuple[int, MoveTold]]) -> tuple[MoveTold, ...]:
    """At most three moves in their order: the most important ones, of equal ones the last. Those of
    which nothing came are left out, unless there are no others."""
    heard = [one for one in lines if one[1].text]
    ranked = sorted(heard, key=lambda one: (one[0], one[1].ply))[-LINES:]
    kept = [line for weight, line in ranked if weight > 0] or [line for _, line in ranked]
    return tuple(sorted(kept, key=lambda one: one.ply))


def changed(before: Figures, after: Figures, seat: Seat) -> tuple[AmountChanged, ...]:
    """The numbers of seats that differ between two positions, those of `seat` first; not those that
    only follow from others."""
    had = {gauge.id: gauge.value for _, gauge in before.seats}
    found = [
        AmountChanged(seat=at, name=one.name, component=one.component, by=by)
        for at, one in after.seats
        if not one.derived and (by := one.value - had.get(one.id, one.value))
    ]
    return tuple(sorted(found, key=lambda one: one.seat != seat)[:MOST])


def _data(data: Raw) -> Mapping[str, Any]:
    found: Mapping[str, Any] = msgspec.json.decode(data)
    return found
