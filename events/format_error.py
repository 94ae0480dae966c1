"""What is wrong with something that was signed or written down, as data."""


class FormatError(ValueError):
    """Something is not of its form, or nobody known has signed it.

    `key` names the sentence that says so, `values` are its values. The sentences stand in
    `verifier/words.*.json`, and `verifier.words` fills them in; `str()` is for logs.
    """

    def __init__(self, key: str, /, **values: object) -> None:
        super().__init__(key)
        self.key = key
        self.values = values

    def __str__(self) -> str:
        told = ", ".join(f"{name}: {value}" for name, value in self.values.items())
        return f"{self.key} ({told})" if told else self.key
