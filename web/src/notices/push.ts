// A subscription of this browser, to be told while no page is open.

import { workerOf } from "./worker";

export const takesPush = (): boolean => "PushManager" in globalThis && "serviceWorker" in navigator;

/** Subscribe with the hall's key; what the browser says of it, as JSON. It asks, so this has to follow a click. */
export async function subscribe(key: string): Promise<string> {
  const worker = await workerOf();
  if (!worker || (await Notification.requestPermission()) !== "granted") return "";
  try {
    // A subscription with another key, as of a hall that was here before, is of no use.
    await (await worker.pushManager.getSubscription())?.unsubscribe();
    const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
    return JSON.stringify(made);
  } catch {
    return "";
  }
}

export async function unsubscribe(): Promise<void> {
  const worker = await workerOf();
  await (await worker?.pushManager?.getSubscription())?.unsubscribe();
}
