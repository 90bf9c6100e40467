"""The salon as a pure fold of its log: what may happen in it, what it is after that, and what people see of it.

`fold.evolve(salon, entry, decks)` gives the salon after an entry, or `Refused`. There is no other way to change a
salon. `fold` names the handler of every event; they stand in `people`, `chairs`, `chat`, `lobby` and `game`.
"""
