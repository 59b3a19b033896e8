/**
 * Stored form of a page: bytes with cuts at its slots, ready to be sent unchanged or with other content in the slots.
 */
import { type EdgeSlotName, edgeSlotClose, edgeSlotNames, edgeSlotOpen } from "@domain/edge-slot/markers";
import type { SlotContents } from "./slot-filler";

/** Position of a slot's fallback in the bytes. */
interface Cut {
  readonly name: EdgeSlotName;
  readonly start: number;
  readonly end: number;
}

export interface StoredPage {
  readonly body: Uint8Array<ArrayBuffer>;
  readonly cuts: readonly Cut[];
  readonly contentType: string;
  /** `Link` header with resources to fetch early; empty for none. */
  readonly link: string;
  /** `'sha256-…'` of every executable inline script. */
  readonly scripts: readonly string[];
  readonly etag: string;
  /** Milliseconds since 1970. */
  readonly storedAt: number;
}

const encoder = new TextEncoder();
const marker = new RegExp(edgeSlotNames.flatMap((name) => [edgeSlotOpen(name), edgeSlotClose(name)]).join("|"), "g");
const opening = new Map(edgeSlotNames.map((name) => [edgeSlotOpen(name), name]));
/** Matches executable inline scripts: neither external files nor data blocks such as JSON-LD. */
const inlineScript = /<script(?![^>]*\ssrc=)(?![^>]*type="application\/(?:ld\+)?json")[^>]*>([\s\S]*?)<\/script>/g;

/** @param html the page in document order, with slot markers */
export async function storePage(
  html: string,
  contentType: string,
  nonce: string,
  storedAt: number,
  link = "",
): Promise<StoredPage> {
  const text = html.replaceAll(` nonce="${nonce}"`, "");
  const { body, cuts } = cutAtSlots(text);
  const [scripts, digest] = await Promise.all([
    Promise.all([...new Set(Array.from(text.matchAll(inlineScript), ([, script]) => script ?? ""))].map(hashSource)),
    crypto.subtle.digest("SHA-256", body),
  ]);
  return { body, cuts, contentType, link, scripts, etag: `"${hex(new Uint8Array(digest).subarray(0, 12))}"`, storedAt };
}

/** The page's bytes for one visitor; null if all slots keep their fallback. */
export function fillPage({ body, cuts }: StoredPage, contents: SlotContents): Uint8Array<ArrayBuffer> | null {
  const fills = cuts.flatMap(({ name, start, end }) => {
    const content = contents[name];
    return content === undefined ? [] : [{ start, end, bytes: encode(content) }];
  });
  if (fills.length === 0) return null;
  const length = fills.reduce((sum, { start, end, bytes }) => sum + bytes.byteLength - (end - start), body.byteLength);
  const filled = new Uint8Array(length);
  let from = 0;
  let to = 0;
  for (const { start, end, bytes } of fills) {
    filled.set(body.subarray(from, start), to);
    to += start - from;
    filled.set(bytes, to);
    to += bytes.byteLength;
    from = end;
  }
  filled.set(body.subarray(from), to);
  return filled;
}

function cutAtSlots(text: string): Pick<StoredPage, "body" | "cuts"> {
  const parts: Uint8Array[] = [];
  const cuts: Cut[] = [];
  let length = 0;
  let from = 0;
  let open: { name: EdgeSlotName; start: number } | null = null;
  for (const match of text.matchAll(marker)) {
    const bytes = encode(text.slice(from, match.index));
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
  parts.push(encode(text.slice(from)));
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

/** Cache of encoded contents, which are few and short: a count, two links, a message. */
const encoded = new Map<string, Uint8Array>();
function encode(text: string): Uint8Array {
  if (text.length > 2048) return encoder.encode(text);
  let bytes = encoded.get(text);
  if (!bytes) {
    if (encoded.size >= 512) encoded.clear();
    bytes = encoder.encode(text);
    encoded.set(text, bytes);
  }
  return bytes;
}

async function hashSource(script: string): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", encoder.encode(script)));
  return `'sha256-${btoa(String.fromCharCode(...digest))}'`;
}

function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
