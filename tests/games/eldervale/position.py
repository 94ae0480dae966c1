"""Makes a position in the middle of a game, for given / when / then.

    game = Position().land(mill=(0, 0), fire_heart=(1, 0)).units(0, "worker@fire_heart", "wizard")
    game.given().when(0, place("wizard", "mill"))

Seat 0 is active and decides its main action, peace is over, no module is in play. Everything not
named is absent: factions, cards, resources, treasure; each player has three workers ready.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from games.eldervale import title
from games.eldervale.box.content import ADVENTURES_OF, FACTIONS, GHOST_CARDS, STARTER_OF, TILES
from games.eldervale.box.ids import CardId, FactionId, MonsterId, SquareId, TileId, TokenId
from games.eldervale.commands.choices import ChooseUnit, Retrieve
from games.eldervale.commands.places import AtHex, AtReady, AtUnderworld, ToAction, ToReady, UnitRef
from games.eldervale.commands.placing import PlaceUnit
from games.eldervale.commands.realms import Pay
from games.eldervale.effects.terms import ElementId
from games.eldervale.options import Options
from games.eldervale.rules import RULES
from games.eldervale.rules.move import Move
from games.eldervale.state import Deck, Hoard, Lurker, State, Stock
from games.eldervale.state.land import Cell, Land, Stack
from games.eldervale.state.player import (
    READY,
    TRAY,
    UNDERWORLD,
    InPlay,
    InRealm,
    Lying,
    Mark,
    Place,
    Player,
    Supply,
    Unit,
)
from games.eldervale.state.turn import Turn
from games.eldervale.steps import Step
from games.eldervale.steps.turn import TakingMain
from games.kernel.agenda import Agenda, Frame
from games.kernel.hexes import Hex
from games.kernel.piles import Ordered, Pile, shuffled_pile
from games.kernel.refusal import Illegal
from games.kernel.scenario import Scenario
from games.kernel.title import Table

ELEMENTS: tuple[ElementId, ...] = ("fire", "earth", "water", "air", "order")
EXTRA: tuple[ElementId, ...] = ("light", "darkness")
FACES = ("die", "reroll_die", "ability_die", "chimera_die", "start_die")
"""Draws that are dice: an outcome is what they show."""


class Outcomes:
    """A chance that gives outcomes by label, else the first one.

    Outcomes({"die 0": (6, 4), "tile": (1,)}): dice by what they show, everything else by its index.
    """

    def __init__(self, outcomes: Mapping[str, Sequence[int]] | None = None) -> None:
        self.left = {label: list(given) for label, given in (outcomes or {}).items()}

    def below(self, n: int, label: str) -> int:
        """The next outcome for the label."""
        given = self.left.get(label)
        if not given:
            return 0
        index = given.pop(0) - (label.partition(" ")[0] in FACES)
        assert 0 <= index < n, f"{label}: {index} of {n}"
        return index


class Position:
    """A position being made; each method changes it and returns it."""

    def __init__(
        self,
        seats: int = 2,
        factions: Sequence[FactionId | None] = (),
        elements: Sequence[ElementId] = (),
        extra: Sequence[ElementId] = (),
        **options: Any,
    ) -> None:
        players = max(seats, 2)
        chosen: list[ElementId | None] = [*elements, *[None] * len(factions[len(elements) :])]
        for seat, faction in enumerate(factions):
            chosen[seat] = FACTIONS[faction].element if faction else chosen[seat]
        pool = [one for one in (*ELEMENTS, *EXTRA, "chaos") if one not in (*chosen, *extra)]
        chosen += [None] * (players - len(chosen))
        own = tuple(one or pool.pop(0) for one in chosen)
        more = tuple(extra) or tuple([one for one in EXTRA if one in pool][:2])
        more += tuple(one for one in pool if one not in more)[: 2 - len(more)]
        self.state = opened(seats, Options(elements=own, extra_elements=more, **options))
        for seat in range(players):
            faction = factions[seat] if seat < len(factions) else None
            self.player(seat, faction=faction, supply=Supply(), hand=(), known=(), vp=0, glory=0)
            if not self.of(seat).ghosts:
                self.units(seat, "worker", "worker", "worker")
        self.with_state(order=tuple(range(players)), round=1, peace=False, lurkers=())
        self.land(mill=(0, 0)).turn(0)

    # Players

    def of(self, seat: int) -> Player:
        """The player as it is now."""
        return self.state.players[seat]

    def player(self, seat: int, **fields: Any) -> "Position":
        """Any fields of a player."""
        self.state = self.state.with_player(seat, replace(self.of(seat), **fields))
        return self

    def units(self, seat: int, *units: str) -> "Position":
        """All units: `worker` is ready, `worker@mill` there; `@underworld`, `@tray`."""
        return self.player(seat, units=tuple(map(_unit, units)))

    def goods(self, seat: int, **amounts: int) -> "Position":
        """Resources; those not named are 0."""
        return self.player(seat, supply=Supply(**amounts))

    def hand(self, seat: int, *cards: CardId) -> "Position":
        """Magic cards in hand; they are not in the deck any more."""
        deck = [one for one in self.state.magic.items if one not in cards]
        self.with_state(magic=shuffled_pile(deck))
        return self.player(seat, hand=tuple(sorted(cards)))

    def cards(self, seat: int, *cards: CardId | InPlay) -> "Position":
        """The tableau beside the starter card."""
        starter = STARTER_OF[self.of(seat).element]
        lying = [one if isinstance(one, InPlay) else InPlay(card=one) for one in cards]
        return self.player(seat, tableau=(InPlay(card=starter), *lying))

    def levels(self, seat: int, **levels: int) -> "Position":
        """The power markers."""
        return self.player(seat, power=tuple(Mark(*one) for one in levels.items()))

    # The table

    def land(self, start: Hex | None = None, **tiles: tuple[int, int]) -> "Position":
        """The map, without treasure and monsters."""
        cells = tuple(Cell(tile, Hex(*at)) for tile, at in tiles.items())
        stacks = tuple(
            Stack(tile, slot) for tile in tiles for slot in range(len(TILES[tile].slots))
        )
        return self.with_state(land=Land(cells, start), stacks=stacks)

    def stack(
        self, tile: TileId, slot: int, *known: TokenId, height: int | None = None
    ) -> "Position":
        """A stack of treasure, its known tokens from the top."""
        high = len(known) if height is None else height
        self.state = self.state.with_stack(Stack(tile, slot, high, known))
        return self

    def hoard(self, element: ElementId, *tokens: TokenId) -> "Position":
        """The treasure of an element below every top."""
        hoards = tuple(
            Hoard(element, shuffled_pile(tokens)) if one.element == element else one
            for one in self.state.hoards
        )
        return self.with_state(hoards=hoards)

    def monster(self, monster: MonsterId, realm: TileId) -> "Position":
        """An uncontrolled monster on the map."""
        state = self.state
        return self.with_state(
            monsters=tuple(dict.fromkeys((*state.monsters, monster))),
            lurkers=(*state.lurkers, Lurker(monster, realm)),
        )

    def stock(self, *tiles: TileId) -> "Position":
        """The tile stock; special tiles are in its top part."""
        special = tuple(one for one in tiles if TILES[one].element is None)
        pool = tuple(one for one in tiles if one not in special)
        return self.with_state(stock=Stock(pool, special, len(special)))

    def face_up(self, **cards: CardId | None) -> "Position":
        """The face-up adventure cards, the rest of their elements below; other decks are empty."""
        decks = tuple(
            Deck(one, cards[one], Pile((Ordered(_rest(one, cards[one])),)))
            if one in cards
            else Deck(one, None, Pile())
            for one in self.state.elements
        )
        return self.with_state(decks=decks)

    def magic(self, *deck: CardId, discarded: Iterable[CardId] = ()) -> "Position":
        """The magic deck and the discard pile."""
        return self.with_state(magic=shuffled_pile(deck), shown=tuple(discarded))

    def with_state(self, **fields: Any) -> "Position":
        """Any fields of the state."""
        self.state = replace(self.state, **fields)
        return self

    # The course of the game

    def turn(self, seat: int, **fields: Any) -> "Position":
        """Whose turn it is, and what happened in it; nothing else is pending."""
        self.with_state(phase="turns", active=seat, turn=Turn(**fields))
        return self.asking(seat, TakingMain())

    def asking(self, seat: int | None, *steps: Step) -> "Position":
        """What is pending, the bottom one first; all await the seat, or nobody."""
        frames = [Frame(id=at, seat=seat, step=one) for at, one in enumerate(steps, 1)]
        return self.with_state(agenda=Agenda(tuple(frames), len(frames) + 1))

    def given(self, told: Mapping[str, Sequence[int]] | None = None) -> Scenario[State, object]:
        """Begins a scenario: pending work is done, and seats with a token have their offer
        (EV-FRE-02)."""
        move = Move(self.state, Outcomes(told))
        RULES.settle(move, None)
        done = move.finish()
        self.state = done.state
        return Scenario(title=title, state=done.state, facts=done.facts)

    def ghost_card(self, *cards: CardId) -> "Position":
        """The Ghosts' deck from the top."""
        rest = tuple(one for one in GHOST_CARDS if one not in cards)
        return self.with_state(ghost_deck=Pile((Ordered(cards + rest),)), ghost_shown=())


def opened(seats: int, options: Options, told: Mapping[str, Sequence[int]] | None = None) -> State:
    """A game in its first turn, with the first factions. Seat 0 begins, unless it is told
    otherwise (`{"start_die 1": (6,)}`)."""
    chance = Outcomes({"start_die 0": (6,)} if told is None else told)
    opening = title.rules.setup(Table(seats=seats, options=options), chance)
    assert not isinstance(opening, Illegal), opening
    state: Any = None
    for fact in opening:
        state = fact.applied(state)
    while state.phase in ("factions", "draft"):
        seat = min(state.agenda.awaits())
        accepted: Any = RULES.decide(state, seat, next(iter(RULES.legal(state, seat))), chance)
        state = accepted.state
    assert isinstance(state, State)
    return state


def _rest(element: ElementId, up: CardId | None) -> tuple[CardId, ...]:
    return tuple(card for card in ADVENTURES_OF[element] if card != up)


def _unit(text: str) -> Unit:
    kind, _, place = text.partition("@")
    places: dict[str, Place] = {"": READY, "tray": TRAY, "underworld": UNDERWORLD}
    return Unit(kind, places.get(place) or InRealm(place))


# Commands


def ready(kind: str) -> UnitRef:
    """A unit in the ready area."""
    return UnitRef(kind, AtReady())


def below(kind: str) -> UnitRef:
    """A unit in the Underworld."""
    return UnitRef(kind, AtUnderworld())


def on(kind: str, q: int, r: int) -> UnitRef:
    """A unit on the map."""
    return UnitRef(kind, AtHex(q, r))


def place(kind: str, realm: TileId, via: str | None = None) -> PlaceUnit:
    """A placement from the ready area."""
    return PlaceUnit(unit=ready(kind), realm=realm, via=via)


def home(unit: UnitRef) -> Retrieve:
    """A unit goes to the ready area."""
    return Retrieve(unit=unit, to=ToReady())


def act(unit: UnitRef, card: CardId, action: str = "0") -> Retrieve:
    """A unit goes to an action of a card."""
    return Retrieve(unit=unit, to=ToAction(card=card, action=action))


def pay(*kinds: Any) -> tuple[Pay, ...]:
    """One payment after another."""
    return tuple(Pay(kind=kind) for kind in kinds)


def choose(kind: str, q: int, r: int, owner: int | None = 0) -> ChooseUnit:
    """A unit on the map as the target of an effect."""
    return ChooseUnit(unit=on(kind, q, r), owner=owner)


# Readings


def lying(card: CardId, orb: bool = False, aura: CardId | None = None, **tokens: TokenId) -> InPlay:
    """A card with tokens on its squares."""
    on_it = tuple(Lying(square, token) for square, token in tokens.items())
    return InPlay(card=card, orb=orb, aura=aura, tokens=on_it, attached=False)


def attached(aura: CardId) -> InPlay:
    """An aura that has been attached."""
    return InPlay(card=aura, attached=True)


def with_orb(card: CardId, *squares: SquareId) -> InPlay:
    """A card with an orb on its symbol, or on the squares named."""
    return InPlay(card=card, orb=not squares, orbs=squares)


def legal(game: Scenario[State, object], seat: int, kind: type | None = None) -> list[Any]:
    """The legal commands after a scenario, of a type."""
    game.accepted()
    found = list(game.title.rules.legal(game.state, seat))
    return found if kind is None else [one for one in found if isinstance(one, kind)]


def asked(game: Scenario[State, object], seat: int) -> Any:
    """The decision that is open for a seat."""
    game.accepted()
    frame = game.state.agenda.open_for(seat)
    return None if frame is None else frame.step


def happened(game: Scenario[State, object], *kinds: type) -> list[Any]:
    """The facts of some kinds, in order."""
    game.accepted()
    return [fact for fact in game.facts if isinstance(fact, kinds)]


def supply(game: Scenario[State, object], seat: int) -> dict[str, int]:
    """The resources that a player has."""
    game.accepted()
    names = ("gem", "scroll", "potion", "tool", "sword", "gold")
    counts = zip(names, game.state.players[seat].supply.counts, strict=True)
    return {kind: n for kind, n in counts if n}


def where(game: Scenario[State, object], seat: int, kind: str) -> list[str]:
    """Where the units of a kind are: a tile, or `ready`, `tray`, `underworld`, `card`."""
    game.accepted()
    units = [one.place for one in game.state.players[seat].units if one.kind == kind]
    return sorted(
        one.realm if isinstance(one, InRealm) else str(type(one).__struct_config__.tag)
        for one in units
    )
