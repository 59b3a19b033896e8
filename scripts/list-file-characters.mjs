/**
 * Prints all characters in the demonstration's PDF files, to subset their fonts (demo/content/pdf/fonts/README.md).
 *
 *   node scripts/list-file-characters.mjs jp|sc
 */
import { loadModule } from "./seed/demo-world.mjs";

const script = process.argv[2];
if (script !== "jp" && script !== "sc") {
  console.error("Usage: node scripts/list-file-characters.mjs jp|sc");
  process.exit(1);
}
const { fileCharacters } = await loadModule("demo/content/pdf/characters.ts", "characters");
console.log(fileCharacters(script));
