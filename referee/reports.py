"""The verifier's report on an export, for a page that shows it.

The page checks signatures, because what it has for them answers later (`events.answers`). So it
asks twice: first without answers, and is asked for them; then with these, and gets the report.
"""

from collections.abc import Mapping
from http import HTTPStatus
from typing import Any, NamedTuple

import msgspec
from msgspec import Raw, Struct, field

from events.answers import Algorithm, Answers
from events.exports import unpacked
from events.policies import Policy
from games.kernel.registry import Registry
from games.kernel.sentence import Sentence
from games.kernel.words import Words
from referee.progress import Progress, tell
from verifier.document import DamagedError, read
from verifier.evidence import Evidence
from verifier.evidence_files import keys_of, notes_of, receipts_of, witnesses_of
from verifier.finding import Draw, Lack, Report, Standing, Verdict
from verifier.sheet import CHECKS, concluded
from verifier.verifying import verify, vouched_for
from verifier.words import in_words


class Wanted(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The body of the request: an export (base64 in JSON), what was handed in beside it, and the
    answers about signatures by their ids. `keys` and `witnesses` are what files of them hold."""

    file: str
    export: bytes
    keys: tuple[str, ...] = ()
    receipts: tuple[Raw, ...] = ()
    witnesses: tuple[str, ...] = ()
    policy: str | None = None
    signatures: dict[str, bool | None] = {}


class Ask(Struct, frozen=True, kw_only=True):
    """A signature to be checked; all but its id in base64."""

    id: str
    algorithm: Algorithm
    public: bytes
    signature: bytes
    message: bytes


class Asks(Struct, frozen=True, kw_only=True):
    """What has to be answered first."""

    asks: tuple[Ask, ...]


class Said(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Something that the verifier says: a key with its values, and the sentence in words."""

    says: str
    key: str
    args: Mapping[str, Any] = field(default_factory=dict)


class CheckShown(Said, frozen=True, kw_only=True, omit_defaults=True):
    """A check, and what it is called."""

    name: str
    called: str
    verdict: Verdict


class FindingShown(Said, frozen=True, kw_only=True, omit_defaults=True):
    """Something is wrong, in an event or in none."""

    check: str
    ply: int | None = None
    version: int | None = None


class LossShown(Said, frozen=True, kw_only=True, omit_defaults=True):
    """A move that was accepted and lost."""

    ply: int
    version: int


class ReportShown(Struct, frozen=True, kw_only=True):
    """The verifier's report (`verifier.finding.Report`) in words of a language. `says` is what all
    of it comes to."""

    file: str
    game: str
    title: str
    events: int
    plies: int
    good: bool
    says: str
    lacks: tuple[Lack, ...]
    first_bad_ply: int | None
    rewritten: bool
    checks: tuple[CheckShown, ...]
    findings: tuple[FindingShown, ...]
    losses: tuple[LossShown, ...]
    standings: tuple[Standing, ...]
    draws: tuple[Draw, ...]


class Reported(NamedTuple):
    """The answer to a page: 202 with `Asks`, or 200 with `ReportShown`."""

    status: HTTPStatus
    body: bytes


def report(
    body: bytes,
    language: str,
    registry: Registry | None = None,
    progress: Progress = tell,
) -> Reported:
    """What the verifier says of the export in a request (`Wanted`, JSON), or what it asks first.
    `progress` is told how many events of how many are decided again.

    `msgspec.MsgspecError` if the body is not of its form, a `FormatError` if what was handed in
    beside the export is not what it should be.
    """
    wanted = msgspec.json.decode(body, type=Wanted)
    evidence, raw = _evidence(wanted), unpacked(wanted.export)
    titles = registry or Registry.installed()
    answers = Answers(wanted.signatures)
    with answers.counting():
        _look_at_signatures(raw, evidence)
        found = None if answers.asked else verify(wanted.file, raw, titles, evidence, progress)
    if found is None or answers.asked:
        return Reported(HTTPStatus.ACCEPTED, msgspec.json.encode(_asks(answers)))
    title = titles.get(found.title)
    shown = _shown(found, language, None if title is None else title.words)
    return Reported(HTTPStatus.OK, msgspec.json.encode(shown))


def _evidence(wanted: Wanted) -> Evidence:
    policy = None if wanted.policy is None else Policy.parse(wanted.policy.encode())
    witnesses = tuple(key for text in wanted.witnesses for key in witnesses_of(text))
    return Evidence(
        keys=tuple(key for text in wanted.keys for key in keys_of(text)),
        key_notes=tuple(note for text in wanted.keys for note in notes_of(text)),
        receipts=tuple(one for text in wanted.receipts for one in receipts_of(bytes(text))),
        witnesses=(*witnesses, *(() if policy is None else policy.keys)),
        policy=policy,
    )


def _look_at_signatures(raw: bytes, evidence: Evidence) -> None:
    """The cheap part: whatever has to be asked is asked before any move is decided again."""
    try:
        vouched_for(read(raw), evidence)
    except DamagedError:
        return  # the report says so


def _asks(answers: Answers) -> Asks:
    return Asks(
        asks=tuple(
            Ask(
                id=id_,
                algorithm=one.algorithm,
                public=one.public,
                signature=one.signature,
                message=one.message,
            )
            for id_, one in answers.asked.items()
        )
    )


def _shown(found: Report, language: str, words: Words | None) -> ReportShown:
    def told(sentence: Sentence) -> str:
        return in_words(sentence, language, words)

    return ReportShown(
        file=found.file,
        game=found.game,
        title=found.title,
        events=found.events,
        plies=found.plies,
        good=found.good,
        says=told(concluded(found, strict=False)),
        lacks=found.lacks,
        first_bad_ply=found.first_bad_ply,
        rewritten=found.rewritten,
        checks=tuple(
            CheckShown(
                name=one.name,
                called=told(CHECKS[one.name]),
                verdict=one.verdict,
                says=told(one.told),
                key=one.key,
                args=one.args,
            )
            for one in found.checks
        ),
        findings=tuple(
            FindingShown(
                check=one.check,
                says=told(one.because),
                key=one.key,
                args=one.args,
                ply=one.ply,
                version=one.version,
            )
            for one in found.findings
        ),
        losses=tuple(
            LossShown(
                says=told(one.told),
                key=one.told.key,
                args=one.told.args,
                ply=one.ply,
                version=one.version,
            )
            for one in found.losses
        ),
        standings=found.standings,
        draws=found.draws,
    )
