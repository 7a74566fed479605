"""The ways out of the hall. Each is read only when something is sent by it."""
