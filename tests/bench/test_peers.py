"""What a client of boardgame.io says and hears, without its server."""

from struct import pack

import msgspec
import pytest

from bench.peers.frames import FrameError, event, frame, frames, move, told

HELLO = bytes.fromhex("810548656c6c6f")
"""RFC 6455, 5.7: an unmasked message of text."""


def test_a_message_of_the_specification_is_read() -> None:
    assert frames(HELLO) == ([b"Hello"], b"")


@pytest.mark.parametrize("size", [0, 125, 126, 65_535, 65_536])
def test_a_server_may_be_read_in_pieces_of_any_length(size: int) -> None:
    text = b"x" * size
    short = bytes([size]) if size < 126 else b""
    head = short or (pack("!BH", 126, size) if size < 65_536 else pack("!BQ", 127, size))
    said = b"\x81" + head + text + HELLO
    for cut in (*range(12), len(said) - 8, len(said) - 1):
        before, left = frames(said[:cut])
        after, rest = frames(left + said[cut:])
        assert (before + after, rest) == ([text, b"Hello"], b""), cut


@pytest.mark.parametrize("size", [5, 125, 126, 65_535, 65_536])
def test_what_the_client_says_is_masked_with_zeros(size: int) -> None:
    """A server's frame differs from it by the bit of the mask and the key behind the length."""
    sent = bytearray(frame(b"y" * size))
    assert sent[1] & 0x80
    sent[1] &= 0x7F
    key = 2 + {126: 2, 127: 8}.get(sent[1], 0)
    assert sent[key : key + 4] == bytes(4)
    assert frames(bytes(sent[:key] + sent[key + 4 :])) == ([b"y" * size], b"")


def test_a_goodbye_and_half_a_message_are_refused() -> None:
    with pytest.raises(FrameError, match="hung up"):
        frames(HELLO + b"\x88\x02\x03\xe8")
    with pytest.raises(FrameError, match="0x1"):
        frames(b"\x01\x05Hello")


def test_a_move_is_an_event_of_the_game() -> None:
    sent = move("a-match", 7, "secret")
    assert sent.startswith(event("update")[:-1])
    action, *rest = told(sent)
    assert rest == [7, "a-match", "0"]
    assert action["payload"] == msgspec.json.decode(
        b'{"type":"step","args":[],"playerID":"0","credentials":"secret"}'
    )
