"""What clients see of a game: everything but magic hands, packs and picks (EV-HID-02, EV-HID-03,
EV-RES-06)."""

from typing import Annotated

from msgspec import Meta, Struct

from games.eldervale.box.ids import CardId, FactionId, MonsterId, RewardId, TileId, TokenId
from games.eldervale.effects.terms import ElementId, UnitKind
from games.eldervale.options import Options
from games.eldervale.rules.scoring import result, so_far
from games.eldervale.state import End, Phase, State
from games.eldervale.state.battle import Battle, Fought
from games.eldervale.state.land import Cell, Stack
from games.eldervale.state.player import InPlay, Mark, Player, Supply, Unit
from games.eldervale.steps import Step
from games.kernel.agenda import Frame
from games.kernel.result import SeatScore, Sheet, scores
from games.kernel.seats import Seat
from games.kernel.visibility import Hidden, Owned, visible_to

Hand = Annotated[tuple[CardId, ...] | Hidden, visible_to("seat", "partner")]
"""Magic cards in hand: for their owner, and in team play for the teammate (EV-TEA-09)."""


class ViewPart(Struct, frozen=True, kw_only=True):
    """Base of the parts of a view."""


class PlayerView(ViewPart, frozen=True, kw_only=True):
    """A player."""

    seat: Seat
    partner: Annotated[Seat | None, Meta(description="The teammate; null: none.")]
    ghosts: Annotated[bool, Meta(description="Whether it is the automaton of the solo game.")]
    element: ElementId
    faction: Annotated[FactionId | None, Meta(description="The faction; null: none yet.")]
    vp: Annotated[int, Meta(description="Victory points on the track.")]
    supply: Supply
    tray: Annotated[tuple[TokenId, ...], Meta(description="Treasure tokens that are not on cards.")]
    hand: Annotated[
        Hand, Meta(description="Magic cards; their owner sees them, and in team play the teammate.")
    ]
    known: Annotated[tuple[CardId, ...], Meta(description="Cards of the hand that all have seen.")]
    pack: Annotated[
        Owned[tuple[CardId, ...]],
        Meta(description="Cards to draft from; only their owner sees them."),
    ]
    picks: Annotated[
        Owned[tuple[CardId, ...]],
        Meta(description="Cards drafted so far; only their owner sees them."),
    ]
    quests: Annotated[tuple[CardId, ...], Meta(description="Completed quests.")]
    tableau: Annotated[tuple[InPlay, ...], Meta(description="Cards in the tableau.")]
    units: Annotated[tuple[Unit, ...], Meta(description="The units.")]
    roofs: Annotated[int, Meta(description="Roofs left: dwellings that can still be built.")]
    dwellings: Annotated[tuple[TileId, ...], Meta(description="Realms with a dwelling.")]
    power: Annotated[tuple[Mark, ...], Meta(description="Markers on the power tracks.")]
    glory: Annotated[
        int | None, Meta(description="Space of the glory marker; null: it is not on the track yet.")
    ]
    orbs: Annotated[int, Meta(description="Orbs that are not used yet.")]
    tactics: Annotated[
        bool | None, Meta(description="Whether the tactics token is active; null: there is none.")
    ]
    dragon_tokens: Annotated[tuple[str, ...], Meta(description="Tokens of the Dragon's Lair.")]
    hired: Annotated[
        tuple[UnitKind, ...], Meta(description="Mercenaries hired until the next Regroup.")
    ]
    permanent: Annotated[tuple[UnitKind, ...], Meta(description="Mercenaries hired for good.")]


class RealmView(ViewPart, frozen=True, kw_only=True):
    """A realm of the map in axial coordinates: its dwelling, its monster, its treasure."""

    tile: TileId
    q: Annotated[int, Meta(description="Axial coordinate of the column.")]
    r: Annotated[int, Meta(description="Axial coordinate of the row.")]
    owner: Annotated[Seat | None, Meta(description="Whose dwelling stands there; null: none.")]
    monster: Annotated[
        MonsterId | None, Meta(description="The uncontrolled monster there; null: none.")
    ]
    stacks: Annotated[tuple[Stack, ...], Meta(description="The stacks of treasure.")]


class DeckView(ViewPart, frozen=True, kw_only=True):
    """An adventure deck: the face-up card, and how many cards lie below it."""

    element: ElementId
    up: Annotated[CardId | None, Meta(description="The face-up card; null: none.")]
    left: Annotated[int, Meta(description="Cards below it.")]


class View(ViewPart, frozen=True, kw_only=True):
    """A game as clients see it."""

    options: Options
    phase: Annotated[Phase, Meta(description="Where the game is.")]
    round: Annotated[int, Meta(description="Number of the round, from 1; 0 during the setup.")]
    order: Annotated[tuple[Seat, ...], Meta(description="The seats in turn order.")]
    active: Annotated[Seat, Meta(description="The seat whose turn it is.")]
    peace: Annotated[
        bool, Meta(description="Whether it is peace: no battles until all have regrouped once.")
    ]
    end: Annotated[End | None, Meta(description="The end that was triggered; null: not yet.")]
    elements: Annotated[tuple[ElementId, ...], Meta(description="The elements in the game.")]
    players: Annotated[
        tuple[PlayerView, ...], Meta(description="The players, by seat; the Ghosts last.")
    ]
    realms: Annotated[tuple[RealmView, ...], Meta(description="The realms of the map.")]
    stock: Annotated[tuple[TileId, ...], Meta(description="Tiles that are left, in no order.")]
    drawn: Annotated[TileId | None, Meta(description="The tile that is being placed; null: none.")]
    given: Annotated[
        CardId | None, Meta(description="The card that is being kept or given away; null: none.")
    ]
    decks: Annotated[tuple[DeckView, ...], Meta(description="The adventure decks.")]
    magic: Annotated[int, Meta(description="Magic cards in the deck.")]
    discarded: Annotated[
        tuple[CardId, ...], Meta(description="The open discard pile of magic cards.")
    ]
    casting: Annotated[tuple[CardId, ...], Meta(description="Spells that are being resolved.")]
    orbs: Annotated[
        tuple[ElementId, ...], Meta(description="Elements whose orb is still on the track.")
    ]
    glory_orbs: Annotated[
        tuple[int, ...], Meta(description="Spaces of the glory track with an orb.")
    ]
    rewards: Annotated[tuple[RewardId, ...], Meta(description="Reward spaces that are taken.")]
    mercenaries: Annotated[tuple[UnitKind, ...], Meta(description="Mercenaries for hire.")]
    dragon_left: Annotated[int, Meta(description="Tokens left in the Dragon's Lair.")]
    ghost_cards: Annotated[
        tuple[CardId, ...], Meta(description="Cards that the Ghosts have shown.")
    ]
    beaten: Annotated[tuple[MonsterId, ...], Meta(description="Monsters that left the game.")]
    battle: Annotated[Battle | None, Meta(description="The battle in progress; null: none.")]
    last_battle: Annotated[
        Fought | None, Meta(description="The last battle with a result; null: none yet.")
    ]
    sheets: Annotated[
        tuple[Sheet, ...], Meta(description="The score sheets, once the game is over.")
    ]
    scores: Annotated[
        tuple[SeatScore, ...],
        Meta(
            description="The points of each seat so far (of a team together); at the end those "
            "of the result. The Ghosts have none."
        ),
    ]
    agenda: Annotated[
        tuple[Frame[Step], ...],
        Meta(description="What is awaited and what waits below it, the top one last."),
    ]

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
        realms=tuple(_realm(state, cell) for cell in state.land.cells),
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
        last_battle=state.last_battle,
        sheets=state.sheets,
        scores=scores(result(state), so_far(state)),
        agenda=state.agenda.frames,
    )


def _realm(state: State, cell: Cell) -> RealmView:
    return RealmView(
        tile=cell.tile,
        q=cell.at.q,
        r=cell.at.r,
        owner=state.owner(cell.tile),
        monster=state.monster_in(cell.tile),
        stacks=state.stacks_of(cell.tile),
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
