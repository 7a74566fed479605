"""Editions written as TOML: what `tomllib` reads back. Comments are not kept."""

import json
import re
from collections.abc import Mapping
from typing import Any


def write_toml(data: Mapping[str, Any]) -> str:
    """The values first, then tables, then lists of tables, each in the order given."""
    tables = {key: value for key, value in data.items() if isinstance(value, dict)}
    lists = {key: value for key, value in data.items() if is_table_list(value)}
    parts = [_fields({key: value for key, value in data.items() if key not in tables and key not in lists})]
    parts += [f"[{_key(key)}]\n{_fields(table)}" for key, table in tables.items()]
    parts += [f"[[{_key(key)}]]\n{_fields(entry)}" for key, entries in lists.items() for entry in entries]
    return "\n".join(parts)


def is_table_list(value: Any) -> bool:
    return isinstance(value, list) and bool(value) and all(isinstance(entry, dict) for entry in value)


def write_value(value: Any) -> str:
    match value:
        case bool():
            return "true" if value else "false"
        case str():
            return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")
        case list():
            return f"[{', '.join(map(write_value, value))}]"
        case dict():
            return f"{{ {', '.join(f'{_key(key)} = {write_value(inner)}' for key, inner in value.items())} }}"
    return str(value)


def _fields(table: Mapping[str, Any]) -> str:
    return "".join(f"{_key(key)} = {write_value(value)}\n" for key, value in table.items())


def _key(key: str) -> str:
    return key if re.fullmatch(r"[A-Za-z0-9_-]+", key) else write_value(key)
