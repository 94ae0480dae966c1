"""Jobs: reviews of games as work in the background, which engines lease over HTTP.

A job is a row, and so are the lines that come out of it. Whoever is killed in the middle loses the
lease after its time, and the next engine goes on at the next line.

| module | noun |
| --- | --- |
| `engine`, `engines` | programs that take jobs, and where they are kept |
| `job`, `queue` | jobs, and where they are kept and leased |
| `output` | the lines of jobs |
| `checking` | lines of strangers, made again by an engine of the operator |
| `workshop` | taking, posting, giving back |
| `routes`, `schemas`, `parts` | the operations, their JSON, and what they work with |
"""
