/** Caches texts that take seconds to make from files in `.cache` until one of the files changes. */
import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

interface KeptText {
  /** Cache folder of this text only. */
  readonly folder: string;
  /** Every file that the text depends on: its data, and the code that makes it. */
  readonly files: readonly string[];
  readonly make: () => string;
}

/** The cached text, or a new one that replaces older ones in the cache. */
export function keptText({ folder, files, make }: KeptText): string {
  const digest = createHash("sha256");
  for (const file of files) {
    const contents = readFileSync(file);
    digest.update(`${contents.length} `).update(contents);
  }
  const name = digest.digest("hex");
  const path = join(folder, name);
  const kept = read(path);
  if (kept !== null) return kept;
  const text = make();
  mkdirSync(folder, { recursive: true });
  // Written to a temporary file and renamed, because other processes may be making or reading the same text.
  const part = `${path}.${process.pid}`;
  writeFileSync(part, text);
  renameSync(part, path);
  for (const other of readdirSync(folder)) if (!other.startsWith(name)) rmSync(join(folder, other), { force: true });
  return text;
}

function read(path: string): string | null {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return null;
  }
}
