"""A player's turn: which actions it offers, and how it ends (MO-TRN-03, MO-CON-03..14)."""

from collections.abc import Iterable, Iterator, Mapping

from games.kernel.chance import Chance, pick
from games.kernel.decision import Lapse
from games.kernel.refusal import Illegal
from games.kernel.sampling import SAMPLE
from games.kernel.seats import Seat
from games.monumental.commands import Command, DeclareExplore, EndTurn, Pass
from games.monumental.effects import NOTHING
from games.monumental.facts.flow import PlayerPassed, TurnEnded
from games.monumental.rules.acquiring import AcquireBasic, AcquireFromDisplay
from games.monumental.rules.action import AnyTurnAction, act
from games.monumental.rules.choice import Choice
from games.monumental.rules.conquest import Declare
from games.monumental.rules.discoveries import Discover, UseToken
from games.monumental.rules.exploring import DeclareExplorers
from games.monumental.rules.heroes import Hire, Return
from games.monumental.rules.move import Move
from games.monumental.rules.moving import DeclareTroops
from games.monumental.rules.outposts import Build
from games.monumental.rules.paying import expire
from games.monumental.rules.policies import Develop
from games.monumental.rules.rounds import end_classic_turn
from games.monumental.rules.using import Use
from games.monumental.rules.wonders import Complete
from games.monumental.state import State
from games.monumental.steps import PassingTurn, TakingTurn

ACTIONS: Mapping[type, AnyTurnAction] = {
    action.takes: action
    for action in (
        UseToken(),
        DeclareExplorers(),
        Discover(),
        AcquireBasic(),
        Use(),
        AcquireFromDisplay(),
        Complete(),
        Develop(),
        Declare(),
        DeclareTroops(),
        Build(),
        Hire(),
        Return(),
    )
}
"""The actions of a turn by the command that declares them (MO-ACT, MO-CON-06, MO-CON-07)."""

_NEARLY_ALWAYS = ACTIONS[DeclareExplore]
KINDS: tuple[AnyTurnAction | None, ...] = (
    _NEARLY_ALWAYS,
    None,
    *(action for action in ACTIONS.values() if action is not _NEARLY_ALWAYS),
)
"""The kinds among which a sample chooses, as it goes through them; None is the end of the turn. It
stands behind a kind that nearly always offers something, so that turns are about as long as those
of commands drawn from the whole list."""


class Turn(Choice[TakingTurn, Command]):
    """One action after another (classic), or one turn action among free ones (continuous)."""

    takes = (EndTurn, Pass)
    interjects = tuple(ACTIONS)

    def options(self, state: State, seat: Seat, step: TakingTurn) -> Iterator[Command]:
        """Every action that is legal and affordable now, and the ways to end the turn."""
        for action in ACTIONS.values():
            yield from _of_kind(state, seat, action)
        yield _end_of_turn(state)

    def sample(self, state: State, seat: Seat, step: TakingTurn, chance: Chance) -> Command:
        """A kind of action, or the end of the turn; where the kind offers nothing, the next one
        that does. Then evenly over what it offers."""
        drawn = chance.below(len(KINDS), SAMPLE)
        for action in (*KINDS[drawn:], *KINDS[:drawn]):
            if action is None:
                return _end_of_turn(state)
            if commands := list(_of_kind(state, seat, action)):
                return pick(chance, commands, SAMPLE)
        raise AssertionError("a turn can be ended or passed")

    def forbidden(
        self, state: State, seat: Seat, step: TakingTurn, command: Command
    ) -> Illegal | None:
        """Turn rules first, then the action's own (MO-RUL-01a)."""
        match command:
            case EndTurn():
                return _not_yet(state)
            case Pass():
                return _no_pass(state)
        action = ACTIONS[type(command)]
        if state.continuous and state.turn.acted and not action.free(state, command):
            return Illegal("MO-CON-03", "turn-action-taken")
        return action.forbidden(state, seat, command)

    def automatic(self, state: State, seat: Seat, step: TakingTurn) -> Command | Lapse | None:
        """Ends a turn in which nothing else can be done; never passes (MO-CON-04)."""
        if state.continuous and not state.turn.acted:
            return None
        first = next(self.options(state, seat, step))
        return first if isinstance(first, EndTurn) else None

    def answer(self, move: Move, seat: Seat, step: TakingTurn, command: Command) -> None:
        match command:
            case EndTurn():
                _end(move, seat)
            case Pass():
                _pass(move, seat)
            case _:
                action = ACTIONS[type(command)]
                if not action.free(move.state, command):
                    act(move, seat, action.kind)
                action.declare(move, seat, command)


def _of_kind(state: State, seat: Seat, action: AnyTurnAction) -> Iterable[Command]:
    """What a kind of action offers; once the turn action is taken, only what is free."""
    if not (state.continuous and state.turn.acted):
        return action.options(state, seat)
    if not _may_be_free(action):
        return ()
    return (one for one in action.options(state, seat) if action.free(state, one))


def _end_of_turn(state: State) -> EndTurn | Pass:
    return Pass() if state.continuous and not state.turn.acted else EndTurn()


def _may_be_free(action: AnyTurnAction) -> bool:
    return action.kind is None or isinstance(action, Use)


def _not_yet(state: State) -> Illegal | None:
    """No turn ends with free actions only (MO-CON-04)."""
    if state.continuous and not state.turn.acted:
        return Illegal("MO-CON-04", "turn-action-missing")
    return None


def _no_pass(state: State) -> Illegal | None:
    if not state.continuous:
        return Illegal("MO-RUL-01", "no-passing")
    if state.turn.acted:
        return Illegal("MO-CON-14", "too-late-to-pass")
    return None


def _end(move: Move, seat: Seat) -> None:
    """In classic mode the period is over (MO-TRN-05); in continuous mode the next one plays."""
    if move.state.continuous:
        move.note(TurnEnded(seat=seat, lost=NOTHING))
        move.work(PassingTurn(after=seat))
        return
    move.note(TurnEnded(seat=seat, lost=move.player(seat).goods.perishable))
    expire(move, seat)
    end_classic_turn(move, seat)


def _pass(move: Move, seat: Seat) -> None:
    """No more actions in this round; what perishes is lost at once (MO-CON-13)."""
    move.note(PlayerPassed(seat=seat, lost=move.player(seat).goods.perishable))
    expire(move, seat)
    move.work(PassingTurn(after=seat))
