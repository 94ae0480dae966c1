"""The Timeline phase: cards are activated, once each in any order (AK-TL)."""

from collections.abc import Iterator

from games.ancient_knowledge.box import EFFECTS, ICONS, CardId
from games.ancient_knowledge.commands import Activate, EndTimeline
from games.ancient_knowledge.rules import effects
from games.ancient_knowledge.rules.choice import Choice
from games.ancient_knowledge.rules.move import Move
from games.ancient_knowledge.rules.resolution import RESOLUTION
from games.ancient_knowledge.state import State
from games.ancient_knowledge.state.player import Player
from games.ancient_knowledge.steps import ActivatingCards, EffectOf, Resolving
from games.kernel.chance import Chance, pick
from games.kernel.decision import LAPSE, Lapse
from games.kernel.refusal import Illegal
from games.kernel.sampling import SAMPLE
from games.kernel.seats import Seat


def cards_of_phase(player: Player) -> tuple[CardId, ...]:
    """The cards of the phase, fixed at its start (AK-TL-02)."""
    return tuple([card for card in player.in_play if ICONS[card] == "timeline"])


class Activation(Choice[ActivatingCards, Activate | EndTimeline]):
    """Which card next, or the end of the phase."""

    def options(
        self, state: State, seat: Seat, step: ActivatingCards
    ) -> Iterator[Activate | EndTimeline]:
        """Every remaining card whose cost, if any, can be paid; the end if nothing must be."""
        player = state.players[seat]
        for card in _left(state, seat, step):
            if effects.payable(player, card, EFFECTS[card][0]):
                yield Activate(card)
        if not any(self._mandatory(state, seat, step)):
            yield EndTimeline()

    def sample(
        self, state: State, seat: Seat, step: ActivatingCards, chance: Chance
    ) -> Activate | EndTimeline:
        """Evenly; whether the phase can end, is only asked if that is drawn."""
        player, left = state.players[seat], _left(state, seat, step)
        some = [card for card in left if effects.payable(player, card, EFFECTS[card][0])]
        drawn = chance.below(len(some) + 1, SAMPLE)
        if drawn < len(some):
            return Activate(some[drawn])
        if some and any(self._mandatory(state, seat, step)):
            return Activate(pick(chance, some, SAMPLE))
        return EndTimeline()

    def forbidden(
        self, state: State, seat: Seat, step: ActivatingCards, command: Activate | EndTimeline
    ) -> Illegal | None:
        """Remaining cards only (AK-TL-03), payable ones (AK-EFF-03); no early end (AK-TL-04)."""
        if isinstance(command, EndTimeline):
            cards = tuple(self._mandatory(state, seat, step))
            return Illegal("AK-TL-04", "effects-left", cards=cards) if cards else None
        card = command.card
        if card not in _left(state, seat, step):
            return Illegal("AK-TL-03", "card-not-left")
        effect = EFFECTS[card][0]
        if effects.payable(state.players[seat], card, effect):
            return None
        return effects.why_not_payable(effect)

    def automatic(self, state: State, seat: Seat, step: ActivatingCards) -> Activate | Lapse | None:
        """Nothing can be done any more, or publicly one command is left (AK-TL-04)."""
        left = _left(state, seat, step)
        if not any(self._can_do(state, seat, card) for card in left):
            return LAPSE
        player = state.players[seat]
        open_to_all = [card for card in left if effects.publicly_payable(player, EFFECTS[card][0])]
        if len(open_to_all) == 1 and any(self._mandatory(state, seat, step)):
            return Activate(open_to_all[0])
        return None

    def answer(
        self, move: Move, seat: Seat, step: ActivatingCards, command: Activate | EndTimeline
    ) -> None:
        if isinstance(command, Activate):
            rest = tuple(card for card in step.remaining if card != command.card)
            if rest:
                move.ask(seat, ActivatingCards(remaining=rest))
            effects.resolve(move, seat, command.card)

    def _mandatory(self, state: State, seat: Seat, step: ActivatingCards) -> Iterator[CardId]:
        """The cards left with a mandatory effect that can do something (AK-TL-04)."""
        for card in _left(state, seat, step):
            if not effects.refusable(EFFECTS[card][0]) and self._can_do(state, seat, card):
                yield card

    def _can_do(self, state: State, seat: Seat, card: CardId) -> bool:
        return RESOLUTION.can_do(state, Resolving(seat=seat, source=EffectOf(card)))


def _left(state: State, seat: Seat, step: ActivatingCards) -> tuple[CardId, ...]:
    """The remaining cards that are still in play (AK-TL-02)."""
    player = state.players[seat]
    return tuple([card for card in step.remaining if player.has_in_play(card)])
