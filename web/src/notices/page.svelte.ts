// The browser's own notices, while the page is open but hidden. They leave this computer by no way, so guests have them.

import { remember, remembered } from "../memory";
import { workerOf } from "./worker";

const KNOWN = "Notification" in globalThis;

class PageNotices {
  /** Whether this browser can show them. */
  readonly possible = KNOWN;
  forbidden = $state(KNOWN && Notification.permission === "denied");
  on = $state(KNOWN && Notification.permission === "granted" && remembered("notices") === "on");

  /** Turn them on or off; the browser asks, so this has to follow a click. */
  async turn(on: boolean): Promise<void> {
    const may = on && KNOWN ? await Notification.requestPermission() : "default";
    this.forbidden = may === "denied";
    this.on = may === "granted";
    remember("notices", this.on ? "on" : "off");
  }

  /** Tell it, unless somebody sees the page. */
  async tell(title: string, body: string, path: string): Promise<void> {
    if (!this.on || !document.hidden || Notification.permission !== "granted") return;
    // With the tag of what is pushed: of both, one is shown.
    const options = { body, tag: path.split("/").pop() ?? "", icon: "/icon-192.png", data: path };
    const worker = await workerOf();
    // Phones show none but those of a worker.
    if (worker?.active) await worker.showNotification(title, options);
    else new Notification(title, options).onclick = () => window.focus();
  }
}

export const pageNotices = new PageNotices();
