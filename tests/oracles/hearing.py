"""Who may be heard at a table, as the rulebooks have it (CO-16, DA-9, DI-10).

A witness sits in the room and sees what everybody sees, phase after phase; they know nothing of states and rules.
"""

from typing import Any


class Witness:
    """At a table where nothing asks anybody for silence."""

    def __init__(self, seats: int) -> None:
        self.seats = seats

    def see(self, table: dict[str, Any]) -> set[int]:
        """The seats that are silent now."""
        return set()


class DanyWitness(Witness):
    """DA-9: from the choice card to the reveal whoever has looked at the word is silent, also if the role passed on.

    A call for help stops the round, and opens nobody's mouth.
    """

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self._know_the_word: set[int] = set()

    def see(self, table: dict[str, Any]) -> set[int]:
        if table["phase"] in ("choosing", "composing", "talking"):
            self._know_the_word.add(table["active"])
        elif table["phase"] != "calling":
            self._know_the_word.clear()
        return set(self._know_the_word)


class DictionnaireWitness(Witness):
    """DI-10: who leads says nothing from the choice of the word to the count, but reads aloud what was written."""

    def see(self, table: dict[str, Any]) -> set[int]:
        return {table["reader"]} if table["phase"] in ("writing", "sorting", "voting", "last_call") else set()


WITNESSES: dict[str, type[Witness]] = {"dany": DanyWitness, "dictionnaire": DictionnaireWitness}


def witness_of(game: str, seats: int) -> Witness:
    return WITNESSES.get(game, Witness)(seats)
