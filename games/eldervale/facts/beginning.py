"""Facts of the setup (EV-SET)."""

from typing import Annotated

from msgspec import Meta
from msgspec.structs import replace

from games.eldervale.box.content import TOKENS_OF, lair_of
from games.eldervale.box.ids import CardId, FactionId, MonsterId, TileId, TokenId
from games.eldervale.effects.terms import ElementId, UnitKind
from games.eldervale.facts.base import Cards, Happened, Noted, OfPlayer, player
from games.eldervale.options import Options
from games.eldervale.state import Deck, Hoard, Lurker, State, Stock
from games.eldervale.state.land import Cell, Land, Stack
from games.eldervale.state.player import InPlay, Mark, Player, Supply, Unit
from games.kernel.piles import Pile, shuffled_pile
from games.kernel.seats import Seat


class GameCreated(Happened, frozen=True, tag="eldervale.game-created"):
    """First fact: seats, options, and the elements of the players and those beside them."""

    seats: Annotated[int, Meta(description="How many seats there are.")]
    options: Options
    elements: Annotated[tuple[ElementId, ...], Meta(description="The element of each seat.")]
    extra: Annotated[tuple[ElementId, ...], Meta(description="Elements that nobody plays.")]

    def applied(self, _state: State | None) -> State:
        players = tuple(
            Player(element=element, ghosts=self.seats == 1 and seat == 1)
            for seat, element in enumerate(self.elements)
        )
        return State(
            options=self.options,
            seats=self.seats,
            elements=self.elements + self.extra,
            players=players,
        )


class FactionChosen(OfPlayer, frozen=True, tag="eldervale.faction-chosen"):
    """A player has chosen a faction (EV-SET-01)."""

    faction: FactionId

    def changed(self, one: Player) -> Player:
        return replace(one, faction=self.faction)


class StartingDiceRolled(Noted, frozen=True, tag="eldervale.starting-dice-rolled"):
    """A player's six dice, sorted (EV-SET-02)."""

    seat: Seat
    dice: Annotated[tuple[int, ...], Meta(description="What the dice show, sorted.")]


class StartingPlayerSet(Happened, frozen=True, tag="eldervale.starting-player-set"):
    """The order of turns (EV-SET-02, EV-TEA-01)."""

    order: Annotated[tuple[Seat, ...], Meta(description="The seats in turn order.")]

    def applied(self, state: State) -> State:
        return replace(state, order=self.order, active=self.order[0])


class MonstersSelected(Happened, frozen=True, tag="eldervale.monsters-selected"):
    """The monster of each element (EV-SET-05), and the exceptional ones."""

    monsters: Annotated[tuple[MonsterId, ...], Meta(description="The monsters.")]

    def applied(self, state: State) -> State:
        return replace(state, monsters=self.monsters)


class TilesRevealed(Noted, frozen=True, tag="eldervale.tiles-revealed"):
    """Tiles revealed for the map, and those put back under the stock (EV-SET-08)."""

    tiles: Annotated[tuple[TileId, ...], Meta(description="The tiles for the map.")]
    returned: Annotated[tuple[TileId, ...], Meta(description="Tiles put back under the stock.")]


class MapBuilt(Happened, frozen=True, tag="eldervale.map-built"):
    """The tiles on the map, and the stock (EV-SET-08)."""

    cells: Annotated[tuple[Cell, ...], Meta(description="The tiles on the map, and where.")]
    pool: Annotated[
        tuple[TileId, ...], Meta(description="Element tiles in the stock, in no order.")
    ]
    special: Annotated[tuple[TileId, ...], Meta(description="Special tiles in the stock.")] = ()
    top: Annotated[
        int,
        Meta(description="Places in the top part of the stock, among which the special tiles are."),
    ] = 0

    def applied(self, state: State) -> State:
        """The map, the stock and the treasure beside it (EV-SET-07)."""
        hoards = tuple(
            Hoard(element, shuffled_pile(TOKENS_OF[element])) for element in state.elements
        )
        stock = Stock(pool=self.pool, special=self.special, top=self.top)
        return replace(state, land=Land(cells=self.cells), stock=stock, hoards=hoards)


class StackPlaced(Happened, frozen=True, tag="eldervale.stack-placed"):
    """A stack of treasure on a slot, its top token face up (EV-SET-10)."""

    tile: TileId
    slot: Annotated[int, Meta(description="Number of the slot, from 0.")]
    height: Annotated[int, Meta(description="How many tokens.")]
    token: TokenId
    element: ElementId

    def applied(self, state: State) -> State:
        """The token is out of the unknown ones of its element."""
        stack = Stack(self.tile, self.slot, self.height, (self.token,))
        return uncovered(replace(state, stacks=(*state.stacks, stack)), self.element, self.token)


def uncovered(state: State, element: ElementId, token: TokenId) -> State:
    """The state in which a token of an element became known."""
    hoards = [
        Hoard(element, one.pile.without((token,))) if one.element == element else one
        for one in state.hoards
    ]
    return replace(state, hoards=tuple(hoards))


class MonsterSpawned(Happened, frozen=True, tag="eldervale.monster-spawned"):
    """A lair came onto the map with its monster (EV-MON-01)."""

    monster: MonsterId

    def applied(self, state: State) -> State:
        lurker = Lurker(self.monster, lair_of(self.monster))
        return replace(state, lurkers=(*state.lurkers, lurker))


class SeatEquipped(OfPlayer, frozen=True, tag="eldervale.seat-equipped"):
    """What a player begins with (EV-SET-03, EV-SET-13, EV-SOL-02)."""

    vp: Annotated[int, Meta(description="Victory points at the start.")]
    level: Annotated[int, Meta(description="The level of the power marker.")]
    units: Annotated[tuple[Unit, ...], Meta(description="The units.")]
    supply: Supply = Supply()
    starter: Annotated[CardId | None, Meta(description="The starter card; missing: none.")] = None
    tactics: Annotated[
        bool | None, Meta(description="Whether the tactics token is active; missing: none.")
    ] = None
    glory: Annotated[
        int | None, Meta(description="The space of the glory marker; missing: not on the track.")
    ] = None

    def changed(self, one: Player) -> Player:
        mark = Mark(one.element, self.level)
        return replace(
            one,
            vp=self.vp,
            power=(mark,),
            units=self.units,
            supply=self.supply,
            tableau=() if self.starter is None else (InPlay(card=self.starter),),
            tactics=self.tactics,
            glory=self.glory,
        )


class TableLaid(Happened, frozen=True, tag="eldervale.table-laid"):
    """Decks, orbs and modules beside the map (EV-SET-06, EV-SET-11, EV-SET-12)."""

    decks: Annotated[tuple[Deck, ...], Meta(description="The adventure decks.")]
    magic: Annotated[Pile[CardId], Meta(description="The deck of magic cards.")]
    glory_orbs: Annotated[
        tuple[int, ...], Meta(description="Spaces of the glory track with an orb.")
    ]
    mercenaries: Annotated[tuple[UnitKind, ...], Meta(description="Mercenaries for hire.")] = ()
    dragon: Annotated[Pile[str], Meta(description="Tokens of the Dragon's Lair.")] = Pile()
    dragon_left: Annotated[int, Meta(description="How many of these are left.")] = 0
    ghost_deck: Annotated[Pile[CardId], Meta(description="The deck of the Ghosts.")] = Pile()

    def applied(self, state: State) -> State:
        return replace(
            state,
            decks=self.decks,
            magic=self.magic,
            orbs=state.elements,
            glory_orbs=self.glory_orbs,
            mercenaries=self.mercenaries,
            dragon=self.dragon,
            dragon_left=self.dragon_left,
            ghost_deck=self.ghost_deck,
        )


class PackDealt(Happened, frozen=True, tag="eldervale.pack-dealt"):
    """A pack of magic cards for the draft (EV-DRF-01)."""

    seat: Seat
    cards: Cards
    partner: Seat | None = None

    def applied(self, state: State) -> State:
        magic = state.magic.without(self.cards)
        state = player(state, self.seat, pack=tuple(sorted(self.cards)))
        return replace(state, magic=magic, phase="draft")


class CardDrafted(OfPlayer, frozen=True, tag="eldervale.card-drafted"):
    """A player has picked a card (EV-DRF-01)."""

    cards: Cards
    partner: Seat | None = None

    def changed(self, one: Player) -> Player:
        """It is among the picks, until all have picked enough."""
        pack = tuple(card for card in one.pack if card not in self.cards)
        return replace(one, pack=pack, picks=one.picks + self.cards)


class PacksPassed(Happened, frozen=True, tag="eldervale.packs-passed"):
    """Each pack goes to the left (EV-DRF-01)."""

    def applied(self, state: State) -> State:
        """The pack of each player is that of the one to the right."""
        packs = [one.pack for one in state.players]
        players = tuple(
            replace(one, pack=packs[seat - 1]) for seat, one in enumerate(state.players)
        )
        return replace(state, players=players)


class DraftEnded(Happened, frozen=True, tag="eldervale.draft-ended"):
    """All have enough cards; what is left is discarded, face up (EV-DRF-01)."""

    cards: Annotated[tuple[CardId, ...], Meta(description="The cards that were left.")]

    def applied(self, state: State) -> State:
        players = tuple(
            replace(one, hand=tuple(sorted(one.picks)), drafted=one.picks, picks=(), pack=())
            for one in state.players
        )
        return replace(state, players=players, shown=(*state.shown, *self.cards))


class PlayBegan(Happened, frozen=True, tag="eldervale.play-began"):
    """The setup is over."""

    def applied(self, state: State) -> State:
        return replace(state, phase="turns")


BeginningFact = (
    GameCreated
    | FactionChosen
    | StartingDiceRolled
    | StartingPlayerSet
    | MonstersSelected
    | TilesRevealed
    | MapBuilt
    | StackPlaced
    | MonsterSpawned
    | SeatEquipped
    | TableLaid
    | PackDealt
    | CardDrafted
    | PacksPassed
    | DraftEnded
    | PlayBegan
)
