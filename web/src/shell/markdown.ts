// Just enough Markdown for the rules pages, as data: nothing in it can become markup by itself.
// Two things are ours: `:coin:` is a piece in the line, and `![caption](name)` alone on a line is a picture of the game.

export type Inline = { kind: "text" | "bold" | "italic" | "code" | "rule" | "piece"; text: string };

export type Block =
  | { kind: "heading"; level: number; text: Inline[]; id: string }
  | { kind: "paragraph"; text: Inline[]; id: string }
  | { kind: "list"; ordered: boolean; items: Inline[][] }
  | { kind: "table"; head: Inline[][]; rows: Inline[][][] }
  | { kind: "code"; text: string }
  | { kind: "picture"; name: string; caption: string }
  | { kind: "line" };

const RULE = /\b[A-Z]{3}-[A-Z]?\d+\b/;
const PIECE = /^:[a-z][a-z-]*:$/;
const SPAN = /(\*\*[^*]+\*\*|\*[^*\s][^*]*\*|`[^`]+`|\b[A-Z]{3}-[A-Z]?\d+\b|(?<![\w:]):[a-z][a-z-]*:(?![\w:]))/;

export function inline(text: string): Inline[] {
  return text
    .split(SPAN)
    .filter((part) => part !== "")
    .map((part): Inline => {
      if (part.startsWith("**") && part.length > 4) return { kind: "bold", text: part.slice(2, -2) };
      if (part.startsWith("`") && part.length > 2) return { kind: "code", text: part.slice(1, -1) };
      if (part.startsWith("*") && part.length > 2) return { kind: "italic", text: part.slice(1, -1) };
      if (PIECE.test(part)) return { kind: "piece", text: part.slice(1, -1) };
      if (RULE.test(part) && part.match(RULE)?.[0] === part) return { kind: "rule", text: part };
      return { kind: "text", text: part.replace(/\[([^\]]+)\]\([^)]*\)/g, "$1") };
    });
}

const cells = (line: string): Inline[][] =>
  line
    .replace(/^\||\|\s*$/g, "")
    .split("|")
    .map((cell) => inline(cell.trim()));

/** The rule a paragraph states: its id stands in bold at the beginning. */
const ruleOf = (text: string): string => /^\*\*([A-Z]{3}-[A-Z]?\d+)\b/.exec(text)?.[1] ?? "";

export function read(source: string): Block[] {
  const lines = source.split("\n");
  const blocks: Block[] = [];
  let i = 0;
  const at = (n: number): string => lines[n] ?? "";
  while (i < lines.length) {
    const line = at(i);
    const heading = /^(#{1,4}) (.*)/.exec(line);
    const picture = /^!\[([^\]]*)\]\(([\w-]+)\)$/.exec(line);
    if (!line.trim()) i += 1;
    else if (heading) {
      blocks.push({ kind: "heading", level: heading[1]!.length, text: inline(heading[2]!), id: "" });
      i += 1;
    } else if (picture) {
      blocks.push({ kind: "picture", caption: picture[1]!, name: picture[2]! });
      i += 1;
    } else if (line.startsWith("```")) {
      const end = lines.findIndex((text, n) => n > i && text.startsWith("```"));
      const stop = end < 0 ? lines.length : end;
      blocks.push({ kind: "code", text: lines.slice(i + 1, stop).join("\n") });
      i = stop + 1;
    } else if (/^---+\s*$/.test(line)) {
      blocks.push({ kind: "line" });
      i += 1;
    } else if (line.startsWith("|")) {
      const rows: string[] = [];
      while (at(i).startsWith("|")) rows.push(lines[i++]!);
      blocks.push({ kind: "table", head: cells(rows[0]!), rows: rows.slice(2).map(cells) });
    } else if (/^\s*([-*]|\d+\.) /.test(line)) {
      const ordered = /^\s*\d/.test(line);
      const items: string[] = [];
      while (/^\s*([-*]|\d+\.) /.test(at(i)) || (/^\s+\S/.test(at(i)) && items.length)) {
        const item = /^\s*([-*]|\d+\.) (.*)/.exec(at(i));
        if (item) items.push(item[2]!);
        else items[items.length - 1] += ` ${at(i).trim()}`;
        i += 1;
      }
      blocks.push({ kind: "list", ordered, items: items.map(inline) });
    } else {
      const text: string[] = [];
      while (at(i).trim() && !/^(#|!\[|\||```|---|\s*[-*] )/.test(at(i))) text.push(lines[i++]!);
      if (!text.length) text.push(lines[i++]!);
      const whole = text.join(" ");
      blocks.push({ kind: "paragraph", text: inline(whole), id: ruleOf(whole) });
    }
  }
  return blocks;
}
