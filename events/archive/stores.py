"""The stores that a process works with, by their places. One is opened once and stays open."""

from functools import cache

from events.archive.database_store import DatabaseStore
from events.archive.object_store import ObjectStore
from events.archive.opening import DATABASE, open_store
from events.database import Queries


def store_at(place: str, queries: Queries) -> ObjectStore:
    """The store of a place; `queries` are for the one in the database. ValueError says what is
    wrong with a place that is none."""
    return DatabaseStore(queries) if place == DATABASE else _opened(place)


@cache
def _opened(place: str) -> ObjectStore:
    """There are as many as an operator has ever named, so none is closed."""
    return open_store(place)
