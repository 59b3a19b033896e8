/** The patches in framework/patches: the package files that they change, and whether a build has applied them. */
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { applyDiff, type FileDiff, parseDiff } from "./unified-diff.ts";

/** `browser`: the app's scripts; `worker`: the code that renders pages; `node`: packages that start the shop. */
export type PatchTarget = "browser" | "worker" | "node";

export interface Patch {
  /** Path of its file, relative to the project root. */
  readonly name: string;
  readonly files: readonly FileDiff[];
}

const folder = fileURLToPath(new URL("../patches", import.meta.url));

export function readPatches(target: PatchTarget): Patch[] {
  const names = readdirSync(join(folder, target)).filter((name) => name.endsWith(".patch"));
  return names.sort().map((name) => ({
    name: `framework/patches/${target}/${name}`,
    files: parseDiff(readFileSync(join(folder, target, name), "utf8")),
  }));
}

export interface Patching {
  /** True for a file that a patch changes. */
  readonly changes: (path: string) => boolean;
  /**
   * Returns the patched code of a package's file.
   * @throws Error naming the patch if the code differs from the expected one
   */
  readonly patched: (path: string, code: string) => string;
  /** @throws Error naming every patch with a file that was not loaded */
  readonly finish: () => void;
}

/** Tracks the application of patches during one build. */
export function createPatching(patches: readonly Patch[]): Patching {
  const edits = patches.flatMap(({ name, files }) => files.map((file) => ({ name, file })));
  if (edits.length === 0) throw new Error("no patch changes anything");
  const applied = new Set<FileDiff>();
  const editsOf = (path: string) => {
    const plain = path.replaceAll("\\", "/").split("?")[0] ?? "";
    return edits.filter(({ file }) => plain.endsWith(`/${file.path}`));
  };
  return {
    changes: (path) => editsOf(path).length > 0,
    patched(path, code) {
      let result = code;
      for (const { name, file } of editsOf(path)) {
        try {
          result = applyDiff(result, file);
        } catch (error) {
          throw new Error(
            `${name} does not fit ${file.path}${versionOf(path)}: ${error instanceof Error ? error.message : error}. See framework/PATCHES.md.`,
          );
        }
        applied.add(file);
      }
      return result;
    },
    finish() {
      const missed = edits.filter(({ file }) => !applied.has(file));
      if (missed.length === 0) return;
      const list = missed.map(({ name, file }) => `${name} was not applied: the build never read ${file.path}`);
      throw new Error(`${list.join("; ")}. See framework/PATCHES.md.`);
    },
  };
}

/** Version of the package that contains a file, for an error message. */
function versionOf(path: string): string {
  for (let parent = dirname(path); parent !== dirname(parent); parent = dirname(parent)) {
    try {
      const { version } = JSON.parse(readFileSync(join(parent, "package.json"), "utf8"));
      if (version) return ` of version ${version}`;
    } catch {
      // The package's folder is a parent of this one.
    }
  }
  return "";
}
