"""Whether the marks of reviews are right: what a bot plays against itself, and random commands in
the place of some of it.

| module | noun |
| --- | --- |
| `setting` | what is played, and how closely it is looked at |
| `verdicts` | what the review says of a command, and what a deeper search holds of it |
| `judged_games` | a game, and the verdicts on some of its decisions |
| `report` | the section of a title in `bench/marks.md` |

`python -m bench.marks TITLE` plays, reviews and writes.
"""
