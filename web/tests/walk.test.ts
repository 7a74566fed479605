// The arrow keys go through everything once, whatever scrolls on the way.
import { expect, it } from "vitest";
import { keptOrder } from "../src/shell/walk";

it("keeps the order while the same things are there, wherever they lie by now", () => {
  expect(keptOrder(["bar", "card", "pass"], ["pass", "bar", "card"])).toEqual(["bar", "card", "pass"]);
});

it("takes the new order when something came, went or was replaced", () => {
  expect(keptOrder(["bar", "card"], ["pass", "bar", "card"])).toEqual(["pass", "bar", "card"]);
  expect(keptOrder(["bar", "card", "pass"], ["pass", "bar"])).toEqual(["pass", "bar"]);
  expect(keptOrder(["bar", "card"], ["pass", "bar"])).toEqual(["pass", "bar"]);
});
