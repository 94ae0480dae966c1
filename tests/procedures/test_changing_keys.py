"""Every key and password changes under players, who notice nothing."""

import asyncio

import asyncpg
import pytest
import redis

from tests.procedures.conftest import Several
from tests.procedures.installed import SERVICE
from tests.service.ops.faults.strict import PASSWORD

pytestmark = pytest.mark.slow


def test_the_page(several: Several) -> None:
    with several("changing-keys", "one", "two") as (page, strict):
        page.perform()
        assert page.findings() == []
        assert page.away == []
        with pytest.raises(asyncpg.InvalidAuthorizationSpecificationError):
            asyncio.run(asyncpg.connect(strict.database_url(role=SERVICE)))
        with (
            redis.Redis(port=strict.cache_port, password=PASSWORD) as client,
            pytest.raises(redis.AuthenticationError),
        ):
            client.ping()
        kept = sorted(one.name[:12] for one in (page.folder / "old-keys").iterdir())
        assert kept == ["secrets.key.", "signing.key."]
