/**
 * `npm run source-of -- /assets/root-abc.js:1:2345 …`: file and line of the source for places in the browser's scripts, as
 * reports in the console and stacks name them. Reads the maps of `npm run build -- --maps` at the deployed commit.
 */
import { readFileSync } from "node:fs";
import { SourceMap, type SourceMapPayload } from "node:module";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { mapFolder } from "../../build/source-maps.ts";

/**
 * "app/enhance/main.ts:12:3"; null for a place that the map does not know.
 * @param place file, line and column, both from 1, of a script
 * @param mapOf text of a script's map by its file name; throws without one
 */
export function sourceOf(place: string, mapOf: (script: string) => string): string | null {
  const [, file = "", line = "", column = ""] =
    /^(?:.*\/)?([\w.-]+\.js)(?:\?[^:]*)?:(\d+):(\d+)$/.exec(place.trim()) ?? [];
  if (file === "") return null;
  const payload: SourceMapPayload = JSON.parse(mapOf(file));
  const entry = new SourceMap(payload).findEntry(Number(line) - 1, Number(column) - 1);
  if (!("originalSource" in entry)) return null;
  // Paths of a map begin in the folder of its script.
  return `${entry.originalSource.replace(/^(?:\.\.\/)+/, "")}:${entry.originalLine + 1}:${entry.originalColumn + 1}`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const places = process.argv.slice(2);
  if (places.length === 0) {
    console.error("Usage: npm run source-of -- /assets/name.js:line:column …");
    process.exit(2);
  }
  for (const place of places) {
    const found = sourceOf(place, (script) => readFileSync(join(mapFolder, `${basename(script)}.map`), "utf8"));
    console.log(`${place} ${found ?? "unknown"}`);
  }
}
