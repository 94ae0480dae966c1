"""Moves, marks and numbers of a review in words."""

from pathlib import Path
from typing import Final

import msgspec
from msgspec import Raw

from events.exports import unpacked
from games.kernel.appraisal.estimate import CENTS, WHOLE
from games.kernel.seats import Seat
from games.kernel.title import AnyTitle
from referee.review.lines import Mark, ReviewedDecision, SeatEstimate
from service.cli.common.score_sheet import names_of
from service.cli.common.words import decimal, language, percent, say
from service.transfer.schemas.exports import Export

SIGNS: Final = {"best": "", "good": "", "inaccuracy": "?!", "mistake": "?", "blunder": "??"}
"""What chess writes behind moves; Kronika's marks mean the same."""


class Wording:
    """The words for one game: what its seats are called, and what its commands say."""

    def __init__(self, title: AnyTitle, file: Path) -> None:
        game = msgspec.json.decode(unpacked(file.read_bytes()), type=Export).game
        self._title = title
        self._names = names_of(game)
        self._phrases = None if title.words is None else title.words.of(language())

    def seat(self, seat: Seat) -> str:
        """Who sits there: `farmer (0)`."""
        return f"{self._names.get(seat, '')} ({seat})".lstrip()

    def command(self, command: Raw) -> str:
        """A command in the reader's language; in notation, if the title has no words."""
        if self._phrases is not None:
            plain = msgspec.json.decode(command, type=dict)
            names = tuple(self._names.get(seat, str(seat)) for seat in range(len(self._names)))
            return self._phrases.command(plain, names)
        played = msgspec.json.decode(command, type=self._title.types.command)
        return self._title.showing.notation.print(played)

    def mark(self, decision: ReviewedDecision) -> str:
        """The mark of a decision, with its sign: `mistake ?`."""
        return f"{_called(decision.mark)} {SIGNS.get(decision.mark, '')}".rstrip()


def _called(mark: Mark) -> str:
    match mark:
        case "best":
            return say("review.mark.best")
        case "good":
            return say("review.mark.good")
        case "inaccuracy":
            return say("review.mark.inaccuracy")
        case "mistake":
            return say("review.mark.mistake")
        case "blunder":
            return say("review.mark.blunder")
        case "only":
            return say("review.mark.only")


def share(chance: int) -> str:
    """A chance in percent."""
    return percent(chance / WHOLE, 1)


def standing(value: SeatEstimate) -> str:
    """A chance and points: `50.2%  44.50`."""
    return f"{share(value.chance)}  {_points(value)}"


def change(value: SeatEstimate) -> str:
    """By how much a chance and points changed: `+3.1%  -0.50`."""
    return f"{_signed(value.chance, share(value.chance))}  {_signed(value.points, _points(value))}"


def _points(value: SeatEstimate) -> str:
    return decimal(value.points / CENTS, 2)


def _signed(value: int, text: str) -> str:
    return f"+{text}" if value > 0 else text
