"""Code blocks of the documentation, taken from Markdown in the order in which they stand.

The info string of a fence is a language and then markers, each a word or `name=value`:

    ```python            runs in the page's namespace, after the blocks above it
    ```python check      the same, but not part of what the page builds (see `module_source`)
    ```python served     runs against a running service; see `tests.sdk`
    ```typescript        the same, in TypeScript
    ```shell run         runs with `bash -eu` in the project's root; `shell` alone is only read
    ```shell served      runs beside a service of the page's own; see `test_operations_page`
    ```shell begin       starts that service, and waits until it answers; `begin=two` another one
    ```shell served away  the same, but from here on nobody is served (`away=cut`: at once, and
                         requests that were under way get no answer), until a block with `back`;
                         `back=lost`: what is served is how it was at a block with `moment`
    ```text output       what the block above printed; `...` stands for anything
    ```http              a request; see `tests.docs.http`
    ```json              is valid JSON; `yaml` and `toml` likewise

Renderers show the language only, so markers do not disturb readers.
"""

import shlex
from collections.abc import Iterator, Mapping
from pathlib import Path

from markdown_it import MarkdownIt
from msgspec import Struct

ROOT = Path(__file__).resolve().parents[2]

LANGUAGES = frozenset(
    {
        *("python", "typescript", "shell", "text", "http", "json", "yaml", "toml", "ini", "sql"),
        *("mermaid", ""),
    }
)
"""What a fence may be; a misspelt language would leave its block untested."""

MARKERS = {
    "python": frozenset({"check", "served"}),
    "shell": frozenset({"run", "served", "begin", "away", "back", "moment"}),
    "text": frozenset({"output"}),
}
"""Words that mean something; `http` takes any `name=value`."""


class Block(Struct, frozen=True, kw_only=True):
    """One fenced block. `line` is the number of its first line of text in the page."""

    page: Path
    line: int
    language: str
    markers: Mapping[str, str]
    text: str

    @property
    def where(self) -> str:
        """Page and line, as an editor understands them."""
        return f"{self.page.relative_to(ROOT)}:{self.line}"


def pages() -> tuple[Path, ...]:
    """Every page whose blocks are tested."""
    return (ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md")))


def blocks(page: Path) -> Iterator[Block]:
    """The fenced blocks of a page, in order."""
    for token in MarkdownIt().parse(page.read_text(encoding="utf-8")):
        if token.type != "fence":
            continue
        assert token.map is not None
        language, *words = shlex.split(token.info) or [""]
        yield Block(
            page=page,
            line=token.map[0] + 2,
            language=language,
            markers={name: value for name, _, value in (word.partition("=") for word in words)},
            text=token.content,
        )


def run_python(block: Block, namespace: dict[str, object]) -> None:
    """Runs a block in the namespace; tracebacks point into the page."""
    source = "\n" * (block.line - 1) + block.text
    exec(compile(source, str(block.page), "exec"), namespace)


def module_source(page: Path) -> str:
    """What the page builds: its python blocks without those that only check."""
    wanted = (b for b in blocks(page) if b.language == "python" and "check" not in b.markers)
    return "\n\n\n".join(block.text.rstrip() for block in wanted) + "\n"
