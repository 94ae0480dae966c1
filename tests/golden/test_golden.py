"""Law 5, golden bytes: every kind has payloads kept from earlier days, and they still decode to
values that encode to the same bytes."""

import pytest

from games.kernel.title import AnyTitle
from referee.decoder import Decoder
from tests.golden.lines import FOLDER, TABLE, file, kind_of, kinds, lines
from tests.support.titles import SLUGS, title_of

FILES = [(slug, what) for slug in SLUGS for what in ("facts", "commands")] + [(TABLE, "facts")]


@pytest.mark.parametrize(("slug", "what"), FILES)
def test_every_kind_has_golden_bytes(slug: str, what: str) -> None:
    found = {kind_of(line) for line in lines(file(slug, what))}
    assert kinds(slug, what) - found == set(), "run: python -m tests.golden.lines"


@pytest.mark.parametrize(("slug", "what"), FILES)
def test_golden_bytes_still_decode(slug: str, what: str) -> None:
    titles: list[AnyTitle] = [] if slug == TABLE else [title_of(slug)]
    decoder = Decoder(titles)
    for line in lines(file(slug, what)):
        value = decoder.struct(kind_of(line), line)
        assert decoder.facts([value], ply=0)[0].payload == line


def test_golden_files_belong_to_a_title() -> None:
    known = {file(slug, what) for slug, what in FILES}
    assert set(FOLDER.rglob("*.jsonl")) <= known
