"""What the title says, in every language."""

from games.ancient_knowledge.box import DATA
from games.kernel.words import Words, words

WORDS: Words = words(DATA)
