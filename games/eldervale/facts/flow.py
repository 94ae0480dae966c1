"""Facts of the course of the game: turns, regrouping, the end (EV-TRN, EV-REG, EV-END)."""

from typing import Annotated, Literal

from msgspec import Meta
from msgspec.structs import replace

from games.eldervale.box.ids import ActionId, CardId, SourceId, TileId
from games.eldervale.effects.terms import UnitKind
from games.eldervale.facts.base import Happened, Noted, player, sided, turned
from games.eldervale.state import End, State
from games.eldervale.state.player import InRealm, OnCard, Place
from games.eldervale.state.turn import Activated, Placement, Turn, Used
from games.kernel.move import replaced
from games.kernel.result import Sheet
from games.kernel.seats import Seat


class TurnStarted(Happened, frozen=True, tag="eldervale.turn-started"):
    """A turn begins; `left` counts the last turns, None before the end was triggered."""

    seat: Seat
    round: Annotated[int, Meta(description="Number of the round, from 1.")]
    left: Annotated[
        int | None,
        Meta(description="Turns left in the game; missing: the end was not triggered yet."),
    ] = None

    def applied(self, state: State) -> State:
        end = state.end
        if self.left is not None and end is not None:
            end = replace(end, left=self.left)
        one = state.players[self.seat]
        players = replaced(state.players, self.seat, replace(one, turns=one.turns + 1))
        return replace(
            state, players=players, active=self.seat, round=self.round, turn=Turn(), end=end
        )


class RegroupStarted(Happened, frozen=True, tag="eldervale.regroup-started"):
    """A player regroups; the first time the glory marker enters its track (EV-REG-01)."""

    seat: Seat
    first: Annotated[bool, Meta(description="Whether it is the player's first one.")]

    def applied(self, state: State) -> State:
        if self.first:
            state = player(state, self.seat, glory=0)
        return turned(state, acted=True, regrouping=True, first_regroup=self.first)


class RegroupEnded(Happened, frozen=True, tag="eldervale.regroup-ended"):
    """All units are back (EV-REG-03..05); hired mercenaries that went home are named."""

    seat: Seat
    returned: Annotated[
        tuple[UnitKind, ...], Meta(description="Hired mercenaries that went home.")
    ] = ()

    def applied(self, state: State) -> State:
        turn = state.turn
        state = turned(state, regrouping=False, returned=(*turn.returned, *self.returned))
        one = state.players[self.seat]
        units = tuple(unit for unit in one.units if unit.kind not in self.returned)
        hired = tuple(kind for kind in one.hired if kind not in self.returned)
        state = player(state, self.seat, units=units, hired=hired)
        return replace(state, mercenaries=(*state.mercenaries, *self.returned))


class PeaceEnded(Happened, frozen=True, tag="eldervale.peace-ended"):
    """Everybody has regrouped: there are battles from now on (EV-GLO-03)."""

    def applied(self, state: State) -> State:
        return replace(state, peace=False)


class TurnEnded(Noted, frozen=True, tag="eldervale.turn-ended"):
    """The turn of a player is over."""

    seat: Seat


EndReason = Literal["dwellings", "stock"]
"""A player's sixth dwelling, or the last tile of the stock."""


class EndTriggered(Happened, frozen=True, tag="eldervale.end-triggered"):
    """The last turns follow (EV-END-01)."""

    seat: Seat
    reason: Annotated[EndReason, Meta(description="Why.")]
    left: Annotated[int, Meta(description="Turns that are left after this one.")]

    def applied(self, state: State) -> State:
        return replace(state, end=End(self.seat, self.left))


class GameEnded(Happened, frozen=True, tag="eldervale.game-ended"):
    """The score sheets, by player (EV-SCO); hands lie open."""

    sheets: Annotated[tuple[Sheet, ...], Meta(description="The score sheets, by player.")]

    def applied(self, state: State) -> State:
        """The game is over; the points are the totals."""
        players = tuple(
            replace(one, vp=sheet.points)
            for one, sheet in zip(state.players, self.sheets, strict=True)
        )
        return replace(state, phase="over", sheets=self.sheets, players=players)


class StepSkipped(Noted, frozen=True, tag="eldervale.step-skipped"):
    """A decision without a possibility (EV-FRE-08)."""

    seat: Annotated[Seat | None, Meta(description="Whose decision it was; null: nobody's.")]
    step: Annotated[str, Meta(description="The kind of the decision.")]
    rule: Annotated[str, Meta(description="The rule that says so.")] = "EV-FRE-08"


class Declined(Noted, frozen=True, tag="eldervale.declined"):
    """An offered effect is not used."""

    seat: Seat
    source: SourceId


class AbilityUsed(Happened, frozen=True, tag="eldervale.ability-used"):
    """An ability or effect is used; `limit`: what it is used up for."""

    seat: Seat
    source: SourceId
    limit: Annotated[
        Literal["turn", "battle"] | None,
        Meta(description="What it is used up for; missing: nothing."),
    ] = None
    mimicry: Annotated[bool, Meta(description="Whether Mimeza copies it.")] = False

    def applied(self, state: State) -> State:
        """It is used up where it has a limit."""
        if self.limit == "turn" or self.mimicry:
            names = ("mimicry",) if self.mimicry else ()
            if self.limit == "turn":
                names = (*names, self.source)
            used = tuple(Used(self.seat, name) for name in names)
            state = turned(state, used=(*state.turn.used, *used))
        if self.limit == "battle" and state.battle is not None:
            side = state.battle.of(self.seat)
            state = sided(state, self.seat, used=(*side.used, self.source))
        return state


class AbilityDieRolled(Noted, frozen=True, tag="eldervale.ability-die-rolled"):
    """A die of an ability or card."""

    source: SourceId
    value: Annotated[int, Meta(description="What the die shows, 1 to 6.")]


class UnitPlaced(Happened, frozen=True, tag="eldervale.unit-placed"):
    """A unit was placed (EV-PLC). `discount`: of the ruin's first payment; `battle`: whether the
    placement triggers one."""

    seat: Seat
    kind: UnitKind
    start: Annotated[Place, Meta(description="Where it was.")]
    realm: TileId
    via: SourceId | None = None
    discount: Annotated[int, Meta(description="Discount of the first payment of the ruin.")] = 0
    battle: Annotated[bool, Meta(description="Whether it triggers a battle.")] = False

    def applied(self, state: State) -> State:
        """It stands there; what waited for a placement is used up."""
        one = state.players[self.seat].moved(self.kind, self.start, InRealm(self.realm))
        placement = Placement(
            kind=self.kind,
            realm=self.realm,
            via=self.via,
            discount=self.discount,
            battles=(self.realm,) if self.battle else (),
        )
        turn = replace(state.turn, acted=True, placement=placement, reach=0, anywhere=False)
        return replace(state, players=replaced(state.players, self.seat, one), turn=turn)


class SlotUsed(Happened, frozen=True, tag="eldervale.slot-used"):
    """The slot of a placement (EV-RLM-01)."""

    slot: Annotated[int, Meta(description="Number of the slot, from 0.")]

    def applied(self, state: State) -> State:
        placement = state.turn.placed
        return turned(state, placement=replace(placement, slot=self.slot))


class DiscountUsed(Happened, frozen=True, tag="eldervale.discount-used"):
    """The discount of the ruin's first payment is used up."""

    def applied(self, state: State) -> State:
        placement = state.turn.placed
        return turned(state, placement=replace(placement, discount=0))


class BattleExpected(Happened, frozen=True, tag="eldervale.battle-expected"):
    """A monster, the Minotaur or the Ghosts entered a realm: a battle is triggered (EV-BAT-02)."""

    realm: TileId

    def applied(self, state: State) -> State:
        """It is fought after the realm action."""
        placement = state.turn.placed
        battles = tuple(dict.fromkeys((*placement.battles, self.realm)))
        return turned(state, placement=replace(placement, battles=battles, entered=True))


class BattlesForgotten(Happened, frozen=True, tag="eldervale.battles-forgotten"):
    """Triggered battles that are about to be fought, or do not take place."""

    realms: Annotated[tuple[TileId, ...], Meta(description="The realms of these battles.")]

    def applied(self, state: State) -> State:
        placement = state.turn.placed
        left = tuple(one for one in placement.battles if one not in self.realms)
        return turned(state, placement=replace(placement, battles=left))


class PlacementEased(Happened, frozen=True, tag="eldervale.placement-eased"):
    """The next placement of this turn reaches further (effects 5.43)."""

    seat: Seat
    reach: Annotated[int, Meta(description="The distance in realms; 0: as usual.")] = 0
    anywhere: Annotated[
        bool, Meta(description="Whether every unoccupied realm can be reached.")
    ] = False

    def applied(self, state: State) -> State:
        """Until the turn ends."""
        turn = state.turn
        return turned(
            state,
            reach=max(turn.reach, self.reach),
            anywhere=turn.anywhere or self.anywhere,
        )


class BuildingEased(Happened, frozen=True, tag="eldervale.building-eased"):
    """The next dwelling of this turn costs less (effects 5.43)."""

    seat: Seat
    n: Annotated[int, Meta(description="By how much.")]

    def applied(self, state: State) -> State:
        """Until the turn ends."""
        return turned(state, discount=state.turn.discount + self.n)


class CardActivated(Happened, frozen=True, tag="eldervale.card-activated"):
    """A unit stands on an action space (EV-ACT-01)."""

    seat: Seat
    card: CardId
    action: ActionId
    kind: UnitKind
    start: Annotated[Place, Meta(description="Where the unit was.")]
    adventure: Annotated[bool, Meta(description="Whether it is an adventure card.")]
    any_icon: Annotated[bool, Meta(description="Whether the worker used another icon.")] = False

    def applied(self, state: State) -> State:
        one = state.players[self.seat].moved(self.kind, self.start, OnCard(self.card, self.action))
        turn = state.turn
        if self.adventure:
            turn = replace(turn, activated=Activated(self.card, self.action, self.kind))
        if self.any_icon:
            turn = replace(turn, any_icons=turn.any_icons + 1)
        return replace(state, players=replaced(state.players, self.seat, one), turn=turn)


FlowFact = (
    TurnStarted
    | RegroupStarted
    | RegroupEnded
    | PeaceEnded
    | TurnEnded
    | EndTriggered
    | GameEnded
    | StepSkipped
    | Declined
    | AbilityUsed
    | AbilityDieRolled
    | UnitPlaced
    | SlotUsed
    | DiscountUsed
    | BattleExpected
    | BattlesForgotten
    | PlacementEased
    | BuildingEased
    | CardActivated
)
