// The service worker: the shell of the page when the hall can't be reached, and messages when no page is open.
//
// It keeps the files of one build. Pages and words come from the hall as long as it answers; nothing else that the hall
// says is kept, so nothing old is ever shown as if it were how things stand. The build fills in the two constants.

const BUILD = "__BUILD__";
const FILES = ["__FILES__"];
const SHELL = `shell-${BUILD}`;
const WORDS = "words";
/** What the page says before it knows any game. */
const PARTS = ["table", "hall", "notices"];
const NO_PAGE = /^\/(api|schema|socket|metrics|healthz)\b/;

async function keepWords() {
  const cache = await caches.open(WORDS);
  const answer = await fetch("/api/words");
  if (!answer.ok) throw new Error("the hall has no words now");
  const codes = Object.keys(await answer.clone().json());
  await cache.put("/api/words", answer);
  await cache.addAll(codes.flatMap((code) => PARTS.map((part) => `/api/words/${code}/${part}`)));
}

async function install() {
  const cache = await caches.open(SHELL);
  await Promise.all([cache.addAll(["/", ...FILES]), keepWords()]);
}

/** The shells of other builds are of no use any more: no page of theirs is open. */
async function activate() {
  const old = (await caches.keys()).filter((name) => name.startsWith("shell-") && name !== SHELL);
  await Promise.all(old.map((name) => caches.delete(name)));
  await self.clients.claim();
}

async function pageOf(request) {
  try {
    return await fetch(request);
  } catch (error) {
    const shell = await caches.open(SHELL);
    const kept = await shell.match("/");
    if (kept) return kept;
    throw error;
  }
}

/** A built file has a hash in its name, so what is kept of it is what it is. */
async function assetOf(request) {
  const shell = await caches.open(SHELL);
  return (await shell.match(request)) ?? fetch(request);
}

async function freshOrKept(request, name) {
  const cache = await caches.open(name);
  try {
    const answer = await fetch(request);
    if (answer.ok && name === WORDS) await cache.put(request, answer.clone());
    return answer;
  } catch (error) {
    const kept = await cache.match(request);
    if (kept) return kept;
    throw error;
  }
}

const isShellWord = (path) =>
  path === "/api/words" || PARTS.some((part) => path.startsWith("/api/words/") && path.endsWith(`/${part}`));

self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(activate()));

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  if (request.mode === "navigate") {
    if (!NO_PAGE.test(pathname)) event.respondWith(pageOf(request));
  } else if (pathname.startsWith("/assets/")) event.respondWith(assetOf(request));
  else if (FILES.includes(pathname)) event.respondWith(freshOrKept(request, SHELL));
  else if (isShellWord(pathname)) event.respondWith(freshOrKept(request, WORDS));
});

self.addEventListener("push", (event) => {
  const { title, body, path, tag } = event.data.json();
  event.waitUntil(
    self.registration.showNotification(title, { body, tag, icon: "/icon-192.png", badge: "/icon-192.png", data: path }),
  );
});

/** Go to the table: in a page that shows it already, or else in a new one. */
async function goTo(path) {
  const target = new URL(path, self.location.origin);
  const open = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const found = open.find((client) => new URL(client.url).pathname === target.pathname);
  if (found) await found.focus();
  else await self.clients.openWindow(target.href);
}

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(goTo(event.notification.data ?? "/"));
});
