"""Three nodes at one PostgreSQL, people who act all the time, and everything that can happen to nodes and database."""
