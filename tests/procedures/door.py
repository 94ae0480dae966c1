"""`./kronika` in a folder of a procedure, forked from the tests' fork server, which has the program
imported: a command costs a fork instead of seconds of imports.

`./kronika` is a small client that hands its words, its folder, its environment and its standard
streams to a thread of the tests, waits for the command, and ends as it has ended.
"""

import json
import os
import socket
import sys
import threading
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

from tests.cli.running import command
from tests.support.forked import forked

NAME: Final = "STAGE_SERVICE"
"""The variable of the environment that says which service of the page a command is."""
LARGEST: Final = 1 << 20

CLIENT: Final = """\
#!{python} -IS
import json, os, socket, sys
with socket.socket(socket.AF_UNIX) as door:
    door.connect({place!r})
    told = json.dumps([sys.argv[1:], os.getcwd(), dict(os.environ)]).encode()
    socket.send_fds(door, [len(told).to_bytes(4, "big")], [0, 1, 2])
    door.sendall(told)
    code = int(door.recv(16) or b"1")
sys.exit(code if code >= 0 else 128 - code)
"""


class Door:
    """Runs commands for `./kronika` in a folder. `pids` are those of services."""

    def __init__(self, folder: Path) -> None:
        self.pids: dict[str, int] = {}
        place = folder / "door"
        self._listener = socket.socket(socket.AF_UNIX)
        self._listener.bind(str(place))
        self._listener.listen()
        client = folder / "kronika"
        client.write_text(CLIENT.format(python=sys.executable, place=str(place)))
        client.chmod(0o755)
        threading.Thread(target=self._serve, daemon=True).start()

    def close(self) -> None:
        """Nobody comes in any more."""
        self._listener.close()

    def _serve(self) -> None:
        while True:
            try:
                caller, _ = self._listener.accept()
            except OSError:
                return
            threading.Thread(target=self._run, args=(caller,), daemon=True).start()

    def _run(self, caller: socket.socket) -> None:
        with caller:
            size, streams, _, _ = socket.recv_fds(caller, 4, 3)
            told = b""
            while len(told) < int.from_bytes(size, "big"):
                told += caller.recv(LARGEST)
            words, folder, environment = json.loads(told)
            caller.sendall(str(self._ended(words, folder, environment, streams)).encode())

    def _ended(
        self,
        words: Sequence[str],
        folder: str,
        environment: Mapping[str, str],
        streams: Sequence[int],
    ) -> int:
        """The exit code of the command."""
        stdin, stdout, stderr = streams
        process = forked(
            _perform, (folder, *words), environment=environment, streams=(stdin, stdout, stderr)
        )
        for one in streams:
            os.close(one)
        if NAME in environment:
            assert process.pid is not None
            self.pids[environment[NAME]] = process.pid
        process.join()
        assert process.exitcode is not None
        return process.exitcode


def _perform(folder: str, *words: str) -> None:
    """In the forked process: what was asked for, in its folder."""
    os.chdir(folder)
    os.environ.pop(NAME, None)
    command(*words)
