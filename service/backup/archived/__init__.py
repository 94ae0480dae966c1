"""Whether an archive is what the log says: what is missing, altered or too much in it is named.

| module | noun |
| --- | --- |
| `faults` | what is wrong with an object |
| `objects` | one packed game by itself: digest, format, chain |
| `partitions` | entry bundles of a partition, and the tree above them |
| `strangers` | objects that the catalogue does not know, and how that came about |
| `checking` | all of it, beside the database |
| `copies` | a copy of an archive by itself, without a database |
"""
