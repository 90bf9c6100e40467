"""Words that several commands use."""


def count(number: int, of: str) -> str:
    """ "1 salon", "2 salons"."""
    return f"{number} {of}" if number == 1 else f"{number} {of}s"
