"""A witness of C2SP tlog-witness: every answer of add-checkpoint, and what monitors are shown."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime
from functools import partial
from hashlib import sha256
from pathlib import Path

import httpx
import pytest
from litestar.testing import TestClient
from msgspec.structs import replace

from events import merkle
from events.checkpoints import Checkpoint, parsed
from events.cosignatures import WitnessKey, cosignatures, cosigned
from events.keys import SigningKey
from events.log_keys import signers
from events.ml_dsa import MlDsaSigningKey
from events.notes import text_of
from service.cli.witness.cosigner import Cosigner
from service.cli.witness.kept import KeptCheckpoints
from service.cli.witness.server import application
from tests.service.trust.growing import GrowingLog

KEY = SigningKey("example.com/behind-the-sofa", bytes(range(32)))
LATE = MlDsaSigningKey.of(KEY)
STRANGER = SigningKey("example.com/behind-the-sofa", bytes(range(5, 37)))
ADA = SigningKey("witness.example/w1", bytes(range(1, 33)))
ADA_LATE = MlDsaSigningKey.of(ADA)
WORDS = (WitnessKey.of(ADA), WitnessKey.of(ADA_LATE))
NOON = datetime(2026, 11, 21, 12, tzinfo=UTC)
LOG = GrowingLog(KEY)
NAME = sha256(b"example.com/behind-the-sofa").hexdigest()


@pytest.fixture
def cosigner(tmp_path: Path) -> Cosigner:
    return Cosigner(
        key=ADA,
        late=ADA_LATE,
        logs=[KEY.public, LATE.public],
        kept=KeptCheckpoints(tmp_path / "logs"),
        splits=tmp_path / "splits",
        now=lambda: NOON,
    )


@pytest.fixture
def web(cosigner: Cosigner) -> Iterator[TestClient]:
    with TestClient(application(cosigner)) as client:
        yield client


def post(web: TestClient, body: str | bytes) -> httpx.Response:
    return web.post("/add-checkpoint", content=body)


def shown(web: TestClient) -> str:
    answer = web.get(f"/{NAME}/checkpoint")
    assert (answer.status_code, answer.headers["content-type"]) == (200, PLAIN)
    return answer.text


PLAIN = "text/plain; charset=utf-8"


def test_what_continues_the_last_one_is_cosigned_twice(web: TestClient) -> None:
    assert web.get(f"/{NAME}/checkpoint").status_code == 404
    for old, size in ((0, 0), (0, 3), (3, 3), (3, 300)):
        answer = post(web, LOG.sent(old, size))
        assert (answer.status_code, answer.headers["content-type"]) == (200, PLAIN)
        note = LOG.note(size) + answer.text
        assert [one.witness for one in cosignatures(note, WORDS)] == [*WORDS]
        assert {one.at for one in cosignatures(note, WORDS)} == {NOON}
        kept = shown(web)
        assert kept.endswith(answer.text)
        assert signers(kept, [KEY.public]) == (KEY.public,)
        assert parsed(text_of(kept)) == LOG.checkpoint(size)


def test_only_what_was_verified_is_shown_again(web: TestClient) -> None:
    """A log's own ML-DSA-44 line counts as its Ed25519 one; those of strangers are left out."""
    tree = LOG.checkpoint(2)
    unsigned = f"{tree.text}\n"
    late = cosigned(f"{unsigned}\u2014 a AAAAAAA=\n", LATE, NOON)
    note = tree.signed(STRANGER) + late
    answer = post(web, LOG.sent(0, 2, note))
    assert answer.status_code == 200
    assert shown(web) == f"{unsigned}{late}{answer.text}"


BODY = LOG.sent(0, 2)
PATH = "47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU="


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"\xff",
        BODY.replace("old 0\n", ""),
        BODY.replace("old 0", "old 00"),
        BODY.replace("old 0", "old -1"),
        BODY.replace("old 0", "old  0"),
        BODY.replace("old 0\n", "old 0\r\n"),
        BODY.replace("old 0\n", f"old 0\n{PATH}\n" * 1 + f"{PATH}\n" * 63),
        BODY.replace("old 0\n", f"old 0\n{PATH[:-4]}\n"),
        BODY.replace("old 0\n", "old 0\nnothing\n"),
        BODY.removesuffix("\n"),
        BODY.replace("\n2\n", "\n02\n"),
        BODY.replace("\n2\n", "\n2\n\n"),
        BODY.replace("\n2\n", "\n2\t\n"),
        LOG.sent(0, 2).partition("\n\n")[0] + "\n\n" + LOG.checkpoint(2).text,
        LOG.sent(0, 2).replace("old 0", "old 3"),
    ],
)
def test_what_is_not_spelt_so_is_a_bad_request(web: TestClient, body: bytes | str) -> None:
    assert post(web, body).status_code == 400


def test_a_log_that_is_not_known_is_not_found(web: TestClient) -> None:
    other = GrowingLog(KEY.renamed("example.com/another"))
    assert post(web, other.sent(0, 2)).status_code == 404


def test_only_trusted_keys_count(web: TestClient) -> None:
    stranger = GrowingLog(STRANGER)
    assert post(web, stranger.sent(0, 2)).status_code == 403
    wrong = LOG.sent(0, 2).replace("\n2\n", "\n3\n")
    assert post(web, wrong).status_code == 403
    both = LOG.checkpoint(2).signed(KEY, STRANGER)
    assert post(web, LOG.sent(0, 2, both)).status_code == 200
    assert STRANGER.id not in shown(web).encode()


def test_the_last_size_is_told(web: TestClient) -> None:
    assert post(web, LOG.sent(0, 5)).status_code == 200
    for old, size in ((0, 5), (0, 7), (4, 7), (6, 7)):
        answer = post(web, LOG.sent(old, size))
        assert (answer.status_code, answer.text) == (409, "5\n")
        assert answer.headers["content-type"] == "text/x.tlog.size"
    assert post(web, LOG.sent(5, 7)).status_code == 200


def test_what_does_not_continue_it_is_not_cosigned(web: TestClient, cosigner: Cosigner) -> None:
    other = GrowingLog(KEY, lambda number: b"other %d" % number)
    nothing = Checkpoint(origin=KEY.public.name, size=0, root=bytes(32)).signed(KEY)
    assert post(web, LOG.sent(0, 0, nothing)).status_code == 422
    proof = LOG.sent(0, 2).replace("old 0\n", f"old 0\n{PATH}\n")
    assert post(web, proof).status_code == 422
    assert post(web, LOG.sent(0, 3)).status_code == 200
    before = shown(web)
    assert post(web, other.sent(3, 5)).status_code == 422
    without = LOG.sent(3, 5).partition("\n\n")[2]
    assert post(web, f"old 3\n\n{without}").status_code == 422
    assert not cosigner.splits.exists()
    assert shown(web) == before
    assert post(web, LOG.sent(3, 5)).status_code == 200


def test_two_roots_of_one_size_are_kept_as_a_proof(web: TestClient, cosigner: Cosigner) -> None:
    other = GrowingLog(KEY, lambda number: b"other %d" % number)
    assert post(web, LOG.sent(0, 3)).status_code == 200
    assert post(web, other.sent(3, 3)).status_code == 422
    notes = [(cosigner.splits / NAME / f"{n}.txt").read_text() for n in (1, 2)]
    assert [signers(one, [KEY.public]) for one in notes] == [(KEY.public,)] * 2
    assert notes[1] == other.note(3)
    assert post(web, LOG.sent(3, 4)).status_code == 403, "nothing of it is cosigned any more"


def test_one_of_two_who_come_at_once_is_told_the_other_size(cosigner: Cosigner) -> None:
    """The race of the specification: neither takes back what the other was promised."""
    with TestClient(application(cosigner)) as web:
        post(web, LOG.sent(0, 1))
        for old in (1, 9, 17, 25):
            sizes = range(old + 1, old + 9)
            bodies = [LOG.sent(old, size) for size in sizes]
            with ThreadPoolExecutor(len(bodies)) as together:
                codes = [one.status_code for one in together.map(partial(post, web), bodies)]
            assert sorted(codes) == [200] + [409] * 7
            size = parsed(text_of(shown(web))).size
            assert size in sizes
            if size < old + 8:
                post(web, LOG.sent(size, old + 8))


def test_later_epochs_are_logs_of_their_own(web: TestClient) -> None:
    assert post(web, LOG.sent(0, 3)).status_code == 200
    later = GrowingLog(KEY.renamed("example.com/behind-the-sofa/epoch/2"))
    assert post(web, later.sent(0, 1)).status_code == 200
    assert parsed(text_of(shown(web))).size == 3


def test_what_is_damaged_is_not_as_good_as_nothing(cosigner: Cosigner) -> None:
    cosigner.add(LOG.sent(0, 3).encode())
    (cosigner.kept.folder / NAME / "checkpoint").write_text("")
    with pytest.raises(ValueError, match=r"note\.parts"):
        cosigner.add(LOG.sent(0, 1).encode())


def test_an_origin_that_is_too_long_is_refused_in_words(cosigner: Cosigner) -> None:
    long = KEY.renamed("a" * 256)
    one = replace(cosigner, logs=[long.public])
    with TestClient(application(one)) as web:
        answer = post(web, GrowingLog(long).sent(0, 1))
        assert (answer.status_code, "long-name" in answer.text) == (400, True)
        assert web.get(f"/{sha256(b'a' * 256).hexdigest()}/checkpoint").status_code == 404


def test_the_empty_root_is_that_of_the_empty_string() -> None:
    """RFC 6962, section 2.1."""
    assert sha256(b"").digest() == merkle.EMPTY
