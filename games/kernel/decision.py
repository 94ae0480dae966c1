"""One kind of decision, and one kind of work. A title's tables are derived from them
(`games.kernel.tables`)."""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from enum import Enum
from typing import Any, ClassVar, Final, Generic, Literal, TypeVar, get_args, get_origin

from games.kernel.chance import Chance, pick
from games.kernel.refusal import Illegal
from games.kernel.sampling import SAMPLE
from games.kernel.seats import Seat

State = TypeVar("State", contravariant=True)
Step = TypeVar("Step", contravariant=True)
Command = TypeVar("Command")
M = TypeVar("M", contravariant=True)


class Automatic(Enum):
    """What the engine does about a decision by itself, beside answering it."""

    LAPSE = "lapse"


LAPSE: Final = Automatic.LAPSE
"""The decision has lost its possibilities and closes without an answer."""

Lapse = Literal[Automatic.LAPSE]


def arguments(kind: Any, base: type) -> tuple[Any, ...]:
    """What a class writes for the type parameters of a generic base; empty if it writes nothing."""
    for written in vars(kind).get("__orig_bases__", ()):
        origin: Any = get_origin(written)
        given = get_args(written)
        if origin is base:
            return given
        if isinstance(origin, type) and issubclass(origin, base):
            meant = dict(zip(vars(origin)["__parameters__"], given, strict=True))
            return tuple(meant.get(one, one) for one in arguments(origin, base))
    return ()


def about(kind: type, field: str, base: type, at: int) -> None:
    """Sets what a class is about, if it does not say that itself: the type argument in a place."""
    for one in arguments(kind, base)[at : at + 1]:
        if field not in vars(kind) and isinstance(one, type) and one is not Any:
            setattr(kind, field, one)


class Decision(ABC, Generic[State, Step, Command, M]):
    """One kind of decision. It holds no state.

    `step`: the type of the step that it answers, that of the type argument. `takes`: the commands
    that answer it, those of the type argument. `interjects`: commands that leave it open; the
    decision is renewed, under a new id, below whatever they open. `public`: public facts alone fix
    the options, so that the engine may take the only one. `rule` and `key`: what refuses a command
    of a fitting type that is not among the options, where one sentence says it all.
    """

    step: type[Step]
    takes: ClassVar[tuple[type, ...]]
    interjects: ClassVar[tuple[type, ...]] = ()
    public: ClassVar[bool] = False
    rule: ClassVar[str] = ""
    key: ClassVar[str] = "not-a-choice"

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        about(cls, "step", Decision, 1)
        if not hasattr(cls, "takes"):
            for one in arguments(cls, Decision)[2:3]:
                taken = get_args(one) or (one,)
                if all(isinstance(kind, type) for kind in taken):
                    cls.takes = taken

    @abstractmethod
    def options(self, state: State, seat: Seat, step: Step) -> Iterable[Command]:
        """Every legal command, fully specified, and nothing else."""

    def sample(self, state: State, seat: Seat, step: Step, chance: Chance) -> Command:
        """One of the options, drawn without listing them where that is cheaper. Each can come and
        nothing else can. Evenly, unless a decision says how else; never by drawing again, so that
        all draws can be gone through."""
        options: Sequence[Command] = tuple(self.options(state, seat, step))
        return pick(chance, options, SAMPLE)

    def forbidden(self, state: State, seat: Seat, step: Step, command: Command) -> Illegal | None:
        """The refusal of a command of a fitting type, if it is not legal. Changes nothing.

        Without a reason of its own a decision refuses what is not among its options.
        """
        if any(command == one for one in self.options(state, seat, step)):
            return None
        return Illegal(self.rule, self.key)

    def considered(self, state: State, seat: Seat) -> tuple[type, ...]:
        """The types of the commands of which a seat may wonder why they are not legal."""
        return (*self.takes, *self.interjects)

    def automatic(self, state: State, seat: Seat, step: Step) -> Command | Lapse | None:
        """What the engine does without asking: the only option, if public facts fix the options;
        `LAPSE` to close the decision without an answer; None to ask the seat."""
        if not self.public:
            return None
        options = iter(self.options(state, seat, step))
        only = next(options, None)
        return only if only is not None and next(options, None) is None else None

    @abstractmethod
    def answer(self, move: M, seat: Seat, step: Step, command: Command) -> None:
        """Carries out a legal command; the decision itself is closed (or renewed) already."""

    def lapse(self, move: M, seat: Seat, step: Step) -> None:
        """Cleans up after a decision that closes without an answer."""


class Work(ABC, Generic[Step, M]):
    """One kind of work that the rules go on with by themselves. It holds no state.

    `step`: the type of the step whose work it is, that of the type argument.
    """

    step: type[Step]

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        about(cls, "step", Work, 0)

    def waits(self, move: M, step: Step) -> bool:
        """Whether it has to wait for something that is not above it on the agenda."""
        return False

    @abstractmethod
    def run(self, move: M, step: Step) -> None:
        """Does it; its frame is closed already."""


AnyDecision = Decision[Any, Any, Any, Any]
AnyWork = Work[Any, Any]
