"""Which test files most likely notice a mutation: those that share rare words with its place.

The words are the rule ids cited there, the names of the functions and classes around it and of
what they call, and the module's own name. A word counts the more, the fewer files have it.
"""

import ast
import re
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Final

WORD: Final = re.compile(r"[A-Za-z_][A-Za-z_0-9]{3,}|[A-Z]{2,}(?:-[A-Z0-9]+)+[a-z]?")
FILES: Final = 4


def likeliest(root: Path, module: str, line: int, near: Sequence[str]) -> tuple[str, ...]:
    """The few test files that are tried first, the likeliest first."""
    wanted = _words(root / module, line)
    files = sorted({file for folder in near for file in (root / folder).rglob("test_*.py")})
    texts = {file: wanted & set(WORD.findall(file.read_text() + file.stem)) for file in files}
    rare = Counter(word for words in texts.values() for word in words)
    scores = {file: sum(1 / rare[word] for word in words) for file, words in texts.items()}
    best = sorted(files, key=lambda file: -scores[file])[:FILES]
    return tuple(str(file.relative_to(root)) for file in best if scores[file])


def _words(module: Path, line: int) -> set[str]:
    source = module.read_text()
    words = {module.stem, *module.stem.split("_"), f"test_{module.stem}"}
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            first, last = node.lineno, node.end_lineno or node.lineno
            if first <= line <= last:
                words.add(node.name)
                words |= set(WORD.findall("\n".join(source.splitlines()[first - 1 : last])))
    return words
