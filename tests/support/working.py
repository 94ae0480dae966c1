"""A process that works aside: says what it was told, what it knows of our settings, and who it is.
`python -m tests.support.working`; told `sleep` it takes its time, told `break` it breaks down."""

import json
import os
import sys
import time

if __name__ == "__main__":
    told = sys.stdin.read()
    began = time.time()
    if told == "break":
        sys.exit("broken")
    time.sleep({"sleep": 30, "doze": 0.5}.get(told, 0))
    ours = [name for name in os.environ if name.startswith("KRONIKA_")]
    said = {"told": told, "ours": ours, "pid": os.getpid(), "from": began, "to": time.time()}
    sys.stdout.write(json.dumps(said))
