"""How the package is built: the rules compiled by mypyc where there is a C compiler, otherwise pure Python.

Where there is a compiler, a compilation that fails is an error. GNOMEHALL_PURE=1 asks for the pure build,
GNOMEHALL_COMPILED=1 makes it an error if there is no compiler. An editable install is always pure: a compiled module
beside its source would go stale with the next edit.

The browser client is built too, with Node from the system or from its Python package; GNOMEHALL_NO_CLIENT=1 leaves it
out.
"""

import importlib.util
import os
import shlex
import subprocess
import sysconfig
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import ModuleType
from typing import Any

from hatch_mypyc.plugin import MypycBuildHook

# The compiled modules call into each other and into nothing that may be put in their place at run time. A compiler that
# knows so calls them directly: random play is about a tenth faster.
FLAGS = "-fno-semantic-interposition -fvisibility=hidden -fno-plt"
PROBE = "#include <Python.h>\nint main(void) { return PY_MAJOR_VERSION; }\n"


class RulesBuildHook(MypycBuildHook):  # type: ignore[misc]  # the build backend ships no types
    """Compiles what pyproject.toml includes, or says why it does not."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        return [*super().dependencies(), *client_requires(Path(self.root))]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name != "wheel" or version == "editable":
            return
        build_client(Path(self.root))
        # Whatever an interrupted build has left behind must not get into this one.
        self.clean([version])
        if os.environ.get("GNOMEHALL_PURE") == "1":
            self.app.display_info("gnomehall: the pure build was asked for")
            return
        if reason := why_no_compiler():
            if os.environ.get("GNOMEHALL_COMPILED") == "1":
                raise RuntimeError(f"gnomehall: the compiled build was asked for, but {reason}")
            self.app.display_warning(f"gnomehall: {reason}, so this is the pure package: the same games, slower")
            return
        try:
            with c_flags():
                super().initialize(version, build_data)
        except Exception as error:  # hatch-mypyc raises nothing narrower
            self.clean([version])
            raise RuntimeError(
                f"gnomehall: compiling failed (GNOMEHALL_PURE=1 builds without): {str(error).strip()}"
            ) from None

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Take the compiled modules out of the source tree again: there they would hide the source from Python."""
        if self.target_name == "wheel":
            self.clean([version])


def client_builder(root: Path) -> ModuleType | None:
    """The script that builds the browser client; None where its sources are not, or it is not wanted."""
    script = root / "web" / "build.py"
    if os.environ.get("GNOMEHALL_NO_CLIENT") == "1" or not script.exists():
        return None
    spec = importlib.util.spec_from_file_location("gnomehall_web_build", script)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def build_client(root: Path) -> None:
    builder = client_builder(root)
    if builder is not None:
        builder.build()


def client_requires(root: Path) -> list[str]:
    """What the build needs from the package index: Node, where the system has none."""
    builder = client_builder(root)
    return [] if builder is None or builder.system_node() else [builder.NODE_PACKAGE]


def why_no_compiler() -> str:
    """Why nothing can be compiled here; empty if it can. It asks the compiler that setuptools will use."""
    if os.name == "nt":
        return ""  # setuptools has its own ways to find one there, so let it try
    compiler = c_compiler()[0]
    try:
        done = compile_probe([])
    except OSError:
        return f"there is no C compiler ('{compiler}' was not found)"
    if done.returncode == 0:
        return ""
    if "Python.h" in done.stderr:
        return "the headers of Python (Python.h) are not installed"
    return f"the C compiler '{compiler}' does not work"


def c_compiler() -> list[str]:
    return shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")


def compile_probe(flags: list[str]) -> subprocess.CompletedProcess[str]:
    """Compile a few lines that need the headers of Python."""
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "probe.c")
        source.write_text(PROBE, encoding="utf-8")
        includes = [f"-I{sysconfig.get_path(name)}" for name in ("include", "platinclude")]
        return subprocess.run(
            [*c_compiler(), *flags, *includes, "-c", str(source), "-o", str(source.with_suffix(".o"))],
            capture_output=True,
            text=True,
            check=False,
        )


@contextmanager
def c_flags() -> Iterator[None]:
    """Have setuptools use FLAGS, if the compiler takes them; what the user has set in CFLAGS comes after and wins."""
    before = os.environ.get("CFLAGS")
    if os.name != "nt" and compile_probe(FLAGS.split()).returncode == 0:
        os.environ["CFLAGS"] = f"{FLAGS} {before or ''}".strip()
    try:
        yield
    finally:
        if before is None:
            os.environ.pop("CFLAGS", None)
        else:
            os.environ["CFLAGS"] = before


def get_build_hook() -> type[MypycBuildHook]:
    """Hatch asks which of the hooks in this file is meant."""
    return RulesBuildHook
