"""The documentation that the service brings along: the contract to read and to try, the guide, the
kinds of problems, and what programs ask every site for. No page loads anything from elsewhere.

| module | what it is about |
| --- | --- |
| `sources` | where the guide's files are, and in which groups |
| `markdown` | from Markdown to HTML |
| `frame` | what all pages have around them |
| `problems` | the page of all kinds of problems |
| `routes` | the addresses |
"""
