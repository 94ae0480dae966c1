"""Gains, and paying and taking resources of choice (TZ-ACT-01..04)."""

from collections.abc import Iterator, Mapping
from typing import Literal

from msgspec.structs import replace

from games.kernel.decision import LAPSE, Decision, Lapse
from games.kernel.paying import only_way
from games.kernel.refusal import Illegal
from games.kernel.script import Handler
from games.kernel.seats import Seat
from games.tzolkin.commands import GainResource, PayResource
from games.tzolkin.effects import GainChoice
from games.tzolkin.facts.actions import Gainer, GoodsGained, GoodsPaid, PointsScored, WorkerGained
from games.tzolkin.goods import NOTHING, ONE, Goods
from games.tzolkin.names import RESOURCES, Resource
from games.tzolkin.rules.move import Move
from games.tzolkin.rules.programs import Gains
from games.tzolkin.state import State
from games.tzolkin.state.player import Player
from games.tzolkin.steps import (
    GainingResources,
    OfAction,
    OfBonus,
    OfBuilding,
    OfWealth,
    PayingResources,
    ResolvingEffects,
    Source,
)

ANY = frozenset(RESOURCES)
"""What may pay one resource of choice."""

GAINER: Mapping[type[Source], Gainer] = {
    OfAction: "action",
    OfBuilding: "building",
    OfBonus: "technology",
    OfWealth: "wealth",
}
POINTS_FROM: Mapping[type[Source], Literal["chichen_itza", "buildings", "technologies"]] = {
    OfAction: "chichen_itza",
    OfBuilding: "buildings",
    OfBonus: "technologies",
}
"""Of all actions only those of Chichen Itza give points (TZ-CHI-01)."""


def lacking(goods: Goods, resource: Resource) -> Illegal | None:
    """The refusal of a payment with a resource that is not owned."""
    if goods.of(resource):
        return None
    return Illegal("TZ-ACT-02", "no-such-resource-to-pay", resource=resource)


class Payment(Decision[State, PayingResources, PayResource, Move]):
    """One of the resources to pay, of choice."""

    def options(self, state: State, seat: Seat, step: PayingResources) -> Iterator[PayResource]:
        """Every type owned."""
        goods = state.players[seat].goods
        return (PayResource(resource=one) for one in RESOURCES if goods.of(one))

    def forbidden(
        self, state: State, seat: Seat, step: PayingResources, command: PayResource
    ) -> Illegal | None:
        """Refuses a type that is not owned."""
        return lacking(state.players[seat].goods, command.resource)

    def automatic(self, state: State, seat: Seat, step: PayingResources) -> Lapse | None:
        """The whole payment, if only one is possible: of one type, or of everything owned."""
        return None if _only_payment(state.players[seat].goods, step.left) is None else LAPSE

    def lapse(self, move: Move, seat: Seat, step: PayingResources) -> None:
        """Pays the only way there is."""
        goods = _only_payment(move.player(seat).goods, step.left)
        assert goods is not None
        move.note(GoodsPaid(seat=seat, goods=goods, purpose=step.purpose, auto=True))

    def answer(self, move: Move, seat: Seat, step: PayingResources, command: PayResource) -> None:
        """Pays one, and asks for the next."""
        move.note(GoodsPaid(seat=seat, goods=ONE[command.resource], purpose=step.purpose))
        if step.left > 1:
            move.ask(seat, PayingResources(left=step.left - 1, purpose=step.purpose))


def _only_payment(goods: Goods, left: int) -> Goods | None:
    paid = only_way({one: goods.of(one) for one in RESOURCES}, (ANY,) * left)
    if paid is None:
        return None
    return sum((ONE[resource].times(n) for resource, n in paid.items()), start=NOTHING)


class Taking(Decision[State, GainingResources, GainResource, Move]):
    """One of the resources to take, of choice."""

    def options(self, state: State, seat: Seat, step: GainingResources) -> Iterator[GainResource]:
        """Any type: the supply is unlimited (TZ-LIM-01)."""
        return (GainResource(resource=resource) for resource in RESOURCES)

    def forbidden(
        self, state: State, seat: Seat, step: GainingResources, command: GainResource
    ) -> None:
        """Any type is fine."""

    def answer(self, move: Move, seat: Seat, step: GainingResources, command: GainResource) -> None:
        """Takes one, and asks for the next; technologies add nothing here (TZ-TEC-09)."""
        move.note(GoodsGained(seat=seat, goods=ONE[command.resource], source=step.source))
        if step.left > 1:
            move.ask(seat, GainingResources(left=step.left - 1, source=step.source))


class ChoosingGain(Handler[State, ResolvingEffects, GainChoice, Move]):
    """Resources of choice (TZ-ACT-02)."""

    def run(self, move: Move, script: ResolvingEffects, op: GainChoice) -> None:
        bonus = isinstance(script.source, OfBonus)
        step = GainingResources(left=op.n, source="technology" if bonus else "action")
        move.ask(script.seat, step)


class Gaining(Handler[State, ResolvingEffects, Gains, Move]):
    """Several gains at once, each with what a technology adds to it (TZ-PCK-10, TZ-TEC-17)."""

    def run(self, move: Move, script: ResolvingEffects, op: Gains) -> None:
        """Goods, then workers, then points."""
        seat, kind = script.seat, type(script.source)
        extra = _extra(move.player(seat), op) if op.bonuses else NOTHING
        goods = op.goods if extra is NOTHING else op.goods + extra
        if goods.skull:
            goods, extra = _limited(goods, extra, move.state.skulls)
        if goods != NOTHING:
            source, auto = GAINER[kind], script.auto
            move.note(GoodsGained(seat=seat, goods=goods, source=source, extra=extra, auto=auto))
        if op.workers:
            # With all six in play nothing happens, which is no reason to refuse (TZ-PCK-09).
            workers = min(op.workers, move.player(seat).bank)
            move.note(WorkerGained(seat=seat, workers=workers))
        if op.points:
            move.note(PointsScored(seat=seat, points=op.points, source=POINTS_FROM[kind]))


def _extra(player: Player, gains: Gains) -> Goods:
    """What technologies add, by their levels (TZ-TEC-18)."""
    extra = NOTHING
    for bonus in gains.bonuses:
        n = bonus.by_level[player.levels.of(bonus.track)]
        if n:
            extra += bonus.one.times(n)
    return extra


def _limited(goods: Goods, extra: Goods, skulls: int) -> tuple[Goods, Goods]:
    """Only as many skulls as the bank has, the extra one last (TZ-ACT-04, TZ-YAX-02)."""
    if goods.skull <= skulls:
        return goods, extra
    own = goods.skull - extra.skull
    return replace(goods, skull=skulls), replace(extra, skull=max(0, skulls - own))
