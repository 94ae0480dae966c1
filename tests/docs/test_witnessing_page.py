"""The page about witnesses: its command runs beside a service, and its tables are whole."""

from pathlib import Path

import pytest

from events.policy_files import PolicyError, read
from service.cli.witness.command import witness
from tests.cli.running import serving
from tests.docs.blocks import ROOT, blocks
from tests.docs.clone import furnish
from tests.docs.shell import run_shell
from verifier.words import why_in_words

PAGE = ROOT / "docs" / "witnessing.md"


def test_the_policy_of_the_page_is_spelt_as_policies_are() -> None:
    """All but its keys, which are cut short."""
    text = PAGE.read_text(encoding="utf-8")
    example = text.partition("```text\n")[2].partition("```")[0]
    with pytest.raises(PolicyError) as refused:
        read(example)
    assert why_in_words(refused.value).startswith("line 1: this is no key of a log")


def test_the_page_names_every_option_of_the_command() -> None:
    text = PAGE.read_text(encoding="utf-8")
    for name in witness.__kwdefaults__:
        assert f"--{name}" in text, name


@pytest.mark.slow
def test_the_command_of_the_page_runs(tmp_path: Path) -> None:
    furnish(tmp_path)
    (block,) = (one for one in blocks(PAGE) if "served" in one.markers)
    with serving(tmp_path) as running:
        port = running.url.rpartition(":")[2]
        run_shell(block, folder=tmp_path, variables={"KRONIKA_PORT": port})
    keys = (tmp_path / "witness" / "public.txt").read_text().split()
    assert [one.partition("+")[0] for one in keys] == ["witness.example"] * 2
