"""One game in memory: reading it, deciding on it, writing to its log, and showing it to a viewer.

| module | noun |
| --- | --- |
| `game_cache`, `snapshots` | games in memory, and positions kept so that folding is short |
| `positions`, `replayer`, `reader`, `past` | a game after so many events |
| `drafting`, `chances`, `vocabulary` | trying commands on a state before anything is written |
| `command_loop` | deciding, appending, and deciding again if the game has changed |
| `append` | the one writer of the log |
| `problems`, `replies` | the two kinds of answers to a request to play |
| `redaction`, `viewers` | what a viewer gets to see: the one place that redacts |
| `history`, `notation`, `record` | moves as they are listed, and whole games in notation |
| `secrets` | the seed of a game, and what follows from it |
| `game_clocks` | how much time is left to whom at a version of a game |
| `bots` | seats that the service plays itself |
| `schemas` | events and moves as JSON |
"""
