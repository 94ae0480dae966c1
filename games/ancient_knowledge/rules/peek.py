"""Technologies looked at in secret: Pyramid of the Niches (E-19, AK-HID-03, AK-HID-04)."""

from collections.abc import Iterator

from games.ancient_knowledge import effects as op
from games.ancient_knowledge.box import TECHNOLOGIES, Level
from games.ancient_knowledge.commands import Learn, Pass, ToBottom
from games.ancient_knowledge.facts.cards import DiscardReshuffled
from games.ancient_knowledge.facts.technologies import (
    TechnologiesLookedAt,
    TechnologyLearned,
    TechnologyPutUnder,
)
from games.ancient_knowledge.rules.boards import DECKS
from games.ancient_knowledge.rules.choice import Choice
from games.ancient_knowledge.rules.effects import EffectHandler
from games.ancient_knowledge.rules.learn import forbidden, learnable, shortfall, trigger
from games.ancient_knowledge.rules.move import Move
from games.ancient_knowledge.state import State
from games.ancient_knowledge.steps import (
    FinishingPeek,
    LearningLookedAt,
    Resolving,
    ReturningLookedAt,
)
from games.kernel.decision import Work
from games.kernel.refusal import Illegal
from games.kernel.seats import Seat


def peek(move: Move, seat: Seat, level: Level, count: int) -> None:
    """Look at the top cards of a deck; a deck too small is renewed first (E-19)."""
    piles = move.state.piles[level - 1]
    if piles.deck.size < count and piles.discarded:
        move.note(DiscardReshuffled(pile=DECKS[level], size=len(piles.discarded)))
    deck = move.state.piles[level - 1].deck
    cards = deck.draw(count, move.chance, f"technology deck {level}")
    move.note(TechnologiesLookedAt(seat=seat, level=level, technologies=cards))


class LearnLookedAt(Choice[LearningLookedAt, Learn | Pass]):
    """Which of the technologies looked at is learned."""

    def options(self, state: State, seat: Seat, step: LearningLookedAt) -> Iterator[Learn | Pass]:
        """Each that is learnable; `pass` only without one."""
        player = state.players[seat]
        some = tuple(learnable(player, player.aside.technologies))
        yield from map(Learn, some)
        if not some:
            yield Pass()

    def forbidden(
        self, state: State, seat: Seat, step: LearningLookedAt, command: Learn | Pass
    ) -> Illegal | None:
        """One has to be learned if one can be."""
        player = state.players[seat]
        if isinstance(command, Learn):
            return forbidden(player, command, player.aside.technologies)
        return (
            None
            if command in self.options(state, seat, step)
            else Illegal("AK-EFF-02", "effect-is-mandatory")
        )

    def answer(self, move: Move, seat: Seat, step: LearningLookedAt, command: Learn | Pass) -> None:
        """Learn it; its triggers wait until the rest is put away (AK-DECK-05)."""
        if isinstance(command, Learn):
            technology = command.technology
            missed = shortfall(move.player(seat), TECHNOLOGIES[technology])
            move.note(
                TechnologyLearned(
                    seat=seat, technology=technology, board=None, reduced_requirement=bool(missed)
                )
            )
            move.go_on(FinishingPeek(seat=seat, technology=technology))
        move.ask(seat, ReturningLookedAt(source=step.source))


class ReturnLookedAt(Choice[ReturningLookedAt, ToBottom]):
    """The order in which the rest goes under the deck; only its owner knows it (AK-HID-04)."""

    public = True
    rule = "AK-LRN-01"
    key = "technology-not-on-offer"

    def options(self, state: State, seat: Seat, step: ReturningLookedAt) -> Iterator[ToBottom]:
        """Each that is left."""
        return map(ToBottom, state.players[seat].aside.technologies)

    def answer(self, move: Move, seat: Seat, step: ReturningLookedAt, command: ToBottom) -> None:
        technology = command.technology
        level = TECHNOLOGIES[technology].level
        move.note(TechnologyPutUnder(seat=seat, level=level, technology=technology))
        if move.player(seat).aside.technologies:
            move.ask(seat, ReturningLookedAt(source=step.source))


class FinishPeek(Work[FinishingPeek, Move]):
    """The triggers of the technology that was learned (AK-DECK-05)."""

    def run(self, move: Move, step: FinishingPeek) -> None:
        trigger(move, step.seat, step.technology)


class PeekAndLearn(EffectHandler[op.PeekLearn]):
    """Look at the top of a technology deck and learn one of the cards."""

    def possible(self, state: State, script: Resolving, op: op.PeekLearn) -> bool:
        """A card of the level in deck or discard pile."""
        return state.piles[op.level - 1].size > 0

    def run(self, move: Move, script: Resolving, op: op.PeekLearn) -> None:
        peek(move, script.seat, op.level, op.look)
        move.ask(script.seat, LearningLookedAt(source=script.source.card))
