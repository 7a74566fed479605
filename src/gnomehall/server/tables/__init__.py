"""Tables: the games that are played, who may do what at them, and the lobby."""
