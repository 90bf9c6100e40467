"""For whoever wants figures: storage, rooms and sockets tell what happens, and never in which salon or to whom."""


class Meter:
    """This one forgets everything: figures are kept only by a server that was asked for them."""

    def committed(self, writes: int, seconds: float) -> None:
        """So many writes shared a commit, and waited for it."""

    def took_over(self) -> None:
        """A salon of a node that is dead belongs to this one now."""

    def moved(self) -> None:
        """Something that a person, a bot or a clock did was stored."""

    def shown(self, seconds: float) -> None:
        """From when it was done until everybody's new view was on its way."""

    def refused(self, code: str) -> None: ...

    def turned_away(self, why: str) -> None:
        """A connection was closed because there was no place for it, or because it never said hello."""

    def late(self, seconds: float) -> None:
        """The loop woke up so much later than it wanted to."""
