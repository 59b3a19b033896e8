import { readFileSync } from "node:fs";
import { registerHooks } from "node:module";
import { fileURLToPath } from "node:url";
import { createPatching, type Patch, readPatches } from "./patches.ts";

/**
 * Applies patches to packages that Node loads from now on. The import of a package fails if its patch does not fit.
 * @returns a function that stops patching
 */
export function patchNodePackages(patches: readonly Patch[] = readPatches("node")): () => void {
  const patching = createPatching(patches);
  const hooks = registerHooks({
    load(url, context, nextLoad) {
      const loaded = nextLoad(url, context);
      if (!url.startsWith("file:") || !patching.changes(url)) return loaded;
      // Read from disk, because another instance of this module may have patched the loaded code.
      const path = fileURLToPath(url);
      return { ...loaded, source: patching.patched(path, readFileSync(path, "utf8")) };
    },
  });
  return () => hooks.deregister();
}
