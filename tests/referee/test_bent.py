"""Bent documents, judged in the interpreter that pages have, by both verifiers: as `kronika verify`
judges them."""

import pytest

from tests.audit.bent_documents import Originals
from tests.audit.exporting import exported, logged, seat_of
from tests.referee.bent import bent, judged, otherwise, reference
from tests.referee.page import page
from tests.support.depth import amount, dice

pytestmark = [pytest.mark.web, pytest.mark.deep]


def test_pages_refuse_what_the_command_refuses() -> None:
    whole = reference("tzolkin")
    documents = Originals((whole, exported(logged("tzolkin", 2, 1).until(20), seat_of(1))))
    first = dice("bent documents in a page").randrange(10**6)
    seeds = range(first, first + amount(12, 300))
    raws = [whole, *(bent(documents, seed).raw for seed in seeds)]
    reports = [judged(raw) for raw in raws]
    assert reports[0].good
    assert sum(not one.good for one in reports) >= len(raws) / 2
    with page() as open_page:
        told = list(open_page.told(raws))
    found = {
        number: faults
        for number, (report, one) in enumerate(zip(reports, told, strict=True))
        if (faults := list(otherwise(report, one)))
    }
    assert not found, f"of the documents from seed {first} on"
