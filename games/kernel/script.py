"""The effect interpreter: does the operations of an effect one after the other.

A script names where its operations stand in the data (`source`), whom they are for (`seat`) and
which one is next (`index`). The interpreter runs operation after operation in one loop; it leaves
a frame on the agenda only when one has opened a decision or work of its own, so that the rest
waits below. Nested effects are scripts on top of scripts.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import Annotated, Any, ClassVar, Generic, TypeVar

from msgspec import Meta, Struct
from msgspec.structs import replace

from games.kernel.decision import Work, about
from games.kernel.move import Move
from games.kernel.seats import Seat

Source = TypeVar("Source")
State = TypeVar("State", contravariant=True)
Op = TypeVar("Op")
O_contra = TypeVar("O_contra", contravariant=True)
S = TypeVar("S", bound="Script[Any]")
S_contra = TypeVar("S_contra", bound=Struct, contravariant=True)
M = TypeVar("M", bound=Move[Any, Any, Any])
M_contra = TypeVar("M_contra", bound=Move[Any, Any, Any], contravariant=True)


class Script(Struct, Generic[Source], frozen=True, kw_only=True, omit_defaults=True):
    """Base of a title's one step of this kind: the operations of `source` from `index` on.

    `memo` is a number that an operation leaves for the next one (cards discarded, say).
    """

    seat: Seat
    source: Annotated[
        Source, Meta(description="Where the operations stand: which effect of which component.")
    ]
    index: Annotated[int, Meta(description="Number of the next operation, from 0.")] = 0
    memo: Annotated[
        int,
        Meta(
            description="A number that one operation leaves for the next, such as cards discarded."
        ),
    ] = 0


class Handler(ABC, Generic[State, S_contra, O_contra, M_contra]):
    """How one kind of operation is carried out, for the step of a script. It holds no state.

    `operation`: its type, that of the type argument, or a union of types.
    """

    operation: ClassVar[Any]

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        about(cls, "operation", Handler, 2)

    def possible(self, state: State, script: S_contra, op: O_contra) -> bool:
        """Whether it would do anything, as far as the title's rules may know."""
        return True

    @abstractmethod
    def run(self, move: M_contra, script: S_contra, op: O_contra) -> int | None:
        """Does it, or opens what must be decided first; may leave a memo for the next one."""


AnyHandler = Handler[Any, Any, Any, Any]


class Interpreter(Work[S, M], Generic[S, Op, M]):
    """Runs scripts: `program(source)` gives the operations, `handlers` does each by its type.

    `lasting`: a script waits for what its last operation has opened, too, so that `ends` is told
    when all of it is done. Titles that do not ask for that leave no frame behind.
    """

    lasting: ClassVar[bool] = True

    def __init__(
        self,
        program: Callable[[Any], Sequence[Op]],
        handlers: Mapping[type, AnyHandler],
    ) -> None:
        self.program = program
        self.handlers = handlers

    def run(self, move: M, step: S) -> None:
        """Goes on from `step.index`, until an operation opens a frame or none is left."""
        program = self.program(step.source)
        script: S = step
        if script.index == 0 and not self.begins(move, script):
            return
        while script.index < len(program):
            op, mark = program[script.index], move.mark
            memo = self.handlers[type(op)].run(move, script, op)
            script = replace(script, index=script.index + 1, memo=memo or 0)
            if move.opened_since(mark):
                if script.index < len(program) or self.lingers(script):
                    move.work_below(mark, script, self.lane(script))
                return
        self.ends(move, script)

    def begins(self, move: M, script: S) -> bool:
        """Asked before the first operation: whether to go on; a title may note a fact."""
        return True

    def ends(self, move: M, script: S) -> None:
        """Told after the last operation."""

    def lingers(self, script: S) -> bool:
        """Whether this script lasts until what its last operation has opened is done."""
        return self.lasting

    def lane(self, script: S) -> int:
        """The lane in which the rest waits."""
        return -1

    def can(self, state: Any, script: S) -> bool:
        """Whether the operation that is next would do anything."""
        op = self.program(script.source)[script.index]
        return self.handlers[type(op)].possible(state, script, op)


def remember(move: Move[Any, Any, Any], seat: Seat, memo: int) -> None:
    """Leaves a memo for the script of a seat that waits on top: how a decision that an operation
    has opened tells the next operation what came of it."""
    for frame in reversed(move.frames):
        if isinstance(frame.step, Script):
            if frame.step.seat == seat:
                move.replace(frame, replace(frame.step, memo=memo))
            return


def abandon(move: Move[Any, Any, Any], seat: Seat) -> None:
    """Drops what is left of the script of a seat that waits on top."""
    for frame in reversed(move.frames):
        if isinstance(frame.step, Script):
            if frame.step.seat == seat:
                move.close(frame)
            return
