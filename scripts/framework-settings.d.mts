import type { Plugin } from "vite";

export function frameworkSettings(): Plugin;
