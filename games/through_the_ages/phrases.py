"""The words of the title, in every language (`data/words.*.json`)."""

from pathlib import Path

from games.kernel.words import Words, words

WORDS: Words = words(Path(__file__).parent / "data")
