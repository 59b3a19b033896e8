/** Bundles the workers of a deployment. */
import { builtinModules } from "node:module";
import { build as esbuild, type Plugin } from "esbuild";
import { workerModules } from "../../framework/build/worker-modules.ts";
import { workerPatches } from "../../framework/patching/esbuild-patches.ts";
import { type Patch, readPatches } from "../../framework/patching/patches.ts";
import { root } from "../setup/install.mjs";
import { nameTextFiles } from "./name-texts.ts";
import { wantsMaps } from "./source-maps.ts";
import { workerBundle } from "./worker-bundle.ts";

/** Worker bundles: output name → entry. */
const workerEntries = {
  storefront: "workers/storefront/index.ts",
  services: "workers/services/index.ts",
  logs: "workers/logs/index.ts",
  office: "workers/office/index.ts",
};

/** Node packages import `http`, but workerd resolves its modules only with the `node:` prefix. */
const runtimeBuiltins: Plugin = {
  name: "runtime-builtins",
  setup(build) {
    const bare = builtinModules.filter((name) => !name.startsWith("_") && !name.includes("/"));
    build.onResolve({ filter: new RegExp(`^(${bare.join("|")})$`) }, ({ path }) => ({
      path: `node:${path}`,
      external: true,
    }));
  },
};

/**
 * Bundles each worker into one module. Needs Vite's build of the app.
 * @param patches names of `framework/patches/worker` to apply, for comparisons; all by default
 */
export function bundleWorkers(outdir: string, patches: readonly Patch[] = readPatches("worker")) {
  return esbuild({
    ...workerBundle,
    absWorkingDir: root,
    entryPoints: workerEntries,
    outdir,
    plugins: [nameTextFiles, runtimeBuiltins, workerModules, workerPatches(patches)],
    // The content service's client contains CommonJS that requires Node modules; a worker has no `require`.
    banner: { js: 'import { createRequire as nodeRequire } from "node:module"; const require = nodeRequire("/");' },
    jsx: "automatic",
    minify: true,
    keepNames: false,
    sourcemap: wantsMaps() ? "external" : false,
    legalComments: "none",
    metafile: true,
    logLevel: "warning",
    // Chunks of the server build import packages for side effects that these packages do not have.
    logOverride: { "ignored-bare-import": "silent" },
  });
}
