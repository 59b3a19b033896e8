import { readFileSync } from "node:fs";
import type { Plugin } from "esbuild";
import { createPatching, type Patch } from "./patches.ts";

/**
 * Applies the patches for workers. Fails the build if one does not apply, and at its end if a patched file was not
 * loaded.
 */
export function workerPatches(patches: readonly Patch[]): Plugin {
  return {
    name: "worker-patches",
    setup(build) {
      const patching = createPatching(patches);
      build.onLoad({ filter: /[\\/]node_modules[\\/].*\.[cm]?js$/ }, ({ path }) =>
        patching.changes(path)
          ? { contents: patching.patched(path, readFileSync(path, "utf8")), loader: "js" }
          : undefined,
      );
      build.onEnd(({ errors }) => {
        if (errors.length === 0) patching.finish();
      });
    },
  };
}
