"""The process that keeps the read models up to date, beside the service processes.

Answering a move and bringing it into the lists are two kinds of work, and one process does one of
them at a time. So `kronika serve` leaves the second to a process of its own, where the machine has
processors for both.

| module | noun |
| --- | --- |
| `keeper` | what starts the process, and another one when it dies; belongs to one service process |
| `news` | word that there is something new in the log, from all service processes to this one |
| `numbers` | what the process tells of itself to those who are asked for metrics |
| `process` | the process itself |
"""
