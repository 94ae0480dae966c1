"""A reviewer that has nothing to do ends at once when it is told to."""

import signal
import socket
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).parents[3]
PROGRAM: Final = "from service.cli import main; main()"
PATIENCE: Final = 50.0
"""Less than a request may take, so that no answer that is late ends it."""


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_one_that_waits_for_the_service_ends_at_once(number: signal.Signals) -> None:
    with closing(socket.create_server(("127.0.0.1", 0))) as silent:
        silent.settimeout(PATIENCE)
        url = f"http://127.0.0.1:{silent.getsockname()[1]}"
        command = [sys.executable, "-c", PROGRAM, "reviewer", "--url", url, "--token", "none"]
        with subprocess.Popen(command, cwd=ROOT, stderr=subprocess.PIPE, text=True) as process:
            asking, _ = silent.accept()
            with closing(asking):
                process.send_signal(number)
                _, told = process.communicate(timeout=PATIENCE)
        assert process.returncode == 0, told
        assert "Traceback" not in told
