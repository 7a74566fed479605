// What a player is called: as they say, or by a friendly name that is found for them once and kept.

import { settings } from "../kit/settings.svelte";
import { say } from "../words.svelte";

export function ownName(): string {
  if (!settings.name.trim()) {
    const names = say("lobby-names").split(", ");
    settings.setName(names[Math.floor(Math.random() * names.length)] ?? "");
  }
  return settings.name;
}
