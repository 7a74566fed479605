"""Networks that learn to judge positions from games that they play against themselves. Needs the extra `learn`."""
