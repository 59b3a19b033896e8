import type { Plugin } from "vite";
import { createPatching, type Patch, readPatches } from "./patches.ts";

/** Applies the worker patches to packages that tests load. */
export function workerPatchesInTests(): Plugin {
  const patching = createPatching(readPatches("worker"));
  return {
    name: "worker-patches-in-tests",
    enforce: "pre",
    transform: (code, id) => (patching.changes(id) ? { code: patching.patched(id, code), map: null } : null),
  };
}

/**
 * Applies the patches for the browser. Fails the build if one does not apply, and at its end if a patched file was not
 * loaded. Only for the browser's build, because the server's build leaves packages to esbuild.
 */
export function browserPatches(patches: readonly Patch[] = readPatches("browser")): Plugin {
  const patching = createPatching(patches);
  return {
    name: "browser-patches",
    enforce: "pre",
    transform: (code, id) => (patching.changes(id) ? { code: patching.patched(id, code), map: null } : null),
    // Not `buildEnd`, which also ends the compiler with which Remix reads the exports of routes.
    generateBundle: () => patching.finish(),
  };
}
