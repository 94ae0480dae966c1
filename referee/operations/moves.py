"""The moves of a game, each with a line for people and its events."""

from referee import internal_facts
from referee.asked import MovesWanted
from referee.languages import asked
from referee.move_listing import MoveListing, in_words, moves_after, moves_of
from referee.operations.events import PAGE, lines
from referee.operations.operation import operation
from referee.pages import cursor
from referee.paging import number_after
from referee.requests import Call, Reply, reply
from referee.schemas import MoveList, MoveListed


@operation("GET", "/v1/games/{game_id}/moves")
def list_moves(call: Call[MovesWanted, None]) -> Reply:
    """List the moves of a game."""
    game, wanted = call.game, call.query
    viewer = game.viewer(wanted.seat)
    after = number_after(moves_of(game.id), wanted.after)
    language = asked(call.request.header("accept-language"))
    told = internal_facts.wanted(game.title, worded=wanted.worded)
    listing = MoveListing(game.tools.decoder, game.tools.redaction, game, viewer, told)
    moves = list(moves_after(after, game.events))

    def shown(count: int | None) -> list[MoveListed]:
        found = (listing.listed(move) for move in moves[:count])
        return [
            in_words(game.title, one, [game.worded(event, language) for event in one.events])
            for one in found
        ]

    if call.wants_lines:
        return lines(shown(wanted.limit))
    limit = wanted.limit or PAGE
    items = shown(limit)
    more = cursor(moves_of(game.id), items[limit - 1].ply) if len(moves) > limit else None
    return reply(MoveList(items=tuple(items), next=more))
