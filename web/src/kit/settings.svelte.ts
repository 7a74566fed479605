// What a player prefers, kept in this browser.

import { remember, remembered } from "../memory";
import type { SeatInfo } from "../protocol";
import { PACES, type Pace } from "./pace";

export type Look = "system" | "light" | "dark";

const still = matchMedia("(prefers-reduced-motion: reduce)");

class Settings {
  look = $state<Look>((remembered("look") as Look | null) ?? "system");
  motion = $state(remembered("motion") !== "off");
  sound = $state(remembered("sound") === "on");
  /** Whether what can't be taken back is asked once more. */
  asks = $state(remembered("asks") !== "off");
  name = $state(remembered("name") ?? "");
  /** The colour that one wishes for at a new table; empty for whichever the table gives. */
  colour = $state<SeatInfo["colour"]>((remembered("colour") as SeatInfo["colour"] | null) ?? "");
  reduced = $state(still.matches);
  #pace = $state(PACES.find((pace) => pace === remembered("pace")));

  constructor() {
    still.addEventListener("change", () => (this.reduced = still.matches));
    this.#show();
  }

  /** Whether pieces fly: the player's wish, unless the system asks for stillness. */
  get moves(): boolean {
    return this.motion && !this.reduced;
  }

  /** How the moves of others are shown: at once to whoever wants no motion, until they choose otherwise. */
  get pace(): Pace {
    return this.#pace ?? (this.moves ? "normal" : "once");
  }

  setPace(pace: Pace): void {
    this.#pace = pace;
    remember("pace", pace);
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

  setAsks(on: boolean): void {
    this.asks = on;
    remember("asks", on ? "on" : "off");
  }

  setName(name: string): void {
    this.name = name;
    remember("name", name);
  }

  setColour(colour: SeatInfo["colour"]): void {
    this.colour = colour;
    remember("colour", colour);
  }

  #show(): void {
    if (this.look === "system") delete document.documentElement.dataset["look"];
    else document.documentElement.dataset["look"] = this.look;
  }
}

export const settings = new Settings();
