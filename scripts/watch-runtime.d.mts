/** Types of watch-runtime.mjs for tests. */
import type { Keeper } from "./runtime/keeper.mjs";

export function watchRuntime(options: {
  keeper: Keeper;
  dataDir: string;
  memoryMb?: number;
  log?: (line: string) => void;
}): void;
