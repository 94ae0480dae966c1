"""What happens before a game works with."""

from msgspec import Struct

from events.keys import SigningKey
from games.kernel.registry import Registry
from projections.database import Pool
from referee.titles_shown import TitlesShown, titles_shown
from referee.vocabulary import Vocabulary
from service.accounts.keyed_responses import KeyedResponses
from service.lobby.adding_up import AddingUp
from service.lobby.figures import FigureCache
from service.lobby.inviting import Inviter
from service.lobby.joining import Lobby
from service.lobby.latest_moves import LatestMoves
from service.lobby.open_games import Bounds
from service.lobby.opening import Opener
from service.lobby.standings import Standings
from service.lobby.watchers import Watchers
from service.lobby.weighing import Weighing
from service.lobby.worth_watching import WorthWatching
from service.play.game_cache import GameCache
from service.play.game_clocks import GameClocks
from service.play.notation import Notations
from service.play.parts import PlayParts
from service.process.base_parts import BaseParts


class LobbyParts(Struct, frozen=True, kw_only=True):
    """Titles, lists of games, opening and joining."""

    registry: Registry
    titles: TitlesShown
    pool: Pool
    games: GameCache
    game_clocks: GameClocks
    notations: Notations
    vocabulary: Vocabulary
    opener: Opener
    lobby: Lobby
    inviter: Inviter
    standings: Standings
    worth_watching: WorthWatching
    watchers: Watchers
    adding_up: AddingUp
    key: SigningKey


def lobby_parts(base: BaseParts, play: PlayParts) -> LobbyParts:
    """The parts of this process."""
    pool, log, decoder = base.pool, base.log, base.decoder
    writer, games, started = play.writer, play.games, play.bots.look_at
    most, watchers = Bounds.of(base.settings), Watchers(base.redis)
    figures = FigureCache(play.past, play.redaction)
    return LobbyParts(
        registry=base.registry,
        titles=titles_shown(base.registry),
        pool=pool,
        games=games,
        game_clocks=play.game_clocks,
        notations=play.notations,
        vocabulary=play.vocabulary,
        opener=Opener(pool, writer, decoder, games, started, play.dating, most=most),
        lobby=Lobby(
            *(pool, log, writer, games, decoder, started, play.dating),
            patience=base.settings.entropy_wait,
        ),
        inviter=Inviter(pool, log, writer, KeyedResponses(pool, log.vault)),
        standings=Standings(
            *(pool, games, figures, LatestMoves(play.history, figures)),
            *(play.redaction, play.game_clocks, watchers),
        ),
        worth_watching=WorthWatching(pool, Weighing(games, watchers)),
        watchers=watchers,
        adding_up=AddingUp(pool),
        key=base.key,
    )
