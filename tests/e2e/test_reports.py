"""The report of `gnomehall compare` as one HTML file: on a laptop, on a phone, by a screen reader, with no network."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser

from gnomehall.cli.main import main
from tests.e2e.hands import violations

SWEEP = ("--set", "mushrooms.puffball.copies=3,5", "--bot", "random", "--players", "2,3", "--games", "30")


@pytest.fixture(scope="module")
def report(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("report") / "report.html"
    assert main(["compare", "toadstools", "shipped", *SWEEP, "--jobs", "1", "--html", str(path)]) == 0
    return path


@pytest.mark.parametrize("size", [(1366, 768), (390, 844)], ids=["laptop", "phone"])
def test_a_report_asks_for_nothing_and_fits_any_screen(browser: Browser, report: Path, size: tuple[int, int]) -> None:
    context = browser.new_context(viewport={"width": size[0], "height": size[1]}, offline=True)
    try:
        page = context.new_page()
        asked: list[str] = []
        page.on("request", lambda request: asked.append(request.url))
        page.goto(report.as_uri())
        assert violations(page) == []
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        assert asked == [report.as_uri()]
        page.get_by_role("group", name="At a glance").get_by_role("link").last.click()
        assert page.url.endswith("#p4")
    finally:
        context.close()
