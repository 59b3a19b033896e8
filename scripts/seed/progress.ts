/** Progress of a seeding or an import, stored in a file so that an interrupted run can continue. */
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

export interface Progress {
  /** Sender options for a stream. */
  of(stream: string): { readonly done: number; readonly onDone?: (lines: number) => void };
  /** Lines accepted before, summed over all streams. */
  lines(): number;
  forget(): void;
}

export const noProgress: Progress = { of: () => ({ done: 0 }), lines: () => 0, forget: () => {} };

/** @param world identifies the data being sent; progress of other data is ignored */
export function openProgress(dataDir: string, world: string, file = "seeding.json"): Progress {
  const path = join(dataDir, file);
  const before = read(path, world);
  const streams = new Map(Object.entries(before));
  const write = () => {
    mkdirSync(dataDir, { recursive: true });
    const temporary = `${path}.${process.pid}`;
    writeFileSync(temporary, JSON.stringify({ world, streams: Object.fromEntries(streams) }));
    renameSync(temporary, path);
  };
  return {
    of: (stream) => ({
      done: before[stream] ?? 0,
      onDone(lines: number) {
        streams.set(stream, lines);
        write();
      },
    }),
    lines: () => Object.values(before).reduce((sum, lines) => sum + lines, 0),
    forget: () => rmSync(path, { force: true }),
  };
}

/** Accepted lines by stream; empty without matching progress. */
function read(path: string, world: string): Record<string, number> {
  try {
    const kept = JSON.parse(readFileSync(path, "utf8"));
    return kept.world === world ? kept.streams : {};
  } catch {
    return {};
  }
}
