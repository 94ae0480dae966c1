"""Whole games over HTTP, by a client that knows only the published document.

One table of each title is played here; `./kronika soak --only tables` plays all of them.
"""

import pytest

from tests.client.tables import Table, every_table, short_tables
from tests.client.whole import play_whole
from tests.service.process import ServiceProcess
from tests.support.titles import SLUGS, title_of

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("table", [pytest.param(one, id=one.title) for one in short_tables()])
def test_a_whole_game(shared_service: ServiceProcess, table: Table) -> None:
    play_whole(shared_service.url, table, seed=table.seats)


def test_every_number_of_seats_and_every_value_of_an_option_has_a_table() -> None:
    for title in map(title_of, SLUGS):
        tables = list(every_table(title.meta.slug))
        low, high = title.meta.seats
        assert {table.seats for table in tables} == set(range(low, high + 1)), title.meta.slug
        for table in tables:
            assert set(table.options) <= set(title.types.options.__struct_fields__), str(table)
            assert tables.count(table) == 1, str(table)
