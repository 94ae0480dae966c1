"""Facts of setting up (MO-SET)."""

from typing import Annotated

from msgspec import Meta
from msgspec.structs import replace

from games.kernel.piles import Pile, shuffled, shuffled_pile
from games.kernel.seats import Seat
from games.monumental import box
from games.monumental.effects import Goods
from games.monumental.facts.base import Happened
from games.monumental.options import Options
from games.monumental.state import State, Turn
from games.monumental.state.display import Display
from games.monumental.state.land import Land, Tile
from games.monumental.state.player import Player
from games.monumental.state.supply import Supply, Unexplored


class GameCreated(Happened, frozen=True, tag="monumental.game-created"):
    """A game begins: the options and the number of seats; everything else is laid out next."""

    options: Options
    seats: Annotated[int, Meta(description="How many seats there are.")]
    display_size: Annotated[int, Meta(description="How many slots the display has.")]

    def applied(self, state: State | None) -> State:
        """The first state; `state` is None."""
        tokens = (shuffled_pile(token.id for token in stack.tokens) for stack in box.BOX.markets)
        return State(
            options=self.options,
            order=(),
            start=0,
            round=0,
            phase="setup",
            turn=Turn(),
            land=Land(self.seats, (), (Tile(),) * len(box.LAYOUTS[self.seats].tiles), ()),
            unexplored=Unexplored(0, 0, (), ()),
            supply=Supply(markets=tuple(tokens)),
            display=Display(slots=(None,) * self.display_size, deck=development_deck(self.seats)),
            players=(),
        )


def development_deck(seats: int) -> Pile[box.CardId]:
    """The development deck: one unordered group per era, I over II over III (MO-SET-05)."""
    cards = [card for card in box.BOX.development_cards if seats == 5 or card.set == "base"]
    return Pile(tuple(shuffled(card.id for card in cards if card.era == era) for era in (1, 2, 3)))


class TurnOrderDrawn(Happened, frozen=True, tag="monumental.turn-order-drawn"):
    """The seats in turn order, the start player first (MO-SET-12)."""

    order: Annotated[
        tuple[Seat, ...], Meta(description="The seats in turn order, the start player first.")
    ]

    def applied(self, state: State) -> State:
        return replace(state, order=self.order, start=self.order[0])


class CivilisationsAssigned(Happened, frozen=True, tag="monumental.civilisations-assigned"):
    """The civilisation of each seat, and what it starts with (MO-SET-08, MO-SET-09)."""

    civilisations: Annotated[
        tuple[box.Civilisation, ...], Meta(description="The civilisation of each seat.")
    ]
    goods: Annotated[tuple[Goods, ...], Meta(description="What each seat starts with.")]

    def applied(self, state: State) -> State:
        """Every player has a shuffled city deck of fifteen cards."""
        players = (
            Player(civilisation=one, deck=city_deck(one), goods=goods)
            for one, goods in zip(self.civilisations, self.goods, strict=True)
        )
        return replace(state, players=tuple(players))


def city_deck(civilisation: box.Civilisation) -> Pile[box.CardId]:
    """The starting deck of a civilisation (MO-COM-01)."""
    deck = box.NATIONS[civilisation].starting_deck
    return shuffled_pile(one for card, n in deck.items() for one in box.instances(card, n))


class MapLaidOut(Happened, frozen=True, tag="monumental.map-laid-out"):
    """The map is laid out, with the capitals by seat; all units stand on them (MO-SET-02..04)."""

    capitals: Annotated[tuple[box.TileId, ...], Meta(description="The capital of each seat.")]

    def applied(self, state: State) -> State:
        layout = box.LAYOUTS[len(self.capitals)]
        tiles = [
            Tile(
                production=place.production_token,
                exploration="town" if place.exploration == "free_town" else None,
            )
            for place in layout.tiles
        ]
        for seat, capital in enumerate(self.capitals):
            units = box.NATIONS[state.players[seat].civilisation].units
            tiles[layout.index[capital]] = Tile(owner=seat, soldiers=units["soldier"], warlord=True)
        explorers = tuple((capital, capital) for capital in self.capitals)
        land = Land(len(self.capitals), self.capitals, tuple(tiles), explorers)
        return replace(state, land=land)


class ExplorationTokensDistributed(
    Happened, frozen=True, tag="monumental.exploration-tokens-distributed"
):
    """Tokens lie face down; so many of them are monsters (MO-SET-03, MO-MON-01)."""

    tiles: Annotated[tuple[box.TileId, ...], Meta(description="The tiles on which a token lies.")]
    monsters: Annotated[int, Meta(description="How many of the tokens are monsters.")]

    def applied(self, state: State) -> State:
        """Their identities do not exist before they are revealed (MO-RND-02)."""
        land = state.land
        for tile in self.tiles:
            land = land.with_tile(tile, replace(land.at(tile), exploration="down"))
        kinds = box.BOX.exploration_tokens.barbarians
        unexplored = Unexplored(
            places=len(self.tiles),
            lurking=self.monsters,
            barbarians=tuple(sorted(kind.id for kind in kinds for _ in range(kind.copies))),
            monsters=tuple(sorted(box.MONSTERS)) if self.monsters else (),
        )
        return replace(state, land=land, unexplored=unexplored)


class HeroRowRevealed(Happened, frozen=True, tag="monumental.hero-row-revealed"):
    """The heroes that can be hired (MO-HER-01)."""

    heroes: Annotated[tuple[box.HeroId, ...], Meta(description="The heroes.")]

    def applied(self, state: State) -> State:
        return replace(state, heroes=self.heroes)


BeginningFact = (
    GameCreated
    | TurnOrderDrawn
    | CivilisationsAssigned
    | MapLaidOut
    | ExplorationTokensDistributed
    | HeroRowRevealed
)
