"""The state of a game: frozen values as they lie on the table. Figures are readings of them."""

from collections.abc import Iterator, Mapping
from typing import Annotated, Literal

from msgspec import Meta, Struct
from msgspec.structs import replace

from games.eldervale.box.ids import CardId, MonsterId, RewardId, TileId, TokenId
from games.eldervale.effects.terms import ElementId, UnitKind
from games.eldervale.options import Options
from games.eldervale.state.battle import Battle, Fought
from games.eldervale.state.land import Land, Stack
from games.eldervale.state.player import Player
from games.eldervale.state.turn import Turn
from games.eldervale.steps import Step
from games.kernel.agenda import Agenda
from games.kernel.move import replaced
from games.kernel.piles import Pile
from games.kernel.remembered import remembered
from games.kernel.result import Sheet
from games.kernel.seats import Seat

Phase = Literal["factions", "draft", "turns", "over"]


class Hoard(Struct, frozen=True):
    """The treasure of an element below every top token (EV-SET-07)."""

    element: ElementId
    pile: Pile[TokenId]


class Deck(Struct, frozen=True):
    """An adventure deck: the face-up card, and the rest (EV-SET-06)."""

    element: ElementId
    up: Annotated[CardId | None, Meta(description="The face-up card; null: none.")]
    rest: Annotated[Pile[CardId], Meta(description="The rest of the deck.")]


class Stock(Struct, frozen=True, omit_defaults=True):
    """The tile stock: element tiles, special tiles, and the places left in the top part, among
    which the special tiles are (EV-DRA-01, EV-BIF-01)."""

    pool: tuple[TileId, ...] = ()
    special: tuple[TileId, ...] = ()
    top: int = 0

    @property
    def size(self) -> int:
        """Tiles left."""
        return len(self.pool) + len(self.special)


class Lurker(Struct, frozen=True, gc=False, omit_defaults=True):
    """An uncontrolled monster on the map. `reborn`: defeated once (effects 5.28)."""

    monster: MonsterId
    realm: TileId
    reborn: bool = False


class End(Struct, frozen=True, gc=False):
    """The end of the game was triggered by a player; so many turns are left after this one."""

    seat: Seat
    left: Annotated[int, Meta(description="Turns that are left after this one.")]


class State(Struct, frozen=True, kw_only=True, omit_defaults=True, dict=True):
    """A game. `players` are by seat; in the solo game the last one is the Ghosts.

    `order` is the turn order, `active` whose turn it is. `monsters` are those drawn for each
    element, `lurkers` the uncontrolled ones on the map. `orbs`: elements whose orb is still on
    the track; `glory_orbs`: spaces. `shown`: face-up discard pile of magic, `casting`: spells that
    are being resolved. `last_battle`: the last one with a result. `sheets`: score sheets when the
    game is over.
    """

    options: Options
    seats: int
    phase: Phase = "factions"
    elements: tuple[ElementId, ...] = ()
    players: tuple[Player, ...] = ()
    order: tuple[Seat, ...] = ()
    active: Seat = 0
    round: int = 0
    peace: bool = True
    end: End | None = None
    land: Land = Land()
    stacks: tuple[Stack, ...] = ()
    stock: Stock = Stock()
    drawn: TileId | None = None
    given: CardId | None = None
    hoards: tuple[Hoard, ...] = ()
    decks: tuple[Deck, ...] = ()
    magic: Pile[CardId] = Pile()
    shown: tuple[CardId, ...] = ()
    casting: tuple[CardId, ...] = ()
    monsters: tuple[MonsterId, ...] = ()
    lurkers: tuple[Lurker, ...] = ()
    beaten: tuple[MonsterId, ...] = ()
    orbs: tuple[ElementId, ...] = ()
    glory_orbs: tuple[int, ...] = ()
    rewards: tuple[RewardId, ...] = ()
    mercenaries: tuple[UnitKind, ...] = ()
    dragon: Pile[str] = Pile()
    dragon_left: int = 0
    ghost_deck: Pile[CardId] = Pile()
    ghost_shown: tuple[CardId, ...] = ()
    turn: Turn = Turn()
    battle: Battle | None = None
    last_battle: Fought | None = None
    sheets: tuple[Sheet, ...] = ()
    agenda: Agenda[Step] = Agenda()

    def with_player(self, seat: Seat, player: Player) -> "State":
        """The state with a player changed."""
        return replace(self, players=replaced(self.players, seat, player))

    @property
    def solo(self) -> bool:
        """Whether the Ghosts play."""
        return self.seats == 1

    def is_ghosts(self, seat: object) -> bool:
        """Whether the player is the Ghosts."""
        return self.seats == 1 and seat == 1

    def partner(self, seat: Seat) -> Seat | None:
        """The teammate (EV-TEA-11)."""
        return seat ^ 1 if self.options.teams else None

    def opponents(self, seat: Seat) -> Iterator[Seat]:
        """Every other player but the teammate, from the left of the seat (EV-GEN-03)."""
        mate = self.partner(seat)
        return (one for one in self.clockwise(seat) if one not in (seat, mate))

    def clockwise(self, first: Seat) -> tuple[Seat, ...]:
        """All players, beginning left of `first` and ending with it."""
        count = len(self.players)
        return tuple([(first + step) % count for step in range(1, count + 1)])

    def sides_in(self, realm: TileId) -> tuple[Seat, ...]:
        """The players with a unit in a realm (EV-GEN-08)."""
        return tuple([seat for seat, one in enumerate(self.players) if realm in one.realms])

    @remembered
    def free(self) -> frozenset[TileId]:
        """The realms without units and monsters (EV-GEN-08)."""
        return frozenset(self.land.hexes).difference(
            [one.realm for one in self.lurkers], *[one.realms for one in self.players]
        )

    def monster_in(self, realm: TileId) -> MonsterId | None:
        """The uncontrolled monster in a realm."""
        for one in self.lurkers:
            if one.realm == realm:
                return one.monster
        return None

    def lurker(self, monster: str) -> Lurker | None:
        """An uncontrolled monster on the map."""
        for one in self.lurkers:
            if one.monster == monster:
                return one
        return None

    def occupied(self, realm: TileId) -> bool:
        """Whether units or a monster are in a realm; dwellings do not count."""
        return realm not in self.free

    def owner(self, realm: TileId) -> Seat | None:
        """Whose dwelling is in a realm."""
        for seat, one in enumerate(self.players):
            if realm in one.dwellings:
                return seat
        return None

    @remembered
    def homes(self) -> Mapping[TileId, Seat]:
        """Whose dwelling is in each realm that has one."""
        return {tile: seat for seat, one in enumerate(self.players) for tile in one.dwellings}

    def stack(self, tile: TileId, slot: int) -> Stack:
        """A stack of treasure."""
        return self.stacks[self._stack_at(tile, slot)]

    def stacks_of(self, tile: TileId) -> tuple[Stack, ...]:
        """The stacks of a tile, by slot."""
        return tuple([one for one in self.stacks if one.tile == tile])

    def with_stack(self, stack: Stack) -> "State":
        """The state with a stack changed."""
        at = self._stack_at(stack.tile, stack.slot)
        return replace(self, stacks=replaced(self.stacks, at, stack))

    def _stack_at(self, tile: TileId, slot: int) -> int:
        for at, one in enumerate(self.stacks):
            if one.tile == tile and one.slot == slot:
                return at
        raise LookupError(f"no stack lies in slot {slot} of {tile}")

    def hoard(self, element: ElementId) -> Pile[TokenId]:
        """The treasure of an element below every top."""
        return next(one.pile for one in self.hoards if one.element == element)

    def deck(self, element: ElementId) -> Deck:
        """An adventure deck."""
        return next(one for one in self.decks if one.element == element)

    def with_deck(self, deck: Deck) -> "State":
        """The state with an adventure deck changed."""
        decks = tuple([deck if one.element == deck.element else one for one in self.decks])
        return replace(self, decks=decks)

    @remembered
    def face_up(self) -> dict[ElementId, CardId]:
        """The face-up adventure cards."""
        return {one.element: one.up for one in self.decks if one.up is not None}
