/** Texts that take seconds to make from files, kept in `.cache` until one of the files changes. */
import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

interface KeptText {
  /** Folder of this text alone. */
  readonly folder: string;
  /** Everything that decides the text: its data, and the code that makes it. */
  readonly files: readonly string[];
  readonly make: () => string;
}

/** The kept text, or a new one that is kept in place of older ones. */
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
  // Renamed, because other processes may be making or reading the same text.
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
