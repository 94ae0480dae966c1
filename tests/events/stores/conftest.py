"""Stores of every kind, empty."""

from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pytest

from events.archive.database_store import DatabaseStore
from events.archive.object_store import ObjectStore
from events.archive.opening import open_store
from events.database import Pool
from tests.events.stores.s3_server import CREDENTIALS, REGION, make_bucket, s3_server

BUCKETS = count()


@pytest.fixture(scope="session")
def s3_endpoint() -> Iterator[str]:
    """The S3 server of this test process."""
    with s3_server() as endpoint:
        yield endpoint


@pytest.fixture
def s3_address(s3_endpoint: str, monkeypatch: pytest.MonkeyPatch) -> str:
    """The address of an empty bucket, with credentials in the environment."""
    for name, value in CREDENTIALS.items():
        monkeypatch.setenv(name, value)
    bucket = f"bucket-{next(BUCKETS)}"
    make_bucket(s3_endpoint, bucket)
    return f"s3://{bucket}/deep/inside?endpoint={s3_endpoint}&region={REGION}"


@pytest.fixture(params=["folder", "s3", "database"])
def store(request: pytest.FixtureRequest, pool: Pool, tmp_path: Path) -> ObjectStore:
    """An empty store of each kind."""
    if request.param == "database":
        return DatabaseStore(pool)
    if request.param == "folder":
        return open_store(str(tmp_path))
    return open_store(request.getfixturevalue("s3_address"))
