// Whether the hall serves another build of the page than this one. It is asked, with a service worker or without.

import { router } from "../route.svelte";
import { workerOf } from "./worker";

const EVERY = 5 * 60_000;

class PageBuild {
  /** Whether a reload brings another build; the next page that one goes to is of it anyway. */
  newer = $state(false);
  readonly #own = document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content ?? "";
  #looked = Date.now();

  /** Ask the hall which build it serves; if another, its worker may get ready meanwhile. */
  async look(): Promise<void> {
    this.#looked = Date.now();
    try {
      const answer = await fetch("/", { cache: "no-cache" });
      const served = /<meta name="build" content="(\w+)"/.exec(await answer.text())?.[1];
      this.newer ||= answer.ok && !!served && served !== this.#own;
      router.anew = this.newer;
      if (this.newer) await (await workerOf())?.update();
    } catch {
      // It can't be reached now, or the worker can't be fetched: the next look will tell.
    }
  }

  /** Look now and then while the page is seen, and when a part of this build is gone; what it gives ends that. */
  follow(): () => void {
    const seen = (): void => {
      if (!document.hidden && Date.now() - this.#looked >= EVERY) void this.look();
    };
    // Without a worker, the other build may have taken a part that was never fetched: only a reload helps.
    const gone = (): void => void this.look().then(() => this.newer && location.reload());
    const again = setInterval(seen, EVERY);
    document.addEventListener("visibilitychange", seen);
    addEventListener("vite:preloadError", gone);
    return () => {
      clearInterval(again);
      document.removeEventListener("visibilitychange", seen);
      removeEventListener("vite:preloadError", gone);
    };
  }
}

export const pageBuild = new PageBuild();
