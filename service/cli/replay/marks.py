"""Where turns and rounds begin."""

from service.cli.replay.recording import Recording


def next_turn(game: Recording, ply: int) -> int:
    """The first ply behind this one in which another seat moves; the last one if none does."""
    mover = game.mover(ply)
    return next((n for n in range(ply + 1, game.last + 1) if game.mover(n) != mover), game.last)


def turn_before(game: Recording, ply: int) -> int:
    """The ply with which the turn of this ply begins; of the turn before it, if it is that one."""
    ply = max(0, ply - 1)
    while ply > 0 and game.mover(ply - 1) == game.mover(ply):
        ply -= 1
    return ply


def next_round(game: Recording, ply: int) -> int:
    """The first ply behind this one in another round; the last one if there is none."""
    now = game.draw(ply).round
    later = (n for n in range(ply + 1, game.last + 1) if game.draw(n).round != now)
    return game.last if now is None else next(later, game.last)


def round_before(game: Recording, ply: int) -> int:
    """The first ply of the round of this ply; of the round before it, if it is that one."""
    ply = max(0, ply - 1)
    now = game.draw(ply).round
    while ply > 0 and now is not None and game.draw(ply - 1).round == now:
        ply -= 1
    return ply if now is not None else 0
