"""The review of a game: all of its lines, one after the other, from any of them on."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import TypeAlias

import msgspec
from msgspec import Struct

from referee.review.balance import balance
from referee.review.course import Course, Move
from referee.review.decisions import decision
from referee.review.efforts import Effort
from referee.review.engine import ENGINE, digest
from referee.review.lines import PlyLuck, ReviewBalance, ReviewedDecision, ReviewHeader, ReviewLine
from referee.review.luck import DrawnPly, drawn_ply

Lines: TypeAlias = Callable[[range], Iterable[ReviewLine]]
"""The lines of some numbers, in order."""


class Review(Struct, frozen=True, kw_only=True, eq=False):
    """A review that is to be made: each part gives the line of one decision or one ply's luck."""

    course: Course
    effort: Effort
    seed: str
    setup: DrawnPly
    parts: tuple[Move | DrawnPly, ...]

    @property
    def count(self) -> int:
        """How many lines it has in all."""
        return len(self.parts) + 2

    def header(self) -> ReviewHeader:
        """The first line."""
        course, effort, appraisal = self.course, self.effort, self.course.title.appraisal
        assert appraisal is not None, "a course is of a title with an appraisal"
        return ReviewHeader(
            game=course.game,
            title=course.title.meta.slug,
            ruleset=course.title.meta.ruleset,
            seats=course.seats,
            engine=ENGINE,
            weights=digest(appraisal.weights),
            quality=effort.quality,
            nodes=effort.nodes,
            redraws=effort.redraws,
            seed=self.seed,
            plies=len(course.moves),
            lines=self.count,
            start=self.setup.expected(effort, self.seed),
        )

    def line(self, number: int) -> ReviewedDecision | PlyLuck:
        """A line between the first and the last one, from 1; it hangs on no other."""
        part = self.parts[number - 1]
        if isinstance(part, Move):
            return decision(self.course.title, part, self.effort, self.seed)
        return part.luck(self.effort, self.seed)

    def balance(self, made: Sequence[ReviewLine]) -> ReviewBalance:
        """The last line; `made` are all before it."""
        header, *lines = made
        assert isinstance(header, ReviewHeader), "a review begins with its header"
        return balance(self.course, header.start, lines)

    def lines(
        self, made: Sequence[ReviewLine] = (), by: Lines | None = None
    ) -> Iterator[ReviewLine]:
        """The lines behind those that are `made` already, which stay as they are. `by` gives those
        of some numbers, in order; it may have them made elsewhere."""
        found = list(made)
        if not found:
            found.append(self.header())
            yield found[0]
        numbers = range(len(found), self.count - 1)
        for line in map(self.line, numbers) if by is None else by(numbers):
            found.append(line)
            yield line
        if len(found) < self.count:
            yield self.balance(found)


def planned(course: Course, effort: Effort, seed: str) -> Review:
    """The review of a game: every move is made again once, to see which plies have draws. `seed`
    has 32 hexadecimal digits. Raises a problem if the rules that are here refuse something."""
    setup = drawn_ply(course, None, seed)
    parts: list[Move | DrawnPly] = [setup] if setup.stretches else []
    for move in course.moves:
        drawn = drawn_ply(course, move, seed)
        parts += [move, drawn] if drawn.stretches else [move]
    return Review(course=course, effort=effort, seed=seed, setup=setup, parts=tuple(parts))


def spelt(line: ReviewLine) -> bytes:
    """A line as it is written down, with its end."""
    return msgspec.json.encode(line) + b"\n"


def read(line: bytes) -> ReviewLine:
    """A line that was written down; `msgspec.MsgspecError` if it is none."""
    found: ReviewLine = msgspec.json.decode(line, type=ReviewLine)
    return found
