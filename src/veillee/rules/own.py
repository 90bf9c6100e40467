"""How games call what people of a salon made (CO-15): `own-` and the number of a deck, the id of a card, or the name
of an image. What the house has never has such an id."""

OWN = "own-"


def own_id(name: int | str) -> str:
    return f"{OWN}{name}"


def is_own(id: str) -> bool:
    return id.startswith(OWN)


def own_name(id: str) -> str | None:
    """What stands behind `own-`; None for what the house has."""
    return id.removeprefix(OWN) if is_own(id) else None
