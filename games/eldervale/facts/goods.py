"""Facts of resources, treasure, points, power, glory and orbs (EV-RES, EV-RLM, EV-POW, EV-GLO)."""

from typing import Annotated

from msgspec import Meta
from msgspec.structs import replace

from games.eldervale.box.ids import CardId, RewardId, SquareId, TileId, TokenId
from games.eldervale.effects.terms import CostKind, ElementId, Resource, UnitKind
from games.eldervale.facts.base import Happened, Noted, OfPlayer, player, turned
from games.eldervale.facts.beginning import uncovered
from games.eldervale.state import State
from games.eldervale.state.player import READY, Lying, Player, Unit
from games.kernel.move import removed
from games.kernel.seats import Seat


class ResourcePaid(OfPlayer, frozen=True, tag="eldervale.resource-paid"):
    """Resource tokens go back to the supply."""

    kind: Annotated[Resource, Meta(description="The kind of resource.")]
    n: Annotated[int, Meta(description="How many tokens.")] = 1

    def changed(self, one: Player) -> Player:
        return replace(one, supply=one.supply.plus(self.kind, -self.n))


class CostReduced(Noted, frozen=True, tag="eldervale.cost-reduced"):
    """A discount drops a unit of a cost."""

    seat: Seat
    kind: Annotated[CostKind, Meta(description="The kind of the unit.")]


class ResourcesGained(OfPlayer, frozen=True, tag="eldervale.resources-gained"):
    """Resources from the supply; `lost`: what is above the limit (EV-RES-02)."""

    kind: Annotated[Resource, Meta(description="Which kind of resource.")]
    n: Annotated[int, Meta(description="How many were really gained.")]
    lost: Annotated[int, Meta(description="How many were lost, being above the limit.")] = 0

    def changed(self, one: Player) -> Player:
        return replace(one, supply=one.supply.plus(self.kind, self.n))


class ResourceStolen(Happened, frozen=True, tag="eldervale.resource-stolen"):
    """A resource token changes hands."""

    seat: Seat
    victim: Annotated[Seat, Meta(description="The seat that loses something.")]
    kind: Annotated[Resource, Meta(description="Which kind of resource.")]

    def applied(self, state: State) -> State:
        loser, taker = state.players[self.victim], state.players[self.seat]
        state = player(state, self.victim, supply=loser.supply.plus(self.kind, -1))
        return player(state, self.seat, supply=taker.supply.plus(self.kind, 1))


class TreasureTaken(Happened, frozen=True, tag="eldervale.treasure-taken"):
    """A token from a stack; `index` from the top (EV-RLM-01)."""

    seat: Seat
    tile: TileId
    slot: Annotated[int, Meta(description="Number of the slot, from 0.")]
    token: TokenId
    index: Annotated[
        int, Meta(description="Which token of the stack, from 0, the top one first.")
    ] = 0

    def applied(self, state: State) -> State:
        state = state.with_stack(state.stack(self.tile, self.slot).without(self.index))
        tray = sorted((*state.players[self.seat].tray, self.token))
        return player(state, self.seat, tray=tuple(tray))


class TreasureBurned(Happened, frozen=True, tag="eldervale.treasure-burned"):
    """The top token of a stack leaves the game."""

    seat: Seat
    tile: TileId
    slot: Annotated[int, Meta(description="Number of the slot, from 0.")]
    token: TokenId

    def applied(self, state: State) -> State:
        return state.with_stack(state.stack(self.tile, self.slot).without(0))


class TreasureRevealed(Happened, frozen=True, tag="eldervale.treasure-revealed"):
    """A further token of a stack is known: the new top, or one below it (effects 5.50)."""

    tile: TileId
    slot: Annotated[int, Meta(description="Number of the slot, from 0.")]
    token: TokenId
    element: ElementId

    def applied(self, state: State) -> State:
        stack = state.stack(self.tile, self.slot)
        state = state.with_stack(replace(stack, known=(*stack.known, self.token)))
        return uncovered(state, self.element, self.token)


class TreasureCashed(OfPlayer, frozen=True, tag="eldervale.treasure-cashed"):
    """A token leaves the game for what it shows (EV-FRE-02)."""

    token: TokenId

    def changed(self, one: Player) -> Player:
        return untrayed(one, self.token)


class TreasurePlaced(OfPlayer, frozen=True, tag="eldervale.treasure-placed"):
    """A token lies on a square; one that lay there leaves the game (EV-FRE-03)."""

    token: TokenId
    card: CardId
    square: SquareId
    replaced: Annotated[
        TokenId | None,
        Meta(description="The token that lay there and left the game; missing: none."),
    ] = None

    def changed(self, one: Player) -> Player:
        card = one.card(self.card)
        kept = tuple(lying for lying in card.tokens if lying.square != self.square)
        card = replace(card, tokens=(*kept, Lying(self.square, self.token)))
        return untrayed(one, self.token).with_card(card)


def untrayed(one: Player, token: TokenId) -> Player:
    """The player with a token out of the tray."""
    return replace(one, tray=removed(one.tray, (token,)))


class PointsScored(OfPlayer, frozen=True, tag="eldervale.points-scored"):
    """Victory points (EV-GEN-01)."""

    n: Annotated[int, Meta(description="Victory points.")]
    reason: Annotated[str, Meta(description="What for.")]

    def changed(self, one: Player) -> Player:
        return replace(one, vp=one.vp + self.n)


class PowerGained(OfPlayer, frozen=True, tag="eldervale.power-gained"):
    """A power marker goes up to a level; `start`: the track from which it was taken."""

    element: ElementId
    level: Annotated[int, Meta(description="The level of the marker.")]
    start: Annotated[
        ElementId | None,
        Meta(description="The track from which the marker was taken; missing: it was not on one."),
    ] = None

    def changed(self, one: Player) -> Player:
        if self.start is not None:
            one = one.raised(self.start, 0)
        return one.raised(self.element, self.level)


class PowerLost(Noted, frozen=True, tag="eldervale.power-lost"):
    """A gain of power that has no effect (EV-POW-02), or was declined (EV-POW-01)."""

    seat: Seat
    element: Annotated[
        ElementId | None, Meta(description="Which element; missing: of the player's choice.")
    ] = None
    declined: Annotated[bool, Meta(description="Whether the player declined it.")] = False


class GloryGained(OfPlayer, frozen=True, tag="eldervale.glory-gained"):
    """The glory marker goes on to a space (EV-GLO-01)."""

    space: Annotated[int, Meta(description="The space of the marker.")]

    def changed(self, one: Player) -> Player:
        return replace(one, glory=self.space)


class GloryLost(Noted, frozen=True, tag="eldervale.glory-lost"):
    """Glory before the marker is on its track (EV-GLO-02)."""

    seat: Seat


class OrbGained(Happened, frozen=True, tag="eldervale.orb-gained"):
    """The first player on level 5 of a track, or on a glory space, takes its orb (EV-ORB-01)."""

    seat: Seat
    element: Annotated[
        ElementId | None,
        Meta(description="The track of the orb; missing: it was on a glory space."),
    ] = None
    space: Annotated[
        int | None, Meta(description="The glory space of the orb; missing: it was on a track.")
    ] = None

    def applied(self, state: State) -> State:
        state = player(state, self.seat, orbs=state.players[self.seat].orbs + 1)
        orbs = tuple(one for one in state.orbs if one != self.element)
        spaces = tuple(one for one in state.glory_orbs if one != self.space)
        return replace(state, orbs=orbs, glory_orbs=spaces)


class OrbOnReward(Happened, frozen=True, tag="eldervale.orb-on-reward"):
    """An orb blocks a reward space (EV-ORB-02)."""

    seat: Seat
    reward: RewardId

    def applied(self, state: State) -> State:
        state = player(state, self.seat, orbs=state.players[self.seat].orbs - 1)
        return replace(state, rewards=(*state.rewards, self.reward))


class OrbOnSquare(OfPlayer, frozen=True, tag="eldervale.orb-on-square"):
    """An orb lies on a deposit square; a token there leaves the game (EV-ORB-03)."""

    card: CardId
    square: SquareId

    def changed(self, one: Player) -> Player:
        """The square costs nothing any more."""
        card = one.card(self.card)
        kept = tuple(lying for lying in card.tokens if lying.square != self.square)
        card = replace(card, tokens=kept, orbs=(*card.orbs, self.square))
        return replace(one, orbs=one.orbs - 1).with_card(card)


class OrbOnSymbol(OfPlayer, frozen=True, tag="eldervale.orb-on-symbol"):
    """An orb lies on the symbol of a card (EV-TAB-05)."""

    card: CardId

    def changed(self, one: Player) -> Player:
        card = replace(one.card(self.card), orb=True)
        return replace(one, orbs=one.orbs - 1).with_card(card)


class OrbOnMercenary(Happened, frozen=True, tag="eldervale.orb-on-mercenary"):
    """A mercenary is hired for good (EV-MER-03)."""

    seat: Seat
    kind: UnitKind

    def applied(self, state: State) -> State:
        one = state.players[self.seat]
        units = one.units
        if self.kind in state.mercenaries:
            units = (*units, Unit(self.kind, READY))
        hired = tuple(kind for kind in one.hired if kind != self.kind)
        permanent, orbs = (*one.permanent, self.kind), one.orbs - 1
        state = player(state, self.seat, units=units, hired=hired, permanent=permanent, orbs=orbs)
        left = tuple(kind for kind in state.mercenaries if kind != self.kind)
        return replace(state, mercenaries=left)


class MercenaryHired(Happened, frozen=True, tag="eldervale.mercenary-hired"):
    """A mercenary was hired for gold (EV-MER-02)."""

    seat: Seat
    kind: UnitKind

    def applied(self, state: State) -> State:
        one = state.players[self.seat]
        units = (*one.units, Unit(self.kind, READY))
        state = player(state, self.seat, units=units, hired=(*one.hired, self.kind))
        left = tuple(kind for kind in state.mercenaries if kind != self.kind)
        state = replace(state, mercenaries=left)
        return turned(state, hired=(*state.turn.hired, self.kind))


class TacticsFlipped(OfPlayer, frozen=True, tag="eldervale.tactics-flipped"):
    """The tactics token is used, or active again (EV-TAC)."""

    active: Annotated[bool, Meta(description="Whether it is active now.")]

    def changed(self, one: Player) -> Player:
        return replace(one, tactics=self.active)


class DragonTokenTaken(Happened, frozen=True, tag="eldervale.dragon-token-taken"):
    """A token from the Dragon's Lair (EV-DRA-05)."""

    seat: Seat
    token: Annotated[str, Meta(description="The token.")]

    def applied(self, state: State) -> State:
        """It lies in front of the player; the Ghosts' leaves the game (EV-SOL-12)."""
        one = state.players[self.seat]
        if not one.ghosts:
            state = player(state, self.seat, dragon_tokens=(*one.dragon_tokens, self.token))
        dragon = state.dragon.without((self.token,))
        return replace(state, dragon=dragon, dragon_left=state.dragon_left - 1)


GoodsFact = (
    ResourcePaid
    | CostReduced
    | ResourcesGained
    | ResourceStolen
    | TreasureTaken
    | TreasureBurned
    | TreasureRevealed
    | TreasureCashed
    | TreasurePlaced
    | PointsScored
    | PowerGained
    | PowerLost
    | GloryGained
    | GloryLost
    | OrbGained
    | OrbOnReward
    | OrbOnSquare
    | OrbOnSymbol
    | OrbOnMercenary
    | MercenaryHired
    | TacticsFlipped
    | DragonTokenTaken
)
