/** Where the files of the demonstration content find their fonts, and where those that were set once are kept. */
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../install.mjs";

const fonts = join(root, "demo/content/pdf/fonts");
const kept = join(root, ".cache/content-files");

/** Sources for `fileLines`; a file is set again only when its text, drawing or fonts have changed. */
export function contentFileSources() {
  mkdirSync(kept, { recursive: true });
  const path = (name) => join(kept, `${name}.pdf`);
  return {
    readFont: (name) => readFileSync(join(fonts, name)),
    read: (name) => (existsSync(path(name)) ? readFileSync(path(name)) : null),
    write: (name, bytes) => {
      // Several seedings may run at once: a file is there whole or not at all.
      const part = `${path(name)}.${process.pid}`;
      writeFileSync(part, bytes);
      renameSync(part, path(name));
    },
  };
}
