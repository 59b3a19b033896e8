/** CPU time of pages: of the storefront's isolate by its profiler, and of the whole process including services. */

import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { percentile } from "./timing.mjs";

const ticksPerSecond = Number(execFileSync("getconf", ["CLK_TCK"], { encoding: "utf8" }));
const samplingIntervalUs = 250;

/** CPU milliseconds used by a process. */
export function processCpuMs(pid) {
  const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
  const [userTicks, systemTicks] = stat
    .slice(stat.lastIndexOf(")") + 2)
    .split(" ")
    .slice(11, 13)
    .map(Number);
  return ((userTicks + systemTicks) / ticksPerSecond) * 1000;
}

/** Resident memory of a process in MB. */
export function residentMb(pid) {
  const [, kb] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
  return Number(kb) / 1024;
}

/**
 * Profiles one worker while `run` runs.
 * @param {number} inspectorPort
 * @param {string} worker
 * @param {() => Promise<unknown>} run
 * @returns {Promise<{ busyMs: number; top: [name: string, ms: number][] }>}
 */
export async function profileWorker(inspectorPort, worker, run) {
  const targets = await (await fetch(`http://127.0.0.1:${inspectorPort}/json`)).json();
  const target = targets.find(({ id }) => id === worker || id.endsWith(`:${worker}`));
  if (!target) throw new Error(`no inspector of ${worker} among ${targets.map(({ id }) => id).join(", ")}`);
  const inspector = await connect(target.webSocketDebuggerUrl);
  try {
    await inspector.call("Profiler.enable");
    await inspector.call("Profiler.setSamplingInterval", { interval: samplingIntervalUs });
    await inspector.call("Profiler.start");
    await run();
    const { profile } = await inspector.call("Profiler.stop");
    return summary(profile);
  } finally {
    inspector.close();
  }
}

/**
 * Busy time, and the functions with the largest shares. An idle worker is not sampled, and the first sample after
 * idling comes one tick late, so an interval counts for at most two ticks. The tick length is measured.
 * `bench/profiler-check.mjs` validates the result with known work.
 */
function summary({ nodes, samples, timeDeltas }) {
  const names = new Map(nodes.map(({ id, callFrame }) => [id, callFrame.functionName || "(anonymous)"]));
  const running = samples
    .map((id, index) => ({ name: names.get(id), us: timeDeltas[index + 1] ?? samplingIntervalUs }))
    .filter(({ name }) => name !== "(idle)" && name !== "(root)");
  const tickUs = percentile(
    running.map(({ us }) => us),
    50,
  );
  const own = new Map();
  let busyUs = 0;
  for (const { name, us } of running) {
    const spent = Math.min(us, 2 * tickUs);
    busyUs += spent;
    own.set(name, (own.get(name) ?? 0) + spent);
  }
  const top = [...own].sort((one, other) => other[1] - one[1]).slice(0, 12);
  return { busyMs: busyUs / 1000, top: top.map(([name, us]) => [name, us / 1000]) };
}

async function connect(url) {
  const socket = new WebSocket(url);
  await new Promise((done, failed) => {
    socket.addEventListener("open", done);
    socket.addEventListener("error", () => failed(new Error(`${url} does not respond`)));
  });
  const waiting = new Map();
  socket.addEventListener("message", ({ data }) => {
    const { id, result, error } = JSON.parse(data);
    const call = waiting.get(id);
    waiting.delete(id);
    if (error) call?.failed(new Error(error.message));
    else call?.done(result);
  });
  let last = 0;
  return {
    call: (method, params = {}) =>
      new Promise((done, failed) => {
        last += 1;
        waiting.set(last, { done, failed });
        socket.send(JSON.stringify({ id: last, method, params }));
      }),
    close: () => socket.close(),
  };
}
