"""The event that is appended: 196 bytes of payload, as a fact of a game has them."""

from events.envelope import Entry

KIND = "tzolkin.corn-paid"
_START, _END = b'{"type":"tzolkin.corn-paid","for":"', b'"}'
PAYLOAD = _START + b"x" * (196 - len(_START) - len(_END)) + _END


def entry(ply: int) -> Entry:
    """The event of a move."""
    return Entry(kind=KIND, payload=PAYLOAD, ply=ply)
