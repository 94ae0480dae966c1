"""What a seat can choose, now or after any ply, and what it cannot, and why."""

import msgspec

from referee.asked import LegalAsked
from referee.legal import LegalListing
from referee.legal_schemas import Legal
from referee.operations.operation import operation
from referee.plies import reached
from referee.positions import Position
from referee.problems import kinds
from referee.problems.problem import refused
from referee.recorded_game import RecordedGame
from referee.requests import Call, Reply, sent
from referee.validators import etag_of
from referee.viewers import deciding


@operation("GET", "/v1/games/{game_id}/legal")
def get_legal_commands(call: Call[LegalAsked, None]) -> Reply:
    """List the legal commands of a seat."""
    game, asked, language = call.game, call.query, call.language
    seat = deciding(game.held, game.position, asked)
    if game.position.state is None:
        raise refused(kinds.GAME_NOT_STARTED)
    headers = {"Content-Language": language}
    if asked.ply is not None:
        position = game.at(reached(game.position, asked.ply, field="ply"))
        told = listed(game, position, seat, language, past=True, refused=asked.refused)
        return sent(msgspec.json.encode(told), headers=headers)
    told = listed(game, game.position, seat, language, refused=asked.refused)
    body = msgspec.json.encode(told)
    tag = f'"{game.position.version}.{etag_of(body)[1:-1]}"'
    return sent(body, headers={**headers, "ETag": tag})


def listed(
    game: RecordedGame,
    position: Position,
    seat: int,
    language: str,
    *,
    past: bool = False,
    refused: bool = False,
) -> Legal:
    """What a seat can choose at a position of a game."""
    listing = LegalListing(
        game.title, game.tools.redaction, position, seat, language, past=past, refused=refused
    )
    phrases = listing.phrases
    named = phrases is not None and listing.names_seats
    return listing.told(game.names(phrases) if phrases is not None and named else ())
