/** The folder in which a run keeps databases and temporary files. */
import { mkdirSync, mkdtempSync, rmSync, statfsSync } from "node:fs";
import { freemem, tmpdir } from "node:os";
import { join } from "node:path";

/** A file system in memory that most Linux machines have. */
const memory = "/dev/shm";

/** The fullest run used 2 GiB of files. */
const neededBytes = 6 * 1024 ** 3;

/** Bytes that the folder can take; 0 if it does not exist. */
function room(folder: string): number {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  } catch {
    return 0;
  }
}

/**
 * Points temporary files and the data of the journeys' shop of this process and its children to a new folder, removed at the end.
 * It is in memory if there is room, because every commit of a test's database waits for the disk: a run beside
 * somebody else's copying of files waited for half a minute at a time. Kills of processes lose nothing in either place.
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
