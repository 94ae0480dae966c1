"""What happened in words: the line of each event in a language, made of what its reader may see."""

from collections.abc import Iterable, Mapping

from games.kernel.phrases import Phrases
from projections.database import Pool
from referee.event_words import seats_called, worded
from referee.people import Account
from referee.schemas import Event
from service.accounts import accounts
from service.play.game_cache import LiveGame


class EventPresenter:
    """Puts events of a game into words of a language. Without a language, or for a title without
    words, events stay as they are."""

    def __init__(self, pool: Pool, game: LiveGame, language: str | None) -> None:
        words = game.title.words
        self._pool = pool
        self._language = language
        self._game = game
        self._phrases = None if language is None or words is None else words.of(language)
        self._names: tuple[str, ...] = ()

    async def present(self, events: Iterable[Event]) -> tuple[Event, ...]:
        """The events, each with its text, which says what the event itself shows and no more."""
        await self.words()
        return self.worded(events)

    async def words(self) -> tuple[object, ...]:
        """The words that events are put into: tellers with equal ones say the same."""
        phrases = self._phrases
        if phrases is None:
            return ()
        if not self._names or not self._game.position.seen.started:  # somebody may sit down yet
            self._names = await seat_names(self._pool, self._game, phrases)
        return (self._language, self._names)

    def worded(self, events: Iterable[Event]) -> tuple[Event, ...]:
        """The events in the words that were found last."""
        phrases = self._phrases
        if phrases is None:
            return tuple(events)
        return tuple(worded(event, phrases, self._names) for event in events)


async def seat_names(pool: Pool, game: LiveGame, phrases: Phrases) -> tuple[str, ...]:
    """What the seats are called: by their person or bot. Equal names are told apart by number."""
    return seats_called_in(game, phrases, await accounts.known(pool, game.people.values()))


def seats_called_in(
    game: LiveGame, phrases: Phrases, known: Mapping[str, Account]
) -> tuple[str, ...]:
    """What the seats are called, where the accounts are known already."""
    people = {
        seat: known[account].name for seat, account in game.people.items() if account in known
    }
    return seats_called(game.position.seen.seats, phrases, people)
