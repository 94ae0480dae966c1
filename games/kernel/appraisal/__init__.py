"""What a position is worth: the chance of each seat to win, and the points it will end with.

| module | noun |
| --- | --- |
| `estimate` | an estimate: chances and points of all seats |
| `weights` | what was fitted to games (`training/`), as it stands in a title's data |
| `fitted` | the weights of a title, read from its data |
| `slopes` | the weights at every progress of a game |
| `exponential` | powers of e by a table, the same on every machine |
| `shares` | a whole that is shared out |
| `kinds` | kinds of commands, and how readily each is played |
| `appraisal` | a title's appraisal: features of a position, and their weights |
| `estimating` | the estimate of any position, also of one that is over |

All of it is whole numbers, so that everybody comes to the same estimate, to the last digit.
"""
