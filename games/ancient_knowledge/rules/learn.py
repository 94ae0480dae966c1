"""LEARN: requirements, and what happens when a technology is learned (AK-LRN)."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Literal

from games.ancient_knowledge import effects as op
from games.ancient_knowledge.box import MODIFIERS, TECHNOLOGIES, Technology, TechnologyId
from games.ancient_knowledge.commands import Learn, Pass
from games.ancient_knowledge.facts.technologies import TechnologyLearned
from games.ancient_knowledge.formulas import CounterName
from games.ancient_knowledge.rules import boards
from games.ancient_knowledge.rules.choice import Choice
from games.ancient_knowledge.rules.effects import EffectHandler, is_optional, open_group, refuse
from games.ancient_knowledge.rules.move import Move
from games.ancient_knowledge.rules.triggers import after_learning
from games.ancient_knowledge.state import State
from games.ancient_knowledge.state.counters import PLAIN, worth
from games.ancient_knowledge.state.player import Player
from games.ancient_knowledge.steps import Learning, Resolving
from games.kernel.chance import Chance
from games.kernel.decision import LAPSE, Lapse
from games.kernel.refusal import Illegal
from games.kernel.sampling import SAMPLE
from games.kernel.seats import Seat

_ASKED: Mapping[TechnologyId, Sequence[tuple[Callable[[Player], int], int | None, int | None]]] = {
    id_: [(PLAIN[one.counter], one.min, one.max) for one in card.requirements]
    for id_, card in TECHNOLOGIES.items()
}
"""For each technology what is counted, at least and at most."""


def shortfall(player: Player, technology: Technology) -> int | None:
    """0: the requirements are met. Else by how much one minimum is missed; None: hopeless.

    Only a single missed minimum can ever be forgiven, a maximum never (E-10).
    """
    missed = 0
    for counted, least, most in _ASKED[technology.id]:
        reached = counted(player)
        if most is not None and reached > most:
            return None
        if least is not None and reached < least:
            if missed:
                return None
            missed = least - reached
    return missed


def leniency(player: Player) -> int:
    """By how much one minimum may be missed (E-10)."""
    lenient = MODIFIERS["requirement_reduction"]
    cards = [card for card in player.in_play if card in lenient]
    return max([-worth(lenient[card].delta, player) for card in cards], default=0)


def _within(player: Player, technology: TechnologyId, allowed: int) -> bool:
    """Whether the requirements are met, or one minimum is missed by no more than is allowed."""
    if allowed:
        missed = shortfall(player, TECHNOLOGIES[technology])
        return missed is not None and missed <= allowed
    for counted, least, most in _ASKED[technology]:
        reached = counted(player)
        if least is not None and reached < least:
            return False
        if most is not None and reached > most:
            return False
    return True


def learnable(
    player: Player, technologies: Iterable[TechnologyId], *, ignore: bool = False
) -> list[TechnologyId]:
    """Those of the technologies that the player could learn now (AK-LRN-02)."""
    if ignore:
        return list(technologies)
    allowed = leniency(player)
    return [one for one in technologies if _within(player, one, allowed)]


def drawn(state: State, player: Player, chance: Chance) -> Learn | None:
    """A technology on the boards at random, if one can be learned: evenly, or the next one that the
    player could learn."""
    offered = state.face_up()
    if not offered:
        return None
    first, allowed = chance.below(len(offered), SAMPLE), leniency(player)
    for technology in (*offered[first:], *offered[:first]):
        if _within(player, technology, allowed):
            return Learn(technology)
    return None


def on_boards(state: State, player: Player, *, ignore: bool = False) -> list[TechnologyId]:
    """The technologies on the boards that the player could learn now."""
    return learnable(player, state.face_up(), ignore=ignore)


def forbidden(
    player: Player,
    command: Learn,
    offered: Iterable[TechnologyId],
    *,
    ignore: bool = False,
) -> Illegal | None:
    """The refusal of a technology that is not offered, or asks for more than there is."""
    if command.technology not in tuple(offered):
        return Illegal("AK-LRN-01", "technology-not-on-offer")
    if any(learnable(player, (command.technology,), ignore=ignore)):
        return None
    for asked in TECHNOLOGIES[command.technology].requirements:
        reached = PLAIN[asked.counter](player)
        if asked.min is not None and reached < asked.min:
            return _unmet("min", asked.counter, asked.min, reached)
        if asked.max is not None and reached > asked.max:
            return _unmet("max", asked.counter, asked.max, reached)
    raise AssertionError(f"{command.technology} can be learned")


def _unmet(bound: Literal["min", "max"], counter: CounterName, n: int, reached: int) -> Illegal:
    needed = {counter: n}
    return Illegal("AK-LRN-02", "requirement-not-met", bound=bound, needed=needed, reached=reached)


def learn(move: Move, seat: Seat, technology: TechnologyId, *, ignore: bool = False) -> None:
    """Take a technology off its board, check the board, then the triggers (AK-LRN-04)."""
    board = move.state.board_with(technology)
    assert board is not None, f"{technology} lies on no board"
    missed = shortfall(move.player(seat), TECHNOLOGIES[technology])
    move.note(
        TechnologyLearned(
            seat=seat,
            technology=technology,
            board=board.id,
            reduced_requirement=bool(missed) and not ignore,
        )
    )
    boards.check(move, board.id)
    trigger(move, seat, technology)


def trigger(move: Move, seat: Seat, technology: TechnologyId) -> None:
    """Let the effects that learning triggers become pending."""
    open_group(move, seat, after_learning(move.player(seat), TECHNOLOGIES[technology]))


class LearnGranted(Choice[Learning, Learn | Pass]):
    """A LEARN from the boards, granted or demanded (AK-ACT-04)."""

    def options(self, state: State, seat: Seat, step: Learning) -> Iterator[Learn | Pass]:
        """Every learnable technology."""
        player = state.players[seat]
        yield from map(Learn, on_boards(state, player, ignore=step.ignore_requirements))
        if step.optional:
            yield Pass()

    def forbidden(
        self, state: State, seat: Seat, step: Learning, command: Learn | Pass
    ) -> Illegal | None:
        """As for the action; only an optional effect can be passed."""
        if isinstance(command, Learn):
            ignore, offered = step.ignore_requirements, state.face_up()
            return forbidden(state.players[seat], command, offered, ignore=ignore)
        return None if step.optional else Illegal("AK-EFF-02", "effect-is-mandatory")

    def automatic(self, state: State, seat: Seat, step: Learning) -> Learn | Lapse | None:
        """Boards and requirements are public."""
        player = state.players[seat]
        some = on_boards(state, player, ignore=step.ignore_requirements)
        if not some:
            return LAPSE
        return Learn(some[0]) if len(some) == 1 and not step.optional else None

    def answer(self, move: Move, seat: Seat, step: Learning, command: Learn | Pass) -> None:
        if isinstance(command, Learn):
            learn(move, seat, command.technology, ignore=step.ignore_requirements)
        else:
            refuse(move, seat, step.source)


class LearnTechnology(EffectHandler[op.Learn]):
    """A LEARN from the boards (AK-ACT-04)."""

    def possible(self, state: State, script: Resolving, op: op.Learn) -> bool:
        """A learnable technology."""
        player = state.players[script.seat]
        return any(on_boards(state, player, ignore=op.ignore_requirements))

    def run(self, move: Move, script: Resolving, op: op.Learn) -> None:
        step = Learning(
            source=script.source.card,
            ignore_requirements=op.ignore_requirements,
            optional=is_optional(script),
        )
        move.ask(script.seat, step)
