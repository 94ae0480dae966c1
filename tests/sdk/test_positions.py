"""Lists show what a program in TypeScript has just written: the library sends `at_least` by itself
(that of Python: `tests/service/reading/test_at_least.py`)."""

import json
from pathlib import Path
from typing import Final

import pytest
from kronika_client import Client, models

from tests.sdk.running import node
from tests.service.process import ServiceProcess

TIMES: Final = 5
"""Lists, each right behind a write: without waiting, nearly every one of them is too early."""


@pytest.mark.contract
def test_typescript_lists_what_it_has_written(shared_service: ServiceProcess) -> None:
    with Client(shared_service.url) as anybody:
        made = anybody.create_account(models.NewAccount(name="writes-and-lists"))
    script = Path(__file__).with_name("written.ts")
    found = json.loads(node(script, shared_service.url, made.token, made.account.name, str(TIMES)))
    assert found == list(range(1, TIMES + 1))
