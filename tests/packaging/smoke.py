"""What an installed package must be able to do, whatever the system: run with its Python, anywhere.

    python smoke.py compiled|pure|either [client]

With `client`, the pages for browsers must be in it too.
"""

import sys
from importlib.resources import files

import gnomehall


def main(build: str, *parts: str) -> None:
    assert build in ("compiled", "pure", "either")
    assert build == "either" or (build == "compiled") == gnomehall.COMPILED, f"it is not {build}"
    for game in ("gnomopolis", "gnome-village", "mighty-gnomes"):
        match = gnomehall.new(game, seats=2, seed=7)
        assert str(match)
        match.finish("random")
        assert match.over
    if "client" in parts:
        assert (files("gnomehall") / "web" / "index.html").is_file(), "it has no browser client"


if __name__ == "__main__":
    main(*sys.argv[1:])
