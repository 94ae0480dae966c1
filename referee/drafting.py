"""Playing commands on a state in memory, all or none, before anything is written.

The commands of one request stand or fall together. So a command may not follow one that told
its player something new: whoever could try a draw and then send an impossible command would
see the card and take the draw back.
"""

from collections.abc import Callable
from functools import partial
from typing import Any, Final

from msgspec import Struct

from events.draws import Draws
from games.kernel.agenda import DecisionId
from games.kernel.chance import Chance
from games.kernel.move import Accepted
from games.kernel.refusal import DECISION_CLOSED, GAME_OVER, Illegal
from games.kernel.seats import AtSeat, Seat
from games.kernel.title import Action, AnyTitle, closed, play
from referee.chances import CountedChance, UnrecordedChance, WatchedChance
from referee.indistinguishable_states import PREVIEWED, WorldChance, Worlds
from referee.redaction import Redaction

NOTHING_AWAITED: Final = frozenset({DECISION_CLOSED, GAME_OVER})


def _unrecorded(_: int) -> Chance:
    """For worlds that are imagined themselves: dry runs."""
    return UnrecordedChance()


class CommandBatch(Struct, frozen=True, kw_only=True):
    """Commands of a seat. The first one answers `decision`, or the seat's open one."""

    seat: Seat
    commands: tuple[Struct, ...]
    decision: DecisionId | None = None


class DraftedMove(Struct, frozen=True, kw_only=True):
    """One accepted command on the way: a move that can be written. `drew`, if it asked chance;
    `draws` are those that the log has to tell of, `state` is the one after it."""

    ply: int
    action: Action[Struct]
    facts: tuple[Struct, ...]
    drew: bool
    draws: Draws
    state: Any


class Drafted(Struct, frozen=True, kw_only=True):
    """All commands were accepted; `state` is the state after them."""

    steps: tuple[DraftedMove, ...]
    state: Any


class Rehearsal(Drafted, frozen=True, kw_only=True):
    """All commands were accepted in a world that was imagined for a seat; `start` is that world
    before them."""

    seat: Seat
    start: Any


class Stopped(Struct, frozen=True, kw_only=True):
    """Command `index` was refused in `state`; `illegal` is None if it was not even tried
    because the one before it revealed something."""

    index: int
    state: Any
    illegal: Illegal | None

    @property
    def too_late(self) -> bool:
        """Whether the decision was not open (any more)."""
        return self.illegal is not None and self.illegal.rule in NOTHING_AWAITED


class Drafter:
    """Drafts for every title."""

    def __init__(self, redaction: Redaction) -> None:
        self._redaction = redaction

    def draft(
        self,
        title: AnyTitle,
        state: Any,
        ply: int,
        batch: CommandBatch,
        chance: Callable[[int], CountedChance],
        imagined: WorldChance = _unrecorded,
    ) -> Drafted | Stopped:
        """The moves that the commands make, beginning after `ply`; `chance(n)` is that of ply n,
        `imagined(n)` that of the imagined world n with which they are compared."""
        steps: list[DraftedMove] = []
        worlds = None
        if len(batch.commands) > 1:
            worlds = Worlds(title, state, AtSeat(batch.seat), self._redaction, imagined)
        for index, command in enumerate(batch.commands):
            decision = batch.decision if index == 0 else None
            action = answering(state, batch.seat, decision, command)
            if isinstance(action, Illegal):
                return Stopped(index=index, state=state, illegal=action)
            watched = WatchedChance(partial(chance, ply + index + 1))
            accepted = play(title, state, action, watched)
            if isinstance(accepted, Illegal):
                return Stopped(index=index, state=state, illegal=accepted)
            last = index + 1 == len(batch.commands)
            told = not last and _tells(worlds, action, accepted)
            if told or (watched.asked and not last):
                return Stopped(index=index + 1, state=accepted.state, illegal=None)
            steps.append(
                DraftedMove(
                    ply=ply + index + 1,
                    action=action,
                    facts=accepted.facts,
                    drew=watched.asked,
                    draws=watched.draws,
                    state=accepted.state,
                )
            )
            state = accepted.state
        return Drafted(steps=tuple(steps), state=state)

    def rehearse(
        self, title: AnyTitle, state: Any, ply: int, batch: CommandBatch
    ) -> Rehearsal | Stopped:
        """The same in a world that the seat cannot tell from the real one: for dry runs, which
        must not show what is drawn next."""
        start = world = title.rules.imagine(state, AtSeat(batch.seat), UnrecordedChance())
        steps: list[DraftedMove] = []
        for index, command in enumerate(batch.commands):
            one = CommandBatch(
                seat=batch.seat,
                commands=(command,),
                decision=batch.decision if index == 0 else None,
            )
            drafted = self.draft(title, world, ply + index, one, lambda _: UnrecordedChance())
            if isinstance(drafted, Stopped):
                return Stopped(index=index, state=drafted.state, illegal=drafted.illegal)
            steps += drafted.steps
            world = drafted.state
        return Rehearsal(seat=batch.seat, start=start, steps=tuple(steps), state=world)

    def certain(self, title: AnyTitle, rehearsal: Rehearsal) -> int:
        """How many of the commands, from the first, do in the real game what they did here: no
        draw and nothing that the seat does not know decides what comes of them. The end of a game
        opens what was hidden, so it is never certain."""
        viewer, steps = AtSeat(rehearsal.seat), rehearsal.steps
        worlds = Worlds(title, rehearsal.start, viewer, self._redaction, _unrecorded, PREVIEWED)
        for number, one in enumerate(steps):
            if one.drew or worlds.distinguishes(one.action, one.facts, one.state):
                return number
        return len(steps) if rehearsal.state.agenda.frames else len(steps) - 1

    def reveals(
        self,
        title: AnyTitle,
        state: Any,
        action: Action[Struct],
        chance: CountedChance,
        imagined: WorldChance,
    ) -> bool:
        """Whether an accepted action drew something, or showed its seat something new."""
        watched = WatchedChance(lambda: chance)
        accepted = play(title, state, action, watched)
        assert isinstance(accepted, Accepted), "what was played once is played again"
        worlds = Worlds(title, state, AtSeat(action.seat), self._redaction, imagined)
        return watched.asked or worlds.distinguishes(action, accepted.facts, accepted.state)


def _tells(worlds: Worlds | None, action: Action[Struct], accepted: Accepted[Any, Struct]) -> bool:
    """Whether a move shows its player what it did not know."""
    return worlds is not None and worlds.distinguishes(action, accepted.facts, accepted.state)


def answering(
    state: Any, seat: Seat, decision: DecisionId | None, command: Struct
) -> Action[Struct] | Illegal:
    """The command as it answers a decision, or the open one of the seat."""
    if decision is None:
        frame = state.agenda.open_for(seat)
        if frame is None:
            return nothing_awaited(state, seat)
        decision = frame.id
    return Action(seat=seat, decision=decision, command=command)


def nothing_awaited(state: Any, seat: Seat) -> Illegal:
    """Why a seat without an open decision cannot decide anything."""
    if not state.agenda.frames:
        return closed(state, seat, 0)
    return Illegal(DECISION_CLOSED, "nothing-awaited", place=seat)
