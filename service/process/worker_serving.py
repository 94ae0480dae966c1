"""The inside of a worker process: it answers what comes in on its standard input, one request after
the other, until that ends.

Requests and answers are bytes, each behind its length in four bytes. A worker ends at once when
its input does, whatever it is doing: whoever asked has ended, so nobody waits for the answer.
"""

import os
import signal
import sys
import threading
from collections.abc import Callable
from queue import SimpleQueue
from typing import BinaryIO, Final

LENGTH: Final = 4
"""So many bytes say how long a request or an answer is, the highest first."""


def framed(content: bytes) -> bytes:
    """The bytes behind their length."""
    return len(content).to_bytes(LENGTH, "big") + content


def serve(answer: Callable[[bytes], bytes]) -> None:
    """Answers requests; never returns."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the service, which ends its input
    asked: SimpleQueue[bytes] = SimpleQueue()
    reading = threading.Thread(target=_read, args=(sys.stdin.buffer, asked), daemon=True)
    reading.start()
    while True:
        sys.stdout.buffer.write(framed(answer(asked.get())))
        sys.stdout.buffer.flush()


def _read(source: BinaryIO, asked: "SimpleQueue[bytes]") -> None:
    while len(length := source.read(LENGTH)) == LENGTH:
        asked.put(source.read(int.from_bytes(length, "big")))
    os._exit(0)
