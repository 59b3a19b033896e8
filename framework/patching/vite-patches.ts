import type { Plugin } from "vite";
import { createPatching, type Patch, readPatches } from "./patches.ts";

/** For tests that run a patched package of the workers: applies the patches to what the tests load. */
export function workerPatchesInTests(): Plugin {
  const patching = createPatching(readPatches("worker"));
  return {
    name: "worker-patches-in-tests",
    enforce: "pre",
    transform: (code, id) => (patching.changes(id) ? { code: patching.patched(id, code), map: null } : null),
  };
}

/**
 * Applies the patches for the browser. Fails the build when one does not fit, and at its end when a file never came by.
 * For the browser's build alone: the server's leaves packages to esbuild.
 */
export function browserPatches(patches: readonly Patch[] = readPatches("browser")): Plugin {
  const patching = createPatching(patches);
  return {
    name: "browser-patches",
    enforce: "pre",
    transform: (code, id) => (patching.changes(id) ? { code: patching.patched(id, code), map: null } : null),
    // Not `buildEnd`: that one also ends the compiler with which Remix reads the exports of routes.
    generateBundle: () => patching.finish(),
  };
}
