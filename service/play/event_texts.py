"""What happened in words: the line of each event in a language, made of what its reader may see."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

import msgspec
from msgspec.structs import replace

from games.kernel.phrases import Phrases
from projections.database import Pool
from service.accounts import accounts
from service.accounts.accounts import Account
from service.play.game_cache import LiveGame
from service.play.schemas import Event


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
        return tuple(_presented(event, phrases, self._names) for event in events)


def _presented(event: Event, phrases: Phrases, names: Sequence[str]) -> Event:
    data = msgspec.json.decode(event.data)
    says = phrases.fact if event.seat is None else phrases.command
    return replace(event, text=says(data, names) or None)


async def seat_names(pool: Pool, game: LiveGame, phrases: Phrases) -> tuple[str, ...]:
    """What the seats are called: by their person or bot. Equal names are told apart by number."""
    return seats_called(game, phrases, await accounts.known(pool, game.people.values()))


def seats_called(game: LiveGame, phrases: Phrases, known: Mapping[str, Account]) -> tuple[str, ...]:
    """What the seats are called, where the accounts are known already."""
    names = []
    for seat, taken in enumerate(game.position.seen.seats):
        account = known.get(game.people.get(seat, ""))
        bot = None if taken is None else taken.bot
        nobody = phrases.name("seat").replace("#", str(seat))
        person = nobody if account is None else account.name
        names.append(person if bot is None else phrases.bot(bot))
    times = Counter(names)
    return tuple(f"{one} #{seat}" if times[one] > 1 else one for seat, one in enumerate(names))
