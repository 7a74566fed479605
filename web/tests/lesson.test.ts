import { describe, expect, it } from "vitest";
import type { LessonStep } from "../src/protocol";
import { currentStep, fits } from "../src/shell/lesson";

const step = (id: string, ...wants: string[]): LessonStep => ({
  id,
  rule: "X-1",
  wants,
  leads: [],
  shows: [],
  helps: [],
});
const STEPS = [
  step("hello"),
  step("use", "use"),
  step("build", "build"),
  step("built"),
  step("pass", "pass"),
  step("bye"),
];

describe("the step of a lesson", () => {
  it("is the first that was neither done nor read", () => {
    expect(currentStep(STEPS, [], [])).toBe(0);
    expect(currentStep(STEPS, [], ["hello"])).toBe(1);
    expect(currentStep(STEPS, ["use"], ["hello"])).toBe(2);
    expect(currentStep(STEPS, ["use", "build"], ["hello"])).toBe(3);
  });
  it("is not one that is only read once the move after it is made", () => {
    expect(currentStep(STEPS, ["use"], [])).toBe(2);
    expect(currentStep(STEPS, ["use", "build", "pass"], [])).toBe(5);
  });
  it("may be passed by, and moves may come in any order", () => {
    expect(currentStep(STEPS, ["build"], ["hello", "use"])).toBe(3);
    expect(currentStep(STEPS, ["use", "build", "pass"], ["bye"])).toBe(6);
  });
});

describe("a wanted move", () => {
  it("begins with the words of the wish", () => {
    expect(fits("use D2 V", "use D2")).toBe(true);
    expect(fits("use D25 V", "use D2")).toBe(false);
    expect(fits("use", "use D2")).toBe(false);
    expect(fits("pass", "PASS")).toBe(true);
  });
});
