// What a player prefers, kept in this browser.

import { remember, remembered } from "../memory";

export type Look = "system" | "light" | "dark";

const still = matchMedia("(prefers-reduced-motion: reduce)");
const narrow = matchMedia("(max-width: 760px)");

class Settings {
  look = $state<Look>((remembered("look") as Look | null) ?? "system");
  motion = $state(remembered("motion") !== "off");
  sound = $state(remembered("sound") === "on");
  name = $state(remembered("name") ?? "");
  phone = $state(narrow.matches);
  reduced = $state(still.matches);

  constructor() {
    narrow.addEventListener("change", () => (this.phone = narrow.matches));
    still.addEventListener("change", () => (this.reduced = still.matches));
    this.#show();
  }

  /** Whether pieces fly: the player's wish, unless the system asks for stillness. */
  get moves(): boolean {
    return this.motion && !this.reduced;
  }

  setLook(look: Look): void {
    this.look = look;
    remember("look", look);
    this.#show();
  }

  setMotion(on: boolean): void {
    this.motion = on;
    remember("motion", on ? "on" : "off");
  }

  setSound(on: boolean): void {
    this.sound = on;
    remember("sound", on ? "on" : "off");
  }

  setName(name: string): void {
    this.name = name;
    remember("name", name);
  }

  #show(): void {
    if (this.look === "system") delete document.documentElement.dataset["look"];
    else document.documentElement.dataset["look"] = this.look;
  }
}

export const settings = new Settings();
