"""What a check finds, and what all of them say together."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from games.kernel.points import Points

Verdict = Literal["good", "bad", "unknown"]

Lack = Literal["key", "receipt", "inclusion", "witness"]
"""What may be missing: a signature by a key that the reader knows, a receipt, the proof that the
last link is in a signed log, and a witness whom the reader knows."""


class Finding(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Something is wrong. `version` and `ply` say where, unless it concerns no single event."""

    check: str
    because: str
    ply: int | None = None
    version: int | None = None


class Check(Struct, frozen=True, kw_only=True):
    """One check: well, not well, or not possible with what is at hand; `told` says what it saw."""

    name: str
    verdict: Verdict
    told: str


class Draw(Struct, frozen=True, kw_only=True):
    """One outcome of chance, derived again."""

    ply: Annotated[int, Meta(description="The ply in which it was drawn.")]
    label: Annotated[str, Meta(description="What it was drawn for.")]
    below: Annotated[int, Meta(description="How many outcomes were possible.")]
    outcome: Annotated[int, Meta(description="The outcome, 0 to `below` - 1.")]
    counter: Annotated[int, Meta(description="Which number of the ply's random numbers gave it.")]


class Standing(Struct, frozen=True, kw_only=True):
    """The score of a seat."""

    seat: int
    rank: int
    points: Points


class Report(Struct, frozen=True, kw_only=True):
    """The outcome of a verification. `first_bad_ply` is None if no move is at fault.

    `good`: nothing in the document contradicts itself or what was handed in with it. What that is
    worth depends on who vouches for it: `lacks` names what is missing for that. Without a
    signature by a key that the reader knows, anybody can have made up the whole document.
    `rewritten`: somebody parsed the document and wrote it again, so its bytes are not those that
    the service wrote.
    """

    file: str
    game: str
    title: str
    events: int
    plies: int
    good: bool
    lacks: tuple[Lack, ...]
    first_bad_ply: int | None
    checks: tuple[Check, ...]
    findings: tuple[Finding, ...]
    standings: tuple[Standing, ...] = ()
    draws: tuple[Draw, ...] = ()
    rewritten: bool = False

    @property
    def vouched(self) -> bool:
        """Whether somebody whom the reader knows has signed the document."""
        return "key" not in self.lacks


def first(findings: tuple[Finding, ...]) -> int | None:
    """The first bad ply."""
    return min((one.ply for one in findings if one.ply is not None), default=None)
