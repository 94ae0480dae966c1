"""What is asked of a process that decides again, and what it answers. Both travel as JSON.

A question has the whole log up to the moment and the seed, so it must never leave the service.
"""

from collections.abc import Mapping
from datetime import datetime
from typing import Any, Final, Literal

import msgspec
from msgspec import Raw, Struct

from events.commitments import Veil
from events.draws import Draws
from events.envelope import Recorded
from games.kernel.agenda import DecisionId
from games.kernel.seats import Seat
from games.kernel.sentence import Sentence
from verifier.finding import Draw

RedecisionOutcome = Literal["same", "different", "refused", "accepted", "unknown"]
"""Of a ply: the same facts, others, or a refusal. Of a refusal: the same, another one, or moves.
`unknown`: it could not be decided again, or not by the rules."""


class EventLine(Struct, frozen=True, kw_only=True, array_like=True):
    """One event of the log."""

    version: int
    ply: int
    seat: Seat | None
    decision: DecisionId | None
    kind: str
    payload: Raw
    at: datetime
    veils: tuple[Veil, ...]
    hash: bytes | None
    draws: Draws


class AboutPly(Struct, frozen=True, kw_only=True, tag="ply"):
    """Does ply `ply`, the last one of the log, come out as it is recorded?"""

    ply: int


class AboutRequest(Struct, frozen=True, kw_only=True, tag="request"):
    """Is this request refused behind the log, at command `index`, by `rule`?

    `key` and `args` are those of the sentence `because`; requests that were refused before
    sentences had keys have none.
    """

    seat: Seat
    decision: DecisionId | None
    commands: tuple[Raw, ...]
    index: int | None
    rule: str | None
    because: str | None
    key: str | None = None
    args: Mapping[str, Any] | None = None


class AboutDraws(Struct, frozen=True, kw_only=True, tag="draws"):
    """What is drawn at every ply of the log?"""


About = AboutPly | AboutRequest | AboutDraws


class Question(Struct, frozen=True, kw_only=True):
    """A game up to a moment, and what is asked about it. `seed` is hex."""

    game: str
    seed: str
    log: tuple[EventLine, ...]
    about: About


_NOTHING: Final = Raw(b"null")


class Redecision(Struct, frozen=True, kw_only=True):
    """What came out.

    `rule` and `because` are those of a refusal now; `at` is the first fact (from 0) that differs,
    `recorded` and `decided` its two forms (null where there is none). `plies` is the number of
    plies that were decided again on the way, `departures` those of them that came out in another
    way. `broken` is the first event whose hash does not fit. `state` is the hash of the state in
    the end. `draws` are those of the disputed ply, or of all.
    """

    outcome: RedecisionOutcome
    by: str
    because: Sentence | None = None
    rule: str | None = None
    index: int | None = None
    at: int | None = None
    recorded: Raw = _NOTHING
    decided: Raw = _NOTHING
    plies: int = 0
    departures: tuple[int, ...] = ()
    broken: int | None = None
    state: str | None = None
    draws: tuple[Draw, ...] = ()


def line_of(event: Recorded) -> EventLine:
    """An event as it travels."""
    return EventLine(
        version=event.version,
        ply=event.ply,
        seat=event.seat,
        decision=event.decision,
        kind=event.kind,
        payload=Raw(event.payload),
        at=event.at,
        veils=event.veils,
        hash=event.hash,
        draws=event.draws,
    )


QUESTIONS: Final = msgspec.json.Decoder(Question)
ANSWERS: Final = msgspec.json.Decoder(Redecision)
