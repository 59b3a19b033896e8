/** Fonts of the demonstration's PDF files, and the cache of rendered ones. */
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../setup/install.mjs";

const fonts = join(root, "demo/content/pdf/fonts");
const kept = join(root, ".cache/content-files");

/** Sources for `fileLines`; a file is rendered again only if its text, drawing or fonts have changed. */
export interface ContentFileSources {
  readonly readFont: (name: string) => Uint8Array;
  /** Null for a file that is not cached. */
  readonly read: (name: string) => Uint8Array | null;
  readonly write: (name: string, bytes: Uint8Array) => void;
}

export function contentFileSources(): ContentFileSources {
  mkdirSync(kept, { recursive: true });
  const path = (name: string) => join(kept, `${name}.pdf`);
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
