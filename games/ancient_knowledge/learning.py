"""LEARN: requirements, and what happens when a technology is learned (AK-LRN)."""

from collections.abc import Iterable, Iterator

from games.ancient_knowledge import boards
from games.ancient_knowledge.box import Technology, TechnologyId
from games.ancient_knowledge.commands import Learn
from games.ancient_knowledge.components import MODIFIERS, TECHNOLOGIES
from games.ancient_knowledge.counters import PLAIN, worth
from games.ancient_knowledge.facts.technologies import TechnologyLearned
from games.ancient_knowledge.ply import Ply
from games.ancient_knowledge.refusals import Rule
from games.ancient_knowledge.state import Player, State
from games.ancient_knowledge.triggers import after_learning, in_play, open_group
from games.kernel.seats import Seat


def shortfall(player: Player, technology: Technology) -> int | None:
    """0: the requirements are met. Else by how much one minimum is missed; None: hopeless.

    Only a single missed minimum can ever be forgiven, a maximum never (E-10).
    """
    missed = 0
    for requirement in technology.requirements:
        reached = PLAIN[requirement.counter](player)
        if requirement.max is not None and reached > requirement.max:
            return None
        if requirement.min is not None and reached < requirement.min:
            if missed:
                return None
            missed = requirement.min - reached
    return missed


def leniency(player: Player) -> int:
    """By how much one minimum may be missed (E-10)."""
    lenient = MODIFIERS["requirement_reduction"]
    return max(
        (-worth(lenient[card].delta, player) for card in in_play(player) if card in lenient),
        default=0,
    )


def learnable(
    player: Player, technologies: Iterable[TechnologyId], *, ignore: bool = False
) -> Iterator[TechnologyId]:
    """Those of the technologies that the player could learn now (AK-LRN-02)."""
    if ignore:
        yield from technologies
        return
    allowed = leniency(player)
    for technology in technologies:
        missed = shortfall(player, TECHNOLOGIES[technology])
        if missed is not None and missed <= allowed:
            yield technology


def on_boards(state: State, player: Player, *, ignore: bool = False) -> Iterator[TechnologyId]:
    """The technologies on the boards that the player could learn now."""
    return learnable(player, boards.face_up(state), ignore=ignore)


def forbidden(
    player: Player,
    command: Learn,
    offered: Iterable[TechnologyId],
    *,
    ignore: bool = False,
) -> Rule | None:
    """The rule that forbids to learn a technology of those offered, if any."""
    if command.technology not in tuple(offered):
        return "AK-LRN-01"
    fits = any(learnable(player, (command.technology,), ignore=ignore))
    return None if fits else "AK-LRN-02"


def learn(ply: Ply, seat: Seat, technology: TechnologyId, *, ignore: bool = False) -> None:
    """Take a technology off its board, check the board, then the triggers (AK-LRN-04)."""
    board = boards.board_with(ply.state, technology)
    assert board is not None, f"{technology} lies on no board"
    missed = shortfall(ply.player(seat), TECHNOLOGIES[technology])
    ply.note(
        TechnologyLearned(
            seat=seat,
            technology=technology,
            board=board.id,
            reduced_requirement=bool(missed) and not ignore,
        )
    )
    boards.check(ply, board.id)
    trigger(ply, seat, technology)


def learn_looked_at(ply: Ply, seat: Seat, technology: TechnologyId) -> None:
    """Learn a technology of those looked at; its triggers come later (AK-DECK-05)."""
    missed = shortfall(ply.player(seat), TECHNOLOGIES[technology])
    ply.note(
        TechnologyLearned(
            seat=seat, technology=technology, board=None, reduced_requirement=bool(missed)
        )
    )


def trigger(ply: Ply, seat: Seat, technology: TechnologyId) -> None:
    """Let the effects that learning triggers become pending."""
    open_group(ply, seat, after_learning(ply.player(seat), TECHNOLOGIES[technology]))
