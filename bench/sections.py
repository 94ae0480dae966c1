"""Pages with a section for each thing that was measured; a run writes its own one anew."""

import re
from pathlib import Path


def write_section(file: Path, head: str, begins: str, section: str) -> None:
    """Puts a section into a page, below its head, instead of those that begin so."""
    page = file.read_text("utf-8") if file.exists() else ""
    file.write_text(with_section(page, head, begins, section), "utf-8")


def with_section(page: str, head: str, begins: str, section: str) -> str:
    """The page with a section instead of those that begin so; a section begins with `## `."""
    sections = re.split(r"^(?=## )", page, flags=re.MULTILINE)[1:]
    kept = [one.rstrip() + "\n" for one in sections if not one.startswith(begins)]
    return "\n".join((head, *sorted((*kept, section))))
