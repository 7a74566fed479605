import { describe, expect, it } from "vitest";
import { asksAgain, type Option, opensFurther, stand } from "../src/kit/picking";
import type { Choice } from "../src/protocol";

const option = (move: string, path: string[], bag: string[] = []): Option => ({
  choice: { move, kind: "use", rule: "GNO-32" } satisfies Choice,
  way: { path, bag },
});

describe("choosing on the pieces", () => {
  it("makes a move that is alone on its piece with one click", () => {
    const options = [option("pass", ["pass"]), option("use D3 M", ["scroll:D3"], ["active:M"])];
    expect([...stand(options, []).lit.keys()]).toEqual(["pass", "scroll:D3"]);
    expect(stand(options, ["scroll:D3"]).done?.move).toBe("use D3 M");
  });

  it("asks which gnome pays only where that makes a difference", () => {
    const options = [
      option("use B02 VV", ["scroll:B02"], ["active:V", "active:V"]),
      option("use B02 CV", ["scroll:B02"], ["active:C", "active:V"]),
    ];
    const standing = stand(options, ["scroll:B02"]);
    expect(standing.chosen).toEqual(["scroll:B02", "active:V"]);
    expect([...standing.lit.keys()]).toEqual(["active:V", "active:C"]);
    expect(stand(options, ["scroll:B02", "active:C"]).done?.move).toBe("use B02 CV");
  });

  it("goes on by itself where all that is left shares the next thing", () => {
    const options = [
      option("pass", ["pass"]),
      option("a", ["caravan", "visit:A3"], ["active:V"]),
      option("b", ["caravan", "visit:A3"], ["active:C"]),
    ];
    expect([...stand(options, ["caravan"]).lit.keys()]).toEqual(["active:V", "active:C"]);
  });

  it("never makes the only move there is without a click", () => {
    expect(stand([option("pass", ["pass"])], []).done).toBeNull();
  });
});

describe("before a click", () => {
  const [plain, lucky, asking] = [
    option("use D1 C", ["scroll:D1"]),
    option("pass", ["pass"]),
    option("use D2 V", ["scroll:D2"]),
  ];
  lucky!.choice.draws = true;
  asking!.choice.opens = true;

  it("tells what only opens a further question from what is done", () => {
    expect(opensFurther([plain!])).toBe(false);
    expect(opensFurther([plain!, lucky!])).toBe(true);
    expect(opensFurther([asking!])).toBe(true);
    expect(opensFurther(undefined)).toBe(false);
  });

  it("asks once more about luck, unless everything is luck", () => {
    expect(asksAgain(lucky!.choice, [plain!, lucky!])).toBe(true);
    expect(asksAgain(plain!.choice, [plain!, lucky!])).toBe(false);
    expect(asksAgain(lucky!.choice, [lucky!])).toBe(false);
  });

  it("asks once more about the end of a turn with something left to do", () => {
    const end = option("end turn", ["end:turn"]);
    end.choice.ends = true;
    expect(asksAgain(end.choice, [plain!, end])).toBe(true);
    expect(asksAgain(end.choice, [lucky!, end])).toBe(false);
  });
});
