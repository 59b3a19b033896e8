/**
 * Keeps one workerd running: starts it, detects its end, and restarts it.
 *
 * Miniflare restarts a runtime too, but not one that ends during its start, and it first rebuilds the configuration,
 * which takes as long as the start. Here Miniflare talks to a stand-in process that lives as long as the shop; the
 * process behind it is restarted with the existing configuration and with the sockets of the one before
 * (`held-sockets.ts`).
 */
// Imported by name to keep Node's function while `childProcess.spawn` is replaced.
import { type ChildProcess, type SpawnOptions, spawn as spawnProcess } from "node:child_process";
import { EventEmitter, once } from "node:events";
import { PassThrough, type Readable, Writable } from "node:stream";
import { portOf } from "./control-messages.ts";
import { createHeldSockets, type NamedSocket } from "./held-sockets.ts";
import { createLines } from "./lines.ts";
import { insteadOfSpawn, type StandIn } from "./stand-in.ts";

/** Time in milliseconds after which the keeper gives up on a shop that several restarts did not revive. */
const giveUpMs = 12_000;
/** A runtime that has lived this long may merely be slow; if it hangs, the watchdog kills it. */
const youngMs = 3000;
const longestPauseMs = 1000;
/** Time in milliseconds that a runtime has for open requests before it is replaced. */
const drainMs = 3000;
const askEveryMs = 20;
const tickMs = 250;

export interface Keeper {
  /** The runtime's process id; null between two processes. */
  pid(): number | null;
  /** Port of a worker that only proves that the runtime responds; null before it listens. */
  pulsePort(): number | null;
  /** True if the shop has responded since the runtime's start. */
  isReady(): boolean;
  /** Resolves once the shop has responded; rejects if the keeper stops earlier. */
  ready(): Promise<void>;
  /** Last output lines of the workers. */
  lastLines(): string[];
  /** Kills an unusable runtime; `how` completes "The runtime …". */
  replace(how: string): void;
  /** Replaces a usable runtime after it has answered its open requests, or after three seconds. */
  renew(how: string): void;
  /** Runs work in which Miniflare starts a runtime. */
  around<T>(work: () => Promise<T>): Promise<T>;
  /** Resolves when the ports are free. */
  stop(): Promise<void>;
}

export interface KeeperOptions {
  /** True if the shop responds. */
  readonly ask: () => Promise<boolean>;
  /** Name of the socket behind `pulsePort`, the last one that the runtime opens. */
  readonly pulseSocket: string;
  /** Sockets that stay open between two runtimes. */
  readonly heldSockets?: readonly NamedSocket[];
  /** Called once if the shop cannot be revived. */
  readonly giveUp: (reason: string) => void;
  readonly log?: (line: string) => void;
}

/** A start of the runtime by Miniflare. */
interface Order {
  readonly command: string;
  args: readonly string[];
  options: SpawnOptions;
  configuration: Buffer;
  readonly standIn: StandIn;
  /** Every socket is open, so the configuration was accepted and the ports are bound. */
  hasListened: boolean;
  onOver?: () => void;
}

interface Running {
  readonly runtime: ChildProcess;
  pulsePort: number | null;
  readonly startedAt: number;
}

export function createKeeper({
  ask,
  pulseSocket,
  heldSockets = [],
  giveUp,
  log = console.error,
}: KeeperOptions): Keeper {
  /** Miniflare's last start. Null once Miniflare or the keeper has ended it. */
  let order: Order | null = null;
  let current: Running | null = null;
  let ready = false;
  /**
   * Number of process ends since the shop was last ready, and the time since then, not counting sleep of this machine.
   */
  let ends: string[] = [];
  let waitedMs = 0;
  let replacedBecause: string | null = null;
  const waiting: { resolve: () => void; reject: (error: Error) => void }[] = [];
  const sockets = createHeldSockets();
  const output = createLines(60);
  const errors = createLines(20);

  let tickedAt = performance.now();
  const clock = setInterval(() => {
    const now = performance.now();
    if (order && !ready) waitedMs += Math.min(now - tickedAt, 2 * tickMs);
    tickedAt = now;
    giveUpIfHopeless();
  }, tickMs);
  clock.unref();
  const killAtExit = () => current?.runtime.kill("SIGKILL");
  process.once("exit", killAtExit);

  function giveUpIfHopeless(): boolean {
    if (!order || ready || ends.length < 2 || waitedMs < giveUpMs) return false;
    if (current && performance.now() - current.startedAt >= youngMs) return false;
    const reason = reasonOfFailure();
    void stop();
    giveUp(reason);
    return true;
  }

  function reasonOfFailure(): string {
    const taken = errors.all().findLast((line) => line.includes("Address already in use"));
    const address = /toString\(\) = (\S+)/.exec(taken ?? "")?.[1] ?? "its address";
    const cause = taken
      ? `another program has taken ${address}`
      : `the runtime ended ${ends.length} times, the last time it ${ends.at(-1)}`;
    return `The shop was not ready again after ${Math.round(waitedMs / 1000)} s: ${cause}.`;
  }

  function stop(): Promise<void> {
    const ended = order;
    order = null;
    ready = false;
    clearInterval(clock);
    process.removeListener("exit", killAtExit);
    current?.runtime.kill("SIGKILL");
    ended?.standIn.emit("exit", 1, null);
    for (const { reject } of waiting.splice(0)) reject(new Error("The runtime was stopped before the shop was ready"));
    return sockets.release();
  }

  /** Starts the runtime for the first time, with sockets that the next ones will have too. */
  async function startFirst(own: Order): Promise<void> {
    const stdio = Array.isArray(own.options.stdio) ? own.options.stdio : [];
    const { args, descriptors } = await sockets.hold(heldSockets, stdio.length);
    // The last argument for a socket wins. Its address stays, because `serve.ts` finds a former runtime by it.
    const last = own.args.findLastIndex((arg) => arg.startsWith("--"));
    own.args = own.args.toSpliced(last + 1, 0, ...args);
    own.options = { ...own.options, stdio: [...stdio, ...descriptors] };
    start(own);
  }

  function start(own: Order): void {
    if (own !== order) return;
    const { command, args, options, configuration, standIn } = own;
    const runtime = spawnProcess(command, args, options);
    const mine: Running = { runtime, pulsePort: null, startedAt: performance.now() };
    current = mine;
    const [stdin, stdout, stderr, control] = runtime.stdio as unknown as readonly [
      Writable?,
      Readable?,
      Readable?,
      Readable?,
    ];
    // A process that ends early breaks its pipes; its exit code is reported instead.
    for (const stream of runtime.stdio) stream?.on("error", () => {});
    stdin?.end(configuration);
    stdout?.on("data", (data) => {
      output.push(data);
      forward(data, standIn.stdout);
    });
    stderr?.on("data", (data) => {
      errors.push(data);
      forward(data, standIn.stderr);
    });
    const messages = createLines(100);
    control?.on("data", (data) => {
      messages.push(data);
      forward(data, standIn.stdio[3]);
      if (mine.pulsePort !== null) return;
      mine.pulsePort = portOf(pulseSocket, messages.all());
      if (mine.pulsePort === null) return;
      own.hasListened = true;
      untilReady(own, mine);
    });
    let isOver = false;
    const over = (how: string, bySignal: boolean) => {
      if (isOver) return;
      isOver = true;
      if (current === mine) current = null;
      if (own !== order) return own.onOver?.();
      if (own.hasListened || bySignal) startNext(own, how);
      else refuse(own, runtime);
    };
    runtime.on("error", (error) => over(`could not be started (${error.message})`, false));
    runtime.on("exit", (code, signal) =>
      over(signal ? `was ended by ${signal}` : `ended with code ${code}`, signal !== null),
    );
  }

  /**
   * Reports a failed first start: Miniflare reads the reason from the runtime's output, but only until the runtime
   * listens. After that it ignores an end, and a runtime that it restarted would be outside the keeper's control.
   */
  async function refuse(own: Order, runtime: ChildProcess): Promise<void> {
    if (runtime.stdout && !runtime.stdout.closed) await once(runtime, "close");
    order = null;
    setImmediate(() => own.standIn.emit("exit", 1, null));
  }

  function startNext(own: Order, how: string): void {
    if (ready) waitedMs = 0;
    ready = false;
    ends.push(replacedBecause ?? how);
    replacedBecause = null;
    if (ends.length <= 3) log(`The runtime ${ends.at(-1)}; it is restarted.`);
    if (giveUpIfHopeless()) return;
    const pauseMs = ends.length < 4 ? 0 : Math.min(longestPauseMs, 50 * 2 ** (ends.length - 4));
    setTimeout(() => start(own), pauseMs);
  }

  async function untilReady(own: Order, mine: Running): Promise<void> {
    while (own === order && current === mine) {
      const answered = await ask().catch(() => false);
      if (current !== mine) return;
      if (answered) {
        if (ends.length > 0) log(`The shop is ready again after ${(waitedMs / 1000).toFixed(1)} s.`);
        ready = true;
        ends = [];
        waitedMs = 0;
        errors.clear();
        for (const { resolve } of waiting.splice(0)) resolve();
        return;
      }
      await new Promise((resolve) => setTimeout(resolve, askEveryMs));
    }
  }

  function makeStandIn(command: string, args: readonly string[], options: SpawnOptions): StandIn {
    const parts: Buffer[] = [];
    const stdin = new Writable({
      write(part: Buffer, _encoding, done) {
        parts.push(part);
        done();
      },
      final(done) {
        own.configuration = Buffer.concat(parts);
        void startFirst(own);
        done();
      },
    });
    const [stdout, stderr, control] = [new PassThrough(), new PassThrough(), new PassThrough()];
    const kill = () => {
      if (own !== order) return false;
      order = null;
      ready = false;
      const gone = () => own.standIn.emit("exit", null, "SIGKILL");
      if (!current) setImmediate(gone);
      else {
        own.onOver = gone;
        current.runtime.kill("SIGKILL");
      }
      return true;
    };
    const stdio = [stdin, stdout, stderr, control] as const;
    const standIn = Object.assign(new EventEmitter(), { stdin, stdout, stderr, stdio, kill });
    const own: Order = { command, args, options, configuration: Buffer.alloc(0), standIn, hasListened: false };
    order = own;
    ends = [];
    waitedMs = 0;
    return standIn;
  }

  return {
    pid: () => current?.runtime.pid ?? null,
    pulsePort: () => current?.pulsePort ?? null,
    isReady: () => ready,
    ready: () => (ready ? Promise.resolve() : new Promise((resolve, reject) => waiting.push({ resolve, reject }))),
    lastLines: () => output.all(),
    replace(how: string) {
      replacedBecause = how;
      current?.runtime.kill("SIGKILL");
    },
    renew(how: string) {
      const ended = current;
      replacedBecause = how;
      ended?.runtime.kill("SIGTERM");
      setTimeout(() => ended === current && ended?.runtime.kill("SIGKILL"), drainMs).unref();
    },
    around: (work) => insteadOfSpawn(makeStandIn, work),
    stop,
  };
}

function forward(data: Buffer, stream: PassThrough): void {
  if (!stream.destroyed) stream.write(data);
}
