/**
 * A page as it is kept: bytes cut at its islands, ready to be sent whole or with other contents between the cuts. They are a
 * `Blob`, which the runtime sends without making a copy for every visitor.
 */
import { type IslandName, islandClose, islandNames, islandOpen } from "@domain/island/markers";
import type { IslandContents } from "./island-filler";

/** Place of an island's fallback in the bytes. */
export interface Cut {
  readonly name: IslandName;
  readonly start: number;
  readonly end: number;
}

export interface StoredPage {
  readonly body: Blob;
  readonly cuts: readonly Cut[];
  readonly contentType: string;
  /** `Link` header: what a browser may fetch before it has read the page; empty for none. */
  readonly link: string;
  /** `'sha256-…'` of every inline script that runs. */
  readonly scripts: readonly string[];
  readonly etag: string;
  /** Milliseconds since 1970. */
  readonly storedAt: number;
}

const encoder = new TextEncoder();
const marker = new RegExp(islandNames.flatMap((name) => [islandOpen(name), islandClose(name)]).join("|"), "g");
const opening = new Map(islandNames.map((name) => [islandOpen(name), name]));
/** Scripts with a source are files of this site; data blocks such as structured data do not run. */
const inlineScript = /<script(?![^>]*\ssrc=)(?![^>]*type="application\/(?:ld\+)?json")[^>]*>([\s\S]*?)<\/script>/g;

/** @param html the page in document order, island markers in it */
export async function storePage(
  html: string,
  contentType: string,
  nonce: string,
  storedAt: number,
  link = "",
): Promise<StoredPage> {
  const text = html.replaceAll(` nonce="${nonce}"`, "");
  const { body, cuts } = cutAtIslands(text);
  const [scripts, digest] = await Promise.all([
    Promise.all([...new Set(Array.from(text.matchAll(inlineScript), ([, script]) => script ?? ""))].map(hashSource)),
    crypto.subtle.digest("SHA-256", body),
  ]);
  return {
    body: new Blob([body]),
    cuts,
    contentType,
    link,
    scripts,
    etag: `"${hex(new Uint8Array(digest).subarray(0, 12))}"`,
    storedAt,
  };
}

/** The page's bytes for one visitor; null when its islands say the same to them as to everyone. */
export function fillPage(page: StoredPage, contents: IslandContents): Blob | null {
  if (!page.cuts.some(({ name }) => contents[name] !== undefined)) return null;
  const parts = page.cuts.flatMap(({ name }, index) => {
    const { before, fallback } = piecesOf(page)[index] ?? { before: "", fallback: "" };
    return [before, contents[name] ?? fallback];
  });
  return new Blob([...parts, page.body.slice(page.cuts.at(-1)?.end ?? 0)]);
}

interface Piece {
  /** From the island before, or from the beginning. */
  readonly before: Blob;
  readonly fallback: Blob;
}

/** Views of the page's bytes, made when the first visitor needs them. */
const pieces = new WeakMap<StoredPage, readonly Piece[]>();

function piecesOf(page: StoredPage): readonly Piece[] {
  let known = pieces.get(page);
  if (!known) {
    const { body, cuts } = page;
    known = cuts.map(({ start, end }, index) => ({
      before: body.slice(cuts[index - 1]?.end ?? 0, start),
      fallback: body.slice(start, end),
    }));
    pieces.set(page, known);
  }
  return known;
}

function cutAtIslands(text: string): { body: Uint8Array<ArrayBuffer>; cuts: readonly Cut[] } {
  const parts: Uint8Array[] = [];
  const cuts: Cut[] = [];
  let length = 0;
  let from = 0;
  let open: { name: IslandName; start: number } | null = null;
  for (const match of text.matchAll(marker)) {
    const bytes = encoder.encode(text.slice(from, match.index));
    parts.push(bytes);
    length += bytes.byteLength;
    from = match.index + match[0].length;
    const name = opening.get(match[0]);
    if (name) open = { name, start: length };
    else if (open) {
      cuts.push({ ...open, end: length });
      open = null;
    }
  }
  parts.push(encoder.encode(text.slice(from)));
  return { body: concat(parts), cuts };
}

function concat(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.byteLength, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.byteLength;
  }
  return whole;
}

async function hashSource(script: string): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", encoder.encode(script)));
  return `'sha256-${btoa(String.fromCharCode(...digest))}'`;
}

function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
