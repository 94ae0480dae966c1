"""Signatures that are checked elsewhere.

Where Python runs in a page, no library is there that checks signatures, and what the page has for
it (Web Cryptography) answers later, which nothing below a check can wait for. So the work is done
twice: first every signature counts as right and is noted, then whoever noted them has asked the
page, and the work is done again with the answers.

    first, again = Answers(), ...
    with first.counting():
        verify(...)                 # first.asked has what is to be asked
    again = Answers({id: True, ...})
    with again.counting():
        verify(...)                 # the report, unless again.asked has more
"""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from hashlib import sha256
from typing import Final, Literal

from msgspec import Struct

Algorithm = Literal["ed25519", "ml-dsa-44"]


class Signed(Struct, frozen=True, kw_only=True):
    """A signature to be checked: raw keys and signatures after RFC 8032 or FIPS 204."""

    algorithm: Algorithm
    public: bytes
    signature: bytes
    message: bytes

    @property
    def id(self) -> str:
        """What an answer is found by: the SHA-256 (hex) of all four, each after its length."""
        parts = (self.algorithm.encode(), self.public, self.signature, self.message)
        return sha256(b"".join(len(one).to_bytes(8) + one for one in parts)).hexdigest()


class Answers:
    """What is known of signatures by their ids: whether each is right, or None if whoever was asked
    cannot say. `asked` has those that are not known, by their ids."""

    def __init__(self, known: Mapping[str, bool | None] | None = None) -> None:
        self.asked: dict[str, Signed] = {}
        self._known = known or {}

    @contextmanager
    def counting(self) -> Iterator[None]:
        """Inside of this, signatures are right as these answers say, whatever library is here."""
        token = _COUNTING.set(self)
        try:
            yield
        finally:
            _COUNTING.reset(token)

    def of(self, signed: Signed) -> bool | None:
        """Whether a signature is right; an unknown one is for now."""
        if signed.id not in self._known:
            self.asked[signed.id] = signed
        return self._known.get(signed.id, True)


def answers() -> Answers | None:
    """Those that count here, if any do."""
    return _COUNTING.get()


_COUNTING: Final = ContextVar[Answers | None]("answers", default=None)
