/**
 * `npm run source-of -- /assets/root-abc.js:1:2345 …`: source file and line for positions in browser scripts, in the
 * format of console reports and stack traces. Reads the maps of `npm run build -- --maps` at the deployed commit.
 */
import { readFileSync } from "node:fs";
import { SourceMap, type SourceMapPayload } from "node:module";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { mapFolder } from "../../build/source-maps.ts";

/**
 * "app/enhance/main.ts:12:3"; null if the map does not cover the position.
 * @param place file, line and column of a script; line and column start at 1
 * @param mapOf returns the text of a script's map by file name; throws if there is none
 */
export function sourceOf(place: string, mapOf: (script: string) => string): string | null {
  const [, file = "", line = "", column = ""] =
    /^(?:.*\/)?([\w.-]+\.js)(?:\?[^:]*)?:(\d+):(\d+)$/.exec(place.trim()) ?? [];
  if (file === "") return null;
  const payload: SourceMapPayload = JSON.parse(mapOf(file));
  const entry = new SourceMap(payload).findEntry(Number(line) - 1, Number(column) - 1);
  if (!("originalSource" in entry)) return null;
  // Paths in a map are relative to the script's folder.
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
