"""Following games live: what is said to readers, whatever it is sent with.

| module | noun |
| --- | --- |
| `feeds` | what happens in each followed game, read and encoded once for all readers |
| `following` | a reader's way through the log of a game, from any version to its end |
| `watching` | all games of a person: news, and the cursor behind them |
| `cursor` | how far somebody has heard of the whole log |
| `public_log` | what everybody may read of the whole log |
| `log_following` | a follower's way through the whole log |
| `log_position` | where in the whole log a follower stands |
| `frames` | the messages of a stream and of a socket |
| `parts` | what streams work with |
| `protocol` | how sockets are kept alive, and ended when nobody reads |
"""
