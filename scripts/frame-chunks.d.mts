import type { GetManualChunk } from "rollup";

export function frameChunks(): GetManualChunk;

/** Gives what pages for reading do a file that can be loaded by itself, with the name of its function. */
export function readingFile(): import("vite").Plugin;
