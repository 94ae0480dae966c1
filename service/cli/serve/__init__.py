"""The parts of `kronika serve`.

| module | noun |
| --- | --- |
| `listening` | the socket, taken before anything is started |
| `preparing` | the first look at database and cache: do they answer, are the tables there? |
| `privileges` | which user the service runs as: root is given up where that is possible |
| `trial` | what that user may use of the machine |
| `handover` | the files that the user gets from root |
| `stopping` | what signals mean before, while and after serving |
| `workers` | several service processes on one socket |
| `welcome` | what is told once the service answers |
"""
