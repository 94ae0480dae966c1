"""An app, its maker, and a player."""

from collections.abc import Callable

import pytest

from tests.service.authorization.client import Client
from tests.service.people import Person


@pytest.fixture
def player(person: Callable[[], Person]) -> Person:
    """Somebody who plays."""
    return person()


@pytest.fixture
def client(person: Callable[[], Person]) -> Client:
    """An app that somebody else has registered."""
    return Client.registered(person())
