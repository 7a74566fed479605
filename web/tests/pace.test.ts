import { describe, expect, it } from "vitest";
import { type Pace, Pacer, timing } from "../src/kit/pace";

/** How long a round of others takes to be shown, if so many moves of each wait at first and come one by one. */
function round(pace: Pace, others: number, moves: number, waits: boolean): number {
  const pacer = new Pacer();
  pacer.begin();
  let time = 0;
  for (let who = 1; who <= others; who++)
    for (let move = 0; move < moves; move++) time += pacer.share(pace, who, others, waits ? moves - move - 1 : 0);
  return time;
}

describe("the pace", () => {
  it.each([1, 4, 12, 60])("shows a round of three bots with %i moves each in less than 6 s", (moves) => {
    expect(round("normal", 3, moves, true)).toBeLessThan(6000);
    expect(round("normal", 3, moves, false)).toBeLessThan(6000);
  });

  it("gives every player some of it, whoever asks first", () => {
    const pacer = new Pacer();
    for (let move = 0; move < 50; move++) pacer.share("normal", 1, 3, 0);
    expect(pacer.share("normal", 2, 3, 0)).toBeGreaterThan(400);
  });

  it("is bounded as well where players answer each other in turn", () => {
    const pacer = new Pacer();
    let time = 0;
    for (let move = 0; move < 300; move++) time += pacer.share("normal", 1 + (move % 3), 3, 0);
    expect(time).toBeLessThan(6000);
  });

  it("goes from slow to at once", () => {
    const [slow, normal, fast, once] = (["slow", "normal", "fast", "once"] as const).map((p) => round(p, 3, 8, true));
    expect(slow).toBeGreaterThan(normal!);
    expect(normal).toBeGreaterThan(fast!);
    expect(fast).toBeGreaterThan(once!);
    expect(once).toBe(0);
  });

  it.each([1, 3, 20])("lands all pieces of %i events before the move is over", (events) => {
    const { flight, walk, stagger, move } = timing("normal", 400, events);
    // Of several alike, the last starts when the first has nearly landed.
    const alike = (flight * 5) / 6;
    expect((events - 1) * stagger + Math.max(walk, flight + alike)).toBeLessThanOrEqual(move);
  });
});
