"""Hiring mercenaries (EV-MER-02), refreshing the tactics token (EV-TAC-03)."""

from collections.abc import Iterator

from games.eldervale.box.content import BOX
from games.eldervale.commands.turn import HireMercenary, RefreshTactics
from games.eldervale.facts.goods import MercenaryHired, TacticsFlipped
from games.eldervale.rules.move import Move
from games.eldervale.rules.resources.prices import affordable, fixed
from games.eldervale.state import State
from games.eldervale.steps.magic import HiringUnit, RefreshingToken
from games.kernel.decision import Work
from games.kernel.seats import Seat

REFRESHING = fixed(BOX.tactics_tokens.refresh_cost)
"""What it costs to turn the tactics token up again (EV-TAC-03)."""


def hires(state: State, seat: Seat) -> Iterator[HireMercenary]:
    if state.players[seat].supply.gold:
        for kind in state.mercenaries:
            if kind not in state.turn.returned:
                yield HireMercenary(id=kind)


class Hiring(Work[HiringUnit, Move]):
    """A paid mercenary."""

    def run(self, move: Move, step: HiringUnit) -> None:
        move.note(MercenaryHired(seat=step.seat, kind=step.kind))


def refreshes(state: State, seat: Seat) -> Iterator[RefreshTactics]:
    one = state.players[seat]
    if one.tactics is False and affordable(one, REFRESHING):
        yield RefreshTactics()


class Refreshing(Work[RefreshingToken, Move]):
    """A paid tactics token."""

    def run(self, move: Move, step: RefreshingToken) -> None:
        move.note(TacticsFlipped(seat=step.seat, active=True))
