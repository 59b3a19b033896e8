/**
 * Writes the shop's content types as files for import into a vendor's stack, one per type.
 *
 *   npm run export-content-types -- directory
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { loadModule } from "../seed/demo-world.ts";

const [directory] = process.argv.slice(2);
if (!directory) {
  console.error("Usage: npm run export-content-types -- directory");
  process.exit(2);
}
const { contentTypes } = await loadModule<typeof import("../../contracts/content/content-types.ts")>(
  "contracts/content/content-types.ts",
  "content-types",
);
const { contentTypeFile } = await loadModule<typeof import("../../contracts/content/vendor-json.ts")>(
  "contracts/content/vendor-json.ts",
  "vendor-json",
);
mkdirSync(directory, { recursive: true });
for (const contentType of contentTypes) {
  writeFileSync(
    join(directory, `${contentType.uid}.json`),
    `${JSON.stringify(contentTypeFile(contentType), null, 2)}\n`,
  );
}
console.log(`${contentTypes.length} content types written to ${directory}.`);
