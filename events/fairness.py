"""Provable chance: the server commits itself to a seed before anybody draws, and players add to it.

1. The server picks a secret seed and records its commitment, SHA-256("kronika/seed/1\\n" + seed).
2. Players may give entropy of their own, after 1. When they sit down they commit to a text by
   SHA-256("kronika/entropy/1\\n" + text); they tell it once every seat is taken, so nobody who sits
   down knows the texts of others. (Or they give it openly when they sit down.)
3. Draws are made from HMAC-SHA-256(seed, "kronika/chance/1\\n" + canonical JSON of the entropies
   in the order of the seats: the text; null where there is none; {"withheld": commitment} where a
   text was committed to and not told before the start).
4. When the game has ended the seed is published. Anybody can check it against 1 and make every
   draw again (`events.chance`).

So the server cannot pick a seed that suits it once it knows the players' entropy, and players
cannot know a draw before it is made.
"""

import hmac
from collections.abc import Mapping, Sequence
from hashlib import sha256

from events.canonical import canonical

_SEED = b"kronika/seed/1\n"
_ENTROPY = b"kronika/entropy/1\n"
_CHANCE = b"kronika/chance/1\n"


def seed_commitment(seed: bytes) -> str:
    """What is published of a seed before the first draw, in hex."""
    return sha256(_SEED + seed).hexdigest()


def entropy_commitment(text: str) -> str:
    """What is published of a player's text when they sit down, in hex."""
    return sha256(_ENTROPY + text.encode()).hexdigest()


def drawing_seed(seed: bytes, entropies: Sequence[str | Mapping[str, str] | None]) -> bytes:
    """The seed that outcomes are made from, once it is known what each seat has added."""
    return hmac.digest(seed, _CHANCE + canonical(list(entropies)), "sha256")
