/**
 * Writes a generated catalogue as JSON lines, the format of `npm run import`.
 *
 *   npm run generate-catalogue -- --out catalogue.jsonl [--size 12000] [--targets file.tsv]
 */

import { once } from "node:events";
import { createWriteStream, readFileSync } from "node:fs";
import { finished } from "node:stream/promises";
import { parseArgs } from "node:util";
import { loadModule } from "../seed/demo-world.ts";

const { values } = parseArgs({
  options: { out: { type: "string" }, size: { type: "string", default: "12000" }, targets: { type: "string" } },
});
const size = Number(values.size);
if (!values.out || !Number.isInteger(size) || size < 1) {
  console.error("Usage: npm run generate-catalogue -- --out file.jsonl [--size n] [--targets file.tsv]");
  process.exit(2);
}
const started = performance.now();
const { createCatalogue } = await loadModule<typeof import("../../demo/catalogue.ts")>(
  "demo/catalogue.ts",
  "catalogue",
);
const catalogue = createCatalogue({ size, ...(values.targets && { targets: readFileSync(values.targets, "utf8") }) });
const out = createWriteStream(values.out);
for (const plan of catalogue.plans) {
  if (!out.write(`${JSON.stringify(catalogue.product(plan))}\n`)) await once(out, "drain");
}
out.end();
await finished(out);
console.log(
  `${catalogue.plans.length.toLocaleString("en")} products written in ${((performance.now() - started) / 1000).toFixed(1)} s.`,
);
