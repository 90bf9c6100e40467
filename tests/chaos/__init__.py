"""Plays all four games on a real server while everything goes wrong, and checks what the server promises.

`make chaos` runs it; docs/trust.md says what it proves. It uses Linux: signals, /proc, and several loopback addresses.
"""
