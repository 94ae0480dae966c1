"""Leaves of the Merkle logs: which game has come to which version, and the head of its chain there.

A leaf is canonical JSON of {game, head, version}. The game is told by a hash of its id, which
nobody can guess, so logs that anybody may read name no private game:

    game = hex of SHA-256("kronika/game/1\\n" + id)

Whoever has a game finds its leaves, and whoever reads the log sees that no game has two heads at
one version: a service that told two viewers two histories would have to sign both.
"""

from hashlib import sha256

from events import merkle

_GAME = b"kronika/game/1\n"
_ENTRY = b'{"game":"%b","head":"%b","version":%d}'


def game_hash(game_id: str) -> str:
    """What stands for a game in the logs, in hex."""
    return sha256(_GAME + game_id.encode()).hexdigest()


def entry(game_id: str, version: int, head: bytes) -> bytes:
    """What the log says of a link: its game, the version of its last event, its hash."""
    return _ENTRY % (game_hash(game_id).encode(), head.hex().encode(), version)


def leaf_hash(game_id: str, version: int, head: bytes) -> bytes:
    """The hash of that leaf."""
    return merkle.leaf_hash(entry(game_id, version, head))
