"""Packed games on a cluster, whose objects may lie at another worker than the games."""

import pytest

from tests.events.test_archive import forgetful, store, test_what_comes_later_stands_behind

__all__ = ["forgetful", "store", "test_what_comes_later_stands_behind"]

pytestmark = pytest.mark.citus
