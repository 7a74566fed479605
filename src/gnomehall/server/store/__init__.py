"""The store: what is kept of tables, and where."""
