"""How the package is built: the rules compiled by mypyc where there is a C compiler, otherwise pure Python.

Where there is a compiler, a compilation that fails is an error. GNOMEHALL_PURE=1 asks for the pure build,
GNOMEHALL_COMPILED=1 makes it an error if there is no compiler. An editable install is always pure: a compiled module
beside its source would go stale with the next edit. GNOMEHALL_CACHE names a folder where what was compiled is kept, so
that the next build compiles only what has changed.

The browser client is built too, with Node from the system or from its Python package; GNOMEHALL_NO_CLIENT=1 leaves it
out.
"""

import importlib.util
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

# The compiled modules call into each other and into nothing that may be put in their place at run time. A compiler that
# knows so calls them directly: random play is about a tenth faster.
FLAGS = "-fno-semantic-interposition -fvisibility=hidden -fno-plt"
PROBE = "#include <Python.h>\nint main(void) { return PY_MAJOR_VERSION; }\n"


class RulesBuildHook(BuildHookInterface[Any]):
    """Compiles what pyproject.toml includes, or says why it does not."""

    PLUGIN_NAME = "custom"
    passing_folder: str | None = None
    """Where this build compiles, unless somebody keeps it."""

    def dependencies(self) -> list[str]:
        return client_requires(Path(self.root))

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name != "wheel" or version == "editable":
            return
        build_client(Path(self.root))
        if os.environ.get("GNOMEHALL_PURE") == "1":
            self.app.display_info("gnomehall: the pure build was asked for")
            return
        if reason := why_no_compiler():
            if os.environ.get("GNOMEHALL_COMPILED") == "1":
                raise RuntimeError(f"gnomehall: the compiled build was asked for, but {reason}")
            self.app.display_warning(f"gnomehall: {reason}, so this is the pure package: the same games, slower")
            return
        library = self.compile_rules()
        build_data["infer_tag"] = True
        build_data["pure_python"] = False
        for made in library.rglob("*.*"):
            if made.suffix in (".so", ".pyd"):
                build_data["force_include"][str(made)] = made.relative_to(library).as_posix()

    def compile_rules(self) -> Path:
        """The folder of the compiled modules, which is not in the source tree: there they would hide the source."""
        root = Path(self.root)
        files = {path.relative_to(root).as_posix() for name in self.config["include"] for path in root.glob(name)}
        folder = os.environ.get("GNOMEHALL_CACHE")
        if folder is None:
            folder = self.passing_folder = tempfile.mkdtemp()
        command = [sys.executable, str(root / "compile_rules.py"), folder, *self.config["mypy-args"]]
        command += sorted(name for name in files if not name.endswith("/__init__.py"))
        with c_flags():
            done = subprocess.run(
                command, cwd=root, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False
            )
        if done.returncode != 0:
            self.forget()
            raise RuntimeError(f"gnomehall: compiling failed (GNOMEHALL_PURE=1 builds without): {done.stdout.strip()}")
        return Path(folder) / "lib"

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        self.forget()

    def forget(self) -> None:
        if self.passing_folder is not None:
            shutil.rmtree(self.passing_folder)
            self.passing_folder = None


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
        return why_no_microsoft_compiler()
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


def why_no_microsoft_compiler() -> str:
    """The same on Windows, where setuptools looks for it in ways of its own."""
    from distutils.ccompiler import new_compiler
    from distutils.errors import DistutilsPlatformError

    import setuptools  # noqa: F401  # it brings distutils where Python has none any more

    try:
        compiler: Any = new_compiler()
        compiler.initialize()
    except DistutilsPlatformError as error:
        return f"there is no C compiler ({error})"
    return ""


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


def get_build_hook() -> type[RulesBuildHook]:
    """Hatch asks which of the hooks in this file is meant."""
    return RulesBuildHook
