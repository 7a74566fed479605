"""Chapter 23 of the rules: the shipped edition is what the tables of the rules page print."""

import json
import re
import tomllib
from typing import Any

from gnomehall import registry

FILE = tomllib.loads(registry.shipped_text("gnomopolis"))
PAGE = registry.rules_page("gnomopolis")
CHAPTER = PAGE[PAGE.index("\n## 23.") : PAGE.index("\n## 24.")]


def rows(first_id: str) -> list[list[str]]:
    """The rows of the tables in chapter 23 whose ids begin so, cell by cell, without the code marks."""
    found = re.findall(rf"^\| ({first_id}\d+ \|.*)\|$", CHAPTER, re.M)
    return [[cell.strip().replace("`", "") for cell in row.split(" | ")] for row in found]


def action(entry: dict[str, Any]) -> str:
    """The action of an entry as the page writes it: V + W → $1, Search 1."""
    cost = " + ".join(icon + "!" if icon[0] in "$H" else icon for icon in entry["cost"])
    return f"{cost} → {', '.join(icon.capitalize() if ' ' in icon else icon for icon in entry['effects'])}"


def provenance(text: str) -> str:
    """Without the addresses, which only the page gives."""
    return re.sub(r"\s+", " ", re.sub(r": https://\S+( ?;)?", lambda m: ";" if m.group(1) else "", text)).strip()


def test_the_board_is_as_printed() -> None:
    printed = rows("D")
    assert [row[0] for row in printed] == [entry["id"] for entry in FILE["scrolls"]]
    for row, entry in zip(printed, FILE["scrolls"], strict=True):
        assert row[1] == entry["name"]
        if not entry.get("caravan"):
            assert row[2] == action(entry)
        assert provenance(row[3]) == entry["provenance"]
    assert f"Homes: `{' '.join(FILE['board']['homes'])}`, 1 VP each." in CHAPTER


def test_the_28_buildings_are_as_printed() -> None:
    printed = rows("B")
    assert len(printed) == 28
    for row, entry in zip(printed, FILE["buildings"], strict=True):
        letters = [" ".join(entry[field]) for field in ("team", "immigration")]
        homes = " ".join(entry["homes"])
        shown = [entry["id"], entry["name"], entry["type"], *letters, action(entry), homes, entry["hint"]]
        assert row[:8] == shown
        assert row[8] == entry["provenance"]


def test_the_four_advisors_are_as_printed() -> None:
    printed = rows("A")
    assert len(printed) == 4
    for row, entry in zip(printed, FILE["advisors"], strict=True):
        bonus, value = " ".join(entry["bonus"]), f"{entry['value']} VP"
        assert row[:6] == [entry["id"], entry["name"], entry["type"], bonus, action(entry), value]
        assert row[6] == entry["provenance"]


def test_the_machine_readable_copy_says_the_same() -> None:
    copy = json.loads(CHAPTER[CHAPTER.index("```json") + 7 : CHAPTER.rindex("```")])
    for printed, entries in (
        (copy["district_board"]["scrolls"], FILE["scrolls"]),
        (copy["buildings"], FILE["buildings"]),
        (copy["advisors"], FILE["advisors"]),
    ):
        assert [plain(item) for item in printed] == [
            {field: value for field, value in entry.items() if field not in ("provenance", "hint")} for entry in entries
        ]
    assert copy["district_board"]["demand"] == FILE["board"]["homes"]


def plain(item: dict[str, Any]) -> dict[str, Any]:
    """An item of the copy in the fields of the edition file."""
    made = {field: value for field, value in item.items() if field not in ("cost_coins", "effects", "demand")}
    if "cost_coins" in item:
        made["cost"] = [*item["cost"], f"${item['cost_coins']}"]
    if "effects" in item:
        icons = {"gnome": "+{}", "coins": "${}", "helpers": "H{}", "draw": "draw {}", "search": "search {}"}
        made["effects"] = [icons[kind].format(n) for effect in item["effects"] for kind, n in effect.items()]
    if "demand" in item:
        made["homes"] = item["demand"]
    return made
