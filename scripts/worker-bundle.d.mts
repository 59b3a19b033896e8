import type { BuildOptions } from "esbuild";

/** Options of esbuild for a module that workerd runs. */
export const workerBundle: BuildOptions;
