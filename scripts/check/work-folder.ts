/** The folder for a run's databases and temporary files. */
import { mkdirSync, mkdtempSync, rmSync, statfsSync } from "node:fs";
import { freemem, tmpdir } from "node:os";
import { join } from "node:path";

/** A file system in memory, present on most Linux machines. */
const memory = "/dev/shm";

/** The largest run used 2 GiB of files. */
const neededBytes = 6 * 1024 ** 3;

/** Free bytes in the folder; 0 if it does not exist. */
function room(folder: string): number {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  } catch {
    return 0;
  }
}

/**
 * Directs temporary files of this process and its children, and the data of the journeys' shop, to a new folder that is
 * removed at the end. The folder is in memory if there is room, because every commit of a test's database waits for the
 * disk: while other programs copied files, runs waited for up to half a minute. Killing a process loses no data in
 * either location.
 * @returns the folder
 */
export function openWorkFolder(): string {
  const isRoomy = Math.min(room(memory), freemem()) >= neededBytes;
  const folder = mkdtempSync(join(isRoomy ? memory : tmpdir(), "benchside-"));
  process.on("exit", () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(1));
  const temporary = join(folder, "tmp");
  mkdirSync(temporary);
  process.env.TMPDIR = temporary;
  process.env.JOURNEY_DATA_DIR ??= join(folder, "journeys");
  return folder;
}
