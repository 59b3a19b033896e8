/** Runs the commands of the steps, writes their output to a file and measures their CPU time. */
import { spawn } from "node:child_process";
import { createWriteStream } from "node:fs";
import { root } from "./paths.ts";

export interface CommandResult {
  readonly status: number;
  /** User and system time of the command and of all its children that ended before it did. */
  readonly cpuSeconds: number;
  readonly output: string;
}

/** The shell's `times` reports the CPU time of child processes; Node does not. */
const counting = '"$@"; status=$?; times >&3; exit $status';

/**
 * Runs a command in the project's folder.
 * @param logFile receives the command's output
 */
export function runCommand(
  command: string,
  args: readonly string[],
  logFile: string,
  extra: Readonly<Record<string, string>> = {},
): Promise<CommandResult> {
  const child = spawn("sh", ["-c", counting, "sh", command, ...args], {
    cwd: root,
    env: { ...process.env, ...extra },
    stdio: ["ignore", "pipe", "pipe", "pipe"],
  });
  const log = createWriteStream(logFile);
  let output = "";
  let times = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on("data", (data: Buffer) => {
      output += data;
      log.write(data);
    });
  }
  child.stdio[3]?.on("data", (data: Buffer) => {
    times += data;
  });
  return new Promise((resolve) => {
    child.on("close", (status) => {
      log.end();
      resolve({ status: status ?? 1, cpuSeconds: childSeconds(times), output });
    });
  });
}

/** The second line of `times`: user and system time of the children, each as `1m2.34s`. */
export function childSeconds(times: string): number {
  const [, children = ""] = times.trim().split("\n");
  return [...children.matchAll(/(\d+)m([\d.]+)s/g)].reduce(
    (sum, [, minutes, seconds]) => sum + Number(minutes) * 60 + Number(seconds),
    0,
  );
}
