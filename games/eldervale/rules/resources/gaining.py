"""Gaining resources, from the supply or as magic cards (EV-RES-01, EV-RES-02)."""

from collections.abc import Iterator

from games.eldervale.box.content import TILES, TOKENS, square_of
from games.eldervale.box.ids import CardId
from games.eldervale.box.names import CAP
from games.eldervale.commands.choices import ChooseResource
from games.eldervale.effects import goods
from games.eldervale.effects.cards import DrawMagic, DrawMagicPer
from games.eldervale.effects.terms import KINDS, Kind
from games.eldervale.effects.tracks import RollVp, Vp, VpPer
from games.eldervale.facts.flow import AbilityDieRolled
from games.eldervale.facts.goods import ResourcesGained
from games.eldervale.rules.choice import Choice
from games.eldervale.rules.effects.counting import Count, counted
from games.eldervale.rules.move import Move
from games.eldervale.rules.resolution import NO_OUTLAY, EffectHandler, Outlay, SureHandler
from games.eldervale.rules.resources.magic_deck import can_draw, draw_magic
from games.eldervale.state import State
from games.eldervale.state.player import Player
from games.eldervale.steps.base import Script
from games.eldervale.steps.gaining import GainingChoice
from games.kernel.refusal import Illegal
from games.kernel.seats import Seat


def gain(move: Move, seat: Seat, kind: Kind, n: int = 1) -> None:
    """Resources from the supply, up to the limit; magic cards are drawn."""
    if kind == "magic":
        draw_magic(move, seat, n)
        return
    room = CAP - move.player(seat).supply.of(kind)
    taken = max(0, min(n, room))
    move.note(ResourcesGained(seat=seat, kind=kind, n=taken, lost=n - taken))


def gain_one_of(move: Move, seat: Seat, kinds: tuple[Kind, ...], n: int = 1) -> None:
    """One of the kinds, chosen, n times."""
    if n:
        move.ask(seat, GainingChoice(kinds=kinds, left=n))


def gain_token(move: Move, seat: Seat, token: str) -> None:
    """What a treasure token shows (EV-FRE-02)."""
    face = TOKENS[token]
    if face.kind == "either":
        gain_one_of(move, seat, face.symbols)
        return
    for kind in dict.fromkeys(face.symbols):
        gain(move, seat, kind, face.symbols.count(kind))


def gains_of_square(player: Player, card: CardId, square: str) -> bool:
    """Whether a square gives anything."""
    lies = player.card(card)
    return lies.token(square) is not None or square_of(card, square).printed is not None


class GainedKind(Choice[GainingChoice, ChooseResource]):
    """A resource to gain."""

    takes = (ChooseResource,)
    rule = "EV-RES-02"

    def options(self, state: State, seat: Seat, step: GainingChoice) -> Iterator[ChooseResource]:
        """Kinds below the limit, and magic if a card can be drawn."""
        supply = state.players[seat].supply
        for kind in dict.fromkeys(step.kinds):
            if can_draw(state) if kind == "magic" else supply.of(kind) < CAP:
                yield ChooseResource(kind=kind)

    def answer(self, move: Move, seat: Seat, step: GainingChoice, command: ChooseResource) -> None:
        gain(move, seat, command.kind)
        gain_one_of(move, seat, step.kinds, step.left - 1)

    def refusal(
        self, state: State, seat: Seat, step: GainingChoice, command: ChooseResource
    ) -> Illegal:
        """Another kind, or one of which there is no more room."""
        if command.kind not in step.kinds:
            return Illegal(
                "EV-GEN-05",
                "gain-not-offered",
                kind=command.kind,
                kinds=[*dict.fromkeys(step.kinds)],
            )
        if command.kind == "magic":
            return Illegal("EV-MAG-01", "magic-deck-empty")
        return Illegal(self.rule, "good-at-limit", held={command.kind: CAP})


class Gaining(SureHandler[goods.Gain]):
    """`gain`."""

    def run(self, move: Move, script: Script, op: goods.Gain) -> None:
        gain(move, script.seat, op.res, op.n)


class GainingAny(SureHandler[goods.GainAny]):
    """`gain_any`."""

    def run(self, move: Move, script: Script, op: goods.GainAny) -> None:
        gain_one_of(move, script.seat, KINDS, op.n)


class GainingAnyPer(SureHandler[goods.GainAnyPer]):
    """`gain_any_per`."""

    def run(self, move: Move, script: Script, op: goods.GainAnyPer) -> None:
        n = min(op.max, op.n * counted(op.per, Count(state=move.state, seat=script.seat)))
        gain_one_of(move, script.seat, KINDS, n)


class GainingChosen(SureHandler[goods.GainChoice]):
    """`gain_choice`."""

    def run(self, move: Move, script: Script, op: goods.GainChoice) -> None:
        gain_one_of(move, script.seat, op.from_, op.n)


class GainingSquare(EffectHandler[goods.GainSquare]):
    """`gain_square` (EV-TAB-03)."""

    def possible(
        self, state: State, script: Script, op: goods.GainSquare, outlay: Outlay = NO_OUTLAY
    ) -> bool:
        """Of a square that gives anything."""
        card = script.source.card
        return card is not None and gains_of_square(state.players[script.seat], card, op.square)

    def run(self, move: Move, script: Script, op: goods.GainSquare) -> None:
        """The token's symbols, or the printed one."""
        card = script.source.card
        lies = None if card is None else move.player(script.seat).in_play(card)
        if card is None or lies is None:
            return
        token = lies.token(op.square)
        if token is not None:
            gain_token(move, script.seat, token)
        elif (printed := square_of(card, op.square).printed) is not None:
            gain(move, script.seat, printed)


class GainingPrinted(SureHandler[goods.GainPrintedSlot]):
    """`gain_printed_slot`."""

    def run(self, move: Move, script: Script, op: goods.GainPrintedSlot) -> None:
        """The resource printed in the slot of this placement."""
        placement = move.state.turn.placement
        if placement is None or placement.slot is None:
            return
        gain(move, script.seat, TILES[placement.realm].slots[placement.slot].printed, op.n)


class Drawing(SureHandler[DrawMagic]):
    """`draw_magic`."""

    def run(self, move: Move, script: Script, op: DrawMagic) -> None:
        draw_magic(move, script.seat, op.n)


class DrawingPer(SureHandler[DrawMagicPer]):
    """`draw_magic_per`."""

    def run(self, move: Move, script: Script, op: DrawMagicPer) -> None:
        n = min(op.max, op.n * counted(op.per, Count(state=move.state, seat=script.seat)))
        draw_magic(move, script.seat, n)


class Scoring(SureHandler[Vp]):
    """`vp`."""

    def run(self, move: Move, script: Script, op: Vp) -> None:
        move.score(script.seat, op.n, script.source.name)


class ScoringPer(SureHandler[VpPer]):
    """`vp_per`."""

    def run(self, move: Move, script: Script, op: VpPer) -> None:
        move.score(script.seat, points(move.state, script, op), script.source.name)


def points(state: State, script: Script, op: VpPer) -> int:
    """What a count scores."""
    count = Count(state=state, seat=script.seat, card=script.source.card, res=op.res)
    n = op.n * counted(op.per, count)
    return n if op.max is None else min(op.max, n)


class RollingPoints(SureHandler[RollVp]):
    """`roll_vp`: half of a die, rounded up, and 1."""

    def run(self, move: Move, script: Script, op: RollVp) -> None:
        die = move.draw(range(1, 7), "ability_die")
        move.note(AbilityDieRolled(source=script.source.name, value=die))
        move.score(script.seat, (die + 1) // 2 + 1, script.source.name)
