/**
 * Watchdog of the runtime: reports and kills a runtime that hangs, and renews one that uses too much memory. Acknowledged
 * data is on disk, and interrupted requests are retried.
 */
import { get } from "node:http";
import { writeHangReport } from "./hang-report.ts";
import { judgeSilence, type Silence, type SpinLimits } from "./judge-silence.ts";
import type { Keeper } from "./keeper.ts";
import { type ProcessFigures, readFigures } from "./process-figures.ts";

const tickMs = 1000;
/** Timeout of a pulse; a slow response is accepted until then. */
const silenceLimitMs = 10_000;
/** Far above the need of mixed load (docs/operations.md); RUNTIME_MEMORY_MB changes the limit. */
const usualMemoryMb = 3072;
/** Longest wait in milliseconds for an idle moment of a runtime above its limit. */
const usualPatienceMs = 30_000;

interface Watched extends Silence {
  readonly pid: number;
  isJudged: boolean;
  figures: ProcessFigures | null;
  silentMs: number;
  stoppedMs: number;
  idleMs: number;
  quietMs: number;
  workedMs: number;
  aboveMs: number;
}

export interface WatchOptions {
  readonly keeper: Keeper;
  /** Folder of the reports. */
  readonly dataDir: string;
  /** Memory limit of the runtime. */
  readonly memoryMb?: number;
  /** Time above the limit in milliseconds after which the runtime is renewed although it is busy. */
  readonly patienceMs?: number;
  /** Limits for an endless loop; tests use shorter ones. */
  readonly spin?: SpinLimits;
  readonly log?: (line: string) => void;
}

/** Watches until the process ends. */
export function watchRuntime({
  keeper,
  dataDir,
  memoryMb = limitOfMachine(),
  patienceMs = usualPatienceMs,
  spin,
  log = console.error,
}: WatchOptions): void {
  let watched: Watched | null = null;
  let tickedAt = performance.now();
  const timer = setInterval(() => {
    const now = performance.now();
    // Skips time in which the machine slept.
    const elapsedMs = Math.min(now - tickedAt, 2 * tickMs);
    tickedAt = now;
    const pid = keeper.pid();
    if (pid === null) return;
    if (watched?.pid !== pid) watched = beginning(pid);
    if (watched.isJudged) return;
    askPulse(watched);
    look(watched, elapsedMs);
    const how = judgeSilence(watched, spin);
    if (how) void end(watched, how);
    else if (keeper.isReady()) renewIfLarge(watched, elapsedMs);
  }, tickMs);
  timer.unref();

  function renewIfLarge(own: Watched, elapsedMs: number): void {
    const { residentMb = 0 } = own.figures ?? {};
    own.aboveMs = residentMb > memoryMb ? own.aboveMs + elapsedMs : 0;
    if (own.aboveMs === 0 || (own.idleMs === 0 && own.aboveMs < patienceMs)) return;
    own.isJudged = true;
    keeper.renew(`uses ${Math.round(residentMb)} MB, above its limit of ${memoryMb}`);
  }

  function askPulse(own: Watched): void {
    const port = keeper.pulsePort();
    // Before the shop's first response, a pulse proves nothing.
    if (port === null || !keeper.isReady()) return;
    const asked = get({ host: "127.0.0.1", port, agent: false, timeout: silenceLimitMs }, (response) => {
      response.resume();
      answered(own);
    });
    asked.on("error", () => {});
    asked.on("timeout", () => asked.destroy());
  }

  async function end(own: Watched, how: string): Promise<void> {
    own.isJudged = true;
    const report = { pid: own.pid, how: `The runtime ${how}.`, lastLines: keeper.lastLines(), dataDir };
    const path = await writeHangReport(report).catch((error) => log(String(error)));
    if (path) log(`The runtime ${how}; see ${path}.`);
    if (keeper.pid() === own.pid) keeper.replace(how);
  }
}

const limitOfMachine = () => Number(process.env.RUNTIME_MEMORY_MB ?? usualMemoryMb);

function beginning(pid: number): Watched {
  const none = { silentMs: 0, stoppedMs: 0, idleMs: 0, quietMs: 0, workedMs: 0, aboveMs: 0 };
  return { pid, isJudged: false, figures: null, ...none };
}

function answered(own: Watched): void {
  Object.assign(own, { silentMs: 0, stoppedMs: 0, idleMs: 0, quietMs: 0, workedMs: 0 });
}

function look(own: Watched, elapsedMs: number): void {
  const figures = readFigures(own.pid);
  const before = own.figures;
  own.figures = figures;
  own.silentMs += elapsedMs;
  if (!figures || !before) return;
  const workedMs = figures.workedMs - before.workedMs;
  own.workedMs += workedMs;
  own.stoppedMs = figures.state === "T" ? own.stoppedMs + elapsedMs : 0;
  own.idleMs = figures.state === "S" && workedMs <= elapsedMs / 20 ? own.idleMs + elapsedMs : 0;
  own.quietMs = figures.movedBytes === before.movedBytes ? own.quietMs + elapsedMs : 0;
}
