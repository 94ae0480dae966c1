"""A worker process: says what it was told, what it knows of our settings, and who it is.
`python -m tests.support.working`; told `sleep` it takes its time, told `break` it breaks down, told
`wait <file>` it waits until that file is there."""

import json
import os
import time
from pathlib import Path

from service.process.worker_serving import serve


def answered(asked: bytes) -> bytes:
    """What it says."""
    told = asked.decode()
    began = time.time()
    if told == "break":
        os._exit(1)
    if told.startswith("wait "):
        Path(told[5:] + ".begun").touch()
        while not Path(told[5:]).exists():
            time.sleep(0.01)
    time.sleep({"sleep": 300, "doze": 0.5}.get(told, 0))
    ours = [name for name in os.environ if name.startswith("KRONIKA_")]
    said = {"told": told, "ours": ours, "pid": os.getpid(), "from": began, "to": time.time()}
    return json.dumps(said).encode()


if __name__ == "__main__":
    serve(answered)
