"""Texts that browsers fetch, compressed once."""

import gzip
from functools import lru_cache


@lru_cache(maxsize=64)
def compress(body: bytes) -> bytes:
    return gzip.compress(body, mtime=0)
