"""Entropy: what this client adds to draws, so that nobody else can have picked them.

Each seat that it takes commits to a text of its own, which nobody can guess. It is told once every
seat is taken (docs/audit-format.md, "Chance").
"""

import secrets
from hashlib import sha256
from typing import TypeVar

from msgspec.structs import replace

from kronika_client import models

Body = TypeVar("Body")


def commitment(text: str) -> str:
    """What is told of a text before the start."""
    return sha256(b"kronika/entropy/1\n" + text.encode()).hexdigest()


class Texts:
    """The texts that were committed to and are not told yet, by their commitments. A program that
    may be started again in between keeps `items` and puts them back."""

    def __init__(self) -> None:
        self.items: dict[str, str] = {}

    def new(self) -> str:
        """The commitment to a new text."""
        text = secrets.token_hex(32)
        self.items[commitment(text)] = text
        return commitment(text)

    def committed(self, body: Body) -> Body:
        """What is sent to sit down, with a commitment for each seat that has said nothing of its
        own."""
        match body:
            case models.NewGame(seats=seats):
                return replace(body, seats=[self._seat(one) for one in seats])
            case models.Fork(seats=list(seats)):
                return replace(body, seats=[self._seat(one) for one in seats])
            case models.SeatJoined() | models.Again():
                if body.entropy is None and body.entropy_commitment is None:
                    return replace(body, entropy_commitment=self.new())
        return body

    def _seat(self, wanted: models.SeatWanted) -> models.SeatWanted:
        given = wanted.entropy is not None or wanted.entropy_commitment is not None
        if given or wanted.kind != "me":
            return wanted
        return replace(wanted, entropy_commitment=self.new())
