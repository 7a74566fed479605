// The service worker of this page: it opens the shell when the hall can't be reached, and shows what is sent.

/** Have it installed; without one, the page works as well as ever, as long as it reaches the hall. */
export async function startWorker(): Promise<void> {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  try {
    await navigator.serviceWorker.register("/sw.js", { updateViaCache: "none" });
  } catch {
    // A browser may forbid it, as in a private window.
  }
}

/** The worker that serves this page, if there is one by now. */
export async function workerOf(): Promise<ServiceWorkerRegistration | null> {
  if (!("serviceWorker" in navigator)) return null;
  return (await navigator.serviceWorker.getRegistration()) ?? null;
}
