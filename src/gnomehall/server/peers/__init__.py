"""Peers: the other processes of a shared hall, and what is handed over to the one that has a table."""
