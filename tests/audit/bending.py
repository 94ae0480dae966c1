"""Games that a dishonest server has bent, and finding that out: for tests of auditing."""

import random

from msgspec import UNSET, UnsetType

from games.kernel.sentence import Sentence
from games.kernel.table.terms import Terms
from tests.audit.exporting import KEY, REGISTRY, Writer, chosen, exported, seat_of
from tests.support.titles import title_of
from verifier.evidence import Evidence
from verifier.finding import Finding
from verifier.verifying import verify

OPTIONS = title_of("tzolkin").types.options()


def begun(
    seats: int = 3,
    terms: Terms | None = None,
    moves: int = 9,
    checkpoint: str | UnsetType = UNSET,
) -> Writer:
    """A game of persons that is under way. Its start names a `checkpoint`."""
    writer = Writer(title_of("tzolkin"), f"bent-{seats}")
    writer.open(seats, OPTIONS, [None] * seats, terms, checkpoint=checkpoint)
    going_on(writer, moves)
    return writer


def going_on(writer: Writer, moves: int = 10_000) -> None:
    """Plays moves, to the end if there are so many."""
    dice = random.Random(len(writer.events))
    for _ in range(moves):
        if writer.position.over:
            return
        writer.move(chosen(writer.title, writer.position.state, dice))


def found(writer: Writer) -> tuple[Finding, ...]:
    """What somebody finds who knows the service's key, and sits on seat 0."""
    raw = exported(writer.logged(), seat_of(0))
    return verify("export", raw, REGISTRY, Evidence(keys=(KEY.public,))).findings


def caught(writer: Writer, because: Sentence) -> None:
    """Something was wrong with the last event of the log that is not a move: the first finding has
    this key, and these values among its own."""
    findings = found(writer)
    assert [one.key for one in findings][:1] == [because.key], findings
    assert because.args.items() <= findings[0].args.items()
    assert findings[0].check == because.key.partition(".")[0]
    assert findings[0].ply is not None


def caught_behind(writer: Writer, because: Sentence) -> None:
    """The next move shows it."""
    going_on(writer, 1)
    caught(writer, because)
