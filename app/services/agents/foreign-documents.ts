/**
 * JSON documents at addresses that strangers name: metadata of OAuth clients, profiles of agents, keys. One fetch takes
 * at most two seconds and 128 KiB, follows no redirect and sends no visitor data; each isolate limits its fetches per
 * minute and caches the documents.
 */
import { publicAddress } from "@domain/agents/public-address";
import { bytesAtMost } from "@domain/http/bytes-at-most";
import { WeightedLru } from "@domain/memory/weighted-lru";

export interface ForeignDocuments {
  /** The parsed document; undefined if it cannot be fetched. */
  read(address: string): Promise<unknown>;
  /** The cached document, without a fetch; undefined if there is none. */
  known(address: string): unknown;
}

const timeoutMs = 2000;
const maxBytes = 128 * 1024;
/** Time in the cache, for documents and for failures. */
const keptMs = { read: 10 * 60_000, failed: 60_000 } as const;
const maxFetchesPerMinute = 60;
/** Cache size of an isolate, in characters. */
const capacity = 2 * 1024 * 1024;

interface Kept {
  readonly text: string | null;
  readonly until: number;
}

export function createForeignDocuments(
  send: (input: string, init: RequestInit) => Promise<Response>,
  now: () => number = Date.now,
): ForeignDocuments {
  const kept = new WeightedLru<Kept>(capacity);
  let minute = { startedAt: 0, fetches: 0 };

  function mayFetch(): boolean {
    if (Math.abs(now() - minute.startedAt) >= 60_000) minute = { startedAt: now(), fetches: 0 };
    minute.fetches += 1;
    return minute.fetches <= maxFetchesPerMinute;
  }

  return {
    async read(address) {
      const url = publicAddress(address)?.href;
      if (url === undefined) return undefined;
      const known = kept.get(url);
      if (known && known.until > now()) return parsed(known.text);
      if (!mayFetch()) return parsed(known?.text ?? null);
      const text = await fetched(send, url);
      const until = now() + (text === null ? keptMs.failed : keptMs.read);
      kept.set(url, { text, until }, url.length + (text?.length ?? 0));
      return parsed(text);
    },
    known(address) {
      const entry = kept.get(publicAddress(address)?.href ?? "");
      return entry && entry.until > now() ? parsed(entry.text) : undefined;
    },
  };
}

/** Text of a JSON document, null for anything else. */
async function fetched(
  send: (input: string, init: RequestInit) => Promise<Response>,
  url: string,
): Promise<string | null> {
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    const response = await send(url, { redirect: "manual", signal, headers: { accept: "application/json" } });
    const isJson = /^application\/(?:[\w.+-]+\+)?json\b/.test(response.headers.get("content-type") ?? "");
    if (response.status === 200 && isJson && response.body) return await limited(response.body);
    await response.body?.cancel();
  } catch {
    // Unreachable, too slow, or not text: all the same to the caller.
  }
  return null;
}

/** Throws if the bytes are not UTF-8. */
async function limited(body: ReadableStream<Uint8Array>): Promise<string | null> {
  const bytes = await bytesAtMost(body, maxBytes);
  return bytes && new TextDecoder("utf-8", { fatal: true }).decode(bytes);
}

function parsed(text: string | null): unknown {
  if (text === null) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
