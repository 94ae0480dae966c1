"""What is chosen in a game that is over, in the words in which it was listed."""

from collections.abc import Sequence
from typing import Any

from msgspec import Raw, Struct

from events.canonical import canonical
from games.kernel.phrases import Phrases
from games.kernel.scene import path
from games.kernel.seats import AtSeat, Seat
from games.kernel.title import AnyTitle
from referee.legal import differences, hints
from referee.redaction import Redaction
from referee.review.in_words import MoveInWords


class Wording(Struct, frozen=True, kw_only=True, eq=False):
    """Puts what is chosen in a game that is over into words. Without `phrases`, as of a title that
    has none, commands are told in notation. `names` are what the seats are called."""

    title: AnyTitle
    redaction: Redaction
    phrases: Phrases | None
    names: Sequence[str]

    def asks(self, state: Any, seat: Seat) -> str | None:
        """The prompt of the open decision of a seat."""
        if self.phrases is None:
            return None
        return self.phrases.ask(self._step(state, seat), self.names)

    def move(self, state: Any, seat: Seat, command: Any) -> MoveInWords:
        """A legal command, in the words in which it is listed beside others."""
        sent = Raw(canonical(command))
        if self.phrases is None:
            line = self.title.showing.notation.print(command)
            return MoveInWords(seat=seat, command=sent, words=line)
        apart = differences(self.title, state)
        alone = apart(command) is None
        among = (command,) if alone else tuple(self.title.rules.legal(state, seat))
        step = self._step(state, seat)
        told = hints(self.phrases, seat, step, among, self.names, apart)
        words = next(one.words for other, one in zip(among, told, strict=True) if other == command)
        drawn = self.title.showing.scene is not None
        clicks = path(seat, command) if drawn else ()
        return MoveInWords(seat=seat, command=sent, words=words, path=clicks)

    def _step(self, state: Any, seat: Seat) -> Any:
        return self.redaction.plain(state.agenda.open_for(seat).step, AtSeat(seat))
