"""The album of the evening: what everyone saw of the finished games, as a book to take home.

`marks` is a part of the salon, `reader` of its room, `routes` of the server; the rest is pure.
"""
