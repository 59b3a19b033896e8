/**
 * Keeps one workerd running: starts it, detects its end, and restarts it.
 *
 * Miniflare restarts a runtime too, but not one that ends during its start, and it first rebuilds the configuration,
 * which takes as long as the start. Here Miniflare talks to a stand-in process that lives as long as the shop; the
 * process behind it is restarted with the existing configuration.
 */
// Imported by name to keep Node's function while `childProcess.spawn` is replaced.
import childProcess, { spawn as spawnProcess } from "node:child_process";
import { EventEmitter, once } from "node:events";
import { PassThrough, Writable } from "node:stream";
import { createLines } from "./lines.mjs";

/** Time after which a shop that several restarts did not revive is given up. */
const giveUpMs = 12_000;
/** A runtime that has lived this long may merely be slow; if it hangs, the watchdog kills it. */
const youngMs = 3000;
const longestPauseMs = 1000;
const askEveryMs = 20;
const tickMs = 250;

/**
 * @typedef {object} Keeper
 * @property {() => number | null} pid  the runtime's process id; null between two processes
 * @property {() => number | null} pulsePort  port of the worker that only shows responsiveness; null before it listens
 * @property {() => boolean} isReady  true if the shop has answered since the runtime's start
 * @property {() => Promise<void>} ready  resolves once it has answered; rejects if the keeper stops earlier
 * @property {() => string[]} lastLines  last output lines of the workers
 * @property {(how: string) => void} replace  kills an unusable runtime; `how` completes "The runtime …"
 * @property {<T>(work: () => Promise<T>) => Promise<T>} around  runs work in which Miniflare starts a runtime
 * @property {() => void} stop
 */

/**
 * @param {object} options
 * @param {() => Promise<boolean>} options.ask  true if the shop answers
 * @param {string} options.pulseSocket  name of the socket behind `pulsePort`; the last one that the runtime opens
 * @param {(reason: string) => void} options.giveUp  called once if the shop cannot be revived
 * @param {(line: string) => void} [options.log]
 * @returns {Keeper}
 */
export function createKeeper({ ask, pulseSocket, giveUp, log = console.error }) {
  /**
   * Miniflare's last start: command, arguments, configuration, stand-in. Null once Miniflare or the keeper has ended
   * it.
   */
  let order = null;
  /** The current process: `runtime`, `pulsePort`, `startedAt`. */
  let current = null;
  let ready = false;
  /**
   * Number of process ends since the shop was last ready, and the time since then, not counting sleep of this machine.
   */
  let ends = [];
  let waitedMs = 0;
  let replacedBecause = null;
  const waiting = [];
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

  function giveUpIfHopeless() {
    if (!order || ready || ends.length < 2 || waitedMs < giveUpMs) return false;
    if (current && performance.now() - current.startedAt >= youngMs) return false;
    const reason = reasonOfFailure();
    stop();
    giveUp(reason);
    return true;
  }

  function reasonOfFailure() {
    const taken = errors.all().findLast((line) => line.includes("Address already in use"));
    const address = /toString\(\) = (\S+)/.exec(taken ?? "")?.[1] ?? "its address";
    const cause = taken
      ? `another program has taken ${address}`
      : `the runtime ended ${ends.length} times, the last time it ${ends.at(-1)}`;
    return `The shop was not ready again after ${Math.round(waitedMs / 1000)} s: ${cause}.`;
  }

  function stop() {
    const ended = order;
    order = null;
    ready = false;
    clearInterval(clock);
    process.removeListener("exit", killAtExit);
    current?.runtime.kill("SIGKILL");
    ended?.standIn.emit("exit", 1, null);
    for (const { reject } of waiting.splice(0)) reject(new Error("The runtime was stopped before the shop was ready"));
  }

  function start(own) {
    if (own !== order) return;
    const { command, args, options, configuration, standIn } = own;
    const runtime = spawnProcess(command, args, options);
    const mine = { runtime, pulsePort: null, startedAt: performance.now() };
    current = mine;
    const [stdin, stdout, stderr, control] = runtime.stdio;
    // A process that ends early breaks its pipes; the exit code tells why.
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
      mine.pulsePort =
        messages
          .all()
          .map(parseMessage)
          .find(({ socket }) => socket === pulseSocket)?.port ?? null;
      if (mine.pulsePort === null) return;
      own.hasListened = true;
      untilReady(own, mine);
    });
    let isOver = false;
    const over = (how, bySignal) => {
      if (isOver) return;
      isOver = true;
      if (current === mine) current = null;
      if (own !== order) return own.onOver?.();
      if (own.hasListened || bySignal) startNext(own, how);
      else refuse(own, runtime);
    };
    runtime.on("error", (error) => over(`could not be started (${error.message})`, false));
    runtime.on("exit", (code, signal) => over(signal ? `was ended by ${signal}` : `ended with code ${code}`, signal));
  }

  /**
   * Reports a failed first start: Miniflare reads the reason from the runtime's output, but only until the runtime
   * listens. After that it ignores an end, and a runtime that it restarted would be outside the keeper's control.
   */
  async function refuse(own, runtime) {
    if (runtime.stdout && !runtime.stdout.closed) await once(runtime, "close");
    order = null;
    setImmediate(() => own.standIn.emit("exit", 1, null));
  }

  function startNext(own, how) {
    if (ready) waitedMs = 0;
    ready = false;
    ends.push(replacedBecause ?? how);
    replacedBecause = null;
    if (ends.length <= 3) log(`The runtime ${ends.at(-1)}; it is started anew.`);
    if (giveUpIfHopeless()) return;
    const pauseMs = ends.length < 4 ? 0 : Math.min(longestPauseMs, 50 * 2 ** (ends.length - 4));
    setTimeout(() => start(own), pauseMs);
  }

  async function untilReady(own, mine) {
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

  function makeStandIn(command, args, options) {
    const own = {
      command,
      args,
      options,
      configuration: Buffer.alloc(0),
      standIn: new EventEmitter(),
      /** Every socket is open, so the configuration was accepted and the ports are bound. */
      hasListened: false,
    };
    const parts = [];
    const stdin = new Writable({
      write(part, _encoding, done) {
        parts.push(part);
        done();
      },
      final(done) {
        own.configuration = Buffer.concat(parts);
        start(own);
        done();
      },
    });
    const [stdout, stderr, control] = [new PassThrough(), new PassThrough(), new PassThrough()];
    Object.assign(own.standIn, { stdin, stdout, stderr, stdio: [stdin, stdout, stderr, control] });
    own.standIn.kill = () => {
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
    order = own;
    ends = [];
    waitedMs = 0;
    return own.standIn;
  }

  return {
    pid: () => current?.runtime.pid ?? null,
    pulsePort: () => current?.pulsePort ?? null,
    isReady: () => ready,
    ready: () => (ready ? Promise.resolve() : new Promise((resolve, reject) => waiting.push({ resolve, reject }))),
    lastLines: () => output.all(),
    replace(how) {
      replacedBecause = how;
      current?.runtime.kill("SIGKILL");
    },
    around: (work) => insteadOfSpawn(makeStandIn, work),
    stop,
  };
}

function forward(data, stream) {
  if (!stream.destroyed) stream.write(data);
}

function parseMessage(line) {
  try {
    return JSON.parse(line);
  } catch {
    return {};
  }
}

let turn = Promise.resolve();

/**
 * Replaces `spawn`, because Miniflare has no option for starting its runtime. Calls are serialized, so that each
 * restores Node's own function.
 */
function insteadOfSpawn(makeStandIn, work) {
  const result = turn.then(async () => {
    const { spawn } = childProcess;
    childProcess.spawn = (command, args, options) =>
      Array.isArray(args) && args[0] === "serve" && args.includes("--control-fd=3")
        ? makeStandIn(command, args, options)
        : spawn(command, args, options);
    try {
      return await work();
    } finally {
      childProcess.spawn = spawn;
    }
  });
  turn = result.catch(() => {});
  return result;
}
