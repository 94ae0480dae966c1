"""Valkey of our own: restarted after a crash, replaced after a stop, never on the network."""

import os
from collections.abc import Callable
from pathlib import Path

import pytest
import redis

from service.embedded import FolderInUseError, Valkey
from tests.embedded.conftest import Owner, eventually, gone
from tests.support.signals import killed, up


def test_it_serves_until_it_is_stopped(scratch_folder: Path) -> None:
    with Valkey(scratch_folder / "valkey") as server:
        pid = up(server)
        with redis.from_url(server.url(3)) as client:
            assert client.set("ply", 1)
            assert client.config_get("port", "save", "appendonly") == {
                "port": "0",
                "save": "",
                "appendonly": "no",
            }
    assert gone(pid)


def test_a_killed_server_comes_back_empty(scratch_folder: Path) -> None:
    with Valkey(scratch_folder / "valkey") as server:
        with redis.from_url(server.url()) as client:
            client.set("ply", 1)
        before = killed(server)
        assert eventually(lambda: server.pid not in (None, before))
        with redis.from_url(server.url()) as client:
            assert client.dbsize() == 0


def test_it_starts_again_in_the_same_folder(scratch_folder: Path) -> None:
    pids = set()
    for _ in range(2):
        with Valkey(scratch_folder / "valkey") as server:
            pids.add(server.pid)
    assert len(pids) == 2


def test_a_second_owner_is_refused(
    scratch_folder: Path, owner: Callable[[str, Path], Owner]
) -> None:
    first = owner("valkey", scratch_folder / "valkey")
    with pytest.raises(FolderInUseError, match=f"process {first.pid}"):
        Valkey(scratch_folder / "valkey").start()


def test_a_long_path_moves_only_the_socket(scratch_folder: Path) -> None:
    folder = scratch_folder / ("deep/" * 30) / "valkey"
    with Valkey(folder) as server:
        assert server.home.folder == folder
        assert len(os.fsencode(server.home.run)) < 80
        assert server.pid
