"""What clients see of a game. Nothing of it is hidden from anybody: what lies face down has no
identity, and no player has private information (MO-HID-01..03)."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from games.kernel.agenda import Frame
from games.kernel.piles import Ordered
from games.kernel.points import Points
from games.kernel.result import SeatScore, scores
from games.kernel.seats import Seat
from games.monumental import box
from games.monumental.effects import Goods, Market
from games.monumental.options import Options
from games.monumental.rules.scoring import result, seat_points
from games.monumental.state import Attack, Phase, State
from games.monumental.state.city import Slot
from games.monumental.state.land import Land
from games.monumental.state.player import Player, Waiting
from games.monumental.steps import Step


class ViewPart(Struct, frozen=True, kw_only=True, gc=False):
    """Base of the parts of a view."""


class MarketTokenView(ViewPart, frozen=True, kw_only=True):
    """An unused market token that a player holds: `value` units of its market's resource."""

    token: box.TokenId
    market: Annotated[Market, Meta(description="The market that it is from.")]
    value: Annotated[int, Meta(description="How many units of the market's resource it gives.")]


class PlayerView(ViewPart, frozen=True, kw_only=True):
    """One player."""

    seat: Seat
    civilisation: Annotated[box.Civilisation, Meta(description="The civilisation.")]
    points: Annotated[Points, Meta(description="What the player would score now.")]
    goods: Annotated[Goods, Meta(description="What the player owns.")]
    slots: Annotated[tuple[Slot, ...], Meta(description="Slots 1 to 9 of the city, row by row.")]
    side: Annotated[tuple[box.CardId, ...], Meta(description="Cards in the side area.")]
    deck: Annotated[int, Meta(description="Cards in the city deck.")]
    deck_top: Annotated[
        tuple[box.CardId, ...],
        Meta(description="Cards known to lie on top of the city deck, the uppermost first."),
    ]
    discard: Annotated[tuple[box.CardId, ...], Meta(description="Cards in the discard.")]
    archive: Annotated[tuple[box.CardId, ...], Meta(description="Cards in the archive.")]
    construction: Annotated[
        box.CardId | None, Meta(description="The wonder under construction; null: none.")
    ]
    policies: Annotated[tuple[box.PolicyId, ...], Meta(description="Active policies.")]
    warlord: Annotated[box.SourceId, Meta(description="Id of the warlord.")]
    hero: Annotated[box.HeroId | None, Meta(description="The hero; null: none.")]
    hero_aside: Annotated[
        bool, Meta(description="Whether the hero is put aside until the round ends.")
    ]
    market_tokens: Annotated[tuple[MarketTokenView, ...], Meta(description="Unused market tokens.")]
    marks: Annotated[
        tuple[box.SourceId, ...],
        Meta(
            description="Components whose effects are used up for this turn (continuous mode: "
            "this round)."
        ),
    ]
    scouted: Annotated[
        tuple[int, ...],
        Meta(
            description="Explorers that have collected in this turn (continuous mode: this round)."
        ),
    ]
    discounts: Annotated[
        tuple[Waiting, ...], Meta(description="Discounts that wait for their cost.")
    ]
    monsters: Annotated[tuple[box.MonsterId, ...], Meta(description="Monsters slain.")]
    conquests: Annotated[
        int, Meta(description="Conquests in this turn (continuous mode: this round).")
    ]
    passed: Annotated[
        bool, Meta(description="Whether the player has passed in this round (continuous mode).")
    ]
    provinces: Annotated[int, Meta(description="Provinces controlled.")]
    knowledge: Annotated[int, Meta(description="Knowledge cards owned.")]
    wonders: Annotated[int, Meta(description="Wonders completed.")]
    outposts: Annotated[int, Meta(description="Outposts on the map.")]


class ExplorerView(ViewPart, frozen=True, kw_only=True):
    """An explorer on a tile: whose, and which of the two."""

    seat: Seat
    explorer: Annotated[int, Meta(description="Which of the two, 1 or 2.")]


class TileView(ViewPart, frozen=True, kw_only=True):
    """A tile of the map: what is printed on it and what lies there."""

    id: Annotated[box.TileId, Meta(description="Id of the tile.")]
    q: Annotated[int, Meta(description="Axial coordinate of the column.")]
    r: Annotated[int, Meta(description="Axial coordinate of the row.")]
    kind: Annotated[
        Literal["capital", "province", "water"], Meta(description="What kind of tile it is.")
    ]
    terrain: Annotated[box.Terrain | None, Meta(description="The terrain; null for capitals.")]
    value: Annotated[
        int | None,
        Meta(
            description="Strength of the terrain against conquest, 1 to 4; null: it cannot be "
            "conquered."
        ),
    ]
    coastal: Annotated[bool, Meta(description="Whether it lies next to water.")]
    market: Annotated[Market | None, Meta(description="The market on it; null: none.")]
    market_left: Annotated[int, Meta(description="Tokens left in its market.")]
    production_token: Annotated[bool, Meta(description="Whether a production token lies there.")]
    exploration: Annotated[
        Literal["down", "town"] | None,
        Meta(description="An exploration token face down, or a Free Town; null: none."),
    ]
    owner: Annotated[Seat | None, Meta(description="The seat that controls it; null: none.")]
    soldiers: Annotated[int, Meta(description="Soldiers of the owner.")]
    warlord: Annotated[bool, Meta(description="Whether the owner's warlord stands there.")]
    outpost: Annotated[bool, Meta(description="Whether the owner has an outpost there.")]
    wonders: Annotated[tuple[box.CardId, ...], Meta(description="Wonders whose tokens lie there.")]
    explorers: Annotated[tuple[ExplorerView, ...], Meta(description="Explorers on it.")]


class DisplayView(ViewPart, frozen=True, kw_only=True):
    """The display of cards."""

    slots: Annotated[
        tuple[box.CardId | None, ...],
        Meta(description="The cards by slot, from the deck on; null: a gap."),
    ]
    deck: Annotated[int, Meta(description="Cards left in the deck.")]
    era: Annotated[int, Meta(description="The era of the last separator revealed.")]
    gone: Annotated[tuple[box.CardId, ...], Meta(description="Cards that left the game.")]


class PileView(ViewPart, frozen=True, kw_only=True):
    """A pile of basic buildings."""

    pile: Annotated[box.PileId, Meta(description="Which pile of basic buildings.")]
    left: Annotated[int, Meta(description="Cards left in it.")]


class TurnView(ViewPart, frozen=True, kw_only=True):
    """Whose turn it is; whether its turn action is taken; the cards drawn in it (MO-CON-08)."""

    seat: Seat
    acted: Annotated[bool, Meta(description="Whether the turn action is taken (continuous mode).")]
    fresh: Annotated[
        tuple[box.CardId, ...], Meta(description="Cards drawn into the side area in this turn.")
    ]


class View(ViewPart, frozen=True, kw_only=True):
    """A game as clients see it."""

    options: Options
    phase: Annotated[Phase, Meta(description="Where the round is.")]
    round: Annotated[int, Meta(description="Number of the round, from 1; 0 during the setup.")]
    last_round: Annotated[
        int | None, Meta(description="Number of the last round; null: not known yet.")
    ]
    order: Annotated[tuple[Seat, ...], Meta(description="The seats in turn order.")]
    start: Annotated[Seat, Meta(description="The seat that begins the round.")]
    turn: Annotated[TurnView | None, Meta(description="Whose turn it is; null: nobody's.")]
    agenda: Annotated[
        tuple[Frame[Step], ...],
        Meta(description="What is awaited and what waits below it, the top one last."),
    ]
    players: Annotated[tuple[PlayerView, ...], Meta(description="The players, by seat.")]
    tiles: Annotated[tuple[TileView, ...], Meta(description="The tiles of the map.")]
    face_down_tokens: Annotated[int, Meta(description="Exploration tokens that lie face down.")]
    display: DisplayView
    basics: Annotated[tuple[PileView, ...], Meta(description="The piles of basic buildings.")]
    heroes: Annotated[tuple[box.HeroId, ...], Meta(description="Heroes that can be hired.")]
    waiting: Annotated[
        tuple[box.MonsterId, ...], Meta(description="Revealed monsters that will attack.")
    ]
    departed: Annotated[tuple[box.MonsterId, ...], Meta(description="Monsters that nobody slew.")]
    attack: Annotated[Attack | None, Meta(description="The attack in progress; null: none.")]
    scores: Annotated[
        tuple[SeatScore, ...],
        Meta(description="What each seat would score now; at the end the points of the result."),
    ]


def view(state: State) -> View:
    """The state as clients see it."""
    turn, display = state.turn, state.display
    points = seat_points(state)
    return View(
        options=state.options,
        phase=state.phase,
        round=state.round,
        last_round=state.last_round,
        order=state.order,
        start=state.start,
        turn=None
        if turn.seat is None
        else TurnView(seat=turn.seat, acted=turn.acted, fresh=turn.fresh),
        agenda=state.agenda.frames,
        players=tuple(
            _player(state.land, seat, player, points[seat])
            for seat, player in enumerate(state.players)
        ),
        tiles=tuple(_tile(state, number) for number in range(len(state.land.tiles))),
        face_down_tokens=state.unexplored.places,
        display=DisplayView(
            slots=display.slots, deck=display.deck.size, era=display.era, gone=display.gone
        ),
        basics=tuple(PileView(pile=pile, left=state.supply.left(pile)) for pile in box.PILES),
        heroes=state.heroes,
        waiting=state.waiting,
        departed=state.departed,
        attack=state.attack,
        scores=scores(result(state), points),
    )


def _player(land: Land, seat: Seat, player: Player, points: Points) -> PlayerView:
    return PlayerView(
        seat=seat,
        civilisation=player.civilisation,
        points=points,
        goods=player.goods,
        slots=player.slots,
        side=player.side,
        deck=player.deck.size,
        deck_top=_known_top(player),
        discard=player.discard,
        archive=player.archive,
        construction=player.construction,
        policies=player.policies,
        warlord=player.warlord,
        hero=player.hero,
        hero_aside=player.hero_aside,
        market_tokens=tuple(map(_market_token, player.tokens)),
        marks=player.marks,
        scouted=player.scouted,
        discounts=player.discounts,
        monsters=player.monsters,
        conquests=player.conquests,
        passed=player.passed,
        provinces=len(land.provinces(seat)),
        knowledge=player.knowledge,
        wonders=player.wonders,
        outposts=land.outposts(seat),
    )


def _known_top(player: Player) -> tuple[box.CardId, ...]:
    """Acquired cards lie on top until they are drawn (MO-CTY-07)."""
    top = player.deck.segments[0] if player.deck.segments else None
    return top.items if isinstance(top, Ordered) else ()


def _market_token(token: box.TokenId) -> MarketTokenView:
    market, value = box.MARKET_TOKENS[token]
    return MarketTokenView(token=token, market=market, value=value)


def _tile(state: State, number: int) -> TileView:
    land = state.land
    place: box.Place = land.layout.tiles[number]
    lies = land.tiles[number]
    market = place.market
    return TileView(
        id=place.id,
        q=place.q,
        r=place.r,
        kind=place.kind,
        terrain=place.terrain,
        value=place.value,
        coastal=place.coastal,
        market=market,
        market_left=state.supply.market(market).size if market else 0,
        production_token=lies.production,
        exploration=lies.exploration,
        owner=lies.owner,
        soldiers=lies.soldiers,
        warlord=lies.warlord,
        outpost=lies.outpost,
        wonders=lies.wonders,
        explorers=tuple(
            ExplorerView(seat=seat, explorer=explorer)
            for seat, where in enumerate(land.explorers)
            for explorer, tile in enumerate(where, 1)
            if tile == place.id
        ),
    )
