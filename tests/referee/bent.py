"""Bent documents, judged by the page's own verifiers and by `kronika verify`.

    python -m tests.referee.bent --documents 1000
    python -m tests.referee.bent --minutes 10 --seed 4

Moves, draws, results, states, seals and whatever else a document says is bent, and most documents
are chained and signed again. The exit code is 1 if the verifier with the rules says anything else
in the page than on the command line, if the page's other verifier contradicts it, or if that one
accepts what can be seen without rules. First it is told how long whole games take.
"""

import argparse
import secrets
import sys
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache
from random import Random

from games.kernel.registry import Registry
from tests.audit.bending import begun, going_on
from tests.audit.bent_documents import Bent, Originals
from tests.audit.exporting import KEY, exported, logged, seat_of
from tests.referee.page import Told, page
from verifier.evidence import Evidence
from verifier.finding import Report
from verifier.verifying import verify

KNOWN = Evidence(keys=(KEY.public,))
ONLY_RULES = {"rules", "clock", "fields"}
"""Checks in which the verifier with the rules sees more."""


@cache
def reference(slug: str) -> bytes:
    """A whole game of a title."""
    return exported(logged(slug, 2, 3))


def references() -> dict[str, bytes]:
    """One of each title that people can play."""
    return {slug: reference(slug) for slug in Registry.installed().slugs}


@cache
def originals() -> tuple[bytes, ...]:
    """Whole games, and games that run as a seat sees them."""
    running = begun(moves=12)
    going_on(running, 5)
    halves = (logged(slug, 2, 1) for slug in ("tzolkin", "through-the-ages"))
    seen = (exported(one.until(one.plies // 3), seat_of(1)) for one in halves)
    return (*references().values(), exported(running.logged(), seat_of(0)), *seen)


def bent(documents: Originals, seed: int) -> Bent:
    """The document of a seed: bent anywhere, or, every other time, in what was played or drawn, so
    that nothing but the rules can find it."""
    if seed % 2:
        return documents.bent(Random(seed))
    return documents.bent(Random(seed), ("facts of the title",), "all")


def judged(raw: bytes) -> Report:
    """What `kronika verify` says."""
    return verify("export", raw, Registry.installed(), KNOWN)


def otherwise(report: Report, told: Told) -> Iterator[str]:
    """Where the page's verifiers judge otherwise than `kronika verify`."""
    rules = told.rules
    if rules is None:
        yield f"the page has no report: {told.because}"
        return
    for member in ("good", "first_bad_ply", "plies", "events", "rewritten", "lacks"):
        ours = getattr(report, member)
        if rules[member] != (list(ours) if isinstance(ours, tuple) else ours):
            yield f"{member}: {rules[member]} in the page, {ours} on the command line"
    checks = [(one.name, one.verdict, one.key) for one in report.checks]
    if [(one["name"], one["verdict"], one["key"]) for one in rules["checks"]] != checks:
        yield "the checks differ"
    findings = [(one.check, one.key, one.ply, one.version) for one in report.findings]
    in_page = [
        (one["check"], one["key"], one.get("ply"), one.get("version")) for one in rules["findings"]
    ]
    if in_page != findings:
        yield f"findings: {in_page[:2]} in the page, {findings[:2]} on the command line"
    if told.apart:
        yield f"the verifiers of the page contradict each other: {', '.join(told.apart)}"
    seen = {one.check for one in report.findings} - ONLY_RULES
    if told.page["good"] == bool(seen):
        yield f"without rules it is {'accepted' if told.page['good'] else 'refused'}: {seen}"


def soak(number: int, first: int, until: float) -> int:
    """How many documents were judged otherwise."""
    documents, wrong, refused = Originals(originals()), 0, Counter[str]()
    with page() as open_page:
        for slug, told in zip(references(), open_page.told(references().values()), strict=True):
            assert told.rules is not None, told.because
            assert told.rules["good"], (slug, told.rules["findings"])
        for slug, told in zip(references(), open_page.told(references().values()), strict=True):
            assert told.rules is not None
            plies, events = told.rules["plies"], told.rules["events"]
            sys.stdout.write(
                f"{slug}: {plies} plies, {events} events decided again in the page's interpreter "
                f"in {told.milliseconds:.0f} ms\n"
            )
        for seed in range(first, first + number):
            if time.monotonic() > until:
                break
            one = bent(documents, seed)
            open_page.ask(one.raw)
            report = judged(one.raw)  # meanwhile
            told = open_page.answer()
            refused[report.findings[0].check if report.findings else "accepted"] += 1
            faults = list(otherwise(report, told))
            wrong += bool(faults)
            for fault in faults:
                sys.stdout.write(f"--seed {seed} --documents 1: {one.place}: {one.how}: {fault}\n")
    parts = ", ".join(f"{count} {check}" for check, count in refused.most_common())
    sys.stdout.write(
        f"bent: {refused.total()} documents, {wrong} judged otherwise, first seed {first} "
        f"({parts})\n"
    )
    return wrong


def main(arguments: Sequence[str] | None = None) -> int:
    """Reads the command line and soaks."""
    parser = argparse.ArgumentParser(prog="python -m tests.referee.bent", description=__doc__)
    parser.add_argument("--minutes", type=float, help="how long at most (default: as it takes)")
    parser.add_argument("--documents", type=int, default=1000, help="how many (default 1000)")
    parser.add_argument("--seed", type=int, help="of the first document (default: any)")
    given = parser.parse_args(arguments)
    seed = secrets.randbelow(1_000_000) if given.seed is None else given.seed
    until = time.monotonic() + 60 * (given.minutes or 1_000)
    return int(soak(given.documents, seed, until) > 0)


if __name__ == "__main__":
    sys.exit(main())
