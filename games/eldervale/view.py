"""What clients see of a game: everything but magic hands, packs and picks (EV-HID-02, EV-HID-03,
EV-RES-06)."""

from typing import Annotated

from msgspec import Struct

from games.eldervale.box.ids import CardId, FactionId, MonsterId, RewardId, TileId, TokenId
from games.eldervale.effects.terms import ElementId, UnitKind
from games.eldervale.options import Options
from games.eldervale.rules.scoring import result, so_far
from games.eldervale.state import End, Phase, State
from games.eldervale.state.battle import Battle
from games.eldervale.state.land import Stack
from games.eldervale.state.player import InPlay, Mark, Player, Supply, Unit
from games.eldervale.steps import Step
from games.kernel.agenda import Frame
from games.kernel.result import SeatScore, Sheet, scores
from games.kernel.seats import Seat
from games.kernel.visibility import Hidden, Owned, visible_to

Hand = Annotated[tuple[CardId, ...] | Hidden, visible_to("seat", "partner")]
"""Magic cards in hand: for their owner, and in team play for the teammate (EV-TEA-09)."""


class Seen(Struct, frozen=True, kw_only=True):
    """Base of the parts of a view."""


class PlayerView(Seen, frozen=True, kw_only=True):
    """A player. Of the hand everybody sees the size, and the cards that all have seen (`known`).

    `pack` and `picks`: the draft. `power` are the markers on tracks, `glory` the space, None
    before the first Regroup. `tactics`: whether the token is active, None without one. `ghosts`:
    the automaton of the solo game.
    """

    seat: Seat
    partner: Seat | None
    ghosts: bool
    element: ElementId
    faction: FactionId | None
    vp: int
    supply: Supply
    tray: tuple[TokenId, ...]
    hand: Hand
    known: tuple[CardId, ...]
    pack: Owned[tuple[CardId, ...]]
    picks: Owned[tuple[CardId, ...]]
    quests: tuple[CardId, ...]
    tableau: tuple[InPlay, ...]
    units: tuple[Unit, ...]
    roofs: int
    dwellings: tuple[TileId, ...]
    power: tuple[Mark, ...]
    glory: int | None
    orbs: int
    tactics: bool | None
    dragon_tokens: tuple[str, ...]
    hired: tuple[UnitKind, ...]
    permanent: tuple[UnitKind, ...]


class RealmView(Seen, frozen=True, kw_only=True):
    """A realm of the map in axial coordinates: its dwelling, its monster, its treasure."""

    tile: TileId
    q: int
    r: int
    owner: Seat | None
    monster: MonsterId | None
    stacks: tuple[Stack, ...]


class DeckView(Seen, frozen=True, kw_only=True):
    """An adventure deck: the face-up card, and how many cards lie below it."""

    element: ElementId
    up: CardId | None
    left: int


class View(Seen, frozen=True, kw_only=True):
    """A game as clients see it.

    `order` is the turn order. `stock` are the tiles that are left, in no order. `orbs`: elements
    whose orb is still on the track, `glory_orbs`: spaces. `magic`: cards in the deck, `discarded`:
    the open discard pile, `casting`: spells that are being resolved. `agenda` is what is awaited
    and what waits below it, bottom first. `scores` are the points of each seat on the track (of a
    team together), then those of the result; the Ghosts have none.
    """

    options: Options
    phase: Phase
    round: int
    order: tuple[Seat, ...]
    active: Seat
    peace: bool
    end: End | None
    elements: tuple[ElementId, ...]
    players: tuple[PlayerView, ...]
    realms: tuple[RealmView, ...]
    stock: tuple[TileId, ...]
    drawn: TileId | None
    given: CardId | None
    decks: tuple[DeckView, ...]
    magic: int
    discarded: tuple[CardId, ...]
    casting: tuple[CardId, ...]
    orbs: tuple[ElementId, ...]
    glory_orbs: tuple[int, ...]
    rewards: tuple[RewardId, ...]
    mercenaries: tuple[UnitKind, ...]
    dragon_left: int
    ghost_cards: tuple[CardId, ...]
    beaten: tuple[MonsterId, ...]
    battle: Battle | None
    sheets: tuple[Sheet, ...]
    scores: tuple[SeatScore, ...]
    agenda: tuple[Frame[Step], ...]

    def stacks_of(self, realm: TileId) -> tuple[Stack, ...]:
        """The stacks of treasure of a realm, by slot."""
        return next(one.stacks for one in self.realms if one.tile == realm)


def view(state: State) -> View:
    """The state as clients see it."""
    return View(
        options=state.options,
        phase=state.phase,
        round=state.round,
        order=state.order,
        active=state.active,
        peace=state.peace,
        end=state.end,
        elements=state.elements,
        players=tuple(_player(state, seat, one) for seat, one in enumerate(state.players)),
        realms=tuple(
            RealmView(
                tile=cell.tile,
                q=cell.at.q,
                r=cell.at.r,
                owner=state.owner(cell.tile),
                monster=state.monster_in(cell.tile),
                stacks=state.stacks_of(cell.tile),
            )
            for cell in state.land.cells
        ),
        stock=tuple(sorted((*state.stock.pool, *state.stock.special))),
        drawn=state.drawn,
        given=state.given,
        decks=tuple(
            DeckView(element=one.element, up=one.up, left=one.rest.size) for one in state.decks
        ),
        magic=state.magic.size,
        discarded=state.shown,
        casting=state.casting,
        orbs=state.orbs,
        glory_orbs=state.glory_orbs,
        rewards=state.rewards,
        mercenaries=state.mercenaries,
        dragon_left=state.dragon_left,
        ghost_cards=state.ghost_shown,
        beaten=state.beaten,
        battle=state.battle,
        sheets=state.sheets,
        scores=scores(result(state), so_far(state)),
        agenda=state.agenda.frames,
    )


def _player(state: State, seat: Seat, one: Player) -> PlayerView:
    return PlayerView(
        seat=seat,
        partner=state.partner(seat),
        ghosts=one.ghosts,
        element=one.element,
        faction=one.faction,
        vp=one.vp,
        supply=one.supply,
        tray=one.tray,
        hand=one.hand,
        known=one.known,
        pack=one.pack,
        picks=one.picks,
        quests=one.quests,
        tableau=one.tableau,
        units=one.units,
        roofs=one.roofs,
        dwellings=one.dwellings,
        power=one.power,
        glory=one.glory,
        orbs=one.orbs,
        tactics=one.tactics,
        dragon_tokens=one.dragon_tokens,
        hired=one.hired,
        permanent=one.permanent,
    )
