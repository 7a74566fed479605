import { describe, expect, it } from "vitest";
import { applyDelta, readChoices } from "../src/net/changes";
import type { Choice } from "../src/protocol";

describe("a delta", () => {
  const view = { round: 1, seats: [{ coins: 2, hand: ["a"] }, { coins: 3 }] };

  it("changes what its paths lead to, in a list as in an object", () => {
    const next = applyDelta(view, [
      [["round"], 2],
      [["seats", 0, "coins"], 5],
    ]);
    expect(next).toEqual({ round: 2, seats: [{ coins: 5, hand: ["a"] }, { coins: 3 }] });
  });

  it("leaves the view before it as it was, and shares what did not change", () => {
    const next = applyDelta(view, [[["seats", 0, "coins"], 5]]);
    expect(view.seats[0]!.coins).toBe(2);
    expect(next.seats[1]).toBe(view.seats[1]);
    expect(next.seats[0]!.hand).toBe(view.seats[0]!.hand);
  });

  it("with an empty path is a new view", () => {
    expect(applyDelta<unknown>(view, [[[], { round: 3 }]])).toEqual({ round: 3 });
  });
});

it("reads a choice that was told before by its move, and a new one as it is", () => {
  const choice = (move: string): Choice => ({ move, kind: "take", rule: "" });
  const [told, fresh] = [choice("take frog"), choice("pass")];
  const read = readChoices([told, choice("keep frog")], [fresh, "take frog"]);
  expect(read).toEqual([fresh, told]);
});
