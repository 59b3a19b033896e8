import type { Plugin } from "vite";

export function streamEnd(): Plugin;
export function withStreamEnd(code: string): string;
export function withQuietLeaving(code: string): string;
