"""The interface of a title: a frozen struct of pure functions over frozen values.

The division of labour is fixed: `decide` knows all the rules and turns a command into facts;
`evolve` applies facts and knows no rule; `legal` lists what `decide` would accept; `view` is
what clients see. Everything that makes a table work (accounts, clocks, streams, logs) is
elsewhere and the same for every title.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Annotated, Any, Generic, Literal, TypeVar

from msgspec import Meta as Said
from msgspec import Struct

from games.kernel.agenda import DecisionId
from games.kernel.appraisal.appraisal import Appraisal
from games.kernel.bots import Bot, RankedBot
from games.kernel.catalogue import Component
from games.kernel.chance import Chance
from games.kernel.drawing.arrangement import Arrangement
from games.kernel.introduction import Introduction
from games.kernel.move import Accepted, HasAgenda
from games.kernel.notation import Notation
from games.kernel.points import Points
from games.kernel.refusal import DECISION_CLOSED, GAME_OVER, Illegal
from games.kernel.refused import Refused
from games.kernel.result import Result
from games.kernel.scene import Scene
from games.kernel.seats import Seat, Viewer
from games.kernel.sentence import Sentence
from games.kernel.windows import Windows
from games.kernel.words import Words

State = TypeVar("State", bound=HasAgenda)
Command = TypeVar("Command")
Fact = TypeVar("Fact")
View = TypeVar("View")
Options = TypeVar("Options")


Weight = Annotated[
    Literal["light", "medium", "heavy"],
    Said(description="How much there is to think about: `light` before `heavy`."),
]


class Meta(Struct, frozen=True, kw_only=True):
    """What a title is.

    `ruleset` is the one that new games get, `rulesets` all that can still be played;
    `longest_game` bounds the number of moves of any game (the termination law); `notes` are
    sentences that players should read (for example which components are reconstructed).

    For people who choose a title: `minutes` is how long a game usually takes when everybody is
    there, `weight` how much there is to think about. `bots` are all strategies, the weakest first
    (as `bench.winrates` and `kronika simulate` have measured it), and `opponent` is the one to play
    against unless another is asked for: of medium strength, if there is one.
    """

    slug: str
    name: str
    seats: tuple[int, int]
    ruleset: str
    rulesets: tuple[str, ...]
    longest_game: int
    notes: tuple[str, ...] = ()
    minutes: int = 30
    weight: Weight = "light"
    bots: tuple[RankedBot, ...] = (RankedBot(bot="random", strength="easy"),)
    opponent: str = "random"


class Types(Struct, frozen=True, kw_only=True):
    """The types of a title at run time: structs, or unions of tagged structs."""

    state: Any
    command: Any
    fact: Any
    view: Any
    options: Any


class Table(Struct, Generic[Options], frozen=True, kw_only=True):
    """What a game is set up with."""

    seats: int
    options: Options


class Action(Struct, Generic[Command], frozen=True, kw_only=True):
    """A command at a table: who plays it, and which open decision it answers."""

    seat: Seat
    decision: DecisionId
    command: Command


def nobody(_state: object) -> frozenset[Seat]:
    """No seat: what a title says that nobody can leave before the end."""
    return frozenset()


def unsaid(_state: object, _seat: Seat, _scene: Scene) -> tuple[()]:
    """Nothing: of a title that does not say what cannot be chosen."""
    return ()


def nowhere(_state: object, _seat: Seat) -> bool:
    """No decision is known to hang on public facts alone."""
    return False


def at_steps(*types: type) -> Callable[[HasAgenda, Seat], bool]:
    """Decisions of some types of steps, wherever they come."""

    def found(state: HasAgenda, seat: Seat) -> bool:
        frame = state.agenda.open_for(seat)
        return frame is not None and isinstance(frame.step, types)

    return found


class Rulebook(Struct, Generic[State, Command, Fact, Options], frozen=True, kw_only=True, eq=False):
    """What the rules of a title say. Needed by every title:

    * `setup`: the facts of ply 0, the first of which starts the fold; refuses options that do
      not fit.
    * `decide`: the facts that a command leads to, or the rule that forbids it to the seat now.
    * `evolve`: the state after a fact. Total: no legality, no chance, no clock. The first fact
      of a game comes with no state.
    * `legal`: every command that `decide` accepts from the seat now, fully specified.
    * `sample`: one of those at random, for playouts and search; each can come. How likely each is
      stands at the decisions that do not draw evenly.
    * `carry_out`: what `decide` answers to a command that one of these two gave for the state.
    * `result`: ranking and score breakdown once the game is over.
    * `imagine`: a state that the viewer cannot tell from the given one, with everything hidden
      drawn anew.
    * `invariants`: those that do not hold (none, unless there is a bug).

    Optional parts:

    * `default`: the command that is played when a seat's time is up (`games.kernel.defaults`).
    * `out`: the seats that are out of the game, which nobody asks for consent.
    * `windows`: decisions that a seat can have passed for it (`games.kernel.windows`).
    * `public`: whether public facts alone fix what a seat may choose now, so that everybody knows
      when it has no choice.
    * `refused`: what a seat sees in its scene and cannot choose for its decision, and why.
    * `retired`: games of this ruleset can be read, but nothing can be decided in them.
    """

    setup: Callable[[Table[Options], Chance], Sequence[Fact] | Illegal]
    decide: Callable[[State, Seat, Command, Chance], Accepted[State, Fact] | Illegal]
    evolve: Callable[[State | None, Fact], State]
    legal: Callable[[State, Seat], Iterable[Command]]
    sample: Callable[[State, Seat, Chance], Command]
    carry_out: Callable[[State, Seat, Command, Chance], Accepted[State, Fact]]
    result: Callable[[State], Result | None]
    imagine: Callable[[State, Viewer, Chance], State]
    invariants: Callable[[State], Iterable[str]]
    default: Callable[[State, Seat], Command | None] | None = None
    out: Callable[[State], frozenset[Seat]] = nobody
    windows: Windows[State, Command] | None = None
    public: Callable[[State, Seat], bool] = nowhere
    refused: Callable[[State, Seat, Scene], Iterable[Refused]] = unsaid
    retired: bool = False


class Showing(Struct, Generic[State, Command, View], frozen=True, kw_only=True, eq=False):
    """How a title looks.

    * `view`: what clients see, in full; what each viewer may see of it is for the redactor.
    * `catalogue`: every component.
    * `notation`: commands as lines of text.
    * `picture`: the view in characters, at most 100 columns wide; `legend`: what its signs mean,
      in a few sentences.
    * `scene`: the view as boards, zones and items (`games.kernel.scene`); optional.
    * `points`: those of each seat, as the first gauge of its board shows them; optional.
    * `milestones`: facts that divide a game (a Food Day, the end of an age), and their signs.
    * `strikes`: facts that are done to others (an attack, a theft), and their field that names
      the seats.
    * `background`: kinds of items, and names of zones and gauges, that only follow from others;
      nobody is told that they changed.
    * `arrangement`: how its scenes are drawn in pictures (`games.kernel.drawing`); optional.
    * `apart`: what tells a command apart from others with the same words, as one of the title's
      terms; optional.
    """

    view: Callable[[State], View]
    catalogue: Callable[[], Sequence[Component]]
    notation: Notation[Command]
    picture: Callable[[View], str]
    legend: str = ""
    scene: Callable[[View], Scene] | None = None
    points: Callable[[State], Sequence[Points]] | None = None
    milestones: Mapping[type[Struct], str] = {}
    strikes: Mapping[type[Struct], str] = {}
    background: frozenset[str] = frozenset()
    arrangement: Arrangement | None = None
    apart: Callable[[State, Command], Sentence | None] | None = None


class Title(
    Struct, Generic[State, Command, Fact, View, Options], frozen=True, kw_only=True, eq=False
):
    """A board game as a value. All functions in it are pure.

    * `rules`: what the rules say, `showing`: how it looks, `bots`: strategies by name; `random`
      is always among them.
    * `words`: phrases and rule texts per language (`games.kernel.words`); optional.
    * `introduction`: how it is taught on a prepared game (`games.kernel.introduction`); optional.
    * `appraisal`: what a position is worth to each seat (`games.kernel.appraisal`); optional.
    * `under`: the title as another of its rulesets plays it, None if that cannot be played;
      optional.
    """

    meta: Meta
    types: Types
    rules: Rulebook[State, Command, Fact, Options]
    showing: Showing[State, Command, View]
    bots: Mapping[str, Bot[State, Command]]
    words: Words | None = None
    introduction: Introduction | None = None
    appraisal: Appraisal[State, Command] | None = None
    under: Callable[[str], "Title[State, Command, Fact, View, Options] | None"] | None = None

    @property
    def habit(self) -> Bot[State, Command] | None:
        """How anybody is expected to play when a search looks ahead: as the strategy that a table
        is opened against; None if that one searches itself."""
        found = self.bots.get(self.meta.opponent)
        return found if found is not None and found.within is None else None


AnyTitle = Title[Any, Any, Any, Any, Any]
"""A title whose types are known only at run time (to the registry and the service)."""


def play(
    title: Title[State, Command, Fact, View, Options],
    state: State,
    action: Action[Command],
    chance: Chance,
) -> Accepted[State, Fact] | Illegal:
    """`decide`, after checking that the action answers a decision that is open for its seat.

    A late or repeated command names a decision that is no longer open, and is refused.
    """
    frame = state.agenda.open_for(action.seat)
    if frame is not None and frame.id == action.decision:
        return title.rules.decide(state, action.seat, action.command, chance)
    return closed(state, action.seat, action.decision)


def closed(state: HasAgenda, seat: Seat, decision: DecisionId) -> Illegal:
    """Why `decision` cannot be answered by `seat`."""
    if not state.agenda.frames:
        return Illegal(GAME_OVER, "game-over")
    frame = state.agenda.open_for(seat)
    if frame is None:
        return Illegal(DECISION_CLOSED, "none-awaited", decision=decision, place=seat)
    return Illegal(DECISION_CLOSED, "another-awaited", decision=decision, place=seat, open=frame.id)


def fold(
    title: Title[State, Command, Fact, View, Options], facts: Sequence[Fact], state: State | None
) -> State | None:
    """The state after `facts`, beginning with `state` (None: at the first fact of a game)."""
    evolve = title.rules.evolve
    for fact in facts:
        state = evolve(state, fact)
    return state
