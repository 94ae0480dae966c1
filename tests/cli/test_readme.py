"""The first page: what it promises in its first minutes is true."""

import ast
import subprocess
from pathlib import Path

import httpx

from tests.cli.running import ROOT, Serving
from tests.docs.blocks import blocks
from tests.docs.clone import PATH

PAGE = [block.text for block in blocks(ROOT / "README.md") if block.language == "shell"]


def test_the_two_commands_come_first() -> None:
    assert [line.split()[:2] for line in PAGE[0].splitlines()] == [
        ["./kronika", "serve"],
        ["./kronika", "test"],
    ]


def test_ten_lines_play_a_whole_game(service: Serving) -> None:
    (script,) = [text for text in PAGE if "python3" in text]
    lines = script.splitlines()
    assert len(lines) == 12, "ten lines between the first and the last"
    assert "8000" not in script, "the port is the reader's"
    done = subprocess.run(
        ["bash", "-eu", "-c", script],
        env={"PATH": PATH, "HOME": str(Path.home()), "KRONIKA_URL": service.url},
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    game_id, _, result = done.stdout.partition(" ")
    game = httpx.get(f"{service.url}/v1/games/{game_id}", timeout=180).json()
    assert game["status"] == "finished"
    assert game["result"] == ast.literal_eval(result)
    assert [seat["kind"] for seat in game["seats"]] == ["person", "bot"]
