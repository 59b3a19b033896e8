/**
 * `node bench/memory.mjs`: checks that the shop's memory stays constant over hours of use.
 *
 * It starts a shop with 12,000 products and applies a mixed load at a steady rate (`memory/work.mjs`): pages of every
 * kind for three hosts and many countries, new searches, carts, forms without scripts, sign-ins, quotes and datasheets.
 * Growth is resident memory at the end minus that after the warm-up, each a median of five samples. Exits with 1 above
 * the target.
 *
 * With `--ceiling`, it applies `npm start`'s watchdog, which renews a runtime above that memory. It then exits with 1 if
 * the memory was more than 5 % above the ceiling, or more than ten requests for each renewal were not answered.
 *
 *   --minutes 120   duration, including the warm-up
 *   --warm-up 10    minutes
 *   --rate 20       requests per second
 *   --ceiling       megabytes; none by default
 *   --data          state of a seeded, stopped shop, which the load changes; default `.cache/bench`
 *   --port 21180    of the storefronts; the services use the next one
 *   --inspector     port for inspecting heaps meanwhile; none by default
 *   --heaps         adds each isolate's live heap after a forced collection, which a real shop never has; needs
 * --inspector
 */
import { mkdirSync } from "node:fs";
import http from "node:http";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { buildAll } from "../scripts/build/build.ts";
import { watchRuntime } from "../scripts/run/keeper/watch-runtime.ts";
import { startRuntime } from "../scripts/run/runtime.ts";
import { isSeeded, seedShop } from "../scripts/seed/seed.ts";
import { root } from "../scripts/setup/install.mjs";
import { residentMb } from "./cpu.mjs";
import { openHeaps } from "./memory/heaps.mjs";
import { createVisitors } from "./memory/visitor.mjs";
import { createWork } from "./memory/work.mjs";
import { percentile } from "./timing.mjs";

const { values: args } = parseArgs({
  options: {
    minutes: { type: "string", default: "120" },
    "warm-up": { type: "string", default: "10" },
    rate: { type: "string", default: "20" },
    ceiling: { type: "string" },
    data: { type: "string", default: ".cache/bench" },
    port: { type: "string", default: "21180" },
    inspector: { type: "string", default: "0" },
    heaps: { type: "boolean", default: false },
  },
});
const port = Number(args.port);
const rate = Number(args.rate);
const minutes = Number(args.minutes);
const warmUpMinutes = Number(args["warm-up"]);
const ceilingMb = args.ceiling === undefined ? null : Number(args.ceiling);
const products = 12_000;
const targetGrowth = 0.05;
const unansweredPerRenewal = 10;
const looks = 5;
const minutesOfRow = 10;
/** Limit on concurrent actions, so that a slow shop is not overloaded. */
const maxActs = 40;

await buildAll();
const dataDir = resolve(root, args.data);
mkdirSync(dataDir, { recursive: true });
const ports = { port, servicesPort: port + 1, inspectorPort: Number(args.inspector) };
const shop = await startRuntime({ ...ports, dataDir, demoControls: true, quiet: true });
let isMet = false;
try {
  if (!isSeeded(dataDir)) await seedShop({ servicesUrl: shop.servicesUrl, size: products, dataDir });
  isMet = await measure();
} finally {
  await shop.stop();
}
process.exit(isMet ? 0 : 1);

async function measure() {
  let pid = shop.keeper.pid();
  let renewals = 0;
  if (ceilingMb !== null) watchRuntime({ keeper: shop.keeper, dataDir, memoryMb: ceilingMb });
  const heaps = args.heaps ? await openHeaps(ports.inspectorPort) : null;
  const agent = new http.Agent({ keepAlive: true, maxSockets: maxActs });
  const answers = new Map();
  const clock = startClock();
  let requests = 0;
  let nextAt = 0;
  const visitor = createVisitors({
    port,
    agent,
    async turn() {
      requests += 1;
      // Missed requests are not made up, because that would change the load.
      nextAt = Math.max(nextAt + 1000 / rate, clock.ms() - 1000);
      const pause = nextAt - clock.ms();
      if (pause > 0) await new Promise((done) => setTimeout(done, pause));
    },
    onAnswer: ({ kind, status }) => answers.set(`${kind} ${status}`, (answers.get(`${kind} ${status}`) ?? 0) + 1),
  });
  const work = createWork({ visitor, ...(await addresses(`http://localhost:${port}`)) });
  const people = Array.from({ length: maxActs }, async () => {
    while (clock.ms() < minutes * 60_000) await work();
  });

  /** Resident megabytes, one sample per minute; the last sample of the warm-up is taken at its end. */
  const seen = [];
  console.log(`${rate} requests a second; process ${pid}`);
  for (let minute = 1; minute <= minutes; minute += 1) {
    while (clock.ms() < minute * 60_000) await new Promise((done) => setTimeout(done, 200));
    if (shop.keeper.pid() !== pid) {
      if (ceilingMb === null) throw new Error("The runtime was restarted, so its memory figures are meaningless");
      await shop.keeper.ready();
      pid = shop.keeper.pid();
      renewals += 1;
    }
    seen.push(residentMb(pid));
    if (minute % minutesOfRow !== 0 && minute !== minutes) continue;
    const row = { minute, requests, MB: Math.round(seen.at(-1)), renewals, ...(heaps && (await heaps.live())) };
    console.log(JSON.stringify(row));
  }
  await Promise.all(people);
  agent.destroy();
  console.log(`Responses: ${JSON.stringify(Object.fromEntries([...answers].sort()))}`);
  if (ceilingMb !== null) {
    const highest = Math.max(...seen);
    const unanswered = [...answers].reduce((sum, [kind, count]) => sum + (kind.endsWith(" 0") ? count : 0), 0);
    console.log(
      `Ceiling ${ceilingMb} MB, highest ${Math.round(highest)} MB, ${renewals} renewals, ${unanswered} of ${requests} not answered`,
    );
    return highest <= ceilingMb * (1 + targetGrowth) && unanswered <= unansweredPerRenewal * renewals;
  }
  const middle = (values) => percentile(values, 50);
  const [first, last] = [middle(seen.slice(warmUpMinutes).slice(0, looks)), middle(seen.slice(-looks))];
  const growth = (last - first) / first;
  console.log(
    `After ${warmUpMinutes} minutes ${Math.round(first)} MB, after ${minutes} ${Math.round(last)} MB: ` +
      `${(100 * growth).toFixed(1)} % (target ${100 * targetGrowth} % at most), highest ${Math.round(Math.max(...seen))} MB`,
  );
  return growth <= targetGrowth;
}

/** Milliseconds in which this process was awake; a sleeping machine produces no load. */
function startClock() {
  const tickMs = 100;
  let last = performance.now();
  let sum = 0;
  const tick = () => {
    const now = performance.now();
    sum += Math.min(now - last, 10 * tickMs);
    last = now;
  };
  setInterval(tick, tickMs).unref();
  return {
    ms() {
      tick();
      return sum;
    },
  };
}

async function addresses(origin) {
  const index = await (await fetch(`${origin}/sitemap.xml`)).text();
  const found = { products: [], pages: [] };
  for (const [, file] of index.matchAll(/<loc>([^<]+)<\/loc>/g)) {
    const list = await (await fetch(origin + new URL(file).pathname)).text();
    for (const [, address] of list.matchAll(/<loc>([^<]+)<\/loc>/g)) {
      const { pathname } = new URL(address);
      found[/^\/products\/\d+$/.test(pathname) ? "products" : "pages"].push(pathname);
    }
  }
  if (found.products.length < 100) throw new Error(`Only ${found.products.length} products in the sitemap.`);
  return found;
}
