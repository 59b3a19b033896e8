/**
 * `node bench/profiler-check.mjs`: checks that the time reported by `profileWorker` is the worker's CPU time. A worker
 * does the same work at once, and in chunks with waits between them. Both figures must agree, and must be close to the
 * CPU time of the whole process, which includes a little more.
 */
import { execFileSync } from "node:child_process";
import { Miniflare } from "../scripts/run/miniflare.ts";
import { processCpuMs, profileWorker } from "./cpu.mjs";

const inspectorPort = Number(process.env.BENCH_INSPECTOR_PORT ?? 19_794);
const requests = 40;
const loops = 3_000_000;
const compatibilityDate = "2026-07-01";

/** Worker that computes in `pieces` chunks, with a wait between them. */
const worker = `export default {
  async fetch(request, env) {
    const pieces = Number(new URL(request.url).searchParams.get("pieces"));
    let sum = 0;
    for (let piece = 0; piece < pieces; piece += 1) {
      if (piece > 0) await (await env.SLOW.fetch("http://slow/")).text();
      for (let index = 0; index < ${loops} / pieces; index += 1) {
        sum = (sum * 31 + index * 7) % 1000003;
        if ((index & 1023) === 0) sum ^= JSON.stringify({ sum, list: [sum, index] }).length;
      }
    }
    return new Response(String(sum));
  },
};`;
const slow = "export default { async fetch() { await scheduler.wait(3); return new Response(); } };";

const rows = [];
for (const pieces of [1, 9, 21]) rows.push(await measured(pieces));
console.table(rows);

/** In a new runtime, because a restarted profiler lacks code that was compiled before. */
async function measured(pieces) {
  const runtime = new Miniflare({
    inspectorPort,
    workers: [
      { name: "worker", modules: true, script: worker, compatibilityDate, serviceBindings: { SLOW: "slow" } },
      { name: "slow", modules: true, script: slow, compatibilityDate },
    ],
  });
  const origin = await runtime.ready;
  const pid = Number(execFileSync("pgrep", ["-P", String(process.pid), "workerd"], { encoding: "utf8" }));
  const work = async (count) => {
    for (let done = 0; done < count; done += 1) await (await fetch(`${origin}?pieces=${pieces}`)).text();
  };
  await work(5);
  const before = processCpuMs(pid);
  const { busyMs } = await profileWorker(inspectorPort, "worker", () => work(requests));
  const cpuMs = processCpuMs(pid) - before;
  await runtime.dispose();
  const each = (ms) => `${(ms / requests).toFixed(1)} ms`;
  return { waits: pieces - 1, profiler: each(busyMs), "CPU of the process": each(cpuMs) };
}
