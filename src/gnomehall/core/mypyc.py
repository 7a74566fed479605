"""The one decorator we need of mypyc, without its package at run time.

This module is never compiled: mypyc sees the real decorator, Python runs the one below.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

T = TypeVar("T")

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr as mypyc_attr
else:

    def mypyc_attr(**options: bool) -> Callable[[type[T]], type[T]]:
        """Leave the class as it is: the options speak to the compiler alone."""
        return lambda cls: cls
