"""The hall as a server: lobby, tables, their durable store, and the protocol that clients speak."""
