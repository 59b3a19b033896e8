/**
 * Puts a page that React streams out of order into document order while it streams.
 *
 * React 18 writes a fallback where content is not ready, `<!--$?--><template id="B:0"></template>…<!--/$-->`, and later
 * the content in a hidden element with a script that swaps the two. This filter sends the text before the first
 * unfinished boundary at once, buffers the text after it, and writes the content in place. The result is complete
 * without scripts, hydrates as if all boundaries had been ready, and ends with its closing tags.
 */
import { type TextFilter, unfinished } from "@domain/http/text-filter";

type Piece = string | Hole;

interface Hole {
  /** Null until React has sent the content. */
  content: readonly Piece[] | null;
  readonly fallback: readonly Piece[];
}

const pendingStart = '<!--$?--><template id="';
const segmentMark = "S:";
const segmentStarts = [
  '<div hidden id="',
  '<svg aria-hidden="true" style="display:none" id="',
  '<math aria-hidden="true" style="display:none" id="',
  '<table hidden id="',
  '<table hidden><tbody id="',
  '<table hidden><tr id="',
  '<table hidden><colgroup id="',
].map((start) => `${start}${segmentMark}`);
const closingTags = "</body></html>";
const boundaryEnd = "<!--/$-->";
const boundaryComment = /<!--(?:\$[?!]?|(\/)\$)-->/g;
const hole = /<!--\$\?--><template id="(B:[0-9a-f]+)"><\/template>|<template id="(P:[0-9a-f]+)"><\/template>/g;
/**
 * The call in an instruction script. The first of each kind also defines the function, and errors have more arguments.
 */
const instruction = /(?:^|;)\$R([CSX])\("([BS]:[0-9a-f]+)"(?:,("(?:[^"\\]|\\.)*"))?[,)]/;

/** @param nonce of this response; React's scripts carry it, so no other text counts as an instruction */
export function createDocumentOrderFilter(nonce: string): TextFilter {
  const scriptStart = `<script nonce="${nonce}">`;
  const instructionStarts = ["C", "S", "X"].flatMap((kind) => [
    `${scriptStart}$R${kind}("`,
    `${scriptStart}function $R${kind}(`,
  ]);
  const starts = [pendingStart, closingTags, ...segmentStarts, ...instructionStarts];
  const holes = new Map<string, Hole>();
  const segments = new Map<string, readonly Piece[]>();
  let queue: Piece[] = [];
  let held = "";
  let closing = "";

  /** Consumes complete tokens from the front of the buffer; false if the next one is incomplete. */
  function take(): boolean {
    // Two scans for the common prefix of rare tokens, in place of one scan for each.
    const rare = [
      ...(held.includes(segmentMark) ? segmentStarts : []),
      ...(held.includes("$R") ? instructionStarts : []),
    ];
    const found = earliest(held, [pendingStart, closingTags, ...rare]);
    if (!found) {
      const keep = Math.max(...starts.map((start) => unfinished(held, start)));
      queue.push(held.slice(0, held.length - keep));
      held = held.slice(held.length - keep);
      return false;
    }
    queue.push(held.slice(0, found.index));
    held = held.slice(found.index);
    if (found.start === closingTags) {
      closing = closingTags;
      held = held.slice(closingTags.length);
      return true;
    }
    if (found.start === pendingStart) return takeBoundary();
    return instructionStarts.includes(found.start) ? takeInstruction() : takeSegment(found.start);
  }

  function takeBoundary(): boolean {
    const end = matchingBoundaryEnd(held);
    if (end < 0) return false;
    queue.push(...pieces(held.slice(0, end)));
    held = held.slice(end);
    return true;
  }

  function takeSegment(start: string): boolean {
    const idEnd = held.indexOf('">', start.length);
    const end = idEnd < 0 ? -1 : matchingTagEnd(held, tagOf(start));
    if (end < 0) return false;
    const inner = held.slice(idEnd + 2, end).slice(0, -segmentEnd(start).length);
    segments.set(held.slice(start.length - 2, idEnd), pieces(inner));
    held = held.slice(end);
    return true;
  }

  function takeInstruction(): boolean {
    const end = held.indexOf("</script>");
    if (end < 0) return false;
    run(held.slice(scriptStart.length, end));
    held = held.slice(end + "</script>".length);
    return true;
  }

  function run(script: string): void {
    const [, kind, id = "", argument] = instruction.exec(script) ?? [];
    if (kind === "S") {
      fill(idOf(argument), segments.get(id));
    } else if (kind === "C") {
      const content = segments.get(idOf(argument));
      fill(id, content && ["<!--$-->", ...content, boundaryEnd]);
    } else if (kind === "X") {
      fill(id, clientRendered(holes.get(id), idOf(argument)));
    }
  }

  function fill(id: string, content: readonly Piece[] | undefined): void {
    const target = holes.get(id);
    if (target && content) target.content = content;
  }

  /** Parses the text of a finished part, with holes for content that React will send later. */
  function pieces(text: string): Piece[] {
    const found: Piece[] = [];
    let from = 0;
    hole.lastIndex = 0;
    for (let match = hole.exec(text); match; match = hole.exec(text)) {
      const [tag, boundary, placeholder] = match;
      found.push(text.slice(from, match.index));
      from = match.index + tag.length;
      let fallback: Piece[] = [];
      if (boundary) {
        const length = matchingBoundaryEnd(text.slice(match.index));
        // An unclosed element extends to the end of the text.
        const end = length < 0 ? text.length : match.index + length;
        fallback = pieces(length < 0 ? text.slice(from) : text.slice(from, end - boundaryEnd.length));
        from = end;
      }
      const made: Hole = { content: null, fallback };
      holes.set(boundary ?? placeholder ?? "", made);
      found.push(made);
      hole.lastIndex = from;
    }
    found.push(text.slice(from));
    return found;
  }

  /** Text before the first open hole. */
  function ready(): string {
    let out = "";
    while (queue.length > 0) {
      const [next] = queue;
      if (next === undefined) break;
      if (typeof next === "string") {
        out += next;
        queue.shift();
      } else if (next.content) {
        queue = [...next.content, ...queue.slice(1)];
      } else {
        break;
      }
    }
    return out;
  }

  return {
    push(text) {
      held += text;
      while (held && take()) {
        // Repeats until the next token is incomplete.
      }
      return ready();
    },
    end() {
      queue.push(held);
      held = "";
      let out = ready();
      while (queue.length > 0) {
        // React never sent this content, so the browser renders it, as after an error.
        const [next] = queue;
        if (typeof next === "object") next.content = next.fallback.length > 0 ? clientRendered(next, "") : [];
        out += ready();
      }
      return out + closing;
    },
  };
}

function clientRendered(target: Hole | undefined, digest: string): Piece[] {
  const attribute = digest
    ? ` data-dgst="${digest.replace(/[&"<>]/g, (character) => `&#${character.charCodeAt(0)};`)}"`
    : "";
  return [`<!--$!--><template${attribute}></template>`, ...(target?.fallback ?? []), boundaryEnd];
}

function idOf(argument: string | undefined): string {
  return argument ? String(JSON.parse(argument)) : "";
}

function earliest(text: string, starts: readonly string[]): { index: number; start: string } | null {
  let best: { index: number; start: string } | null = null;
  for (const start of starts) {
    const index = text.indexOf(start);
    if (index >= 0 && (best === null || index < best.index)) best = { index, start };
  }
  return best;
}

/** Index after the comment that ends the boundary at the start of `text`; -1 if it has not arrived yet. */
function matchingBoundaryEnd(text: string): number {
  let depth = 0;
  for (const match of text.matchAll(boundaryComment)) {
    depth += match[1] ? -1 : 1;
    if (depth === 0) return match.index + match[0].length;
  }
  return -1;
}

/** The same for an element. Text and attributes written by React never contain `<`, so counting tags is safe. */
function matchingTagEnd(text: string, tag: string): number {
  let depth = 0;
  for (const match of text.matchAll(new RegExp(`<(/?)${tag}(?=[\\s>])`, "g"))) {
    depth += match[1] ? -1 : 1;
    if (depth === 0) {
      const end = text.indexOf(">", match.index);
      return end < 0 ? -1 : end + 1;
    }
  }
  return -1;
}

function tagOf(start: string): string {
  return /^<(\w+)/.exec(start)?.[1] ?? "div";
}

function segmentEnd(start: string): string {
  const inner = /><(\w+)/.exec(start)?.[1];
  return `${inner ? `</${inner}>` : ""}</${tagOf(start)}>`;
}
