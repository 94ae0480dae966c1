"""The ladder of bots: how strong each bot of a title is, by games of all against all.

| module | noun |
| --- | --- |
| `contests` | games to play: duels with the seats changed, and the best bot among others |
| `outcomes` | how one ended, and how long each bot thought |
| `ratings` | what the outcomes say of strength (openskill) |
| `standings` | all of it of one title: ratings, duels, tables of several |
| `aims` | what the players by strength were made for, beside that |
| `report` | `bench/ladder.md` |

`python -m bench.ladder [TITLE ...] --games N` plays and writes; `--pair expert temples` plays two
of them alone.
"""
