"""A long game as somebody makes it who wants to hold up a service: as long as notation may be, and
gone back in as often as the rules of the table let it."""

from typing import Any, Final

from bench.playing import Dice
from events.chance import SEED_BYTES, SeededChance
from events.fairness import drawing_seed
from games.kernel.move import Accepted
from games.kernel.seats import Auditor
from games.kernel.table.rewinding import Rewound, returned, rewound
from games.kernel.title import Action, AnyTitle, Table, fold, play
from referee.decoder import Decoder
from referee.redaction import Redaction
from service.play.record import FORMAT, BackLine, MoveLine, Record, SeatNoted, words_of
from service.table.rewind_limits import PER_GAME, PER_PLY

SEED: Final = bytes(range(SEED_BYTES))
FARTHER: Final = 3
"""Plies between two that the game goes back to."""


def crafted(title: AnyTitle, seats: int, lines: int) -> Record:
    """Notation of about so many lines, all of them legal: from a ply the game goes on and comes
    back again and again, then a little farther, and so on. It does not end."""
    board = _Board(title, seats)
    branch = lines // PER_GAME - 1
    for number in range(PER_GAME):
        if number % PER_PLY == 0:
            for _ in range(FARTHER if number else 0):
                board.play()
            root, before = board.ply, board.state
        for _ in range(branch):
            board.play()
        board.back(root, before)
    return Record(
        format=FORMAT,
        title=title.meta.slug,
        seats=tuple(SeatNoted(kind="person") for _ in range(seats)),
        moves=tuple(board.lines),
        seed=SEED.hex(),
    )


class _Board:
    """A game being played at random, and written down."""

    def __init__(self, title: AnyTitle, seats: int) -> None:
        table = Table(seats=seats, options=title.types.options())
        self.seed = drawing_seed(SEED, [None] * seats)
        facts: Any = title.rules.setup(table, SeededChance(self.seed, 0))
        self.state: Any = fold(title, facts, None)
        self.ply = 0
        self.lines: list[str] = []
        self._title = title
        self._dice = Dice("crafted")
        self._redaction = Redaction(Decoder([title]))

    def play(self) -> None:
        """Any legal command."""
        seat = min(self.state.agenda.awaits())
        listed = list(self._title.rules.legal(self.state, seat))
        command = listed[self._dice.below(len(listed), "any")]
        decision = self.state.agenda.open_for(seat).id
        action = Action(seat=seat, decision=decision, command=command)
        accepted = play(self._title, self.state, action, SeededChance(self.seed, self.ply + 1))
        assert isinstance(accepted, Accepted), accepted
        self.state, self.ply = accepted.state, self.ply + 1
        words = self._redaction.line(self._title, action, Auditor(), over=True)
        self.lines.append(words_of(MoveLine(seat=seat, words=words)))

    def back(self, to: int, earlier: Any) -> None:
        """The game goes back to a ply, after which it was like that."""
        agenda = rewound(self.state, earlier)
        fact = Rewound(to=to, version=1, why="agreed", agenda=agenda)
        self.state = returned(earlier, fact)
        self.lines.append(words_of(BackLine(to=to)))
