"""Signing: the receipts of appends, made as they are committed.

What is committed together is signed together, since one signature takes as long as many hashes. A
receipt says what will be true once the commit is done, and is handed out only then.
"""

from collections.abc import Sequence

from msgspec.structs import replace

from events.keys import SigningKey
from events.outcome import Append
from events.receipts import Statement, spelt


def signed(appends: Sequence[Append], key: SigningKey) -> Sequence[Append]:
    """The appends with the receipts that they ask for and do not have yet."""
    asking = [one for one in appends if one.receipted and one.receipt is None]
    if not asking:
        return appends
    made = iter(spelt([_statement(one) for one in asking], key))
    return [
        _receipted(one, next(made)) if one.receipted and one.receipt is None else one
        for one in appends
    ]


def with_receipt(body: bytes, receipt: bytes) -> bytes:
    """A JSON object that is not empty, with the receipt as its last member."""
    return b'%b,"receipt":%b}' % (body[:-1], receipt)


def _receipted(append: Append, receipt: bytes) -> Append:
    answer = append.answer
    if answer is not None:
        answer = replace(answer, body=with_receipt(answer.body, receipt))
    return replace(append, answer=answer, receipt=receipt)


def _statement(append: Append) -> Statement:
    """What is true of the game after the append."""
    last = append.entries[-1]
    return Statement(
        game=append.game_id,
        ply=last.ply,
        version=append.version,
        head=(last.hash or b"").hex(),
        at=append.at,
    )
