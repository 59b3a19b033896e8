/**
 * `node bench/overload.mjs`: measures goodput at four times the shop's capacity.
 *
 * Requests arrive at a fixed rate regardless of responses, as from independent visitors. Each is for a product page
 * that is not in the page store. Two shoppers use their cart and checkout throughout, and a stored page is requested
 * twice a second.
 *
 *   BENCH_URL       a running shop; otherwise one is started
 *   BENCH_PRODUCTS  size of the catalogue, default 12000
 *   BENCH_SECONDS   duration of each load, default 20
 *   BENCH_RATES     multiples of the shop's capacity, default "1,4"
 *
 * Goodput counts complete pages with status 200, without missing parts, within three seconds.
 */
import { mkdirSync } from "node:fs";
import http from "node:http";
import { join } from "node:path";
import { buildAll } from "../scripts/build/build.ts";
import { startRuntime } from "../scripts/run/runtime.ts";
import { isSeeded, seedShop } from "../scripts/seed/seed.ts";
import { root } from "../scripts/setup/install.mjs";
import { residentMb } from "./cpu.mjs";
import { percentile } from "./timing.mjs";
import { basketCookie } from "./visitor.mjs";

const port = Number(process.env.BENCH_PORT ?? 19_787);
const servicesPort = Number(process.env.BENCH_SERVICES_PORT ?? 19_790);
const size = Number(process.env.BENCH_PRODUCTS ?? 12_000);
const seconds = Number(process.env.BENCH_SECONDS ?? 20);
const rates = (process.env.BENCH_RATES ?? "1,4").split(",").map(Number);
const goodMs = 3000;
/** Later responses are ignored. */
const timeoutMs = 20_000;
const countries = "SE NO FI DK IE PT ES IT GR CH MX AR CL PE SG TH MY FR NL BE PL CZ HU RO AT GB CA AU NZ IL".split(
  " ",
);

const shop = process.env.BENCH_URL ? null : await startShop();
const origin = process.env.BENCH_URL ?? `http://localhost:${port}`;
try {
  await measure();
} finally {
  await shop?.stop();
}

async function startShop() {
  await buildAll();
  const dataDir = process.env.DATA_DIR ?? join(root, size === 12_000 ? ".cache/bench" : `.cache/bench-${size}`);
  mkdirSync(dataDir, { recursive: true });
  const started = await startRuntime({ port, servicesPort, dataDir, demoControls: true, quiet: true });
  if (!isSeeded(dataDir)) await seedShop({ servicesUrl: started.servicesUrl, size, dataDir });
  return started;
}

async function measure() {
  const pages = freshPages(await productPaths());
  const shoppers = await Promise.all([
    basketCookie(origin).then((cookie) => ({ name: "basket", path: "/cart", cookie })),
    customerCookie().then((cookie) => ({ name: "checkout", path: "/checkout/shippinginformation", cookie })),
    Promise.resolve({ name: "stored", path: "/products/4060", cookie: "" }),
  ]);
  await closedLoop(pages, 3);
  const peak = await closedLoop(pages, Math.max(5, seconds / 2));
  console.log(
    `Eight clients that wait for their answers: ${peak.toFixed(1)} product pages a second, none of them stored.`,
  );
  const rows = [];
  for (const times of rates) {
    rows.push({ load: `${times} x`, ...(await openLoop(pages, times * peak, shoppers, peak)) });
    await new Promise((resolve) => setTimeout(resolve, 3000));
  }
  console.table(rows);
}

/** Good pages per second with clients that wait for each response. */
async function closedLoop(pages, duration) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 8 });
  const until = performance.now() + duration * 1000;
  const seen = {};
  const client = async () => {
    while (performance.now() < until) {
      const answer = await get(agent, pages.next().value);
      seen[answer.kind] = (seen[answer.kind] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: 8 }, client));
  agent.destroy();
  console.log(`Eight clients for ${duration} s: ${JSON.stringify(seen)}`);
  return (seen.good ?? 0) / duration;
}

/** Sends requests at a fixed rate, regardless of responses. */
async function openLoop(pages, rate, shoppers, peak) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1024 });
  const seen = { good: 0, slow: 0, lacking: 0, refused: 0, failed: 0, dropped: 0 };
  const refusals = [];
  /** Reasons why connections ended without a response, with their counts. */
  const drops = {};
  const pending = [];
  const started = performance.now();
  const until = started + seconds * 1000;
  const ways = shoppers.map((shopper) => visit(shopper, until));
  let sent = 0;
  while (performance.now() < until) {
    const due = Math.floor(((performance.now() - started) / 1000) * rate);
    for (; sent < due; sent += 1) {
      pending.push(
        get(agent, pages.next().value).then(({ kind, ms, why }) => {
          seen[kind] += 1;
          if (why) drops[why] = (drops[why] ?? 0) + 1;
          if (kind === "refused") refusals.push(ms);
        }),
      );
    }
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  await Promise.all(pending);
  agent.destroy();
  const latencies = Object.fromEntries(
    (await Promise.all(ways)).map(({ name, answered, times, others }) => [
      name,
      `${answered} of ${answered + others}, p95 ${Math.round(percentile(times, 95))} ms`,
    ]),
  );
  const good = seen.good / seconds;
  return {
    "requests a s": rate.toFixed(0),
    "good a s": good.toFixed(1),
    "of peak": `${Math.round((100 * good) / peak)} %`,
    ...seen,
    ...(seen.dropped > 0 && { dropped: JSON.stringify(drops) }),
    "refused p95": refusals.length > 0 ? `${Math.round(percentile(refusals, 95))} ms` : "",
    ...latencies,
    ...(shop && { MB: Math.round(residentMb(shop.pid)) }),
  };
}

/** One visitor who requests a page twice a second. */
async function visit({ name, path, cookie }, until) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  const times = [];
  let others = 0;
  while (performance.now() < until) {
    const answer = await get(agent, { path, cookie });
    if (answer.status === 200 && answer.kind !== "dropped" && answer.kind !== "lacking") times.push(answer.ms);
    else others += 1;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  agent.destroy();
  return { name, answered: times.length, others, times };
}

/**
 * @returns {Promise<{ kind: "good" | "slow" | "lacking" | "refused" | "failed" | "dropped"; ms: number; status: number;
 *   why?: string }>} `why` of a dropped connection
 */
function get(agent, { path, cookie }) {
  const begun = performance.now();
  const { hostname, port: askedPort } = new URL(origin);
  return new Promise((resolve) => {
    let settled = false;
    const end = (kind, status = 0, why = undefined) => {
      if (settled) return;
      settled = true;
      clearTimeout(timer);
      resolve({ kind, ms: performance.now() - begun, status, why });
    };
    const headers = { accept: "text/html", host: `${hostname}:${askedPort}`, ...(cookie && { cookie }) };
    const request = http.get({ agent, hostname: "127.0.0.1", port: askedPort, path, headers }, (response) => {
      const { statusCode = 0 } = response;
      const chunks = [];
      response.on("data", (chunk) => chunks.push(chunk));
      response.on("error", () => end("dropped", statusCode, "within the body"));
      response.on("end", () => {
        const whole = Buffer.concat(chunks);
        const isWhole = whole.subarray(-40).includes("</html>");
        if (statusCode === 429 || statusCode === 503) {
          // Refused early with a message, or failed after a long wait.
          return end(response.headers["retry-after"] && whole.length > 0 ? "refused" : "failed", statusCode);
        }
        if (statusCode !== 200 || !isWhole) return end("failed", statusCode);
        if (whole.includes("data-lacking")) return end("lacking", statusCode);
        end(performance.now() - begun <= goodMs ? "good" : "slow", statusCode);
      });
    });
    const timer = setTimeout(() => {
      end("dropped", 0, "silent");
      request.destroy();
    }, timeoutMs);
    request.on("error", ({ code }) =>
      end("dropped", 0, `${code}${request.reusedSocket ? " of a kept connection" : ""}`),
    );
  });
}

/** Every product in every country, once each, so that no page is stored. */
function* freshPages(paths) {
  for (const country of countries) for (const path of paths) yield { path, cookie: `country=${country}` };
}

async function productPaths() {
  const index = await (await fetch(`${origin}/sitemap.xml`)).text();
  const paths = new Set();
  for (const [, file] of index.matchAll(/<loc>([^<]+product[^<]*)<\/loc>/g)) {
    const list = await (await fetch(origin + new URL(file).pathname)).text();
    for (const [, path] of list.matchAll(/<loc>[^<]*?(\/products\/\d+)<\/loc>/g)) paths.add(path);
  }
  if (paths.size < 100) throw new Error(`Only ${paths.size} products in the sitemap.`);
  return [...paths];
}

/** Cookie header of a customer with a product in the cart, during checkout. */
async function customerCookie() {
  const jar = new Map();
  const send = async (path, fields) => {
    const response = await fetch(origin + path, {
      redirect: "manual",
      headers: { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join("; "), origin },
      ...(fields && { method: "POST", body: new URLSearchParams(fields) }),
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (value) jar.set(name, value);
      else jar.delete(name);
    }
    return response;
  };
  const page = await (await send("/account/sign-in")).text();
  const hidden = Object.fromEntries(
    [...page.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)].map(([, name, value]) => [name, value]),
  );
  const buyer = { email: "us.verified@demo.benchside.example", password: "Benchside-demo-1!" };
  const signedIn = await send("/account/sign-in", { ...hidden, ...buyer });
  if (signedIn.status !== 303) throw new Error(`The customer could not sign in: ${signedIn.status}`);
  await send("/cart", { intent: "add", sku: "4060S", quantity: "1" });
  return [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
}
