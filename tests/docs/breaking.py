"""How prose in the pages is broken into lines: after at most `LONGEST` characters, at a space that
is neither in code nor in the text of a link."""

import re
from collections.abc import Iterator

LONGEST = 110
_FREE = re.compile(r"\s*(#|\||<|>|!\[|\[[^]]+\]: )|    ")
_WORD = re.compile(r"(?:`[^`]*`|!?\[[^]]*\]\([^)]*\)|\S)+")
_ITEM = re.compile(r"\s*(?:[*+-]|\d+[.)]) +")


def long_lines(page: str) -> Iterator[tuple[int, str]]:
    """Lines of prose that are longer and could be broken, with their numbers from one."""
    for number, line in prose(page):
        if len(line) > LONGEST and len(_words(line)) > 1:
            head = _ITEM.match(line)
            first = line if head is None else line[head.end() :]
            if len(_words(first)) > 1:
                yield number, line


def prose(page: str) -> Iterator[tuple[int, str]]:
    """The lines outside of code, tables, headings and quotes."""
    fenced = False
    for number, line in enumerate(page.splitlines(), 1):
        if line.lstrip().startswith("```"):
            fenced = not fenced
        elif not fenced and line.strip() and not _FREE.match(line):
            yield number, line


def broken(line: str) -> list[str]:
    """The line as several ones."""
    head = _ITEM.match(line)
    lead = head[0] if head else line[: len(line) - len(line.lstrip())]
    lines, current = list[str](), ""
    for word in _words(line[len(lead) :]):
        fits = len(lead) + len(current) + 1 + len(word) <= LONGEST
        if not current or fits or _ITEM.match(f"{word} ") or word[0] in "#|>=":
            current = f"{current} {word}" if current else word
        else:
            lines, current = [*lines, current], word
    indent = " " * len(lead)
    return [f"{indent if at else lead}{one}" for at, one in enumerate([*lines, current])]


def _words(line: str) -> list[str]:
    return _WORD.findall(line)
