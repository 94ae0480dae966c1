"""The parts of `kronika replay`.

| module | noun |
| --- | --- |
| `recording` | a game that can be looked at, ply by ply |
| `from_service`, `from_file` | where recordings come from |
| `table` | the table after a ply: players, round, board |
| `fitting` | boards on narrow terminals |
| `marks` | where turns and rounds begin |
| `wording` | a move in words: its line, its facts in short |
| `printing` | plies one below the other, for files and pipes |
| `keys` | what is typed, without waiting for Enter |
| `stepping` | which ply comes next |
| `screen` | one ply on the whole terminal |
"""
