// Where what an entry says comes from. An entry says it in one line, such as `name and action: rulebook; the rest:
// reconstructed`; a field that was checked against a printed copy is named in its first clause: `cost, effects: printed`.

export type Origin = "rulebook" | "public" | "reconstructed" | "printed";

/** The words that the loader knows. */
const WORDS = /\b(rulebook|public|reconstructed|printed)\b/g;
const REST = /\bthe rest\b/;
/** The clause that we write ourselves. */
const PRINTED = /^\s*([\w, ]+): printed(?:;\s*|$)/;

interface Clause {
  /** What it speaks of; empty where it speaks of the whole entry. */
  about: string;
  origin: Origin;
}

function clausesOf(text: string): Clause[] {
  return text.split(";").flatMap((part) => {
    let from = 0;
    return [...part.matchAll(WORDS)].map((found, i) => {
      const about = part.slice(from, found.index).replace(/[:,]\s*$/, "");
      from = found.index + found[0].length;
      // `type: rulebook and public` speaks of one thing twice.
      return { about: i ? about.replace(/^\s*(and|or)\s*$/, "-") : about.trim(), origin: found[0] as Origin };
    });
  });
}

const stem = (word: string): string => word.replace(/s$/, "");

/** Whether a clause names a field: by all the words of its name, in any number. */
function names(clause: Clause, field: string): boolean {
  const words = new Set((clause.about.toLowerCase().match(/[a-z]+/g) ?? []).map(stem));
  return field.split("_").every((word) => words.has(stem(word.toLowerCase())));
}

/** The fields that are named as checked against a printed copy, and what is said beside that. */
function split(provenance: string): { printed: string[]; rest: string } {
  const found = PRINTED.exec(provenance);
  if (!found) return { printed: [], rest: provenance };
  return { printed: found[1]!.split(",").map((name) => name.trim()), rest: provenance.slice(found[0].length) };
}

/** Where a field of an entry comes from. What is not told apart from something of ours counts as ours. */
export function originOf(provenance: unknown, field: string, fields: readonly string[]): Origin {
  if (typeof provenance !== "string") return "reconstructed";
  const { printed, rest } = split(provenance);
  if (printed.includes(field) || rest.trim() === "printed") return "printed";
  const clauses = clausesOf(rest);
  const named = [...clauses].reverse().find((clause) => names(clause, field));
  if (named) return named.origin;
  const others = clauses.find((clause) => REST.test(clause.about));
  if (others) return others.origin;
  const stray = clauses.some(
    (clause) => clause.origin === "reconstructed" && clause.about && !fields.some((one) => names(clause, one)),
  );
  if (stray) return "reconstructed";
  const whole = clauses.find((clause) => !clause.about);
  if (whole) return whole.origin;
  return clauses.find((clause) => clause.origin === "reconstructed")?.origin ?? clauses[0]?.origin ?? "reconstructed";
}

/** What an entry says once some of its fields are checked against a printed copy, or are not after all. */
export function mark(
  provenance: unknown,
  some: readonly string[],
  checked: boolean,
  fields: readonly string[],
  shipped: unknown,
): string {
  const said = typeof provenance === "string" ? provenance : "";
  const { printed, rest } = split(said);
  const all = rest.trim() === "printed";
  const before = all ? fields : printed;
  const now = fields.filter((one) => (some.includes(one) ? checked : before.includes(one)));
  if (fields.length && now.length === fields.length) return "printed";
  const base = all || !rest.trim() ? (typeof shipped === "string" ? split(shipped).rest : "reconstructed") : rest;
  return now.length ? `${now.join(", ")}: printed; ${base}` : base;
}
