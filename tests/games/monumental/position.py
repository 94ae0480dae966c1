"""Makes a position in the middle of a game, for given / when / then.

    state = Position(civilisations=("egypt", "greece")).goods(0, military=1).turn(0)

Seat 0 is the start player and the others follow in the order of seats. Everything not named is as
at the start, but cities, city decks and discards are empty, and no resources are there.
"""

from collections.abc import Iterable
from typing import Any, Literal, TypeVar

from msgspec.structs import replace

from games.kernel.agenda import Agenda, Frame
from games.kernel.piles import Ordered, Pile, Shuffled, shuffled
from games.kernel.refusal import Illegal
from games.kernel.scenario import Scenario, given
from games.kernel.title import Table
from games.monumental import title
from games.monumental.box import CARDS, CIVILISATIONS, PILES, CardId, Civilisation, TileId
from games.monumental.effects import Goods
from games.monumental.facts.beginning import development_deck
from games.monumental.options import Options
from games.monumental.rules import RULES
from games.monumental.rules.move import Move
from games.monumental.state import State, Turn
from games.monumental.state.city import Slot
from games.monumental.state.land import Tile
from games.monumental.state.player import Player
from games.monumental.steps import Step, TakingTurn


class First:
    """A chance that always gives the first outcome."""

    def below(self, n: int, label: str) -> int:
        """0."""
        return 0


F = TypeVar("F")


class Position:
    """A position being made; each method changes it and returns it."""

    def __init__(
        self,
        seats: int = 2,
        mode: Literal["classic", "continuous"] = "classic",
        civilisations: tuple[Civilisation, ...] = (),
        *,
        heroes: bool = False,
        monsters: bool = False,
    ) -> None:
        rest = [one for one in CIVILISATIONS if one not in civilisations]
        chosen = (*civilisations, *rest)[:seats]
        options = Options(mode=mode, civilisations=chosen, heroes=heroes, monsters=monsters)
        facts = RULES.setup(Table(seats=seats, options=options), First())
        assert not isinstance(facts, Illegal)
        state: Any = None
        for fact in facts:
            state = fact.applied(state)
        self.state: State = state
        for seat in range(seats):
            empty = {"slots": (Slot(),) * 9, "deck": Pile(), "goods": Goods()}
            self.player(seat, **empty)
        self.turn(0)

    def player(self, seat: int, **fields: Any) -> "Position":
        """Any fields of a player."""
        now = replace(self.state.players[seat], **fields)
        self.state = self.state.with_player(seat, now)
        return self

    def of(self, seat: int) -> Player:
        """The player as it is now."""
        return self.state.players[seat]

    def goods(self, seat: int, **amounts: int) -> "Position":
        """Resources in hand; those not named are 0."""
        return self.player(seat, goods=Goods(**amounts))

    def slot(self, seat: int, number: int, *cards: CardId, activated: bool = True) -> "Position":
        """The cards of a slot."""
        slot = Slot(activated=activated)
        for card in cards:
            slot = slot.with_card(card)
        slots = list(self.of(seat).slots)
        slots[number - 1] = slot
        return self.player(seat, slots=tuple(slots))

    def city(self, seat: int, cards: Iterable[CardId], *, activated: bool = False) -> "Position":
        """Covers for the slots from the first one on."""
        for number, card in enumerate(cards, 1):
            self.slot(seat, number, card, activated=activated)
        return self

    def deck(self, seat: int, *top: CardId, rest: Iterable[CardId] = ()) -> "Position":
        """Known cards on top of the city deck, over an unordered rest."""
        segments: list[Shuffled[CardId] | Ordered[CardId]] = []
        if top:
            segments.append(Ordered(top))
        if unordered := tuple(rest):
            segments.append(shuffled(unordered))
        return self.player(seat, deck=Pile(tuple(segments)))

    def tile(self, tile: TileId, owner: int | None = None, **fields: Any) -> "Position":
        """What lies on a tile; units come out of their capital."""
        old = self.state.land.at(tile)
        kept = {"production": old.production, "exploration": old.exploration}
        land = self.state.land.with_tile(tile, Tile(owner=owner, **(kept | fields)))
        if owner is not None and tile not in land.capitals:
            home = land.at(land.capitals[owner])
            home = replace(
                home,
                soldiers=home.soldiers - fields.get("soldiers", 0),
                warlord=home.warlord and not fields.get("warlord", False),
            )
            land = land.with_tile(land.capitals[owner], home)
        self.state = replace(self.state, land=land)
        return self

    def home(self, seat: int, soldiers: int, *, warlord: bool = True) -> "Position":
        """What stands in a capital; the rest is nowhere."""
        capital = self.state.land.capitals[seat]
        return self.tile(capital, seat, soldiers=soldiers, warlord=warlord)

    def explorer(self, seat: int, explorer: int, tile: TileId) -> "Position":
        """Where an explorer stands."""
        land = self.state.land.with_explorer(seat, explorer, tile)
        self.state = replace(self.state, land=land)
        return self

    def display(self, *slots: CardId | None) -> "Position":
        """The display from the deck on; the deck has all other cards."""
        cards = [one for one in development_deck(len(self.state.players)).items if one not in slots]
        segments = tuple(shuffled(c for c in cards if CARDS[c].era == era) for era in (1, 2, 3))
        return self._display(slots=slots, deck=Pile(segments))

    def _display(self, **fields: Any) -> "Position":
        self.state = replace(self.state, display=replace(self.state.display, **fields))
        return self

    def development(self, *cards: CardId) -> "Position":
        """The development deck, its cards in this order."""
        return self._display(deck=Pile((Ordered(cards),) if cards else ()), era=1)

    def basics(self, **left: int) -> "Position":
        """How many basic buildings are left in the piles named."""
        supply = self.state.supply
        basics = tuple(left.get(pile, supply.left(pile)) for pile in PILES)
        return self.with_state(supply=replace(supply, basics=basics))

    def with_state(self, **fields: Any) -> "Position":
        """Any fields of the state."""
        self.state = replace(self.state, **fields)
        return self

    def turn(self, seat: int, *, acted: bool = False, fresh: tuple[CardId, ...] = ()) -> "Position":
        """Whose turn it is; nothing else is pending."""
        turn = Turn(seat=seat, acted=acted, fresh=fresh)
        self.state = replace(self.state, phase="actions", turn=turn)
        return self.asking(seat, TakingTurn())

    def asking(self, seat: int, *steps: Step) -> "Position":
        """What is pending, the bottom one first; all await the seat."""
        frames = tuple(Frame(id=at, seat=seat, step=one) for at, one in enumerate(steps, 1))
        self.state = replace(self.state, agenda=Agenda(frames, len(frames) + 1))
        return self

    def settled(self, *steps: Step, turn: int | None = None) -> Scenario[State, object]:
        """What work of the rules leads to, the last one done first; below it, somebody's turn."""
        pending = [(None, one) for one in steps]
        below = [] if turn is None else [(turn, TakingTurn())]
        frames = tuple(
            Frame(id=at, seat=seat, step=one)
            for at, (seat, one) in enumerate((*below, *pending), 1)
        )
        self.state = replace(self.state, agenda=Agenda(frames, len(frames) + 1))
        move = Move(self.state, First())
        RULES.settle(move, None)
        done = move.finish()
        return Scenario(title=title, state=done.state, facts=done.facts)

    def given(self) -> Scenario[State, object]:
        """Begins a scenario."""
        return given(title, self.state)


def goods_of(game: Scenario[State, object], seat: int) -> Goods:
    """The resources in hand after a scenario."""
    return game.state.players[seat].goods


def legal(game: Scenario[State, object], seat: int) -> set[Any]:
    """The legal commands after a scenario."""
    return set(title.rules.legal(game.state, seat))


def asked(game: Scenario[State, object], seat: int) -> Any:
    """The decision that is open for a seat."""
    frame = game.state.agenda.open_for(seat)
    return None if frame is None else frame.step


def happened(game: Scenario[State, object], *kinds: type[F]) -> list[F]:
    """The facts of some kinds, in order."""
    return [fact for fact in game.facts if isinstance(fact, kinds)]
