"""The salon as a pure fold of its log: its events, its state, and its views.

`fold.evolve(salon, entry, decks)` returns the salon after an entry, or raises `Refused`. `fold` lists the handler of
every event; the handlers are in `people`, `chairs`, `chat`, `lobby`, `game` and `audience`.
"""
