import type { Plugin } from "esbuild";

export const modernRenderer: string;
export const reactOnTheEdge: Plugin;
export function writeText(code: string): string;
