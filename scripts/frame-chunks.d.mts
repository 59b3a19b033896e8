import type { GetManualChunk } from "rollup";

export function frameChunks(): GetManualChunk;
