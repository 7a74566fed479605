"""How heavy a game is to load and how soon a move is seen: measured in the same way for every game."""

from playwright.sync_api import Page, Response

NOTE_MOVES = """() => {
  const acknowledged = new Map();
  let shows = 0;
  const painted = from => {
    const after = new MessageChannel();
    after.port1.onmessage = () => performance.measure('move shown', {start: from, end: performance.now()});
    after.port2.postMessage(null);
  };
  const hear = ({data}) => {
    const heard = JSON.parse(data);
    if (heard.type === 'ack') acknowledged.set(heard.seq, performance.now());
    if (heard.type === 'moved') shows = acknowledged.get(heard.seq) ?? shows;
  };
  window.WebSocket = class extends WebSocket {
    constructor(...args) {
      super(...args);
      this.addEventListener('message', hear);
    }
  };
  const change = () => {
    if (!shows) return;
    const from = shows;
    shows = 0;
    requestAnimationFrame(() => painted(from));
  };
  const everything = {childList: true, subtree: true, characterData: true, attributes: true};
  new MutationObserver(change).observe(document, everything);
}"""
"""Marks in the browser's timeline, for every move of one's own, the time from its acknowledgement to the first frame
after the page has changed by it. A task that a frame posts runs when the frame has been painted."""


class Load:
    """The bytes of all that a page fetches, as they were sent."""

    def __init__(self, page: Page) -> None:
        self._answers: list[Response] = []
        page.on("response", lambda answer: self._answers.append(answer))

    def bytes(self) -> int:
        return sum(answer.request.sizes()["responseBodySize"] for answer in self._answers)


def note_moves(page: Page) -> None:
    """To be called before the page is opened."""
    page.add_init_script(f"({NOTE_MOVES})()")


def moves_shown(page: Page) -> list[float]:
    """Milliseconds from the acknowledgement of each move so far to the screen, the quickest first."""
    took: list[float] = page.evaluate("performance.getEntriesByName('move shown').map(one => one.duration)")
    return sorted(took)
