"""Why a process may not start with the database that it was given."""

from typing import Final

from msgspec import Struct

EXIT_CODE: Final = 78
"""Of a command that was refused so. systemd and sysexits(3) call it CONFIG: starting again changes
nothing until a person has done something."""


class StartRefused(Struct, frozen=True):
    """What is wrong, and what the operator can do; a sentence each, without a full stop."""

    reason: str
    remedy: str


class StartRefusedError(Exception):
    """The process ends, because of `refused`."""

    def __init__(self, refused: StartRefused) -> None:
        super().__init__(f"{refused.reason}\n  To fix it: {refused.remedy}")
        self.refused = refused
