"""Little games, told in a few functions, whose best play everybody can see.

A game goes by its story: what was played and drawn so far. `asks(story)` says who decides what,
`draws(story)` how many outcomes a draw has that comes next (0: none does), `points(story, hidden)`
what each seat has. A number below `hidden` is hidden from all.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from games.kernel.agenda import Agenda, Frame
from games.kernel.appraisal.appraisal import Features, appraisal
from games.kernel.appraisal.weights import MILLION, Weights
from games.kernel.chance import Chance
from games.kernel.command import BaseCommand
from games.kernel.move import Accepted
from games.kernel.refusal import Illegal
from games.kernel.result import Line, Result, ranked
from games.kernel.search.playable import Playable
from games.kernel.seats import Seat, Viewer
from games.kernel.title import Rulebook

Story = tuple[str, ...]
"""What was played (`0 left`: by seat 0) and drawn (`drew 3`)."""


class Play(BaseCommand, frozen=True, tag="little.play"):
    line = "play {name}"
    name: str


class State(Struct, frozen=True):
    seats: int
    hidden: int
    story: Story = ()
    agenda: Agenda[None] = Agenda()


class Little(Struct, frozen=True, kw_only=True):
    """A little game."""

    asks: Callable[[Story], Mapping[Seat, Sequence[str]]]
    points: Callable[[Story, int], Sequence[int]]
    draws: Callable[[Story], int] = lambda _story: 0
    hidden: int = 1
    seats: int = 2
    fancy: Callable[[Story], Sequence[int]] = lambda _story: (0, 0, 0)
    """What the appraisal holds each seat's points to be; the truth is known at the end only."""

    def start(self, hidden: int = 0) -> State:
        return self._settled(State(self.seats, hidden))

    def playable(self, readiness: Mapping[str, int] | None = None) -> Playable:
        """The game, and an appraisal of it that knows what it fancies."""
        features: Features[State] = Features(
            names=("fancied",),
            of=lambda state: [[100 * one] for one in self.fancy(state.story)[: state.seats]],
            progress=lambda state: 0,
        )
        weights = Weights(
            features=("fancied",),
            knots=(0, 1000),
            points=((MILLION,), (MILLION,)),
            offsets={},
            spreads=(1000, 1000),
            readiness=readiness or {},
            games=0,
        )
        return Playable(self.rules(), appraisal(features, weights))

    def rules(self) -> Rulebook[State, Play, Any, None]:
        return Rulebook(
            setup=lambda table, chance: (),
            decide=self.decide,
            evolve=lambda state, fact: fact,
            legal=self.legal,
            sample=lambda state, seat, chance: next(iter(self.legal(state, seat))),
            carry_out=self._carried_out,
            result=self.result,
            imagine=self.imagine,
            invariants=lambda state: (),
        )

    def decide(
        self, state: State, seat: Seat, command: Play, chance: Chance
    ) -> Accepted[State, Any] | Illegal:
        if command not in self.legal(state, seat):
            return Illegal("LT-01", "not-a-choice")
        return self._carried_out(state, seat, command, chance)

    def legal(self, state: State, seat: Seat) -> Iterable[Play]:
        if state.agenda.open_for(seat) is None:
            return ()
        return [Play(name) for name in self.asks(state.story)[seat]]

    def imagine(self, state: State, viewer: Viewer, chance: Chance) -> State:
        return replace(state, hidden=chance.below(self.hidden, "hidden"))

    def result(self, state: State) -> Result | None:
        if state.agenda.frames:
            return None
        points = self.points(state.story, state.hidden)
        lines = {seat: (Line("points", points[seat]),) for seat in range(state.seats)}
        return ranked(lines, tie_breaks={})

    def _carried_out(
        self, state: State, seat: Seat, command: Play, chance: Chance
    ) -> Accepted[State, Any]:
        story = (*state.story, f"{seat} {command.name}")
        while outcomes := self.draws(story):
            story = (*story, f"drew {chance.below(outcomes, 'draw')}")
        return Accepted((), self._settled(replace(state, story=story)))

    def _settled(self, state: State) -> State:
        """The state in which those are asked who decide next. Who was asked at the same time as
        somebody who has answered still has the same decision."""
        asked = sorted(self.asks(state.story))
        old = {frame.seat: frame for frame in state.agenda.frames if frame.lane >= 0}
        frames, next_id = [], state.agenda.next_id
        for seat in asked:
            frame = old.get(seat)
            if frame is None:
                frame = Frame(id=next_id, seat=seat, step=None, lane=seat)
                next_id += 1
            frames.append(frame)
        return replace(state, agenda=Agenda(tuple(frames), next_id))
