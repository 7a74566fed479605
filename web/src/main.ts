import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { HallRefused } from "./net/api";
import { startWorker } from "./notices/worker";
import { words } from "./words.svelte";

const target = document.getElementById("app");
const unreachable = document.querySelector("template");
if (!target || !unreachable) throw new Error("the page has no place for the hall");

/** Without words nothing can be said, so the hall opens when they are here. */
async function open(target: Element, unreachable: HTMLTemplateElement): Promise<void> {
  try {
    await words.start();
  } catch (error) {
    if (!(error instanceof HallRefused)) throw error;
    target.replaceChildren(unreachable.content.cloneNode(true));
    target.querySelector("button")?.addEventListener("click", () => void open(target, unreachable));
    return;
  }
  target.replaceChildren();
  mount(App, { target });
}

void open(target, unreachable);
void startWorker();
