"""Facts of the display, of acquired cards, wonders and policies (MO-ACT-ACQ..POL, MO-DSP)."""

from typing import Annotated

from msgspec import Meta
from msgspec.structs import replace

from games.kernel.move import replaced
from games.kernel.seats import Seat
from games.monumental.box import PILES, CardId, PileId, PolicyId, TileId, component
from games.monumental.commands import DisplaySlot
from games.monumental.facts.base import Happened, Noted, OfPlayer, topped
from games.monumental.state import State
from games.monumental.state.player import Player


class DevelopmentAcquired(Happened, frozen=True, tag="monumental.development-acquired"):
    """A building or Knowledge went from the display to the top of a city deck (MO-ACT-ACQ-01)."""

    seat: Seat
    card: CardId
    slot: DisplaySlot
    knowledge: Annotated[bool, Meta(description="Whether it is a Knowledge card.")]

    def applied(self, state: State) -> State:
        """The slot stays empty (MO-ACT-ACQ-02)."""
        state = topped(_taken(state, self.slot), self.seat, self.card)
        player = state.players[self.seat]
        player = replace(player, removed=True, learned=player.learned + self.knowledge)
        return state.with_player(self.seat, player)


class WonderStarted(Happened, frozen=True, tag="monumental.wonder-started"):
    """A wonder went from the display to the construction area (MO-ACT-ACQ-03)."""

    seat: Seat
    card: CardId
    slot: DisplaySlot

    def applied(self, state: State) -> State:
        state = _taken(state, self.slot)
        player = replace(state.players[self.seat], construction=self.card, removed=True)
        return state.with_player(self.seat, player)


def _taken(state: State, slot: int) -> State:
    slots = replaced(state.display.slots, slot - 1, None)
    return replace(state, display=replace(state.display, slots=slots))


class BasicBuildingAcquired(Happened, frozen=True, tag="monumental.basic-building-acquired"):
    """A basic building went to the top of a city deck (MO-ACT-BAS-01)."""

    seat: Seat
    card: CardId

    def applied(self, state: State) -> State:
        # The component of a basic building is a pile's.
        pile: PileId = component(self.card)  # type: ignore[assignment]
        at, basics = PILES.index(pile), state.supply.basics
        supply = replace(state.supply, basics=replaced(basics, at, basics[at] - 1))
        return replace(topped(state, self.seat, self.card), supply=supply)


class WonderCompleted(Happened, frozen=True, tag="monumental.wonder-completed"):
    """A wonder is complete and lies on top of its city deck (MO-ACT-WON-02)."""

    seat: Seat
    card: CardId

    def applied(self, state: State) -> State:
        state = topped(state, self.seat, self.card)
        return state.with_player(self.seat, replace(state.players[self.seat], construction=None))


class WonderTokenPlaced(Happened, frozen=True, tag="monumental.wonder-token-placed"):
    """The token of a wonder lies on the map for good (MO-ACT-WON-03)."""

    seat: Seat
    card: CardId
    tile: TileId

    def applied(self, state: State) -> State:
        tile = state.land.at(self.tile)
        now = replace(tile, wonders=(*tile.wonders, self.card))
        return replace(state, land=state.land.with_tile(self.tile, now))


class PolicyDeveloped(OfPlayer, frozen=True, tag="monumental.policy-developed"):
    """A policy is active, as the `nth` of its player (MO-ACT-POL-01)."""

    policy: PolicyId
    nth: Annotated[int, Meta(description="How many policies the player has now.")]

    def changed(self, player: Player) -> Player:
        """For the rest of the game."""
        policies = (*player.policies, self.policy)
        return replace(player, policies=policies)


class PolicyOneOffResolved(Noted, frozen=True, tag="monumental.policy-one-off-resolved"):
    """The one-off effect of an active policy fires now (MO-ACT-POL-02)."""

    seat: Seat
    policy: PolicyId


class DisplayCardDiscarded(Happened, frozen=True, tag="monumental.display-card-discarded"):
    """The card furthest from the deck left the game (MO-TRN-06, MO-DSP-01)."""

    slot: DisplaySlot
    card: CardId

    def applied(self, state: State) -> State:
        """It lies open beside the game (MO-DSP-06)."""
        state = _taken(state, self.slot)
        gone = (*state.display.gone, self.card)
        return replace(state, display=replace(state.display, gone=gone))


class DisplayShifted(Happened, frozen=True, tag="monumental.display-shifted"):
    """The cards moved away from the deck; gaps are next to it (MO-DSP-02)."""

    slots: Annotated[
        tuple[CardId | None, ...],
        Meta(description="The cards by slot, from the deck on; null: a gap."),
    ]

    def applied(self, state: State) -> State:
        return replace(state, display=replace(state.display, slots=self.slots))


class SeparatorRevealed(Happened, frozen=True, tag="monumental.separator-revealed"):
    """The separator of an era was met and set aside (MO-DSP-04)."""

    era: Annotated[int, Meta(description="The era that begins.")]

    def applied(self, state: State) -> State:
        return replace(state, display=replace(state.display, era=self.era))


class DisplayFilled(Happened, frozen=True, tag="monumental.display-filled"):
    """Cards were drawn from the deck: the first one to slot `first`, the others towards the deck
    (MO-DSP-03)."""

    first: Annotated[int, Meta(description="The slot of the first card, counted from the deck.")]
    cards: Annotated[tuple[CardId, ...], Meta(description="The cards, towards the deck.")]

    def applied(self, state: State) -> State:
        slots = list(state.display.slots)
        for at, card in enumerate(self.cards):
            slots[self.first - 1 - at] = card
        deck = state.display.deck.without(self.cards)
        return replace(state, display=replace(state.display, slots=tuple(slots), deck=deck))


CardFact = (
    DevelopmentAcquired
    | WonderStarted
    | BasicBuildingAcquired
    | WonderCompleted
    | WonderTokenPlaced
    | PolicyDeveloped
    | PolicyOneOffResolved
    | DisplayCardDiscarded
    | DisplayShifted
    | SeparatorRevealed
    | DisplayFilled
)
