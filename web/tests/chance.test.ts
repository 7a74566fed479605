import { createHash, createHmac } from "node:crypto";
import { readFileSync } from "node:fs";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { check, commitmentOf, Pool, pick } from "../src/chance/fair";
import { Numbers } from "../src/chance/numbers";
import { hashOf, hmacOf } from "../src/chance/sha256";
import type { ChanceOut, DrawOut } from "../src/protocol";

interface Examples {
  commitments: { secret: string; commitment: string }[];
  pools: { who: number; number: string; entered: number; pool: string }[];
  draws: { secret: string; pool: string; name: string; outcomes: DrawOut["outcomes"]; drawn: string }[];
  game: ChanceOut;
}
const path = new URL("../../docs/fair-chance.json", import.meta.url);
const examples = JSON.parse(readFileSync(path, "utf8")) as Examples;

describe("hashes", () => {
  it("are those of another implementation, whatever their length", () => {
    for (let length = 0; length < 200; length++) {
      const text = "é".repeat(length % 3) + "x".repeat(length);
      expect(hashOf(text)).toBe(createHash("sha256").update(text).digest("hex"));
    }
  });

  it("with a key are those of another implementation", () => {
    for (const { secret } of examples.draws)
      expect(hmacOf(secret, "über alles")).toBe(
        createHmac("sha256", Buffer.from(secret, "hex")).update("über alles").digest("hex"),
      );
  });
});

describe("chance that can be checked", () => {
  it.each(examples.commitments)("has the commitments of the examples", ({ secret, commitment }) => {
    expect(commitmentOf(secret)).toBe(commitment);
  });

  it("has the pools of the examples", () => {
    const pool = new Pool();
    for (const example of examples.pools) {
      pool.add(example.who, example.number);
      expect([pool.value, pool.entered]).toEqual([example.pool, example.entered]);
    }
  });

  it.each(examples.draws)("draws $drawn for $name", ({ secret, pool, name, outcomes, drawn }) => {
    expect(pick(secret, pool, name, outcomes)).toBe(drawn);
  });

  it("finds the game of the examples sound, and names any other draw", () => {
    const { game } = examples;
    expect(check(game)).toMatchObject({ draws: game.draws.length, kept: true, wrong: [], opened: true, chains: 2 });
    game.draws.forEach((draw, at) => {
      for (const [other] of draw.outcomes) {
        const changed = { ...draw, drawn: other };
        const wrong = check({ ...game, draws: game.draws.map((one, n) => (n === at ? changed : one)) }).wrong;
        expect(wrong).toEqual(other === draw.drawn ? [] : [changed]);
      }
    });
  });

  it("finds another secret, a number that is missing and draws that are hidden", () => {
    const { game } = examples;
    expect(check({ ...game, secret: hashOf("another") }).kept).toBe(false);
    expect(check({ ...game, numbers: game.numbers.slice(1) }).wrong).not.toEqual([]);
    const { what } = game.draws[0]!;
    expect(check({ ...game, undone: [{ at: 0, draws: 1, what }] }).wrong).not.toEqual([]);
    const repeats = { "": hashOf("a pool") };
    expect(check({ ...game, repeats })).toMatchObject({ repeats: true, entered: 0 });
    expect(check({ ...game, repeats }).wrong).not.toEqual([]);
  });
});

describe("the numbers of a browser", () => {
  beforeEach(() => {
    const kept = new Map<string, string>();
    vi.stubGlobal("localStorage", {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    });
  });

  it("follow from one another, also after a reload", () => {
    const first = new Numbers("table");
    const sent = [first.next(0, "")];
    for (let n = 0; n < 5; n++) sent.push((n < 2 ? first : new Numbers("table")).next(0, sent.at(-1)!));
    for (let n = 1; n < sent.length; n++) expect(hashOf(sent[n]!)).toBe(sent[n - 1]);
  });

  it("are other ones for each seat and table", () => {
    const all = [new Numbers("a").next(0, ""), new Numbers("a").next(1, ""), new Numbers("b").next(0, "")];
    expect(new Set(all).size).toBe(3);
  });

  it("begin a chain where another browser sent the last one, and then follow again", () => {
    const ours = new Numbers("table");
    ours.next(0, "");
    const begun = ours.next(0, hashOf("theirs"));
    expect(hashOf(begun)).not.toBe(hashOf("theirs"));
    expect(hashOf(ours.next(0, begun))).toBe(begun);
  });
});
