import type { Plugin } from "vite";

export function chunkFailure(): Plugin;
