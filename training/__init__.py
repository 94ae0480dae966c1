"""Training: the weights of a title's appraisal, fitted to games that its bots play.

`python -m training TITLE --games N --seed S` plays the games, fits, and writes
`games/<title>/data/appraisal.json` and the title's section of `training/report.md`. The service
needs none of it; numpy and scikit-learn come from a lock of their own.

| module | noun |
| --- | --- |
| `tools` | the packages that are needed here alone |
| `dice` | a seeded chance |
| `options` | what games are set up with |
| `plans` | who plays a game, and how often they stray |
| `playing` | games that are played by plans |
| `foresight` | a player that looks one command ahead by what was fitted before |
| `keeping` | played games in a folder |
| `examples` | positions of games, with what came of them |
| `gathering` | the examples of many games, looked at side by side |
| `tables` | the examples as arrays |
| `knots` | weights that change along a game: the columns they need, and their penalties |
| `signs` | what more of a feature may be worth, and the best weights that keep to it |
| `points` | the weights of points |
| `spreads` | how many points make a seat likelier to win |
| `readiness` | how readily kinds of commands are played |
| `fitting` | all of them together |
| `measuring` | what was said, against what came |
| `written` | weights as a file |
| `report` | `report.md` |
| `training` | a training from beginning to end |
"""
