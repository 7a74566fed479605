// Which shape a board takes in the room that there is.
import { describe, expect, it, vi } from "vitest";

vi.stubGlobal("innerWidth", 1280);
vi.stubGlobal("innerHeight", 800);
vi.stubGlobal("addEventListener", () => undefined);
const { SHAPES, shapeOf } = await import("../src/kit/stage.svelte");

describe("a board takes the shape", () => {
  it.each([
    [1366, 625, "wide"],
    [1280, 640, "wide"],
    [1024, 600, "wide"],
    [1180, 820, "wide"],
    [2560, 1440, "wide"],
    [820, 1180, "tall"],
    [768, 1024, "tall"],
    [844, 390, "low"],
    [667, 375, "low"],
    [683, 312, "low"],
    [390, 844, "small"],
    [320, 568, "small"],
  ])("that fits a window of %i by %i", (width, height, shape) => {
    expect(shapeOf(width, height)).toBe(shape);
  });

  it("that follows the height as well as the width", () => {
    expect(shapeOf(1180, 820)).toBe("wide");
    expect(shapeOf(1180, 400)).toBe("low");
    expect(shapeOf(1180, 1600)).toBe("tall");
  });

  it("and there is always one", () => {
    expect(SHAPES.at(-1)).toMatchObject({ width: 0, height: 0, aspect: 0 });
  });
});
