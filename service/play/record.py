"""A game in notation: how the table was set, and a line for each move.

As text, a header of `name: value` lines, an empty line, then the moves:

    Kronika notation 1
    title: tzolkin
    ruleset: tzolkin/1
    options: {"starting_player":0}
    seat 0: person
    seat 1: bot farmer
    entropy 0: "any text"
    withheld 1: 9c1d...
    draws: named
    seed: 5f3b...

    1. 0: place on yaxchilan 2
    back to 0 (takeback 0)
    seat 1 resigns, random plays on
    called off

The number of the ply may be left out. What stands behind a `#` at the beginning of a line is not
read. With the seed the draws are those of the game; so it is only shown when the game is over.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Annotated, Final, Literal, TypeAlias

import msgspec
from msgspec import Meta, Raw, Struct, field

from games.kernel.seats import Seat
from games.kernel.sentence import Sentence
from games.kernel.table.ending import VoidReason
from referee.schemas import Entropy, EntropyCommitment, Options, Ply
from verifier.decoder_errors import said

FORMAT: Final = "kronika-notation/1"
FIRST_LINE: Final = "Kronika notation 1"

ORIGIN: Final = r"^[A-Za-z0-9_-]{1,64}\Z"
"""What ids of games look like, here and elsewhere."""

LONGEST_HEADER: Final = 1000
"""Lines; some for each of a hundred seats at most."""
_HEADER: Final = re.compile(r"(?P<name>[a-z]+)(?: (?P<seat>\d{1,2}))?: (?P<value>.+)")
_MOVE: Final = re.compile(r"(?:(?P<ply>\d{1,9})\. )?(?P<seat>\d{1,2}): (?P<words>\S.*)")
_BACK: Final = re.compile(
    r"back to (?P<to>\d{1,9})(?: \((?P<why>takeback|agreed|ruling)(?: (?P<seat>\d{1,2}))?\))?"
)
_FORFEIT: Final = re.compile(
    r"seat (?P<seat>\d{1,2}) (?P<why>resigns|runs out of time)(?:, (?P<bot>\S+) plays on)?"
)
_VOID: Final = {
    "called off": "abandoned",
    "annulled": "ruling",
    "declared void": "administrator",
}
_WHY: Final = {"resigns": "resigned", "runs out of time": "time"}


class SeatNoted(Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """Who sat on a seat."""

    kind: Annotated[
        Literal["person", "bot"], Meta(description="A person, without a name, or a bot.")
    ]
    bot: Annotated[str | None, Meta(description="The bot's strategy; missing for persons.")] = None
    entropy: Annotated[
        Entropy | None,
        Meta(description="The text that the person added to the draws; missing: none."),
    ] = None
    withheld: Annotated[
        EntropyCommitment | None,
        Meta(description="The commitment (hex) to a text that was not told; missing: none."),
    ] = None

    @property
    def mixed(self) -> str | Mapping[str, str] | None:
        """What draws are made from."""
        return self.entropy if self.withheld is None else {"withheld": self.withheld}


class Record(Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """A game in notation: how the table was set, and a line for each move. Hidden parts of a
    running game read `(n hidden)`, and such lines cannot be played again."""

    format: Annotated[Literal["kronika-notation/1"], Meta(description="What this is.")]
    title: Annotated[str, Meta(description="The title's slug, for example `tzolkin`.")]
    seats: Annotated[
        tuple[SeatNoted, ...],
        Meta(min_length=1, max_length=20, description="Who sat where, from seat 0."),
    ]
    moves: Annotated[
        tuple[str, ...], Meta(description="One line per move: `<ply>. <seat>: <command>`.")
    ]
    ruleset: Annotated[str | None, Meta(description="The current one if left out.")] = None
    options: Options = field(default_factory=lambda: Raw(b"{}"))
    seed: Annotated[
        str | None,
        Meta(
            description=(
                "In hex; only games that are over have it. Without it the draws come out "
                "differently."
            )
        ),
    ] = None
    draws: Annotated[
        Literal["named"] | None,
        Meta(
            description=(
                "How the draws follow from the seed: as in `table.chance-committed`; missing in "
                "older games."
            )
        ),
    ] = None
    game: Annotated[
        Annotated[str, Meta(max_length=64, pattern=ORIGIN)] | None,
        Meta(description="The game that this was."),
    ] = None


class MoveLine(Struct, frozen=True, kw_only=True):
    """A command of a seat, in the words of the title."""

    seat: Seat
    words: str
    ply: Ply | None = None


class BackLine(Struct, frozen=True, kw_only=True):
    """The game went back to a ply."""

    to: Ply
    why: Literal["takeback", "agreed", "ruling"] = "agreed"
    seat: Seat | None = None


class ForfeitLine(Struct, frozen=True, kw_only=True):
    """A seat has lost before the end; a bot played on, unless that was the end."""

    seat: Seat
    why: Literal["resigned", "time"]
    bot: str | None = None


class VoidLine(Struct, frozen=True, kw_only=True):
    """The game counts for nothing."""

    why: VoidReason


Line: TypeAlias = MoveLine | BackLine | ForfeitLine | VoidLine


class UnreadableError(ValueError):
    """A text is no notation; `line` is the number of the line that is wrong, from 1."""

    def __init__(self, line: int, because: Sentence) -> None:
        super().__init__(f"line {line}: {because.key}")
        self.line = line
        self.because = because


def line_of(text: str) -> Line | None:
    """What a line says; None if it says nothing that we know."""
    if found := _MOVE.fullmatch(text):
        return msgspec.convert(_said(found), MoveLine, strict=False)
    if found := _BACK.fullmatch(text):
        return msgspec.convert(_said(found), BackLine, strict=False)
    if found := _FORFEIT.fullmatch(text):
        said = {**_said(found), "why": _WHY[found["why"]]}
        return msgspec.convert(said, ForfeitLine, strict=False)
    why = _VOID.get(text)
    return None if why is None else msgspec.convert({"why": why}, VoidLine)


def words_of(line: Line) -> str:
    """A line as it is written."""
    match line:
        case MoveLine(seat=seat, words=words, ply=ply):
            return f"{seat}: {words}" if ply is None else f"{ply}. {seat}: {words}"
        case BackLine(to=to, why=why, seat=seat):
            return f"back to {to} ({why})" if seat is None else f"back to {to} ({why} {seat})"
        case ForfeitLine(seat=seat, why=why, bot=bot):
            words = next(one for one, reason in _WHY.items() if reason == why)
            return f"seat {seat} {words}" + (f", {bot} plays on" if bot else "")
        case VoidLine(why=why):
            return next(one for one, reason in _VOID.items() if reason == why)


def header_of(record: Record) -> Iterator[str]:
    """The lines before the moves."""
    yield FIRST_LINE
    for name, value in (("game", record.game), ("title", record.title)):
        if value is not None:
            yield f"{name}: {value}"
    if record.ruleset is not None:
        yield f"ruleset: {record.ruleset}"
    yield f"options: {bytes(record.options).decode()}"
    for seat, one in enumerate(record.seats):
        yield f"seat {seat}: {one.kind}" + (f" {one.bot}" if one.bot else "")
    for seat, one in enumerate(record.seats):
        if one.entropy is not None:
            yield f"entropy {seat}: {msgspec.json.encode(one.entropy).decode()}"
        if one.withheld is not None:
            yield f"withheld {seat}: {one.withheld}"
    if record.draws is not None:
        yield f"draws: {record.draws}"
    if record.seed is not None:
        yield f"seed: {record.seed}"
    yield ""


def parsed(text: str) -> Record:
    """The record that a text is. Raises UnreadableError."""
    lines = text.splitlines()
    first = lines[0].strip() if lines else ""
    if first != FIRST_LINE:
        raise UnreadableError(1, Sentence("notation-first-line", {"wanted": FIRST_LINE}))
    end = next((number for number, one in enumerate(lines) if not one.strip()), len(lines))
    if end > LONGEST_HEADER:
        because = Sentence("notation-header-lines", {"most": LONGEST_HEADER})
        raise UnreadableError(LONGEST_HEADER + 1, because)
    moves = tuple(one.strip() for one in lines[end:] if one.strip() and not one.startswith("#"))
    return _record(lines[:end], moves)


def _record(header: Sequence[str], moves: tuple[str, ...]) -> Record:
    plain: dict[str, object] = {"format": FORMAT, "moves": moves}
    seats: dict[int, dict[str, object]] = {}
    for number, text in enumerate(header[1:], 2):
        if text.startswith("#"):
            continue
        found = _HEADER.fullmatch(text.strip())
        if found is None:
            raise UnreadableError(number, Sentence("notation-header-line"))
        try:
            _put(plain, seats, found)
            if sorted(seats) != list(range(len(seats))):
                raise UnreadableError(number, Sentence("notation-seats"))
        except (msgspec.MsgspecError, RecursionError) as trouble:
            raise UnreadableError(number, _decoder_says(trouble)) from None
    try:
        return msgspec.convert({**plain, "seats": [seats[one] for one in sorted(seats)]}, Record)
    except (msgspec.ValidationError, RecursionError) as trouble:
        because = Sentence("notation-header", {"trouble": _decoder_says(trouble)})
        raise UnreadableError(1, because) from None


def _decoder_says(trouble: Exception) -> Sentence:
    """What the decoder says, without the place in a structure that only we have."""
    return said(str(trouble).partition(" - at `")[0])


def _put(
    plain: dict[str, object], seats: dict[int, dict[str, object]], found: "re.Match[str]"
) -> None:
    """Takes in a line of the header."""
    name, value = found["name"], found["value"]
    if found["seat"] is None:
        plain[name] = Raw(value.encode()) if name == "options" else value
        return
    seat = seats.setdefault(int(found["seat"]), {})
    if name == "entropy":
        seat["entropy"] = msgspec.json.decode(value)
        return
    if name == "withheld":
        seat["withheld"] = value
        return
    kind, _, bot = value.partition(" ")
    seat.update({"kind": kind, **({"bot": bot} if bot else {})})


def _said(found: "re.Match[str]") -> dict[str, str]:
    return {name: text for name, text in found.groupdict().items() if text is not None}
