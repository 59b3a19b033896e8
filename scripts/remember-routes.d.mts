import type { Plugin } from "esbuild";

export const rememberRoutes: Plugin;
