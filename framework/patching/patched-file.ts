/** Reads the original and the patched code of a package's file, for tests. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type PatchTarget, readPatches } from "./patches.ts";
import { applyDiff } from "./unified-diff.ts";

export interface PatchedFile {
  readonly path: string;
  readonly original: string;
  readonly patched: string;
}

/** @param name of the patch without `.patch`; its first file is used */
export function patchedFile(target: PatchTarget, name: string): PatchedFile {
  const patch = readPatches(target).find((one) => one.name.endsWith(`/${name}.patch`));
  const [file] = patch?.files ?? [];
  if (!file) throw new Error(`there is no patch ${name}`);
  const path = fileURLToPath(new URL(`../../${file.path}`, import.meta.url));
  const original = readFileSync(path, "utf8");
  return { path, original, patched: applyDiff(original, file) };
}
