"""Salons: what happens in them (events), what they are (a fold of events), and how they live (the runtime)."""
