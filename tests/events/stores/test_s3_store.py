"""S3 that refuses, breaks, or is not there."""

import time

import pytest

from events.archive.object_store import ArchiveUnavailableError, ObjectStore
from events.archive.opening import open_store
from events.archive.s3_store import RETRIES, parsed
from tests.events.stores.s3_server import REGION, Front, refused
from tests.events.stores.test_contract import listed


@pytest.fixture
def front(s3_endpoint: str) -> Front:
    """What stands before the server."""
    return Front(s3_endpoint)


def through(s3_address: str, endpoint: str) -> ObjectStore:
    """The same bucket by another way."""
    return open_store(f"{s3_address.partition('?')[0]}?endpoint={endpoint}&region={REGION}")


async def test_an_answer_that_breaks_off_is_asked_for_again(s3_address: str, front: Front) -> None:
    body = bytes(range(256)) * 4000
    async with front.standing() as endpoint:
        store = through(s3_address, endpoint)
        front.breaks = 1
        await store.put("a", body)  # whatever its answer is, the object is there
        assert await open_store(s3_address).get("a") == body
        front.breaks = 1
        assert await store.get("a") == body
        assert front.breaks == 0


async def test_a_server_that_always_breaks_is_left_alone_soon(
    s3_address: str, front: Front
) -> None:
    async with front.standing() as endpoint:
        store = through(s3_address, endpoint)
        front.breaks = 1000
        with pytest.raises(ArchiveUnavailableError, match=r"cannot be reached|broke|answer"):
            await store.put("a", b"body")
        assert 1 <= front.asked <= RETRIES + 1


@pytest.mark.parametrize(
    ("status", "code", "said"),
    [
        (403, "AccessDenied", "no right to it; allow reading"),
        (403, "InvalidAccessKeyId", "AWS_ACCESS_KEY_ID is not known"),
        (403, "SignatureDoesNotMatch", "AWS_SECRET_ACCESS_KEY does not belong"),
        (301, "PermanentRedirect", "another region; name it by `region=`"),
        (400, "AuthorizationHeaderMalformed", "another region"),
        (507, "XMinioStorageFull", "the storage is full"),
        (501, "NotImplemented", "no conditional writes"),
    ],
)
async def test_what_a_server_refuses_is_said_with_what_to_do(
    s3_address: str, front: Front, status: int, code: str, said: str
) -> None:
    front.refusal = refused(status, code)
    async with front.standing() as endpoint:
        store = through(s3_address, endpoint)
        for asked in (store.put("a", b""), store.get("a"), store.delete("a"), listed(store, "")):
            with pytest.raises(ArchiveUnavailableError, match=said) as trouble:
                await asked
            assert str(trouble.value).startswith(f"the archive {store.place}: ")
            assert "secret" not in str(trouble.value)


async def test_a_bucket_that_is_not_there_is_told_from_an_object(s3_address: str) -> None:
    store = open_store(s3_address.replace("bucket-", "no-bucket-"))
    for asked in (store.put("a", b""), store.get("a"), store.size("a"), listed(store, "")):
        with pytest.raises(ArchiveUnavailableError, match="no such bucket; make it once"):
            await asked


async def test_a_server_that_is_not_there_is_given_up(s3_address: str, front: Front) -> None:
    async with front.standing() as endpoint:
        pass  # its port is free again
    began = time.monotonic()
    with pytest.raises(ArchiveUnavailableError, match="cannot be reached"):
        await through(s3_address, endpoint).get("a")
    assert time.monotonic() - began < 60


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("s3://me:secret@bucket/a", "credentials belong into the environment"),
        ("s3://bucket/a?access_key_id=me", "credentials belong into the environment"),
        ("s3://bucket/a?endpoint=host", "an endpoint is"),
        ("s3://bucket/a?zone=b", "zone: only"),
        ("s3://bucket/a?style=other", "path or virtual"),
        ("s3:///a", "s3://bucket/prefix"),
        ("gs://bucket/a", "neither a folder"),
        ("", "neither a folder"),
    ],
)
def test_an_address_that_is_none_is_refused(text: str, said: str) -> None:
    with pytest.raises(ValueError, match=said):
        open_store(text)


def test_an_address_is_spelled_as_it_was_given() -> None:
    for text in (
        "s3://bucket",
        "s3://bucket/a/b?endpoint=https://host:9000&region=eu-central-1",
        "s3://bucket/a?region=garage&style=virtual",
    ):
        assert parsed(text).text == text
