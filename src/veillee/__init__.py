"""Veillée: a salon for four French party games of imagination, bluff and secret votes."""

__version__ = "0.2.0"
