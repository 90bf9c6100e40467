"""Words that several commands use."""


def count(number: int, of: str, several: str = "") -> str:
    """ "1 salon", "2 salons", "3 entries"."""
    return f"{number} {of}" if number == 1 else f"{number} {several or of + 's'}"
