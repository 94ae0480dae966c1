"""What is typed, key by key, without waiting for Enter."""

import os
import select
import sys
import termios
import tty
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

SEQUENCES: Final = {
    "\x1b[C": "right",
    "\x1b[D": "left",
    "\x1b[A": "up",
    "\x1b[B": "down",
    "\x1bOC": "right",
    "\x1bOD": "left",
    "\x1bOA": "up",
    "\x1bOB": "down",
    "\x1b[5~": "page-up",
    "\x1b[6~": "page-down",
    "\x1b[H": "home",
    "\x1b[F": "end",
    "\x1b[1~": "home",
    "\x1b[4~": "end",
    "\x1b": "escape",
    "\r": "enter",
    "\n": "enter",
    "\x7f": "backspace",
    "\x08": "backspace",
    "": "closed",
}
"""What terminals send for keys that have no character."""


class Keyboard:
    """Standard input, key by key."""

    def __init__(self) -> None:
        self._typed = ""

    def key(self, seconds: float | None) -> str | None:
        """The next key, a character or a name of `SEQUENCES`; None after `seconds` without one."""
        if not self._typed:
            if not select.select([sys.stdin], [], [], seconds)[0]:
                return None
            self._typed = os.read(sys.stdin.fileno(), 64).decode(errors="replace")
        known = [text for text in SEQUENCES if text and self._typed.startswith(text)]
        taken = max(known, key=len, default=self._typed[:1])
        self._typed = self._typed[len(taken) :]
        return SEQUENCES.get(taken, taken)


@contextmanager
def keyboard() -> Iterator[Keyboard]:
    """The keyboard; the terminal is as it was before when the context ends."""
    descriptor = sys.stdin.fileno()
    before = termios.tcgetattr(descriptor)
    tty.setcbreak(descriptor)
    try:
        yield Keyboard()
    finally:
        termios.tcsetattr(descriptor, termios.TCSADRAIN, before)
