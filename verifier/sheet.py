"""A report for people."""

from collections.abc import Mapping, Sequence
from typing import Final

from games.kernel.sentence import Sentence
from games.kernel.words import LANGUAGES, Words
from verifier.finding import Check, Finding, Lack, Report, Verdict
from verifier.words import in_words

_MARKS: Final[Mapping[Verdict, str]] = {"good": "+", "bad": "!", "unknown": "?"}
_ALWAYS: Final[Sequence[Lack]] = ("key", "quorum", "seed")
"""What is missed without `strict`, too."""
_MISSING: Final[Mapping[Lack, Sentence]] = {
    "key": Sentence("lack.key"),
    "receipt": Sentence("lack.receipt"),
    "inclusion": Sentence("lack.inclusion"),
    "witness": Sentence("lack.witness"),
    "quorum": Sentence("lack.quorum"),
    "seed": Sentence("lack.seed"),
}
CHECKS: Final[Mapping[str, Sentence]] = {
    "document": Sentence("check.document"),
    "chain": Sentence("check.chain"),
    "game": Sentence("check.game"),
    "times": Sentence("check.times"),
    "table": Sentence("check.table"),
    "seed": Sentence("check.seed"),
    "salts": Sentence("check.salts"),
    "fields": Sentence("check.fields"),
    "keys": Sentence("check.keys"),
    "seal": Sentence("check.seal"),
    "receipts": Sentence("check.receipts"),
    "checkpoint": Sentence("check.checkpoint"),
    "link": Sentence("check.link"),
    "root": Sentence("check.root"),
    "policy": Sentence("check.policy"),
    "bounds": Sentence("check.bounds"),
    "epochs": Sentence("check.epochs"),
    "clock": Sentence("check.clock"),
    "rules": Sentence("check.rules"),
    "views": Sentence("check.views"),
    "luck": Sentence("check.luck"),
}
"""What each check is called, in the order in which they are made."""


def describe(
    report: Report,
    *,
    strict: bool = False,
    language: str = LANGUAGES[0],
    words: Words | None = None,
) -> str:
    """The report in a language. With `strict` everything has to be there that can prove it. `words`
    are those of the title."""
    sheet = _Sheet(language, words)
    title = report.title or sheet.told(Sentence("report.unreadable"))
    lines = [f"{report.file}: {title} {report.game}".rstrip()]
    lines += [sheet.check(one) for one in report.checks]
    if report.standings:
        lines.append(f"  {sheet.told(_score(report))}")
    lines += [sheet.finding(one) for one in report.findings]
    for one in report.losses:
        lost = Sentence("report.lost", {"ply": one.ply, "because": one.told})
        lines.append(f"  {sheet.told(lost)}")
    lines.append(f"  {sheet.told(concluded(report, strict=strict))}")
    return "\n".join(lines) + "\n"


def lacking(report: Report, *, strict: bool) -> Sequence[Lack]:
    """What has to be there and is not."""
    return report.lacks if strict else tuple(one for one in report.lacks if one in _ALWAYS)


class _Sheet:
    """Writes the lines of a report in a language."""

    def __init__(self, language: str, words: Words | None) -> None:
        self._language = language
        self._words = words
        self._width = max(len(self.told(one)) for one in CHECKS.values())

    def told(self, sentence: Sentence) -> str:
        """A sentence."""
        return in_words(sentence, self._language, self._words)

    def check(self, one: Check) -> str:
        """The line of a check."""
        name = self.told(CHECKS[one.name]).ljust(self._width)
        return f"  {_MARKS[one.verdict]} {name} {self.told(one.told)}"

    def finding(self, one: Finding) -> str:
        """The line of a finding."""
        args = {"because": one.because, "ply": one.ply}
        key = "report.wrong" if one.ply is None else "report.wrong-at"
        return f"  {self.told(Sentence(key, args))}"


def _score(report: Report) -> Sentence:
    ranks = sorted(report.standings, key=lambda one: (one.rank, one.seat))
    standings = [
        Sentence("report.standing", {"seat": one.seat, "points": one.points, "rank": one.rank})
        for one in ranks
    ]
    return Sentence("report.score", {"standings": standings})


def _proved(report: Report, *, strict: bool) -> Sentence:
    """The verdict on a proof of a link."""
    if not report.good:
        return Sentence("report.bad-proof")
    missing = [_MISSING[one] for one in lacking(report, strict=strict)]
    if missing:
        return Sentence("report.unproved-link", {"missing": missing})
    return Sentence("report.proved-link")


def concluded(report: Report, *, strict: bool) -> Sentence:
    """What all of it comes to."""
    size = {"plies": report.plies, "events": report.events}
    if any(one.name == "link" for one in report.checks):
        return _proved(report, strict=strict)
    if report.good and (missing := lacking(report, strict=strict)):
        return Sentence("report.unproved", {**size, "missing": [_MISSING[one] for one in missing]})
    if report.good:
        return Sentence("report.well", size)
    if report.first_bad_ply is None:
        return Sentence("report.bad")
    return Sentence("report.bad-ply", {"ply": report.first_bad_ply})
