"""Voices at the table: who is in the call of a salon, whom the rules let be heard, what browsers tell each other."""
