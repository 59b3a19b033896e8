/**
 * Prints every character in the demonstration's PDF files, to subset their fonts (demo/content/pdf/fonts/README.md).
 *
 *   npm run list-file-characters -- jp|sc
 */
import { loadModule } from "../seed/demo-world.ts";

const script = process.argv[2];
if (script !== "jp" && script !== "sc") {
  console.error("Usage: npm run list-file-characters -- jp|sc");
  process.exit(1);
}
const { fileCharacters } = await loadModule<typeof import("../../demo/content/pdf/characters.ts")>(
  "demo/content/pdf/characters.ts",
  "characters",
);
console.log(fileCharacters(script));
