import { expect, it } from "vitest";
import { sourceOf } from "./source-of.ts";

/** Column 1 of line 1 maps to line 1 of the source, and columns from 5 on map to its line 3. */
const map = JSON.stringify({
  ...{ version: 3, file: "main-1a.js", sources: ["../../../app/enhance/main.ts"], sourcesContent: ["a\nb\nc"] },
  ...{ names: [], mappings: "AAAA,IAEA" },
});
const maps: Readonly<Record<string, string>> = { "main-1a.js": map };
const mapOf = (script: string): string => maps[script] ?? "";

it.each([
  ["/assets/main-1a.js:1:1", "app/enhance/main.ts:1:1"],
  ["https://shop.example/assets/main-1a.js:1:7", "app/enhance/main.ts:3:1"],
  ["elsewhere:1:1", null],
])("a place in a script, %s, is one of the source", (place, source) => expect(sourceOf(place, mapOf)).toBe(source));
