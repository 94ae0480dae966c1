"""What connections to PostgreSQL are opened with."""


def session(name: str) -> dict[str, str]:
    """The settings of a session that PostgreSQL's statistics show by this name. Statements are many
    and short: to compile them would take longer than to run them."""
    return {"application_name": name, "jit": "off"}
