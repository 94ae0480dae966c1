"""Reviewed decisions in words, made of the log of their game."""

from collections.abc import Iterator, Sequence
from typing import Final

import msgspec
from msgspec import Struct

from events.envelope import Recorded
from events.log import Log
from games.kernel.seats import Seat
from games.kernel.sentence import Sentence
from games.kernel.title import Action
from projections.database import Pool
from referee.decoder import Decoder
from referee.positions import REWOUND, Position
from referee.problems import kinds
from referee.problems.problem import refused
from referee.redaction import Redaction
from referee.replayer import Replayer
from referee.review.in_words import DecisionInWords, MoveInWords
from referee.review.lines import ReviewedDecision
from referee.review.playing_out import best_in_words, followed
from referee.review.wording import Wording
from service.jobs.job import Job
from service.play.event_texts import seat_names
from service.play.game_cache import LiveGame
from service.play.reader import Reader
from service.process.cooperative_scheduling import CooperativeScheduler
from service.reviews.reading import shown_lines

FOLLOWING: Final = 6
"""Moves of the game that are told behind the one that was played: as many as a line has at most."""


class DecisionTeller(Struct, frozen=True, kw_only=True):
    """Tells decisions of reviews."""

    pool: Pool
    log: Log
    decoder: Decoder
    reader: Reader
    replayer: Replayer
    redaction: Redaction
    scheduler: CooperativeScheduler

    async def of_ply(self, game: LiveGame, job: Job, ply: int, language: str) -> DecisionInWords:
        """The decision of a ply in words of a language. Refuses a ply of which the review says
        nothing."""
        decision = decision_of(await shown_lines(self.pool, job), ply)
        if decision is None:
            raise refused(kinds.UNKNOWN_PLY, Sentence("decision-not-reviewed", {"ply": ply}))
        words = game.title.words
        phrases = None if words is None else words.of(language)
        wording = Wording(
            title=game.title,
            redaction=self.redaction,
            phrases=phrases,
            names=() if phrases is None else await seat_names(self.pool, game, phrases),
        )
        version = await self.log.reached(game.id, ply - 1)
        before = await self.reader.at_version(game.title, game.id, version)
        until = await self.log.reached(game.id, ply + FOLLOWING)
        events = await self.log.read(game.id, after=version, until=until)
        return await self.scheduler.aside(
            lambda: self._told(wording, before, events, decision, job.seed)
        )

    def _told(
        self,
        wording: Wording,
        before: Position,
        events: Sequence[Recorded],
        decision: ReviewedDecision,
        seed: str,
    ) -> DecisionInWords:
        """The decision in words; `events` are what has happened from the position `before` on."""
        played, *line = self._moves(wording, before, events)
        return DecisionInWords(
            decision=decision,
            played=followed(played, line),
            best=best_in_words(wording, before.state, decision, seed),
            asks=wording.asks(before.state, played.seat),
        )

    def _moves(
        self, wording: Wording, position: Position, events: Sequence[Recorded]
    ) -> Iterator[MoveInWords]:
        """The moves of the game, until it goes back."""
        for event in events:
            if event.kind == REWOUND:
                return
            if event.is_action:
                action = self.decoder.decode(event)
                assert isinstance(action, Action), "the log says so"
                seat: Seat = action.seat
                yield wording.move(position.state, seat, action.command)
            position = self.replayer.fold(position, [event])


def decision_of(lines: Sequence[bytes], ply: int) -> ReviewedDecision | None:
    """The line about the decision of a ply; None if there is none."""
    for line in lines:
        if msgspec.json.decode(line, type=_Line) == _Line(type="decision", ply=ply):
            return msgspec.json.decode(line, type=ReviewedDecision)
    return None


class _Line(Struct, frozen=True):
    """What tells lines apart."""

    type: str
    ply: int = 0
