"""A witness that is killed has kept what it has promised."""

import signal
import threading
from hashlib import sha256
from pathlib import Path

import httpx

from events.checkpoints import parsed
from events.cosignatures import WitnessKey, cosignatures
from events.keys import SigningKey
from events.notes import text_of
from tests.service.trust.growing import GrowingLog
from tests.service.trust.witness_process import witnessing

KEY = SigningKey("example.com/log", bytes(range(32)))
LOG = GrowingLog(KEY)
NAME = sha256(b"example.com/log").hexdigest()
KILLS = 3
FAR = 5_000


def test_what_was_answered_is_kept_through_kills(tmp_path: Path) -> None:
    promised = 0
    for _ in range(KILLS):
        with witnessing(tmp_path, f"--log={KEY.public}") as running:
            size = kept(running.url)
            assert size in (promised, promised + 1), "the last answer may have been lost"
            submitter = Submitter(running.url, size)
            submitter.start()
            assert submitter.answered.wait(60)
            running.end(signal.SIGKILL)
            submitter.join()
            assert submitter.refused is None
            promised = submitter.promised
    with witnessing(tmp_path, f"--log={KEY.public}") as running:
        assert kept(running.url) in (promised, promised + 1)
        assert running.end() == 0


class Submitter(threading.Thread):
    """Lets a log grow and sends it, until nobody answers."""

    def __init__(self, url: str, size: int) -> None:
        super().__init__()
        self._url = url
        self.promised = size
        self.answered = threading.Event()
        self.refused: str | None = None

    def run(self) -> None:
        with httpx.Client(timeout=60) as web:
            while self.refused is None:
                body = LOG.sent(self.promised, self.promised + 1)
                try:
                    answer = web.post(f"{self._url}/add-checkpoint", content=body)
                except httpx.HTTPError:
                    return
                if not answer.is_success:
                    self.refused = answer.text
                else:
                    self.promised += 1
                    self.answered.set()


def kept(url: str) -> int:
    """The size that a witness has cosigned last. What is sent continues nothing: an old size that
    no log here ever has."""
    sent = LOG.sent(0, FAR).replace("old 0", f"old {FAR}")
    told = httpx.post(f"{url}/add-checkpoint", content=sent)
    assert told.status_code == 409
    shown = httpx.get(f"{url}/{NAME}/checkpoint")
    assert int(told.text) == (parsed(text_of(shown.text)).size if shown.is_success else 0)
    return int(told.text)


def test_the_line_for_policies_names_the_key(tmp_path: Path) -> None:
    with witnessing(tmp_path, f"--log={KEY.public}", "--name=witness.example") as running:
        keys = [WitnessKey.parse(one) for one in running.keys]
        assert [one.kind for one in keys] == [4, 6]
        assert running.policy_line == f"witness witness.example {keys[1]} {running.url}"
        answer = httpx.post(f"{running.url}/add-checkpoint", content=LOG.sent(0, 2))
        found = cosignatures(LOG.note(2) + answer.text, keys)
        assert [one.witness for one in found] == keys
    assert (tmp_path / "public.txt").read_text().split() == running.keys
