// @vitest-environment node
// The log by rounds and turns: whose each line is, and what was taken back.
import { describe, expect, it } from "vitest";
import { roundsOf, standing, takenBack, turnsOf } from "../src/kit/course";
import type { Event, LogEntry, Plain } from "../src/protocol";

const happened = (kind: string, data: Record<string, Plain> = {}): Event => ({ kind, rule: "", data, to: -1 });
const turn = (seat: number, round: number): Event => happened("turn", { seat, round });

function log(...entries: [who: number, round: number, events: Event[], undo?: number][]): LogEntry[] {
  return entries.map(([who, round, events, undo], seq) => ({
    seq,
    who,
    round,
    events,
    ...(undo === undefined ? {} : { undo }),
  }));
}
const told = (entries: LogEntry[]): string[] =>
  turnsOf(entries, ["turn", "evening"]).map(
    ({ seat, round, lines }) =>
      `${round}/${seat}: ${lines.map((line) => (line.struck ? "~" : "") + (line.event?.kind ?? "undo")).join(" ")}`,
  );

describe("the course of a game", () => {
  it("puts what follows the end of a turn under the next player", () => {
    const entries = log(
      [-1, 1, [happened("first", { seat: 0 }), turn(0, 1)]],
      [0, 1, [happened("build", { seat: 0 })]],
      [0, 1, [happened("pass", { seat: 0 }), turn(1, 1), happened("card", { seat: 1 })]],
      [1, 1, [happened("pass", { seat: 1 }), turn(0, 2)]],
    );
    expect(told(entries)).toEqual(["1/-1: first", "1/0: build pass", "1/1: card pass", "2/0: "]);
    expect(turnsOf(entries, ["turn"]).map(({ start }) => start)).toEqual([0, 0, 2, 3]);
    expect(roundsOf(turnsOf(entries, ["turn"])).map(({ round, turns }) => [round, turns.length])).toEqual([
      [1, 3],
      [2, 1],
    ]);
  });

  it("puts an answer under who gave it, and what the turn brings after it under whose turn it is", () => {
    const entries = log(
      [0, 1, [turn(0, 1), happened("card", { seat: 0 })]],
      [1, 1, [happened("activate", { seat: 1 }), happened("coins", { seat: 0 })]],
      [0, 1, [happened("buy", { seat: 0 })]],
    );
    expect(told(entries)).toEqual(["1/0: card", "1/1: activate", "1/0: coins buy"]);
  });

  it("leaves what nobody does to nobody", () => {
    const entries = log(
      [0, 1, [turn(0, 1)]],
      [0, 1, [happened("end", { seat: 0 }), happened("evening", { round: 1, seats: [1, 0] })]],
      [1, 1, [happened("claim", { seat: 1 })]],
    );
    expect(told(entries)).toEqual(["1/0: end", "1/-1: evening", "1/1: claim"]);
  });

  it("strikes out what was taken back, and says nothing of taking back what told nothing", () => {
    const entries = log(
      [0, 1, [turn(0, 1)]],
      [0, 1, [happened("use", { seat: 0 })]],
      [0, 1, [], 0],
      [0, 1, []],
      [0, 1, [], 2],
      [0, 1, [happened("build", { seat: 0 })]],
    );
    expect(told(entries)).toEqual(["1/0: ~use undo build"]);
    expect([...takenBack(entries)]).toEqual([1, 3]);
    expect(standing(entries, 9).map(({ seq }) => seq)).toEqual([0, 5]);
    expect(standing(entries, 1).map(({ seq }) => seq)).toEqual([0, 1]);
  });
});
