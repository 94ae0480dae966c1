"""Tzolk'in: The Mayan Calendar, for two to four players.

| module | what it holds |
| --- | --- |
| `title` | the title as the kernel knows it, put together from the rest |
| `data/components.json`, `box`, `effects`, `formulas`, `components` | what is in the box |
| `options`, `commands`, `steps`, `facts` | the vocabulary: what is chosen, awaited, happened |
| `state`, `evolve` | the table as it lies, and the fold |
| `rules` | setup, every decision, Food Days, calendar, scoring |
| `view`, `notation`, `picture`, `catalogue` | what people and clients read |
| `imagine`, `invariants` | worlds that look the same; what always holds |
| `bots` | players that are programs |
"""

from games.tzolkin.title import title

__all__ = ["title"]
