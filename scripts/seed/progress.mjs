/** Progress of a seeding, stored beside the data, so that an interrupted one continues. */
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/**
 * @typedef {object} Progress
 * @property {(stream: string) => { done: number, onDone?: (lines: number) => void }} of  options of a stream's sender
 * @property {() => number} lines  lines accepted before, over all streams
 * @property {() => void} forget
 */

/** @type {Progress} */
export const noProgress = { of: () => ({ done: 0 }), lines: () => 0, forget: () => {} };

/**
 * @param {string} dataDir
 * @param {string} world  identifies the seeded data; progress of other data is ignored
 * @returns {Progress}
 */
export function openProgress(dataDir, world) {
  const path = join(dataDir, "seeding.json");
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
      onDone(lines) {
        streams.set(stream, lines);
        write();
      },
    }),
    lines: () => Object.values(before).reduce((sum, lines) => sum + lines, 0),
    forget: () => rmSync(path, { force: true }),
  };
}

/** Accepted lines by stream; empty without matching progress. */
function read(path, world) {
  try {
    const kept = JSON.parse(readFileSync(path, "utf8"));
    return kept.world === world ? kept.streams : {};
  } catch {
    return {};
  }
}
