"""What the verifier says, in every language: `words.en.json` and `words.cs.json`.

A key is the name of a check and what it says (`chain.missing`); what several checks say begins with
`said.`, what is wrong with keys and notes with `key.` and `note.`.
"""

from functools import cache
from pathlib import Path

from games.kernel.sentence import Sentence
from games.kernel.spelling import sentences, spelled
from games.kernel.words import LANGUAGES, Words
from verifier.finding import said_by


@cache
def verifier_words() -> Words:
    """The sentences of the verifier, on top of the kernel's own."""
    return sentences(Path(__file__).parent)


def in_words(sentence: Sentence, language: str = LANGUAGES[0], words: Words | None = None) -> str:
    """A sentence of the verifier in a language. `words` are those of the title that it is about:
    they say why its rules refuse something."""
    own = verifier_words()
    return spelled(sentence, (own,) if words is None else (own, words), language)


def why_in_words(trouble: Exception, language: str = LANGUAGES[0]) -> str:
    """What an exception says about a key or a note, or any other one about something else."""
    said = said_by(trouble)
    return said if isinstance(said, str) else in_words(said, language)
