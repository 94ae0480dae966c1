"""What needs no browser: the pure parts of the client, by the test runner of Node.js."""

import pytest
from generating.nodejs import install, node

from tests.web.chromium import WEB

pytestmark = pytest.mark.web


def test_the_pure_parts_do_what_they_say() -> None:
    install(WEB)
    said = node(WEB, "--test", "--test-reporter=spec", "tests/*.test.ts").stdout
    assert "fail 0" in said, said
    assert "pass 0" not in said, said
