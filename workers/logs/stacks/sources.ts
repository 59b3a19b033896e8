/**
 * Maps positions in built scripts to sources, with the maps of `npm run build -- --maps`. The operator serves these
 * from a separate address, because they contain the whole source.
 */
import { originalPositionFor, TraceMap } from "@jridgewell/trace-mapping";
import type { Frame } from "./frames";

export interface MapSettings {
  /** Folder of the maps; `{version}` stands for the build of the storefront. */
  readonly url: string;
  /** Sent as a bearer token; null without one. */
  readonly key: string | null;
}

/** Source positions such as "app/enhance/main.ts:12:3", by position in a built script. Unknown ones are missing. */
export type Sources = ReadonlyMap<string, string>;

const noSources: Sources = new Map();

const maxScripts = 4;
const maxBytes = 40 * 1024 * 1024;
const timeoutMs = 3000;

/** Null for a place outside of the shop's scripts. */
function partsOf(place: string): { script: string; line: number; column: number } | null {
  const [, script = "", line, column] = /^(?:.*\/)?([\w.-]+\.js)(?:\?[^:]*)?:(\d+):(\d+)$/.exec(place) ?? [];
  return script === "" ? null : { script, line: Number(line), column: Number(column) };
}

/**
 * Never fails: a map that cannot be read leaves its places unknown.
 * @param version build that wrote the stacks; undefined for an old one
 */
export async function sourcesOf(
  frames: readonly Frame[],
  version: string | undefined,
  settings: MapSettings | null,
): Promise<Sources> {
  if (!settings) return noSources;
  const places = [...new Set(frames.map(({ place }) => place))];
  const scripts = [...new Set(places.flatMap((place) => partsOf(place)?.script ?? []))].slice(0, maxScripts);
  const maps = new Map(
    await Promise.all(scripts.map(async (script) => [script, await mapOf(script, version ?? "", settings)] as const)),
  );
  return new Map(
    places.flatMap((place) => {
      const parts = partsOf(place);
      const map = parts && maps.get(parts.script);
      const source = map && sourceIn(map, parts.line, parts.column);
      return source ? [[place, source] as const] : [];
    }),
  );
}

/** Paths in a map are relative to its script's folder. */
function sourceIn(map: TraceMap, line: number, column: number): string | null {
  const found = originalPositionFor(map, { line: Math.max(1, line), column: Math.max(0, column - 1) });
  if (found.source === null) return null;
  return `${found.source.replace(/^(?:\.\.\/)+/, "")}:${found.line}:${found.column + 1}`;
}

async function mapOf(script: string, version: string, { url, key }: MapSettings): Promise<TraceMap | null> {
  const address = `${url.replace("{version}", encodeURIComponent(version))}/${script}.map`;
  try {
    const response = await fetch(address, {
      redirect: "manual",
      signal: AbortSignal.timeout(timeoutMs),
      headers: key === null ? {} : { authorization: `Bearer ${key}` },
    });
    const length = Number(response.headers.get("content-length") ?? 0);
    if (response.status !== 200 || length > maxBytes) {
      await response.body?.cancel();
      return null;
    }
    return new TraceMap(await response.text());
  } catch {
    return null;
  }
}
