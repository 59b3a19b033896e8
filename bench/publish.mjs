/**
 * `node bench/publish.mjs`: measures the time from an editor's "Publish" or "Withdraw from the shop" until every
 * storefront of a running demonstration shop shows the change. Each round creates, publishes, changes and withdraws a
 * new page over HTTP, and polls its address at each storefront. Exits with 1 if a change takes longer than 15 seconds.
 *
 *   BENCH_URL       the shop, default http://localhost:8787
 *   BENCH_ROUNDS    default 5
 */
import { get } from "node:http";
import { regionNames, regions } from "../contracts/regions.ts";
import { Newcomer } from "../scripts/check/office/newcomer.ts";
import { officeHost } from "../scripts/run/local-bindings.ts";
import { percentile } from "./timing.mjs";

const base = new URL(process.env.BENCH_URL ?? "http://localhost:8787");
const rounds = Number(process.env.BENCH_ROUNDS ?? 5);
const limit = 15_000;
const every = 200;
const path = "/learn-and-support/time-to-readers";

function read(region) {
  return new Promise((resolve, reject) => {
    const headers = { host: `${regions[region].localHost}:${base.port}` };
    const sent = get({ host: "127.0.0.1", port: base.port, path, headers }, (answer) => {
      const parts = [];
      answer.on("data", (part) => parts.push(part));
      answer.on("end", () => resolve({ status: answer.statusCode, body: Buffer.concat(parts).toString() }));
    });
    sent.on("error", reject);
  });
}

/** Milliseconds until a storefront's response meets the condition; infinite after four times the limit. */
async function until(region, isWanted, from) {
  while (performance.now() - from < limit * 4) {
    if (isWanted(await read(region))) return performance.now() - from;
    await new Promise((resolve) => setTimeout(resolve, every));
  }
  return Number.POSITIVE_INFINITY;
}

const everywhere = (isWanted) => {
  const from = performance.now();
  return Promise.all(regionNames.map((region) => until(region, isWanted, from)));
};

const office = new URL(base);
office.hostname = officeHost;
const editor = new Newcomer(office.href);
await editor.open("/sign-in");
await editor.send(/content/i);
const times = { "a new page": [], "a change": [], "a withdrawal (404)": [] };
const why = { Reason: "Measurement" };
for (let round = 0; round < rounds; round += 1) {
  const title = `Time to readers ${Date.now()}`;
  await editor.link("Content");
  await editor.do("Write a new entry", { Type: "Page", Title: title, "Address, for a page": path });
  // Every storefront has stored their 404 by now.
  await everywhere(({ status }) => status === 404);
  await editor.do("Publish");
  times["a new page"].push(...(await everywhere(({ status, body }) => status === 200 && body.includes(title))));
  await editor.do("Edit", {
    [editor.labels("Edit").find((label) => label.startsWith("Title")) ?? ""]: `${title} changed`,
  });
  await editor.do("Publish");
  times["a change"].push(...(await everywhere(({ body }) => body.includes(`${title} changed`))));
  await editor.do("Withdraw from the shop", why);
  times["a withdrawal (404)"].push(...(await everywhere(({ status }) => status === 404)));
  await editor.do("Delete", why);
}
console.log(`${rounds} rounds, ${regionNames.length} storefronts, s: p50, largest`);
let missed = false;
for (const [name, all] of Object.entries(times)) {
  all.sort((a, b) => a - b);
  const largest = all.at(-1) ?? Number.POSITIVE_INFINITY;
  missed ||= largest > limit;
  console.log(
    `  ${name.padEnd(20)} ${[percentile(all, 50), largest].map((ms) => (ms / 1000).toFixed(1).padStart(6)).join(" ")}`,
  );
}
process.exit(missed ? 1 : 0);
