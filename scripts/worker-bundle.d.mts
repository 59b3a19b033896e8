import type { BuildOptions } from "esbuild";

/** Options of esbuild for a module that workerd runs. */
export const workerBundle: BuildOptions;

/** Fonts beside a bundle, as modules that its worker reads as bytes. */
export function fontModules(folder: string): { type: "Data"; path: string }[];
