"""Examples of the contract come from real games; none shows what its reader could not see."""

from typing import Any

import pytest

from service.contract.examples import examples
from tests.games.ancient_knowledge.leaks import leaks
from tests.service.test_secrecy import hidden_from

SHOWN = [
    pytest.param(value, id=f"{place}-{name}")
    for place, found in examples().items()
    for name, value in found.items()
]


@pytest.mark.parametrize("value", SHOWN)
def test_an_example_was_seen_from_one_seat_at_most(value: Any) -> None:
    """There is a reader who may see all of it: somebody at the table, or a spectator."""
    readers = (None, 0, 1, 2, 3)
    assert any(not [*leaks(value, seat), *hidden_from(value, seat)] for seat in readers)
