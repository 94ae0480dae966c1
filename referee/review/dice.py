"""The review's own dice. They have nothing to do with those of the game."""

import hmac
from hashlib import sha256
from typing import Final, Literal

from events.chance import SeededChance

SEED_DIGITS: Final = 32
_DOMAIN: Final = b"kronika/review/1\n"


def usual_seed(game: str) -> str:
    """The seed of a review of a game where nobody asks for another one."""
    return sha256(_DOMAIN + game.encode()).hexdigest()[:SEED_DIGITS]


def dice(seed: str, use: Literal["search", "redraws"], ply: int) -> SeededChance:
    """The dice of a line: they hang on the seed of the review, what they are for and the ply, and
    on nothing else. ValueError if the seed is not hexadecimal."""
    return SeededChance(hmac.digest(bytes.fromhex(seed), _DOMAIN + use.encode(), "sha256"), ply)
