"""Treasure tokens: taking, cashing in, placing (EV-RLM, EV-FRE-02, EV-FRE-03)."""

from collections.abc import Iterator

from games.eldervale.box.content import KIT, TILES
from games.eldervale.box.ids import TileId, TokenId
from games.eldervale.commands.places import StackRef
from games.eldervale.commands.placing import PickToken
from games.eldervale.commands.program import Command
from games.eldervale.commands.turn import CashTreasure, PlaceTreasure
from games.eldervale.effects.goods import BurnTreasure, TakeTreasureTokens
from games.eldervale.facts import goods
from games.eldervale.rules.choice import Choice
from games.eldervale.rules.move import Move
from games.eldervale.rules.resolution import NO_OUTLAY, EffectHandler, Outlay
from games.eldervale.rules.resources.gaining import gain_token
from games.eldervale.state import State
from games.eldervale.state.land import Stack
from games.eldervale.steps.base import Script
from games.eldervale.steps.treasure import Cashing, Overflowing, PickingStack
from games.kernel.chance import Chance, pick
from games.kernel.decision import LAPSE, Lapse
from games.kernel.refusal import Illegal
from games.kernel.sampling import SAMPLE
from games.kernel.seats import Seat


def take(move: Move, seat: Seat, tile: TileId, slot: int, index: int = 0) -> None:
    """A token of a stack goes to a tray; the next one is turned up; a fifth is one too many."""
    token = move.state.stack(tile, slot).known[index]
    move.note(goods.TreasureTaken(seat=seat, tile=tile, slot=slot, token=token, index=index))
    turn_up(move, tile, slot)
    if len(move.player(seat).tray) > KIT.treasure_limit:
        move.ask(seat, Overflowing())


def turn_up(move: Move, tile: TileId, slot: int, depth: int = 1) -> None:
    """The tokens of a stack are known down to a depth."""
    element = str(TILES[tile].element)
    while True:
        stack = move.state.stack(tile, slot)
        if len(stack.known) >= min(depth, stack.height):
            return
        unknown = move.state.hoard(element).items
        token = move.draw(unknown, "treasure", f"{element} {slot} {tile}")
        move.note(goods.TreasureRevealed(tile=tile, slot=slot, token=token, element=element))


def token_missing(rule: str, token: TokenId) -> Illegal:
    """The refusal of a token that a player does not have."""
    return Illegal(rule, "token-not-in-tray", token=token)


def cash(move: Move, seat: Seat, token: TokenId) -> None:
    """A token leaves the game for what it shows (EV-RES-07)."""
    move.note(goods.TreasureCashed(seat=seat, token=token))
    gain_token(move, seat, token)


def cashing(state: State, seat: Seat) -> Iterator[CashTreasure]:
    """The tokens that a player can cash in."""
    return (CashTreasure(token=one) for one in dict.fromkeys(state.players[seat].tray))


def placing(state: State, seat: Seat) -> Iterator[PlaceTreasure]:
    """The tokens and the squares on which they can be put (EV-FRE-03, EV-ORB-03)."""
    one = state.players[seat]
    squares = [(card.card, square) for card in one.tableau for square in card.squares]
    for token in dict.fromkeys(one.tray):
        for card, square in squares:
            yield PlaceTreasure(token=token, card=card, square=square)


def placed(state: State, seat: Seat, chance: Chance) -> PlaceTreasure | None:
    """One of `placing`, each as likely as the others."""
    one = state.players[seat]
    squares = [(card.card, square) for card in one.tableau for square in card.squares]
    if not squares or not one.tray:
        return None
    token = pick(chance, tuple(dict.fromkeys(one.tray)), SAMPLE)
    card, square = pick(chance, squares, SAMPLE)
    return PlaceTreasure(token=token, card=card, square=square)


def put(move: Move, seat: Seat, command: PlaceTreasure) -> None:
    """A token lies on a square."""
    card = move.player(seat).card(command.card)
    move.note(
        goods.TreasurePlaced(
            seat=seat,
            token=command.token,
            card=command.card,
            square=command.square,
            replaced=card.token(command.square),
        )
    )


class CashOffer(Choice[Cashing, CashTreasure]):
    """An offer to every seat with a token (EV-FRE-02)."""

    takes = (CashTreasure,)
    rule = "EV-FRE-02"
    free = False

    def options(self, state: State, seat: Seat, step: Cashing) -> Iterator[CashTreasure]:
        return cashing(state, seat)

    def automatic(self, state: State, seat: Seat, step: Cashing) -> CashTreasure | Lapse | None:
        """Nobody takes an offer for a seat."""
        return None

    def refusal(self, state: State, seat: Seat, step: Cashing, command: CashTreasure) -> Illegal:
        return token_missing(self.rule, command.token)

    def answer(self, move: Move, seat: Seat, step: Cashing, command: CashTreasure) -> None:
        cash(move, seat, command.token)


class TrayLimit(Choice[Overflowing, Command]):
    """A fifth token must go (EV-RLM-03)."""

    takes = (CashTreasure, PlaceTreasure)
    rule = "EV-RLM-03"
    free = False
    silent = True

    def options(self, state: State, seat: Seat, step: Overflowing) -> Iterator[Command]:
        """Cash one in, or in the own turn put one on a square."""
        yield from cashing(state, seat)
        if state.active == seat:
            yield from placing(state, seat)

    def automatic(self, state: State, seat: Seat, step: Overflowing) -> Command | Lapse | None:
        """Over when there are few enough."""
        return LAPSE if len(state.players[seat].tray) <= KIT.treasure_limit else None

    def answer(self, move: Move, seat: Seat, step: Overflowing, command: Command) -> None:
        move.ask(seat, step)
        if isinstance(command, CashTreasure):
            cash(move, seat, command.token)
        else:
            assert isinstance(command, PlaceTreasure)
            put(move, seat, command)


def stacks(
    state: State, op: TakeTreasureTokens | BurnTreasure, taken: tuple[tuple[TileId, int], ...] = ()
) -> tuple[Stack, ...]:
    """The stacks from which an operation can take a token (effects 5.25)."""
    placement = state.turn.placement
    return tuple(
        one
        for one in state.stacks
        if one.height and (one.tile, one.slot) not in taken and _in_scope(one, op, placement)
    )


def _in_scope(stack: Stack, op: TakeTreasureTokens | BurnTreasure, placement: object) -> bool:
    if isinstance(op, BurnTreasure):
        return placement is not None and stack.tile == getattr(placement, "realm", None)
    return op.scope != "element" or TILES[stack.tile].element == op.element


class StackChoice(Choice[PickingStack, PickToken]):
    """A stack of which the top token is taken or burned."""

    takes = (PickToken,)
    rule = "EV-RLM-01"

    def options(self, state: State, seat: Seat, step: PickingStack) -> Iterator[PickToken]:
        for one in stacks(state, step.op, step.taken):
            yield PickToken(stack=StackRef(one.tile, one.slot))

    def refusal(self, state: State, seat: Seat, step: PickingStack, command: PickToken) -> Illegal:
        """A stack that is not there or used up, or that the effect does not reach."""
        tile, slot = command.stack.tile, command.stack.slot
        stack = next((one for one in state.stacks if (one.tile, one.slot) == (tile, slot)), None)
        if stack is None:
            return Illegal(self.rule, "slot-unknown", realm=tile, slot=slot + 1)
        if not stack.height:
            return Illegal(self.rule, "stack-empty", realm=tile, slot=slot + 1)
        if (tile, slot) in step.taken:
            return Illegal(self.rule, "stack-used", realm=tile, slot=slot + 1)
        if stack not in stacks(state, step.op):
            return Illegal(self.rule, "stack-not-reached", realm=tile)
        return Illegal(self.rule, "top-token-only")

    def answer(self, move: Move, seat: Seat, step: PickingStack, command: PickToken) -> None:
        tile, slot = command.stack.tile, command.stack.slot
        op = step.op
        if isinstance(op, TakeTreasureTokens) and step.left > 1:
            taken = (*step.taken, (tile, slot)) if op.distinct_stacks else step.taken
            move.ask(seat, PickingStack(op=op, left=step.left - 1, taken=taken))
        if isinstance(op, TakeTreasureTokens):
            take(move, seat, tile, slot)
            return
        token = move.state.stack(tile, slot).known[0]
        move.note(goods.TreasureBurned(seat=seat, tile=tile, slot=slot, token=token))
        turn_up(move, tile, slot)
        gain_token(move, seat, token)


class TakingTokens(EffectHandler[TakeTreasureTokens]):
    """`take_treasure`."""

    def possible(
        self, state: State, script: Script, op: TakeTreasureTokens, outlay: Outlay = NO_OUTLAY
    ) -> bool:
        """While a stack is in reach."""
        return bool(stacks(state, op))

    def run(self, move: Move, script: Script, op: TakeTreasureTokens) -> None:
        move.ask(script.seat, PickingStack(op=op, left=op.n))


class BurningToken(EffectHandler[BurnTreasure]):
    """`burn_treasure_for_resources`."""

    def possible(
        self, state: State, script: Script, op: BurnTreasure, outlay: Outlay = NO_OUTLAY
    ) -> bool:
        """While a stack is in reach."""
        return bool(stacks(state, op))

    def run(self, move: Move, script: Script, op: BurnTreasure) -> None:
        """Of a stack of the placed realm."""
        move.ask(script.seat, PickingStack(op=op, left=1))
