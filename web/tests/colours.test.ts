// Which colour a seat has.

import { describe, expect, it } from "vitest";
import { dress } from "../src/kit/colours.svelte";

describe("the colours of the players", () => {
  it("are those of the game where nobody chose", () => {
    expect(dress(["", "", ""], ["purple", "red", "blue", "orange"])).toEqual(["purple", "red", "blue"]);
  });
  it("leave nobody with the colour that another chose", () => {
    expect(dress(["", "red", "", ""], ["red", "blue", "green", "yellow"])).toEqual(["blue", "red", "green", "yellow"]);
  });
  it("go on with the others where the game has too few", () => {
    expect(dress(["", "", "blue"], ["red", "blue"])).toEqual(["red", "green", "blue"]);
  });
});
