"""A worker whose bots think for ever. `python -m tests.service.idle_bot_worker`."""

import threading

from service.process.worker_serving import serve


def _answered(_: bytes) -> bytes:
    threading.Event().wait()
    return b""


if __name__ == "__main__":
    serve(_answered)
