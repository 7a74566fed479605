"""Connections: what talks to the sockets of clients."""
