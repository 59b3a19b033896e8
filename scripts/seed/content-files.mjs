/** Fonts of the demonstration's PDF files, and the cache of rendered ones. */
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../install.mjs";

const fonts = join(root, "demo/content/pdf/fonts");
const kept = join(root, ".cache/content-files");

/** Sources for `fileLines`; a file is rendered again only if its text, drawing or fonts changed. */
export function contentFileSources() {
  mkdirSync(kept, { recursive: true });
  const path = (name) => join(kept, `${name}.pdf`);
  return {
    readFont: (name) => readFileSync(join(fonts, name)),
    read: (name) => (existsSync(path(name)) ? readFileSync(path(name)) : null),
    write: (name, bytes) => {
      // Written atomically, because several seedings may run at once.
      const part = `${path(name)}.${process.pid}`;
      writeFileSync(part, bytes);
      renameSync(part, path(name));
    },
  };
}
