"""The page about sharing: what its programs ask for is there."""

import subprocess
import sys

from tests.docs.blocks import ROOT, blocks
from tests.service.people import Person
from tests.service.process import ServiceProcess

PAGE = ROOT / "docs" / "sharing.md"


def test_its_programs_run(shared_service: ServiceProcess) -> None:
    ada = Person.create(shared_service.url, "shares")
    game = ada.open("me", "me", title="tzolkin")["id"]
    programs = [block.text for block in blocks(PAGE) if block.language == "python"]
    assert programs
    for program in programs:
        done = subprocess.run(
            [sys.executable, "-I", "-c", program],
            env={"KRONIKA_URL": shared_service.url, "GAME": game, "PYTHONUTF8": "1"},
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stderr
