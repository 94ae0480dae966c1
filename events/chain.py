"""The chain: each event's hash covers the one before it, so a game cannot be changed in between.

The hash of an event is SHA-256("kronika/event/1\\n" + canonical JSON) of an object with the members

    at        when it was recorded: RFC 3339, UTC with `Z`, six digits of a second or none
    data      the payload in its public form (`events.commitments`)
    decision  the decision that was answered; on action events only
    game      the id of the game
    ply       the move
    previous  the hash of the event before, in hex; for the first one that of the beginning
    seat      who played; on action events only
    type      the kind
    version   the number of the event

The beginning is SHA-256("kronika/genesis/1\\n" + canonical JSON of {commitment, game}), with the
commitment to the seed (`events.fairness`). The hash of the last event is the head of the game.
"""

from datetime import datetime
from hashlib import sha256

import msgspec

from events.canonical import canonical

_GENESIS = b"kronika/genesis/1\n"
_EVENT = b"kronika/event/1\n"

_quoted = msgspec.json.encode


def genesis(game_id: str, seed_commitment: str) -> bytes:
    """What the first event of a game is chained to."""
    return sha256(_GENESIS + canonical({"commitment": seed_commitment, "game": game_id})).digest()


def event_hash(
    game_id: str,
    previous: bytes,
    *,
    version: int,
    ply: int,
    seat: int | None,
    decision: int | None,
    kind: str,
    at: datetime | str,
    data: bytes,
) -> bytes:
    """The hash of an event; `data` is the canonical JSON of its public form."""
    answers = b"" if decision is None else b',"decision":%d' % decision
    player = b"" if seat is None else b',"seat":%d' % seat
    return sha256(
        b'%b{"at":%b,"data":%b%b,"game":%b,"ply":%d,"previous":"%b"%b,"type":%b,"version":%d}'
        % (
            _EVENT,
            _quoted(at),
            data,
            answers,
            _quoted(game_id),
            ply,
            previous.hex().encode(),
            player,
            _quoted(kind),
            version,
        )
    ).digest()
