"""Agents that play: `kronika mcp`, a server of the Model Context Protocol over the public API.

A process of its own, with packages of its own (`requirements-mcp.lock`). It knows Kronika by the
Python client library alone, and nothing of the service.

| module | what it is about |
| --- | --- |
| `command` | the command line |
| `access` | for whom a server plays that one client has started |
| `server` | tools and resources as the protocol has them: the one seam to the package `mcp` |
| `web` | the protocol over HTTP, and who may call there |
| `place` | where that is |
| `callers` | who calls over HTTP |
| `exchange` | a token for this server becomes a token for the API |
| `tool` | a tool as a value: what it takes, what it gives, what it may change |
| `player` | Kronika as one account sees it |
| `api` | what is read of the API's answers |
| `environment` | the Python environment, held while it is used |
| `tools` | the tools, by subject |
| `turn` | a game as whoever is to decide needs it |
| `history` | what happened, in words |
| `choices` | legal commands with numbers |
| `problems` | what went wrong, and what to do now |
| `pages` | as much of a list as an answer may have |
| `guide` | what an agent reads first |
"""
