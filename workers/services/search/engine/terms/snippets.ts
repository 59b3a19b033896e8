/** Snippets: an excerpt of a text as escaped HTML, with `<em>` around matches. */
import { escapeHtml } from "@domain/edge-slot/html";
import { type Compound, compoundsOf } from "../../text/compounds";
import { canonical, singular } from "../../text/fold";
import type { QueryUnit } from "../../text/query";
import { tokensOf } from "../../text/tokens";

/** Tokens to highlight, derived from the units of a query. */
export interface Marks {
  readonly tokens: ReadonlySet<string>;
  readonly prefixes: readonly string[];
  readonly cjk: readonly string[];
}

/** Shorter parts of a compound are not highlighted alone: the "p" of "p-Akt" would mark half the page. */
const minPartLength = 3;
const cjkLetter = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]/u;

export function marksOf(units: readonly QueryUnit[]): Marks {
  const tokens = new Set<string>();
  const prefixes = new Set<string>();
  const cjk = new Set<string>();
  for (const { alternatives } of units) {
    for (const { tokens: words, prefix } of alternatives) {
      const [first = ""] = words;
      if (cjkLetter.test(first))
        cjk.add(
          first +
            words
              .slice(1)
              .map((pair) => [...pair].at(-1))
              .join(""),
        );
      else if (words.length > 1) for (const word of words) word.length >= minPartLength && tokens.add(word);
      else if (prefix) prefixes.add(first);
      else tokens.add(first);
    }
  }
  return { tokens, prefixes: [...prefixes], cjk: [...cjk] };
}

interface Span {
  readonly start: number;
  readonly end: number;
}

/** Excerpt of at most `size` characters around the first match; null without a match. */
export function snippet(text: string, size: number, marks: Marks): string | null {
  const spans = spansOf(text, marks);
  const [first] = spans;
  if (!first) return null;
  const { start, end } = windowAround(text, first, size);
  return marked(text, start, end, spans);
}

/** Start of a text, for documents whose field did not match. */
export function plainSnippet(text: string, size: number): string {
  return escapeHtml(cutText(text, size));
}

/** First `size` characters, without splitting one. */
export function cutText(text: string, size: number): string {
  if (text.length <= size) return text;
  const end = isLowSurrogate(text, size) ? size - 1 : size;
  return text.slice(0, end);
}

function spansOf(text: string, marks: Marks): Span[] {
  const spans: Span[] = [];
  for (const compound of compoundsOf(text)) {
    if (compound.cjk) spans.push(...cjkSpans(compound, marks));
    else spans.push(...wordSpans(compound, marks));
  }
  return spans;
}

function wordSpans(compound: Compound, marks: Marks): Span[] {
  const hits = compound.pieces.filter(({ token }) => isMarked([token, canonical(token), singular(token)], marks));
  if (compound.pieces.length > 1 && hits.length < compound.pieces.length) {
    if (
      isMarked(
        tokensOf(compound).variants.filter((variant) => variant.length > 1 && !partsOf(compound).has(variant)),
        marks,
      )
    ) {
      return [compound];
    }
  }
  return hits;
}

/** Spellings of single pieces; a match highlights the piece instead of the whole compound. */
function partsOf({ pieces }: Compound): ReadonlySet<string> {
  return new Set(pieces.flatMap(({ token }) => [token, canonical(token), singular(token)]));
}

function isMarked(spellings: readonly string[], { tokens, prefixes }: Marks): boolean {
  return spellings.some((word) => tokens.has(word) || prefixes.some((prefix) => word.startsWith(prefix)));
}

function cjkSpans(compound: Compound, { cjk }: Marks): Span[] {
  const token = compound.pieces[0]?.token ?? "";
  // Folding may change lengths (half-width kana); then the whole run is highlighted.
  const aligned = token.length === compound.end - compound.start;
  const covered = new Uint8Array(token.length);
  for (const part of cjk) {
    // An empty part would match at every position, in an endless loop.
    if (part === "") continue;
    for (let at = token.indexOf(part); at >= 0; at = token.indexOf(part, at + 1)) covered.fill(1, at, at + part.length);
  }
  if (!aligned) return covered.includes(1) ? [compound] : [];
  const spans: Span[] = [];
  for (let start = covered.indexOf(1); start >= 0; ) {
    const stop = covered.indexOf(0, start);
    const end = stop < 0 ? covered.length : stop;
    spans.push({ start: compound.start + start, end: compound.start + end });
    start = covered.indexOf(1, end);
  }
  return spans;
}

function windowAround(text: string, first: Span, size: number): Span {
  if (text.length <= size) return { start: 0, end: text.length };
  let start = Math.max(0, Math.min(first.start - Math.floor(size / 4), text.length - size));
  if (start > 0) {
    const space = text.indexOf(" ", start);
    if (space >= 0 && space < first.start) start = space + 1;
    if (isLowSurrogate(text, start)) start += 1;
  }
  let end = Math.min(text.length, start + size);
  if (end < text.length) {
    const space = text.lastIndexOf(" ", end);
    if (space > Math.max(first.end, start + size / 2)) end = space;
    if (isLowSurrogate(text, end)) end -= 1;
  }
  return { start, end };
}

function marked(text: string, start: number, end: number, spans: readonly Span[]): string {
  let out = "";
  let at = start;
  for (const span of spans) {
    const from = Math.max(span.start, start);
    const to = Math.min(span.end, end);
    if (to <= from) continue;
    out += `${escapeHtml(text.slice(at, from))}<em>${escapeHtml(text.slice(from, to))}</em>`;
    at = to;
  }
  return out + escapeHtml(text.slice(at, end));
}

function isLowSurrogate(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return code >= 0xdc00 && code <= 0xdfff;
}
