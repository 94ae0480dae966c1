"""The words of the title in every language, from `data/`."""

from pathlib import Path

from games.kernel.words import Words, words

WORDS: Words = words(Path(__file__).parent / "data")
