"""The rules of a title, and what plays by them: `setup`, `decide`, `legal`, `settle`.

A title has a decision or work for each type of the agenda's steps. After
every command the engine settles: it does the work that nothing blocks and answers decisions that
leave no choice, until somebody really has to decide.
"""

from collections.abc import Callable, Container, Iterable, Iterator, Mapping, Sequence
from typing import Any, Generic, TypeVar

from msgspec import Struct

from games.kernel.agenda import MAIN, Frame
from games.kernel.chance import Chance
from games.kernel.clicks import Unclicked
from games.kernel.decision import LAPSE, AnyDecision
from games.kernel.move import Accepted, HasAgenda, Move
from games.kernel.refusal import Illegal
from games.kernel.refused import Refused, Search
from games.kernel.scene import Scene
from games.kernel.seats import Seat
from games.kernel.tables import Tables

State = TypeVar("State", bound=HasAgenda)
Command = TypeVar("Command")
Fact = TypeVar("Fact")
M = TypeVar("M", bound=Move[Any, Any, Any])


def _nothing(_move: object) -> bool:
    return False


def _as_opened(_state: object, _actor: object) -> tuple[Seat, ...]:
    return ()


class Rules(Struct, Generic[State, Command, Fact, M], frozen=True, kw_only=True):
    """What a title plays by.

    * `begin(table, chance)`: the move of ply 0, before it is settled; or why the options do not
      fit.
    * `move(state, chance)`: a move that begins with a state.
    * `tables`: the decision or the work of each step (`games.kernel.tables`).
    * `misfit(state, step, command)`: the refusal of a command that does not answer the step.
    * `out_of_turn(state, seat, command)`: the refusal of a command of a seat without a decision.
    * `idle(move)`: the course of the turns, asked when no frame can go on; says whether it did
      anything.
    * `order(state, actor)`: the seats in the order in which their open frames are looked at,
      where several seats are busy side by side.
    * `tend(move)`: brings the offers up to date, once nothing else is left to do.
    * `things`: by field of commands (`unit.kind`: a field of a field), the names that something
      has. A refused command that names anything else is told so, whatever rule refuses it.
    * `astray`: the keys of refusals of commands that name a thing of another sort than they are
      about, or of somebody else: nobody meant them who looks at that thing.
    * `unclicked`: fields of commands that no click says, with all the names that they can have.
    """

    begin: Callable[[Any, Chance], M | Illegal]
    move: Callable[[State, Chance], M]
    tables: Tables
    misfit: Callable[[State, Any, Command], Illegal]
    out_of_turn: Callable[[State, Seat, Command], Illegal]
    idle: Callable[[M], bool] = _nothing
    order: Callable[[State, Seat | None], Sequence[Seat]] = _as_opened
    tend: Callable[[M], object] = _nothing
    things: Mapping[str, Container[str]] = {}
    astray: Container[str] = ()
    unclicked: Unclicked = ()

    def setup(self, table: Any, chance: Chance) -> Sequence[Fact] | Illegal:
        """The facts of ply 0."""
        move = self.begin(table, chance)
        if isinstance(move, Illegal):
            return move
        self.settle(move, None)
        return move.finish().facts

    def decide(
        self, state: State, seat: Seat, command: Command, chance: Chance
    ) -> Accepted[State, Fact] | Illegal:
        """The facts of a command and the state after them, or the rule that forbids it."""
        frame = state.agenda.open_for(seat)
        if frame is None:
            return self.out_of_turn(state, seat, command)
        decision = self.tables.decisions[type(frame.step)]
        if not isinstance(command, decision.takes) and not isinstance(command, decision.interjects):
            return self.misfit(state, frame.step, command)
        refusal = decision.forbidden(state, seat, frame.step, command)
        if refusal is not None:
            return self._reasoned(command, refusal)
        return self._carried_out(state, seat, frame, decision, command, chance)

    def carry_out(
        self, state: State, seat: Seat, command: Command, chance: Chance
    ) -> Accepted[State, Fact]:
        """What `decide` answers to a command that is known to be legal, without asking once more
        whether it is. Of one that is not, nobody knows what becomes."""
        frame = state.agenda.open_for(seat)
        if frame is None:
            raise LookupError(f"seat {seat} has no open decision")
        decision = self.tables.decisions[type(frame.step)]
        return self._carried_out(state, seat, frame, decision, command, chance)

    def _carried_out(
        self,
        state: State,
        seat: Seat,
        frame: Frame[Any],
        decision: AnyDecision,
        command: Command,
        chance: Chance,
    ) -> Accepted[State, Fact]:
        move = self.move(state, chance)
        if decision.interjects and isinstance(command, decision.interjects):
            move.replace(frame, frame.step)
        else:
            move.close(frame)
        decision.answer(move, seat, frame.step, command)
        self.settle(move, seat)
        return move.finish()

    def _reasoned(self, command: Command, refusal: Illegal) -> Illegal:
        """The refusal; that a thing does not exist is its reason, if the command names one."""
        for field, names in self.things.items():
            name: Any = command
            for part in field.split("."):
                name = getattr(name, part, None)
            if isinstance(name, str) and name not in names:
                return Illegal(refusal.rule, "unknown-name", name=name)
        return refusal

    def legal(self, state: State, seat: Seat) -> Iterable[Command]:
        """Every command that `decide` accepts from a seat now."""
        frame = state.agenda.open_for(seat)
        if frame is None:
            return ()
        options: Iterable[Command] = self.tables.decisions[type(frame.step)].options(
            state, seat, frame.step
        )
        return options

    def sample(self, state: State, seat: Seat, chance: Chance) -> Command:
        """One of the commands that `legal` lists, at random; its decision says how likely each is.
        LookupError if the seat has no open decision."""
        frame = state.agenda.open_for(seat)
        if frame is None:
            raise LookupError(f"seat {seat} has no open decision")
        decision = self.tables.decisions[type(frame.step)]
        command: Command = decision.sample(state, seat, frame.step, chance)
        return command

    def refused(self, state: State, seat: Seat, scene: Scene) -> Iterable[Refused]:
        """What a seat sees and cannot choose for its decision, and why."""
        frame = state.agenda.open_for(seat)
        if frame is None:
            return ()
        step, decision = frame.step, self.tables.decisions[type(frame.step)]

        def refuses(command: Any) -> Illegal | None:
            why = decision.forbidden(state, seat, step, command)
            return None if why is None or why.key in self.astray else why

        legal: Any = tuple(decision.options(state, seat, step))
        search = Search(
            seat=seat,
            scene=scene,
            legal=legal,
            refuses=refuses,
            things=self.things,
            unclicked=self.unclicked,
        )
        return search.among(decision.considered(state, seat))

    def settle(self, move: M, actor: Seat | None) -> None:
        """Goes on until nothing is left to do without a decision."""
        busy = True
        while busy:
            frames = move.frames
            if not frames:
                busy = self.idle(move)
            elif (lane := frames[-1].lane) == MAIN or (len(frames) == 1 and lane > MAIN):
                busy = self._advanced(move, frames[-1]) or self.idle(move)  # no other can go on
            else:
                looked_at = self._looked_at(move, actor)
                busy = any(self._advanced(move, one) for one in looked_at) or self.idle(move)
        self.tend(move)

    def _looked_at(self, move: M, actor: Seat | None) -> Iterator[Frame[Any]]:
        """The frames that can go on: all work, and the oldest decision of each seat."""
        tops = [frame for frame in move.tops() if frame.lane >= MAIN]
        if len(tops) > 1 and (order := self.order(move.state, actor)):
            rank = {seat: at for at, seat in enumerate(order)}
            tops.sort(key=lambda frame: (rank.get(_owner(frame), 0), frame.id))
        asked: set[Seat] = set()
        for frame in tops:
            if frame.seat is None:
                yield frame
            elif frame.seat not in asked:
                asked.add(frame.seat)
                yield frame

    def _advanced(self, move: M, frame: Frame[Any]) -> bool:
        """Does the work of a frame, or answers its decision, if either needs nobody; says whether
        it did."""
        step = frame.step
        if frame.seat is None:
            work = self.tables.work[type(step)]
            if work.waits(move, step):
                return False
            move.close(frame)
            work.run(move, step)
            return True
        decision = self.tables.decisions[type(step)]
        answer = decision.automatic(move.state, frame.seat, step)
        if answer is None:
            return False
        move.close(frame)
        move.automatic = True
        if answer is LAPSE:
            decision.lapse(move, frame.seat, step)
        else:
            decision.answer(move, frame.seat, step, answer)
        move.automatic = False
        return True


def _owner(frame: Frame[Any]) -> Seat:
    """Whose frame it is: that of the seat that decides, else of the seat of its lane."""
    return frame.lane if frame.seat is None else frame.seat
