"""What clients see of a game. Nothing of it is hidden from anybody: what lies face down has no
identity, and no player has private information (MO-HID-01..03)."""

from typing import Literal

from msgspec import Struct

from games.kernel.agenda import Frame
from games.kernel.piles import Ordered
from games.kernel.points import Points
from games.kernel.result import SeatScore, scores
from games.kernel.seats import Seat
from games.monumental.box import (
    MARKET_TOKENS,
    PILES,
    CardId,
    Civilisation,
    HeroId,
    MonsterId,
    PileId,
    Place,
    PolicyId,
    SourceId,
    Terrain,
    TileId,
    TokenId,
)
from games.monumental.effects import Goods, Market
from games.monumental.options import Options
from games.monumental.rules.scoring import result, sheets
from games.monumental.state import Attack, Phase, State
from games.monumental.state.city import Slot
from games.monumental.state.land import Land
from games.monumental.state.player import Player, Waiting
from games.monumental.steps import Step


class Seen(Struct, frozen=True, kw_only=True, gc=False):
    """Base of the parts of a view."""


class MarketTokenView(Seen, frozen=True, kw_only=True):
    """An unused market token that a player holds: `value` units of its market's resource."""

    token: TokenId
    market: Market
    value: int


class PlayerView(Seen, frozen=True, kw_only=True):
    """One player (MO-CTY-01).

    `slots` are slots 1 to 9, row by row. Of the city deck there are `deck` cards, of which
    `deck_top` are publicly known to lie on top, the first one uppermost (MO-HID-01). `marks` are
    the sources whose effects are used up in this period, `scouted` the explorers that have
    collected in it. `points` is what the player would score now.
    """

    seat: Seat
    civilisation: Civilisation
    points: Points
    goods: Goods
    slots: tuple[Slot, ...]
    side: tuple[CardId, ...]
    deck: int
    deck_top: tuple[CardId, ...]
    discard: tuple[CardId, ...]
    archive: tuple[CardId, ...]
    construction: CardId | None
    policies: tuple[PolicyId, ...]
    warlord: SourceId
    hero: HeroId | None
    hero_aside: bool
    market_tokens: tuple[MarketTokenView, ...]
    marks: tuple[SourceId, ...]
    scouted: tuple[int, ...]
    discounts: tuple[Waiting, ...]
    monsters: tuple[MonsterId, ...]
    conquests: int
    passed: bool
    provinces: int
    knowledge: int
    wonders: int
    outposts: int


class ExplorerView(Seen, frozen=True, kw_only=True):
    """An explorer on a tile: whose, and which of the two."""

    seat: Seat
    explorer: int


class TileView(Seen, frozen=True, kw_only=True):
    """A tile of the map in axial coordinates, what is printed on it and what lies there.

    `market_left` are the tokens left in its market. `exploration`: a token face down, or a Free
    Town. `wonders` are the wonders whose tokens lie there.
    """

    id: TileId
    q: int
    r: int
    kind: Literal["capital", "province", "water"]
    terrain: Terrain | None
    value: int | None
    coastal: bool
    market: Market | None
    market_left: int
    production_token: bool
    exploration: Literal["down", "town"] | None
    owner: Seat | None
    soldiers: int
    warlord: bool
    outpost: bool
    wonders: tuple[CardId, ...]
    explorers: tuple[ExplorerView, ...]


class DisplayView(Seen, frozen=True, kw_only=True):
    """The display: slots from the deck on, cards left in the deck, and those that left the game."""

    slots: tuple[CardId | None, ...]
    deck: int
    era: int
    gone: tuple[CardId, ...]


class PileView(Seen, frozen=True, kw_only=True):
    """A pile of basic buildings."""

    pile: PileId
    left: int


class TurnView(Seen, frozen=True, kw_only=True):
    """Whose turn it is; whether its turn action is taken; the cards drawn in it (MO-CON-08)."""

    seat: Seat
    acted: bool
    fresh: tuple[CardId, ...]


class View(Seen, frozen=True, kw_only=True):
    """A game as clients see it.

    `order` is the turn order, `start` the start player. `last_round` is the number of the last
    round once it is known. `agenda` is what is awaited and what waits below it, bottom first.
    `waiting` are revealed monsters that will attack, `departed` those that nobody slew. `scores`
    are what each seat would score now, then the points of the result.
    """

    options: Options
    phase: Phase
    round: int
    last_round: int | None
    order: tuple[Seat, ...]
    start: Seat
    turn: TurnView | None
    agenda: tuple[Frame[Step], ...]
    players: tuple[PlayerView, ...]
    tiles: tuple[TileView, ...]
    face_down_tokens: int
    display: DisplayView
    basics: tuple[PileView, ...]
    heroes: tuple[HeroId, ...]
    waiting: tuple[MonsterId, ...]
    departed: tuple[MonsterId, ...]
    attack: Attack | None
    scores: tuple[SeatScore, ...]


def view(state: State) -> View:
    """The state as clients see it."""
    turn, display = state.turn, state.display
    points = tuple(sheet.points for sheet in state.sheets or sheets(state))
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
        basics=tuple(PileView(pile=pile, left=state.supply.left(pile)) for pile in PILES),
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


def _known_top(player: Player) -> tuple[CardId, ...]:
    """Acquired cards lie on top until they are drawn (MO-CTY-07)."""
    top = player.deck.segments[0] if player.deck.segments else None
    return top.items if isinstance(top, Ordered) else ()


def _market_token(token: TokenId) -> MarketTokenView:
    market, value = MARKET_TOKENS[token]
    return MarketTokenView(token=token, market=market, value=value)


def _tile(state: State, number: int) -> TileView:
    land = state.land
    place: Place = land.layout.tiles[number]
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
