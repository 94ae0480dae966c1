"""Bots of branches: they play when they are told to, a move at a time."""

from typing import Final

from games.kernel.agenda import MAIN
from referee.bot_turns import waiting
from referee.drafting import CommandBatch
from referee.operations.operation import operation
from referee.operations.playing import branch_of
from referee.playing import played
from referee.requests import Call, Nothing, Reply, nothing, sent
from referee.thinking import choose, strategy

NODES: Final = 300
"""So many positions a bot may look at for a move: a page is slower than a server."""


@operation("POST", "/v1/games/{game_id}/bots")
def play_bot(call: Call[Nothing, None]) -> Reply:
    """Let the next bot play one move: one that is awaited, else one that takes up an offer. 204 if
    there is none."""
    branch = branch_of(call.game)
    while (bot := waiting(branch.title, branch.position, branch.considered)) is not None:
        seat, name = bot
        state = branch.position.state
        frame = state.agenda.open_for(seat)
        if frame.lane < MAIN:
            branch.considered.add(frame.id)
        plan = strategy(branch.title, name, NODES)
        command = choose(branch.title, state, seat, plan, branch.dice())
        if command is None:
            continue
        batch = CommandBatch(seat=seat, commands=(command,), decision=frame.id)
        done = played(branch, batch, branch.viewer(None))
        path = f"/v1/games/{branch.id}/states/{done.ply}"
        return sent(done.body, status=201, headers={"Location": path})
    return nothing()
