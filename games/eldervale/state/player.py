"""A player: supply, hand, tableau, units, markers. The Ghosts of the solo game are one, too."""

from typing import Annotated

from msgspec import Meta, Struct
from msgspec.structs import replace

from games.eldervale.box.content import ADVENTURES, KIT, SQUARES, power_value
from games.eldervale.box.ids import ActionId, CardId, FactionId, SquareId, TileId, TokenId
from games.eldervale.effects.terms import ElementId, Resource, UnitKind
from games.kernel.remembered import remembered


class Ready(Struct, frozen=True, gc=False, tag="ready"):
    """In the ready area."""


class Tray(Struct, frozen=True, gc=False, tag="tray"):
    """In the tray of the faction: not summoned."""


class Underworld(Struct, frozen=True, gc=False, tag="underworld"):
    """In the Underworld."""


class OnCard(Struct, frozen=True, gc=False, tag="card"):
    """On an action space of a card in the tableau."""

    card: CardId
    action: ActionId


class InRealm(Struct, frozen=True, gc=False, tag="realm"):
    """On the map."""

    realm: TileId


Place = Ready | Tray | Underworld | OnCard | InRealm
READY, TRAY, UNDERWORLD = Ready(), Tray(), Underworld()


class Unit(Struct, frozen=True, gc=False):
    """A unit: its kind, and where it is."""

    kind: UnitKind
    place: Annotated[Place, Meta(description="Where it is.")]


class Supply(Struct, frozen=True, gc=False, omit_defaults=True):
    """Resource tokens (EV-RES-01)."""

    gem: Annotated[int, Meta(description="Gems.")] = 0
    scroll: Annotated[int, Meta(description="Scrolls.")] = 0
    potion: Annotated[int, Meta(description="Potions.")] = 0
    tool: Annotated[int, Meta(description="Tools.")] = 0
    sword: Annotated[int, Meta(description="Swords.")] = 0
    gold: Annotated[int, Meta(description="Gold.")] = 0

    def of(self, kind: str) -> int:
        """How many of a kind."""
        found: int = getattr(self, kind)
        return found

    def plus(self, kind: Resource, n: int) -> "Supply":
        """With n more of a kind."""
        return replace(self, **{kind: getattr(self, kind) + n})

    @property
    def counts(self) -> tuple[int, ...]:
        """Gem, scroll, potion, tool, sword, gold."""
        return self.gem, self.scroll, self.potion, self.tool, self.sword, self.gold


class Lying(Struct, frozen=True, gc=False):
    """A treasure token on a square."""

    square: SquareId
    token: TokenId


class InPlay(Struct, frozen=True, kw_only=True, gc=False, omit_defaults=True):
    """A card in a tableau: tokens and orbs on it, and its aura. Nothing in the box takes a card out
    of a tableau, so orbs never come free (EV-ORB-05) and no power could be lost (EV-TAB-02).

    `attached`: an aura that was attached once, so that moving it costs again (EV-TAB-08).
    """

    card: CardId
    tokens: Annotated[tuple[Lying, ...], Meta(description="Treasure tokens on its squares.")] = ()
    orbs: Annotated[tuple[SquareId, ...], Meta(description="Squares with an orb.")] = ()
    orb: Annotated[bool, Meta(description="Whether an orb lies on its orb symbol.")] = False
    aura: Annotated[CardId | None, Meta(description="The aura on it; missing: none.")] = None
    attached: Annotated[bool, Meta(description="Whether it is an aura that was attached once.")] = (
        False
    )

    def token(self, square: SquareId) -> TokenId | None:
        """The token on a square."""
        return next((one.token for one in self.tokens if one.square == square), None)

    @property
    def squares(self) -> tuple[SquareId, ...]:
        """Its squares on which a token may be put (EV-ORB-03)."""
        return tuple([one.id for one in SQUARES.get(self.card, ()) if one.id not in self.orbs])


class Mark(Struct, frozen=True, gc=False):
    """A power marker: its track and level."""

    element: ElementId
    level: Annotated[int, Meta(description="The level of the marker.")]


class Player(Struct, frozen=True, kw_only=True, omit_defaults=True, dict=True):
    """A player. `turns`: how many it has begun.

    `known`: hand cards that everybody has seen. `pack`, `picks`: the draft; `drafted`: the picks
    after it, in their order, since those who passed the packs remember them, until magic cards are
    shuffled again; None, in imagined states: it is not known. `glory`: None before the first
    Regroup, then the space. `tactics`: whether the token is active, None without one.
    `vanished`: figures of this player that left the game by kind (dwellings, beaten monsters).
    """

    element: ElementId
    faction: FactionId | None = None
    ghosts: bool = False
    vp: int = 0
    supply: Supply = Supply()
    tray: tuple[TokenId, ...] = ()
    hand: tuple[CardId, ...] = ()
    known: tuple[CardId, ...] = ()
    pack: tuple[CardId, ...] = ()
    picks: tuple[CardId, ...] = ()
    drafted: tuple[CardId | None, ...] = ()
    quests: tuple[CardId, ...] = ()
    tableau: tuple[InPlay, ...] = ()
    units: tuple[Unit, ...] = ()
    dwellings: tuple[TileId, ...] = ()
    power: tuple[Mark, ...] = ()
    glory: int | None = None
    orbs: int = 0
    turns: int = 0
    tactics: bool | None = None
    dragon_tokens: tuple[str, ...] = ()
    permanent: tuple[UnitKind, ...] = ()
    hired: tuple[UnitKind, ...] = ()

    @property
    def roofs(self) -> int:
        """Roofs left."""
        return KIT.roofs - len(self.dwellings)

    def level(self, element: ElementId) -> int:
        """The level on a power track (EV-GEN-09)."""
        for one in self.power:
            if one.element == element:
                return one.level
        return 0

    def value(self, element: ElementId) -> int:
        """The power value in an element."""
        return power_value(self.level(element))

    def at(self, place: Place) -> list[Unit]:
        """Units in a place."""
        sort = type(place)  # most units are in a place of another sort, which is told at once
        return [one for one in self.units if type(one.place) is sort and one.place == place]

    def kinds_at(self, place: Place) -> tuple[UnitKind, ...]:
        """The kinds in a place, each once, in order."""
        return tuple(dict.fromkeys([one.kind for one in self.at(place)]))

    def in_realm(self, realm: TileId) -> tuple[Unit, ...]:
        """Units in a realm."""
        return tuple(self.at(InRealm(realm)))

    def kinds_in(self, realm: TileId) -> tuple[UnitKind, ...]:
        """The kind of each unit in a realm."""
        return tuple([kind for kind, at in self.on_map if at == realm])

    @remembered
    def on_map(self) -> tuple[tuple[UnitKind, TileId], ...]:
        """Kind and realm of each unit on the map."""
        return tuple(
            [(one.kind, one.place.realm) for one in self.units if type(one.place) is InRealm]
        )

    @remembered
    def realms(self) -> frozenset[TileId]:
        """The realms with units of this player."""
        return frozenset([realm for _, realm in self.on_map])

    def count(self, place: Place) -> int:
        """How many units are in a place."""
        return len(self.at(place))

    def card(self, card: CardId) -> InPlay:
        """A card of the tableau, which must be there."""
        found = self.in_play(card)
        assert found is not None
        return found

    def in_play(self, card: CardId) -> InPlay | None:
        """A card of the tableau."""
        for one in self.tableau:
            if one.card == card:
                return one
        return None

    @remembered
    def adventures(self) -> tuple[CardId, ...]:
        """The adventure cards of the tableau."""
        return tuple([one.card for one in self.tableau if one.card in ADVENTURES])

    def with_card(self, card: InPlay) -> "Player":
        """With a card of the tableau changed."""
        tableau = tuple([card if one.card == card.card else one for one in self.tableau])
        return replace(self, tableau=tableau)

    def moved(self, kind: UnitKind, start: Place, end: Place) -> "Player":
        """With a unit in another place; its turn among the units is that of the newest."""
        units = list(self.units)
        del units[self._at(kind, start)]
        units.append(Unit(kind, end))
        return replace(self, units=tuple(units))

    def without(self, kind: UnitKind, place: Place) -> "Player":
        """Without a unit."""
        units = list(self.units)
        del units[self._at(kind, place)]
        return replace(self, units=tuple(units))

    def _at(self, kind: UnitKind, place: Place) -> int:
        for at, one in enumerate(self.units):
            if one.kind == kind and one.place == place:
                return at
        raise LookupError(f"no {kind} is in {place}")

    def raised(self, element: ElementId, level: int) -> "Player":
        """With the marker of a track on a level; 0 takes it off."""
        power = tuple([one for one in self.power if one.element != element])
        return replace(self, power=power if not level else (*power, Mark(element, level)))

    def dropped(self, card: CardId) -> "Player":
        """Without a hand card."""
        hand = tuple([one for one in self.hand if one != card])
        if card not in self.known:
            return replace(self, hand=hand)
        return replace(self, hand=hand, known=tuple([one for one in self.known if one != card]))

    def took(self, *cards: CardId, openly: bool = False) -> "Player":
        """With more hand cards."""
        hand = tuple(sorted((*self.hand, *cards)))
        if not openly:
            return replace(self, hand=hand)
        return replace(self, hand=hand, known=tuple(sorted((*self.known, *cards))))
