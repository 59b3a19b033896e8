/** Gives Miniflare a stand-in for its child process. */
import childProcess, { type SpawnOptions } from "node:child_process";
import type { EventEmitter } from "node:events";
import type { PassThrough, Writable } from "node:stream";

/** The parts of a child process that Miniflare uses. */
export interface StandIn extends EventEmitter {
  readonly stdin: Writable;
  readonly stdout: PassThrough;
  readonly stderr: PassThrough;
  readonly stdio: readonly [Writable, PassThrough, PassThrough, PassThrough];
  readonly kill: () => boolean;
}

type MakeStandIn = (command: string, args: readonly string[], options: SpawnOptions) => StandIn;

let turn: Promise<unknown> = Promise.resolve();

/**
 * Replaces `spawn` while `work` runs, because Miniflare has no option for starting its runtime. Calls are serialized so
 * that each one restores Node's own function.
 */
export function insteadOfSpawn<T>(makeStandIn: MakeStandIn, work: () => Promise<T>): Promise<T> {
  const result = turn.then(async () => {
    const { spawn } = childProcess;
    const spawnOrStandIn = (command: string, args: readonly string[], options: SpawnOptions) =>
      Array.isArray(args) && args[0] === "serve" && args.includes("--control-fd=3")
        ? makeStandIn(command, args, options)
        : spawn(command, args, options);
    Object.assign(childProcess, { spawn: spawnOrStandIn });
    try {
      return await work();
    } finally {
      childProcess.spawn = spawn;
    }
  });
  turn = result.catch(() => {});
  return result;
}
