"""Temples: markers going up and down, and the choice of a temple (TZ-TMP)."""

from collections.abc import Iterator

from games.kernel.decision import Decision
from games.kernel.refusal import Illegal
from games.kernel.script import Handler
from games.kernel.seats import Seat
from games.tzolkin.box import TOP
from games.tzolkin.commands import ChooseTemple
from games.tzolkin.effects import TempleDown, TempleUp, TempleUpDistinct
from games.tzolkin.facts.actions import PlayerBoardFlipped, TempleStepped
from games.tzolkin.names import TEMPLES, Temple
from games.tzolkin.rules.move import Move
from games.tzolkin.state import State
from games.tzolkin.steps import ChoosingTemple, ResolvingEffects


class TempleChoice(Decision[State, ChoosingTemple, ChooseTemple, Move]):
    """A temple to go up on, or to anger (TZ-TMP-07, TZ-TMP-08)."""

    public = True

    def options(self, state: State, seat: Seat, step: ChoosingTemple) -> Iterator[ChooseTemple]:
        """The temples that can be chosen; without effect is no obstacle going up (TZ-ACT-07)."""
        temples = state.players[seat].temples
        for temple in TEMPLES:
            if step.purpose == "anger":
                if temples.on(temple) > 0:
                    yield ChooseTemple(temple=temple)
            elif temple not in step.excluded:
                yield ChooseTemple(temple=temple)

    def forbidden(
        self, state: State, seat: Seat, step: ChoosingTemple, command: ChooseTemple
    ) -> Illegal | None:
        """Refuses a temple chosen already, or a marker that cannot go down."""
        if step.purpose == "anger":
            if state.players[seat].temples.on(command.temple) > 0:
                return None
            return Illegal("TZ-TMP-07", "marker-at-the-bottom", temple=command.temple)
        if command.temple in step.excluded:
            return Illegal("TZ-TIK-06", "temple-chosen-already", temple=command.temple)
        return None

    def answer(self, move: Move, seat: Seat, step: ChoosingTemple, command: ChooseTemple) -> None:
        """Moves the marker; asks for the next temple if there is one more."""
        if step.purpose == "anger":
            step_down(move, seat, command.temple)
            return
        step_up(move, seat, command.temple)
        if step.more:
            excluded = (*step.excluded, command.temple)
            move.ask(seat, ChoosingTemple(excluded=excluded, more=step.more - 1))


def step_up(move: Move, seat: Seat, temple: Temple) -> None:
    """One step up, lost at the top or below an occupied top (TZ-TMP-01, TZ-TMP-02, TZ-PRC-08).

    Other steps are shared (TZ-TMP-03). A lost step spoils nothing else (TZ-CHI-03). Reaching the
    top turns the player board to its light side (TZ-TMP-05).
    """
    player = move.player(seat)
    start, top = player.temples.on(temple), TOP[temple]
    taken = start + 1 == top and any(one.temples.on(temple) == top for one in move.state.players)
    index = start if start == top or taken else start + 1
    auto = move.automatic
    move.note(TempleStepped(seat=seat, temple=temple, start=start, index=index, auto=auto))
    if index > start and index == top and not player.light:
        move.note(PlayerBoardFlipped(seat=seat, light=True))


def step_down(move: Move, seat: Seat, temple: Temple) -> None:
    """One step down: a god is angry (TZ-TMP-07); a top left is free for others (TZ-TMP-06)."""
    start, auto = move.player(seat).temples.on(temple), move.automatic
    move.note(TempleStepped(seat=seat, temple=temple, start=start, index=start - 1, auto=auto))


def can_anger(state: State, seat: Seat) -> bool:
    """Whether any marker of the seat stands above the bottom step (TZ-PAL-05)."""
    temples = state.players[seat].temples
    return temples.chaac > 0 or temples.quetzalcoatl > 0 or temples.kukulkan > 0


class GoingUp(Handler[State, ResolvingEffects, TempleUp, Move]):
    """Steps up on a temple, one by one (TZ-TMP-04), or on one of choice."""

    def run(self, move: Move, script: ResolvingEffects, op: TempleUp) -> None:
        if op.temple == "any":
            move.ask(script.seat, ChoosingTemple())
            return
        for _ in range(op.n):
            step_up(move, script.seat, op.temple)


class GoingUpApart(Handler[State, ResolvingEffects, TempleUpDistinct, Move]):
    """A step on each of several temples (TZ-TIK-06)."""

    def run(self, move: Move, script: ResolvingEffects, op: TempleUpDistinct) -> None:
        move.ask(script.seat, ChoosingTemple(more=op.count - 1))


class Angering(Handler[State, ResolvingEffects, TempleDown, Move]):
    """A step down (TZ-TMP-07)."""

    def run(self, move: Move, script: ResolvingEffects, op: TempleDown) -> None:
        move.ask(script.seat, ChoosingTemple(purpose="anger"))
