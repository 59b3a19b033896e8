/** Stored pages: in the isolate's memory, backed by the data center's Cache API. */

import type { EdgeSlotName } from "@domain/edge-slot/markers";
import { WeightedLru } from "@domain/memory/weighted-lru";
import type { StoredPage } from "./stored-page";

export const pageLife = {
  /** Served without a renewal. */
  freshMs: 30_000,
  /** Served at once and renewed in the background. */
  staleMs: 5 * 60_000,
  /** Served only if rendering fails. */
  keptMs: 24 * 3_600_000,
} as const;

export type PageAge = "fresh" | "stale" | "kept";

export interface PageCache {
  /** Reads from memory. */
  get(key: string): StoredPage | undefined;
  /** Reads from the Cache API into memory. */
  fetch(key: string): Promise<StoredPage | null>;
  put(key: string, page: StoredPage): Promise<void>;
  /** Removes a page from memory and from the data center. */
  drop(key: string): Promise<void>;
}

const memoryBytes = 40 * 1024 * 1024;
/** Approximate memory of a page besides its bytes: key, cuts, hashes. */
const overheadBytes = 2048;
/** Copies per page: an array for filling slots, and a blob for sending (`answer-from-store.ts`). */
const copies = 2;
const describedBy = "x-stored-page";

export function createPageCache(dataCenterCache: Cache | null): PageCache {
  const memory = new WeightedLru<StoredPage>(memoryBytes);
  const keep = (key: string, page: StoredPage) => memory.set(key, page, copies * page.body.byteLength + overheadBytes);
  return {
    get: (key) => memory.get(key),
    async fetch(key) {
      const page = isShort(key) ? await readDataCenter(dataCenterCache, key) : null;
      if (!page) return null;
      keep(key, page);
      return page;
    },
    async put(key, page) {
      keep(key, page);
      if (isShort(key)) await dataCenterCache?.put(address(key), writePage(page)).catch(() => {});
    },
    async drop(key) {
      memory.delete(key);
      if (isShort(key)) await dataCenterCache?.delete(address(key)).catch(() => {});
    },
  };
}

/** Addresses have a length limit; a search with many filters stays in memory only. */
function isShort(key: string): boolean {
  return key.length <= 1500;
}

/** Null if the page is too old to serve. */
export function ageOf({ storedAt }: StoredPage, now: number): PageAge | null {
  // Absolute value, because a clock that was set back would otherwise keep pages fresh too long.
  const age = Math.abs(now - storedAt);
  if (age < pageLife.freshMs) return "fresh";
  if (age < pageLife.staleMs) return "stale";
  return age < pageLife.keptMs ? "kept" : null;
}

/** The Cache API is keyed by address and ignores cookies and `Vary`, so the address contains the whole key. */
function address(key: string): string {
  return `https://stored-page.invalid/${encodeURIComponent(key)}`;
}

function writePage({ body, cuts, scripts, etag, storedAt, contentType, link }: StoredPage): Response {
  return new Response(body, {
    headers: {
      "content-type": contentType,
      ...(link && { link }),
      "cache-control": `public, max-age=${pageLife.keptMs / 1000}`,
      [describedBy]: JSON.stringify({
        cuts: cuts.map(({ name, start, end }) => [name, start, end]),
        scripts,
        etag,
        storedAt,
      }),
    },
  });
}

interface Description {
  readonly cuts: readonly (readonly [EdgeSlotName, number, number])[];
  readonly scripts: readonly string[];
  readonly etag: string;
  readonly storedAt: number;
}

/** Failures count as a miss: the cache is optional, and an entry may be replaced while it is read. */
async function readDataCenter(dataCenterCache: Cache | null, key: string): Promise<StoredPage | null> {
  try {
    const found = await dataCenterCache?.match(address(key));
    return found ? await readPage(found) : null;
  } catch {
    return null;
  }
}

async function readPage(response: Response): Promise<StoredPage | null> {
  const text = response.headers.get(describedBy);
  if (!text) return null;
  // Not validated: the key contains the build's version, so this code wrote it.
  const { cuts, scripts, etag, storedAt }: Description = JSON.parse(text);
  return {
    body: new Uint8Array(await response.arrayBuffer()),
    contentType: response.headers.get("content-type") ?? "text/html; charset=utf-8",
    link: response.headers.get("link") ?? "",
    cuts: cuts.map(([name, start, end]) => ({ name, start, end })),
    scripts,
    etag,
    storedAt,
  };
}
