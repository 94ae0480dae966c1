"""What a check finds, and what all of them say together: keys of sentences, and their values.

The sentences stand in `words.*.json` beside this file, and `verifier.words` fills them in. What the
browser finds, too, has the same keys there (`web/src/verifying`).
"""

from collections.abc import Mapping
from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from events.format_error import FormatError
from games.kernel.points import Points
from games.kernel.sentence import Sentence
from verifier.decoder_errors import said_by_decoder

Verdict = Literal["good", "bad", "unknown"]

Lack = Literal["key", "receipt", "inclusion", "witness", "quorum", "seed"]
"""What may be missing: a signature by a key that the reader knows, a receipt, the proof that the
last link is in a signed log, a witness whom the reader knows, as many as the reader's policy asks
for, and the seed of a game that is over, of which the service says that it is lost."""


class Finding(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Something is wrong: the sentence `key` says what, with the values `args`. `version` and `ply`
    say where, unless it concerns no single event."""

    check: str
    key: str
    args: Mapping[str, Any] = {}
    ply: int | None = None
    version: int | None = None

    @property
    def because(self) -> Sentence:
        """What is wrong, as a sentence."""
        return Sentence(self.key, self.args)


def found(
    because: Sentence, ply: int | None = None, version: int | None = None, *, check: str = ""
) -> Finding:
    """A finding of a check; without one, of the check that its key begins with."""
    own = check or because.key.partition(".")[0]
    return Finding(check=own, key=because.key, args=because.args, ply=ply, version=version)


class UnfitError(ValueError):
    """A part of a document is not as it has to be; the sentence `because` says why."""

    def __init__(self, key: str, /, **values: object) -> None:
        super().__init__(key)
        self.because = Sentence(key, values)


def said_by(trouble: Exception) -> Sentence | str:
    """What an exception says: a sentence, or the words of a library that has none of ours."""
    match trouble:
        case FormatError(key=key, values=values):
            return Sentence(key, {name: _said(one) for name, one in values.items()})
        case UnfitError(because=because):
            return because
        case msgspec.MsgspecError() | UnicodeDecodeError():
            return said_by_decoder(trouble)
        case _:
            return str(trouble)


def _said(value: object) -> object:
    """A value of a sentence; what is wrong with a part is a sentence of its own."""
    return said_by(value) if isinstance(value, FormatError) else value


class Loss(Struct, frozen=True, kw_only=True):
    """A move that the service has accepted, and lost when an epoch of its log began; `reason` is
    why, in the words of the operator."""

    ply: int
    version: int
    epoch: int
    since: str
    reason: str

    @property
    def told(self) -> Sentence:
        """What was lost, as a sentence."""
        return Sentence(
            "receipts.lost",
            {
                "before": self.epoch - 1,
                "epoch": self.epoch,
                "since": self.since,
                "why": self.reason,
            },
        )


class Check(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One check: well, not well, or not possible with what is at hand; the sentence `key` says what
    it saw, with the values `args`."""

    name: str
    verdict: Verdict
    key: str
    args: Mapping[str, Any] = {}

    @property
    def told(self) -> Sentence:
        """What it saw, as a sentence."""
        return Sentence(self.key, self.args)


def checked(name: str, verdict: Verdict, told: Sentence) -> Check:
    """A check and what it saw."""
    return Check(name=name, verdict=verdict, key=told.key, args=told.args)


class Draw(Struct, frozen=True, kw_only=True):
    """One random draw."""

    ply: Annotated[int, Meta(description="The ply in which it was drawn.")]
    label: Annotated[str, Meta(description="The label of the draw.")]
    below: Annotated[int, Meta(description="How many outcomes were possible.")]
    outcome: Annotated[int, Meta(description="The outcome, 0 to `below` - 1.")]
    counter: Annotated[
        int,
        Meta(
            description=(
                "Index of the random number that gave the outcome: of the draw, or of the ply in "
                "games whose draws go by ply."
            )
        ),
    ]
    branch: Annotated[
        int | UnsetType,
        Meta(
            description=(
                "How often the game had gone back to an earlier ply; missing in games whose draws "
                "go by ply."
            )
        ),
    ] = UNSET
    number: Annotated[
        int | UnsetType,
        Meta(
            description=(
                "How many draws of the label there were before; missing in games whose draws go by "
                "ply."
            )
        ),
    ] = UNSET


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
    losses: tuple[Loss, ...] = ()

    @property
    def vouched(self) -> bool:
        """Whether somebody whom the reader knows has signed the document."""
        return "key" not in self.lacks

    @property
    def lost(self) -> bool:
        """Whether the game is over, and the service says that its seed is lost."""
        return "seed" in self.lacks


def first(findings: tuple[Finding, ...]) -> int | None:
    """The first bad ply."""
    return min((one.ply for one in findings if one.ply is not None), default=None)
