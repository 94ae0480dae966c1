"""The introductions of all titles: each game is decided once, each answer made once."""

import msgspec
from msgspec import Struct

from games.kernel.prepared_game import PreparedGame, prepared_game
from games.kernel.title import AnyTitle
from referee.redaction import Redaction
from referee.validators import etag_of
from service.introductions.presenter import LessonPresenter
from service.process.cooperative_scheduling import CooperativeScheduler


class LessonAnswer(Struct, frozen=True):
    """An answer about an introduction: JSON, and its validator."""

    body: bytes
    etag: str


class Introductions:
    """Answers about introductions. They follow from the program alone, so each is kept: about
    twenty kilobytes for each step and language."""

    def __init__(self, redaction: Redaction, scheduler: CooperativeScheduler) -> None:
        self._redaction = redaction
        self._scheduler = scheduler
        self._games: dict[str, PreparedGame] = {}
        self._answers: dict[tuple[str, int, str], LessonAnswer] = {}

    async def listed(self, title: AnyTitle, language: str) -> LessonAnswer | None:
        """The steps of a title in brief; None if it has no introduction."""
        return await self._answer(title, 0, language)

    async def step(self, title: AnyTitle, number: int, language: str) -> LessonAnswer | None:
        """The step of that number; None if there is none."""
        given = title.introduction
        known = given is not None and 1 <= number <= len(given.steps)
        return await self._answer(title, number, language) if known else None

    async def _answer(self, title: AnyTitle, number: int, language: str) -> LessonAnswer | None:
        key = (title.meta.slug, number, language)
        if key not in self._answers and title.introduction is not None:
            self._answers[key] = await self._scheduler.aside(
                lambda: self._made(title, number, language)
            )
        return self._answers.get(key)

    def _made(self, title: AnyTitle, number: int, language: str) -> LessonAnswer:
        assert title.words is not None, f"{title.meta.slug} is taught without words"
        phrases = title.words.of(language)
        presenter = LessonPresenter(self._game(title), phrases, self._redaction)
        body = msgspec.json.encode(presenter.step(number) if number else presenter.listed())
        return LessonAnswer(body, etag_of(body))

    def _game(self, title: AnyTitle) -> PreparedGame:
        """Called by one thread at a time."""
        known = self._games.get(title.meta.slug)
        if known is None:
            assert title.introduction is not None
            known = prepared_game(title, title.introduction)
            self._games[title.meta.slug] = known
        return known
