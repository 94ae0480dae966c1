"""Bent documents, thousands of them in a soak: no verifier breaks, they agree, and what all of them
accept is explained by the format."""

import pytest

from tests.audit.bent_documents import Originals
from tests.audit.every import judged
from tests.audit.explained import explained
from tests.audit.originals import originals
from tests.support.depth import amount, dice

pytestmark = [pytest.mark.contract, pytest.mark.deep]


def test_honest_documents_are_accepted_by_all() -> None:
    for one in judged(originals()):
        assert one.accepted, (one.report.findings, one.browser, one.second)


def test_verifiers_agree_on_bent_documents() -> None:
    documents, random = Originals(originals()), dice("bent documents")
    bent = [documents.bent(random) for _ in range(amount(120, 5000))]
    unlike, unexplained = [], []
    for one, verdicts in zip(bent, judged([one.raw for one in bent]), strict=True):
        said = f"{one.place}: {one.how}; made again: {one.again}"
        if verdicts.departures:
            unlike.append((said, verdicts.departures, verdicts.report.findings[:2]))
        if verdicts.accepted and explained(one.place, over=b'"seed":"' in one.raw) is None:
            unexplained.append(said)
    assert not unlike
    assert not unexplained
