"""Ancient Knowledge: build monuments on a Timeline, let them decline into the Past.

`title` is all that anybody outside needs. Inside, top down: `deciding` answers questions
(`questions`) of the agenda (`steps`); `settling` goes on until somebody has to decide, through
the phases of a turn (`turn`) and the effects of cards (`resolving`, `effects`); `evolve` applies
the facts (`facts`) to the state. Cards are data (`box`, `components`), interpreted.
"""

from games.ancient_knowledge.title import title

__all__ = ["title"]
