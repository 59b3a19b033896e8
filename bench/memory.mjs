/**
 * `BENCH_INSPECTOR=… BENCH_URL=… node bench/memory.mjs`: what each isolate of a running shop holds while pages are asked
 * for at a rate: live heap after a collection, and the memory of the process.
 *
 *   BENCH_URL        the shop
 *   BENCH_SERVICES   its services
 *   BENCH_INSPECTOR  port of its inspector (INSPECTOR_PORT of `scripts/serve.mjs`)
 *   BENCH_PID        its workerd
 *   BENCH_SECONDS    length, default 240
 *   BENCH_RATE       requests a second, default 10
 *   BENCH_LOOKS      how often it looks, default 8
 */
import http from "node:http";
import { residentMb } from "./cpu.mjs";

const origin = process.env.BENCH_URL ?? "http://localhost:8787";
const inspector = Number(process.env.BENCH_INSPECTOR ?? 9229);
const pid = Number(process.env.BENCH_PID ?? 0);
const seconds = Number(process.env.BENCH_SECONDS ?? 240);
const rate = Number(process.env.BENCH_RATE ?? 10);
const looks = Number(process.env.BENCH_LOOKS ?? 8);
const { port } = new URL(origin);

const sessions = await openSessions();
const paths = await productPaths();
const hosts = ["localhost", "localhost", "jp.localhost", "cn.localhost"];
const countries = ["US", "DE", "SE", "IT", "CA"];
let asked = 0;
const pathOf = (number) => {
  const product = paths[(number * 7919) % paths.length];
  return [product, `/browse?q=${number % 97}a`, product, "/", `/cart?${number}`, `${product}?page=${number}`][
    number % 6
  ];
};

const started = performance.now();
for (let look = 0; look <= looks; look += 1) {
  const until = started + (seconds * 1000 * look) / looks;
  while (performance.now() < until) {
    ask(asked);
    asked += 1;
    await new Promise((resolve) => setTimeout(resolve, 1000 / rate));
  }
  const row = { requests: asked, ...(await heaps()), ...(pid && { "process MB": Math.round(residentMb(pid)) }) };
  console.log(JSON.stringify(row));
}
process.exit(0);

function ask(number) {
  const host = `${hosts[number % hosts.length]}:${port}`;
  const cookie = `country=${countries[number % countries.length]}`;
  const options = { host: "127.0.0.1", port, path: pathOf(number), headers: { host, cookie, accept: "text/html" } };
  http.get(options, (answer) => answer.resume()).on("error", () => {});
}

/** Live megabytes of every worker, garbage collected. */
async function heaps() {
  const found = {};
  for (const { id, send } of sessions) {
    await send("HeapProfiler.collectGarbage");
    const { usedSize = 0, embedderHeapUsedSize = 0, backingStorageSize = 0 } = await send("Runtime.getHeapUsage");
    const megabytes = (usedSize + embedderHeapUsedSize + backingStorageSize) / 1e6;
    found[id.slice("core:user:".length)] = megabytes.toFixed(1);
  }
  return found;
}

async function openSessions() {
  const targets = await (await fetch(`http://127.0.0.1:${inspector}/json`)).json();
  return Promise.all(
    targets
      .filter(({ id }) => id.startsWith("core:user:"))
      .map(async ({ id, webSocketDebuggerUrl }) => {
        const socket = new WebSocket(webSocketDebuggerUrl);
        await new Promise((resolve, reject) => {
          socket.onopen = resolve;
          socket.onerror = reject;
        });
        const waiting = new Map();
        let last = 0;
        socket.onmessage = ({ data }) => {
          const { id: answered, result } = JSON.parse(data);
          waiting.get(answered)?.(result ?? {});
          waiting.delete(answered);
        };
        const send = (method) =>
          new Promise((resolve) => {
            last += 1;
            waiting.set(last, resolve);
            // A worker that has nothing to do may not answer.
            setTimeout(resolve, 5000, {});
            socket.send(JSON.stringify({ id: last, method }));
          });
        await send("Runtime.enable");
        await send("HeapProfiler.enable");
        return { id, send };
      }),
  );
}

async function productPaths() {
  const index = await (await fetch(`${origin}/sitemap.xml`)).text();
  const found = new Set();
  for (const [, file] of index.matchAll(/<loc>([^<]+product[^<]*)<\/loc>/g)) {
    const list = await (await fetch(origin + new URL(file).pathname)).text();
    for (const [, path] of list.matchAll(/<loc>[^<]*?(\/products\/\d+)<\/loc>/g)) found.add(path);
  }
  return [...found];
}
