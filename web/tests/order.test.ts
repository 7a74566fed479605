// What was built stays where it is.
import { expect, it } from "vitest";
import { inOrderOfComing } from "../src/kit/order";

it("puts what is new behind what was there, whatever the hall's own order is", () => {
  expect(inOrderOfComing("a", ["B09", "B14"])).toEqual(["B09", "B14"]);
  expect(inOrderOfComing("a", ["B09", "B11", "B14"])).toEqual(["B09", "B14", "B11"]);
});

it("has what was gone for a while where it was", () => {
  inOrderOfComing("b", ["B02"]);
  inOrderOfComing("b", ["B01", "B02"]);
  expect(inOrderOfComing("b", ["B01"])).toEqual(["B01"]);
  expect(inOrderOfComing("b", ["B01", "B02"])).toEqual(["B02", "B01"]);
});

it("keeps each place apart", () => {
  inOrderOfComing("c", ["B03"]);
  expect(inOrderOfComing("d", ["B01", "B03"])).toEqual(["B01", "B03"]);
});
