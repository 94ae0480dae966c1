"""What has happened in a game, for lists and pages that show little: the moves that matter to
somebody, each in one line, with what it changed in numbers."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final, get_args

import msgspec
from msgspec import Raw, Struct

from events.codec import tag
from games.kernel.importance import Happening, importance, named
from games.kernel.phrases import Phrases
from games.kernel.points import Points, points
from games.kernel.scene import Gauge, Scene
from games.kernel.scene_comparison import compared
from games.kernel.seats import Seat
from games.kernel.title import AnyTitle
from service.lobby.schemas.standings import AmountChanged, MoveTold
from service.play.schemas import MoveListed
from service.play.telling import milestones, told

LINES: Final = 3
MOST: Final = 4
"""So many numbers fit into a line."""


class Seen(Struct, frozen=True, kw_only=True):
    """The table after a ply, as somebody sees it: its scene, and the points of the seats."""

    scene: Scene
    points: Sequence[Points]


class Readings(Struct, frozen=True, kw_only=True):
    """Who is told: what the seats are called in their language, and their own seat."""

    title: AnyTitle
    phrases: Phrases
    names: Sequence[str]
    seat: Seat | None

    def line(self, move: MoveListed, before: Seen, after: Seen) -> tuple[int, MoveTold]:
        """A move in one line, and how important it is."""
        command, *facts = (_data(one.data) for one in move.events)
        said = [(one["type"], self.phrases.fact(one, self.names)) for one in facts]
        words = self.phrases.command(command, self.names)
        line = MoveTold(
            ply=move.ply,
            seat=move.seat,
            text=told(self.title, (command["type"], words), said),
            amounts=changed(before.scene, after.scene, move.seat),
            milestones=milestones(self.title, said, self.phrases.names),
        )
        happened = self._happening(move.seat, command, facts, before, after)
        return importance(happened, self.seat), line

    def _happening(
        self,
        seat: Seat,
        command: Mapping[str, Any],
        facts: Sequence[Mapping[str, Any]],
        before: Seen,
        after: Seen,
    ) -> Happening:
        showing = self.title.showing
        strikes = {tag(kind): field for kind, field in showing.strikes.items()}
        dividing = {tag(kind) for kind in showing.milestones}
        seats = [named(one[strikes[one["type"]]]) for one in facts if one["type"] in strikes]
        gains = enumerate(zip(before.points, after.points, strict=True))
        return Happening(
            seat=seat,
            struck={struck for several in seats for struck in several},
            divides=any(one["type"] in dividing for one in facts),
            ends=any(
                kind.ends and tag(kind) == command["type"]
                for kind in get_args(self.title.types.command)
            ),
            points={at: points(has - had) for at, (had, has) in gains if had != has},
            differences=compared(before.scene, after.scene, str, showing.background),
        )


def worth_telling(lines: Sequence[tuple[int, MoveTold]]) -> tuple[MoveTold, ...]:
    """At most three moves in their order: the most important ones, of equal ones the last. Those of
    which nothing came are left out, unless there are no others."""
    heard = [one for one in lines if one[1].text]
    ranked = sorted(heard, key=lambda one: (one[0], one[1].ply))[-LINES:]
    kept = [line for weight, line in ranked if weight > 0] or [line for _, line in ranked]
    return tuple(sorted(kept, key=lambda one: one.ply))


def changed(before: Scene, after: Scene, seat: Seat) -> tuple[AmountChanged, ...]:
    """The numbers of seats that differ between two scenes, those of `seat` first."""
    had = {gauge.id: gauge.value for _, gauge in _gauges(before)}
    found = [
        AmountChanged(seat=at, name=one.name, component=one.component, by=by)
        for at, one in _gauges(after)
        if not one.derived and (by := one.value - had.get(one.id, one.value))
    ]
    return tuple(sorted(found, key=lambda one: one.seat != seat)[:MOST])


def _gauges(scene: Scene) -> Iterator[tuple[Seat, Gauge]]:
    for board in scene.boards:
        if board.seat is not None:
            yield from ((board.seat, gauge) for gauge in board.gauges)


def _data(data: Raw) -> Mapping[str, Any]:
    found: Mapping[str, Any] = msgspec.json.decode(data)
    return found
