"""Law 6, chance: every outcome can be derived again from the revealed seed and its label, and
the outcomes so derived lead to the recorded facts.

The derivation is written down here once more, from its description, so that a change of the
service's own one is noticed.
"""

import hashlib
import hmac
from collections.abc import Iterator

from games.kernel.move import Accepted
from games.kernel.refusal import Illegal
from games.kernel.title import play
from tests.support.games import Dice, Played


class Derived:
    """HMAC-SHA-256(seed, "ply:label:counter") as a number, modulo n, without the unfair rest."""

    def __init__(self, seed: bytes, ply: int) -> None:
        self.seed, self.ply, self.counter = seed, ply, 0

    def below(self, n: int, label: str) -> int:
        """The outcome of the next draw."""
        while True:
            text = f"{self.ply}:{label}:{self.counter}".encode()
            self.counter += 1
            number = int(hmac.new(self.seed, text, hashlib.sha256).hexdigest(), 16)
            if number < 2**256 // n * n:
                return number % n


def chance(played: Played) -> Iterator[str]:
    """Derives every outcome again and decides every move with it."""
    title = played.title
    opening = title.setup(played.table, Derived(played.secret, 0))
    if isinstance(opening, Illegal) or tuple(opening) != played.opening:
        yield "ply 0: the revealed seed leads to another setup"
    for ply in played.plies:
        derived = Derived(played.secret, ply.number)
        if any(derived.below(one.below, one.label) != one.outcome for one in ply.drawn):
            yield f"ply {ply.number}: {ply.drawn} cannot be derived from the seed"
        again = play(title, ply.before, ply.action, Derived(played.secret, ply.number))
        if not isinstance(again, Accepted) or again.facts != ply.facts:
            yield f"ply {ply.number}: the revealed seed leads to other facts"


def test_chance(batch: tuple[Played, ...]) -> None:
    assert [(played.name, *chance(played)) for played in batch] == [(p.name,) for p in batch]


def test_an_outcome_depends_on_seed_ply_label_and_counter() -> None:
    def drawn(name: str, ply: int, label: str) -> list[int]:
        dice = Dice(name, ply)
        return [dice.below(1_000_000_000, label) for _ in range(3)]

    rolls = [drawn("a", 1, "x"), drawn("b", 1, "x"), drawn("a", 2, "x"), drawn("a", 1, "y")]
    assert len({number for three in rolls for number in three}) == 12
    assert rolls[0] == drawn("a", 1, "x")
