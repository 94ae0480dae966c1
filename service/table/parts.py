"""What people at a table work with beside moving."""

from msgspec import Struct

from projections.database import Pool
from service.accounts.keyed_responses import KeyedResponses
from service.accounts.parts import AccountParts
from service.lobby.parts import LobbyParts
from service.play.game_cache import GameCache
from service.play.game_clocks import GameClocks
from service.play.parts import PlayParts
from service.play.table_facts import TableFacts
from service.process.base_parts import BaseParts
from service.table.departure import Departures
from service.table.leaving import Leaving
from service.table.passes import StandingPasses
from service.table.preferences import Preferences
from service.table.proposal_records import ProposalRecords
from service.table.proposals import Proposals
from service.table.recorder import TableRecorder
from service.table.rematches import Rematches
from service.table.takebacks import Takebacks


class TableParts(Struct, frozen=True, kw_only=True):
    """Proposals, leaving, rematches, and leaving the service for good."""

    pool: Pool
    games: GameCache
    game_clocks: GameClocks
    recorder: TableRecorder
    proposals: Proposals
    records: ProposalRecords
    passes: StandingPasses
    preferences: Preferences
    leaving: Leaving
    rematches: Rematches
    departures: Departures
    responses: KeyedResponses


def table_parts(
    base: BaseParts, accounts: AccountParts, play: PlayParts, lobby: LobbyParts
) -> TableParts:
    """The parts of this process."""
    pool, log, decoder, games = base.pool, base.log, base.decoder, play.games
    recorder = TableRecorder(play.writer, games, play.past, decoder, play.loop.publish)
    takebacks = Takebacks(log, play.reader, decoder, play.drafter, play.game_clocks)
    records = ProposalRecords(TableFacts(log, decoder))
    leaving = Leaving(recorder)
    return TableParts(
        pool=pool,
        games=games,
        game_clocks=play.game_clocks,
        recorder=recorder,
        proposals=Proposals(log, recorder, records, takebacks),
        records=records,
        passes=StandingPasses(recorder),
        preferences=Preferences(recorder),
        leaving=leaving,
        rematches=Rematches(base.registry, play.vocabulary, games, lobby.opener, lobby.lobby),
        departures=Departures(pool, accounts.authenticator, games, lobby.lobby, leaving),
        responses=accounts.responses,
    )
