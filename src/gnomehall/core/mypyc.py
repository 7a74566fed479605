"""What we need of mypyc's vocabulary, without its package at run time.

This module is never compiled: mypyc sees the real names, Python runs those below.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

T = TypeVar("T")

if TYPE_CHECKING:
    from mypy_extensions import i64 as i64
    from mypy_extensions import mypyc_attr as mypyc_attr
else:
    i64 = int
    """An int of 64 bits: compiled, a plain machine word. `1 << n` is wrong there: use `parts.bits.bit`."""

    def mypyc_attr(**options: bool) -> Callable[[type[T]], type[T]]:
        """Leave the class as it is: the options speak to the compiler alone."""
        return lambda cls: cls
