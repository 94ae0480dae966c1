"""Replays: a whole game in one answer."""

from collections.abc import Iterator
from itertools import groupby

import msgspec

from games.kernel.scene import Scene
from games.kernel.seats import AtSeat
from referee.asked import ReplayWanted
from referee.operations.operation import operation
from referee.plies import reached
from referee.recorded_game import RecordedGame
from referee.replay_schemas import ReplayEnd, ReplayHead, ReplayLine
from referee.replaying import ReplayEncoder, ReplayReader
from referee.requests import Call, Reply, flowing


@operation("GET", "/v1/games/{game_id}/replay")
def get_replay(call: Call[ReplayWanted, None]) -> Reply:
    """Replay a game: the first scene, then a line for each ply."""
    game, asked, language = call.game, call.query, call.language
    viewer = game.eyes(asked.seat, asked.eyes)
    start = reached(game.position, asked.from_, field="from")
    words = game.title.words
    phrases = None if words is None else words.of(language)
    head = ReplayHead(
        game=game.id,
        title=game.position.seen.title,
        ruleset=game.position.seen.ruleset,
        status=game.position.status,
        language=language,
        seat=viewer.seat if isinstance(viewer, AtSeat) else None,
        eyes=asked.eyes,
        seats=game.seats,
        ply=start,
        last=game.position.ply,
        at=game.position.at,
        scene=Scene(boards=()),
    )
    names = () if phrases is None else game.names(phrases)
    reader = ReplayReader(viewer=viewer, then=asked.eyes is not None, phrases=phrases, names=names)
    return flowing(_lines(game, reader, head), headers={"Content-Language": language})


def _lines(game: RecordedGame, reader: ReplayReader, head: ReplayHead) -> Iterator[bytes]:
    """The lines, those of a ply at a time."""
    tools, now, start = game.tools, game.position, game.at(head.ply)
    encoder = ReplayEncoder(
        tools.decoder, tools.redaction, tools.replayer, game.title, game.salts, now, reader, start
    )
    for one in now.seen.rewinds:
        if one.at >= head.ply > one.to:
            encoder.states[one.to] = game.at(one.to).state
    encoder.clocks = game.clocks(start.version)
    yield _line(encoder.headed(head))
    for _, ply in groupby(game.between(start.version), key=lambda event: event.ply):
        yield b"".join(map(_line, encoder.ply(list(ply))))
    yield _line(ReplayEnd(version=now.version, stands=encoder.stands))


def _line(line: ReplayLine) -> bytes:
    return msgspec.json.encode(line) + b"\n"
