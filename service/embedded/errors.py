"""What can go wrong with a server of our own, said together with the way out."""


class ServerError(Exception):
    """An embedded server cannot be had. `what` happened, `remedy` is what the reader can do."""

    def __init__(self, what: str, remedy: str) -> None:
        super().__init__(f"{what}\n  To fix it: {remedy}")
        self.what = what
        self.remedy = remedy


class FolderInUseError(ServerError):
    """Another running process owns this server folder; `owner` is its process id, 0 if unknown."""

    def __init__(self, folder: str, owner: int) -> None:
        super().__init__(
            f"{folder} is in use by process {owner or 'unknown'}",
            "stop that process, or give this one another --data folder",
        )
        self.owner = owner
