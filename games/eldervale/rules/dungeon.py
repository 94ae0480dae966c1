"""Expeditions and adventure cards (EV-DUN), drawn tiles (EV-BIF-02), gifts (EV-TEA-04)."""

from collections.abc import Iterator

from games.eldervale.box import ADVENTURES, BIFROST, DRAGONS_LAIR, TILES, TileId, lair_of
from games.eldervale.commands import (
    BurnAdventure,
    Command,
    Decline,
    KeepOrGive,
    PlaceTile,
    TakeAdventure,
)
from games.eldervale.effects.cards import CycleAdventure, Expedition, GainAdventure
from games.eldervale.effects.terms import ElementId
from games.eldervale.facts.beginning import MonsterSpawned, StackPlaced
from games.eldervale.facts.cards import (
    AdventureBurned,
    AdventureGained,
    AdventureRevealed,
    AdventureTaken,
)
from games.eldervale.facts.map import TileDrawn, TilePlaced
from games.eldervale.rules.base import Does, Move, Question, refuse
from games.eldervale.rules.dwellings import ruin_discount, trigger_end
from games.eldervale.rules.magic_deck import tops
from games.eldervale.rules.paying import affordable, charge, price
from games.eldervale.state import State, Stock
from games.eldervale.steps.base import Price, Script
from games.eldervale.steps.dungeon import (
    CardPaid,
    CyclingCard,
    DrawingTile,
    ExploringFirst,
    ExploringOn,
    ExploringSecond,
    GivingCard,
    PlacingTile,
    Refilling,
    TakingCard,
)
from games.eldervale.steps.gaining import GainingPower
from games.kernel.decision import Work
from games.kernel.hexes import Hex
from games.kernel.refusal import Illegal
from games.kernel.seats import Seat

STACK = 3
"""Tokens of a fresh stack (EV-SET-07)."""


def card_price(card: str) -> Price:
    """The cost of an adventure card as units."""
    units = price(ADVENTURES[card].cost)
    assert units is not None
    return units


def buyable(state: State, seat: Seat, discount: int = 0, without: int = 0) -> Iterator[ElementId]:
    """Elements whose face-up card a player can pay."""
    one = state.players[seat]
    for element, card in state.face_up.items():
        if affordable(one, card_price(card), discount, without=without):
            yield element


class ExpeditionOp(Does[Expedition]):
    """`dungeon_expedition`: a tile, then cards."""

    def run(self, move: Move, script: Script, op: Expedition) -> None:
        """The first card may be cheaper (effects 5.48)."""
        discount = ruin_discount(move, script)
        move.work(ExploringOn(seat=script.seat, discount=discount))
        if move.state.stock.size:
            move.work(DrawingTile())


def stock_options(stock: Stock) -> tuple[TileId, ...]:
    """The tiles that may come next, as often as their chances are to one another (EV-DRA-01)."""
    if not stock.special or not stock.pool:
        return stock.special or stock.pool
    plain = stock.top - len(stock.special)
    return stock.special * len(stock.pool) + stock.pool * plain


def draw_tile(move: Move) -> TileId:
    """The next tile of the stock; the last one triggers the end (EV-DUN-02)."""
    tile = move.draw(stock_options(move.state.stock), "tile")
    move.note(TileDrawn(tile=tile))
    if not move.state.stock.size:
        trigger_end(move, move.state.active, "stock")
    return tile


class Revealing(Work[DrawingTile, Move]):
    """A tile is drawn and put on the map (EV-DUN-01)."""

    def run(self, move: Move, step: DrawingTile) -> None:
        """The active player chooses where."""
        tile = draw_tile(move)
        move.ask(move.state.active, PlacingTile(tile=tile))


class ChoosingHex(Question[PlacingTile]):
    """Where the drawn tile lies."""

    takes = (PlaceTile,)
    rule = "EV-DUN-01"

    def options(self, state: State, seat: Seat, step: PlacingTile) -> Iterator[Command]:
        """Empty hexes that touch enough realms."""
        return (PlaceTile(q=at.q, r=at.r) for at in state.land.open_hexes(step.tile))

    def answer(self, move: Move, seat: Seat, step: PlacingTile, command: Command) -> None:
        """It lies there."""
        assert isinstance(command, PlaceTile)
        lay(move, step.tile, Hex(command.q, command.r))

    def refusal(self, state: State, seat: Seat, step: PlacingTile, command: Command) -> Illegal:
        """How many neighbours it needs."""
        if step.tile == BIFROST:
            return refuse("EV-BIF-02", "The Bifrost touches exactly one realm.")
        return refuse(self.rule, "A tile goes to an empty hex next to at least two realms.")


def lay(move: Move, tile: TileId, at: Hex) -> None:
    """A tile on the map, with treasure and monster; behind the Bifrost the next tile."""
    start = move.state.land.only_neighbour(at) if tile == BIFROST else None
    move.note(TilePlaced(tile=tile, at=at, start=start))
    furnish(move, tile)
    end = move.state.land.end_hex
    if tile == BIFROST and end is not None and move.state.stock.size:
        lay(move, draw_tile(move), end)


def furnish(move: Move, tile: TileId) -> None:
    """Treasure and monster of a tile that came onto the map (EV-SET-10, EV-MON-01)."""
    for slot in range(len(TILES[tile].slots)):
        element = str(TILES[tile].element)
        unknown = move.state.hoard(element).items
        token = move.draw(unknown, "treasure", f"{element} {slot} {tile}")
        move.note(StackPlaced(tile=tile, slot=slot, height=STACK, token=token, element=element))
    if TILES[tile].lair or tile in (DRAGONS_LAIR, BIFROST):
        for monster in move.state.monsters:
            if lair_of(monster) == tile:
                move.note(MonsterSpawned(monster=monster))


class Exploring(Work[ExploringOn, Move]):
    """The cards of the expedition (EV-DUN-03..06)."""

    def run(self, move: Move, step: ExploringOn) -> None:
        """One, a second or a burned one, then the decks are turned up."""
        move.work(Refilling())
        move.ask(step.seat, ExploringSecond())
        move.ask(step.seat, ExploringFirst(discount=step.discount))


class ChoosingFirst(Question[ExploringFirst]):
    """The first card (EV-DUN-03)."""

    takes = (TakeAdventure,)
    rule = "EV-DUN-03"
    never = True

    def options(self, state: State, seat: Seat, step: ExploringFirst) -> Iterator[Command]:
        """What can be paid."""
        return (TakeAdventure(element=one) for one in buyable(state, seat, step.discount))

    def answer(self, move: Move, seat: Seat, step: ExploringFirst, command: Command) -> None:
        """Pays and gains it."""
        assert isinstance(command, TakeAdventure)
        purchase(move, seat, command.element, step.discount, refill=False)


class ChoosingSecond(Question[ExploringSecond]):
    """A second card, or one to burn (EV-DUN-04)."""

    takes = (TakeAdventure, BurnAdventure)
    rule = "EV-DUN-04"
    never = True

    def options(self, state: State, seat: Seat, step: ExploringSecond) -> Iterator[Command]:
        """What can be paid, and everything face up."""
        for element in buyable(state, seat):
            yield TakeAdventure(element=element)
        for element in state.face_up:
            yield BurnAdventure(element=element)

    def answer(self, move: Move, seat: Seat, step: ExploringSecond, command: Command) -> None:
        """Gains or burns it."""
        if isinstance(command, TakeAdventure):
            purchase(move, seat, command.element, 0, refill=False)
        else:
            assert isinstance(command, BurnAdventure)
            burn(move, command.element)

    def refusal(self, state: State, seat: Seat, step: ExploringSecond, command: Command) -> Illegal:
        """The deck of the first card shows nothing now."""
        assert isinstance(command, TakeAdventure | BurnAdventure)
        if command.element not in state.face_up:
            because = "The second card comes from another deck: this one shows no card now."
            return refuse("EV-DUN-05", because)
        return refuse(self.rule, "You cannot pay that card.")


def burn(move: Move, element: ElementId) -> None:
    """The face-up card of a deck goes to its bottom."""
    card = move.state.face_up[element]
    move.note(AdventureBurned(card=card, element=element))


def purchase(move: Move, seat: Seat, element: ElementId, discount: int, *, refill: bool) -> None:
    """The payment of a face-up card; then it is gained."""
    card = move.state.face_up[element]
    move.work(CardPaid(seat=seat, element=element, refill=refill))
    charge(move, seat, card_price(card), discount=discount)


class Buying(Work[CardPaid, Move]):
    """A paid card is gained, or given to the teammate (EV-TEA-04)."""

    def run(self, move: Move, step: CardPaid) -> None:
        """Its deck is turned up after the gain, where that is not for later."""
        card = move.state.face_up.get(step.element)
        if card is None:
            return
        if step.refill:
            move.work(Refilling(element=step.element))
        if move.state.partner(step.seat) is None:
            obtain(move, step.seat, card, step.seat)
        else:
            move.note(AdventureTaken(card=card, element=step.element))
            move.ask(step.seat, GivingCard(card=card))


def obtain(move: Move, keeper: Seat, card: str, by: Seat) -> None:
    """The card goes to a tableau, with 1 power of its element (EV-TAB-01)."""
    element = ADVENTURES[card].element
    move.note(AdventureGained(seat=keeper, card=card, element=element, by=by))
    move.work(GainingPower(seat=keeper, element=element))


class ChoosingKeeper(Question[GivingCard]):
    """Who keeps a gained card."""

    takes = (KeepOrGive,)
    rule = "EV-TEA-04"
    never = True

    def options(self, state: State, seat: Seat, step: GivingCard) -> Iterator[Command]:
        """The player or the teammate."""
        mate = state.partner(seat)
        assert mate is not None
        yield KeepOrGive(to=seat)
        yield KeepOrGive(to=mate)

    def answer(self, move: Move, seat: Seat, step: GivingCard, command: Command) -> None:
        """The keeper gains the power."""
        assert isinstance(command, KeepOrGive)
        obtain(move, command.to, step.card, seat)


class TurningUp(Work[Refilling, Move]):
    """Decks show their next card (EV-DUN-06, EV-DUN-07)."""

    def run(self, move: Move, step: Refilling) -> None:
        """Those that show none."""
        for deck in move.state.decks:
            if step.element in (None, deck.element):
                reveal(move, deck.element)


def reveal(move: Move, element: ElementId) -> None:
    """A deck shows its next card, if it shows none and has one."""
    deck = move.state.deck(element)
    if deck.up is None and deck.rest.size:
        card = move.draw(tops(deck.rest), "adventure", element)
        move.note(AdventureRevealed(card=card, element=element))


class GainAdventureOp(Does[GainAdventure]):
    """`gain_adventure`."""

    def run(self, move: Move, script: Script, op: GainAdventure) -> None:
        """Asks which."""
        discount = op.discount + ruin_discount(move, script)
        move.ask(script.seat, TakingCard(discount=discount))


class ChoosingCard(Question[TakingCard]):
    """A face-up adventure card."""

    takes = (TakeAdventure,)
    rule = "EV-DUN-07"

    def options(self, state: State, seat: Seat, step: TakingCard) -> Iterator[Command]:
        """What can be paid."""
        return (TakeAdventure(element=one) for one in buyable(state, seat, step.discount))

    def answer(self, move: Move, seat: Seat, step: TakingCard, command: Command) -> None:
        """Pays and gains it."""
        assert isinstance(command, TakeAdventure)
        purchase(move, seat, command.element, step.discount, refill=True)


class CycleOp(Does[CycleAdventure]):
    """`cycle_adventure`."""

    def run(self, move: Move, script: Script, op: CycleAdventure) -> None:
        """Asks which."""
        move.ask(script.seat, CyclingCard(optional=op.optional))


class ChoosingCycle(Question[CyclingCard]):
    """A face-up card that goes under its deck."""

    takes = (BurnAdventure, Decline)
    rule = "EV-DUN-07"

    def options(self, state: State, seat: Seat, step: CyclingCard) -> Iterator[Command]:
        """Everything face up, or none."""
        for element in state.face_up:
            yield BurnAdventure(element=element)
        if step.optional and state.face_up:
            yield Decline(source="cycle")

    def answer(self, move: Move, seat: Seat, step: CyclingCard, command: Command) -> None:
        """The next card is turned up."""
        if self.declined(move, seat, command):
            return
        assert isinstance(command, BurnAdventure)
        burn(move, command.element)
        reveal(move, command.element)
