/**
 * Recovery time after the runtime is killed: from SIGKILL to the first response, and to the first product page.
 *
 *   node bench/restart.mjs [--data .data] [--kills 11] [--port 21160]
 *
 * `--data` is the state of a stopped shop; it is copied. Target: p50 1,500 ms.
 */
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { get } from "node:http";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { buildAll } from "../scripts/build/build.ts";
import { startRuntime } from "../scripts/run/runtime.ts";
import { root } from "../scripts/setup/install.mjs";
import { percentile } from "./timing.mjs";

const { values: args } = parseArgs({
  options: {
    data: { type: "string", default: ".data" },
    kills: { type: "string", default: "11" },
    port: { type: "string", default: "21160" },
  },
});
const port = Number(args.port);
const kills = Number(args.kills);
const giveUpMs = 30_000;

await buildAll();
const dataDir = mkdtempSync(join(tmpdir(), "restart-"));
cpSync(resolve(root, args.data), dataDir, { recursive: true });
const shop = await startRuntime({ port, servicesPort: port + 1, dataDir, demoControls: true, quiet: true });
try {
  await untilAnswered("/products/4060", performance.now());
  const first = [];
  const product = [];
  for (let kill = 0; kill < kills; kill += 1) {
    const from = performance.now();
    process.kill(shop.keeper.pid(), "SIGKILL");
    await new Promise((done) => setTimeout(done, 20));
    first.push(await untilAnswered("/robots.txt", from));
    product.push(await untilAnswered("/products/4060", from));
  }
  console.log("| after a kill | p50 | slowest |\n|---|---|---|");
  for (const [name, times] of [
    ["first answer", first],
    ["first product page", product],
  ]) {
    console.log(`| ${name} | ${percentile(times, 50).toFixed(0)} ms | ${Math.max(...times).toFixed(0)} ms |`);
  }
} finally {
  await shop.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
process.exit(0);

/**
 * Polls until there is a response.
 * @returns {Promise<number>} milliseconds since `from`
 */
async function untilAnswered(path, from) {
  while (performance.now() - from < giveUpMs) {
    if ((await statusOf(path)) === 200) return performance.now() - from;
    await new Promise((done) => setTimeout(done, 5));
  }
  throw new Error(`No response within ${giveUpMs / 1000} s`);
}

function statusOf(path) {
  return new Promise((done) => {
    const request = get({ host: "127.0.0.1", port, path, agent: false }, (response) => {
      response.resume();
      response.on("end", () => done(response.statusCode));
      response.on("error", () => done(0));
    });
    request.on("error", () => done(0));
  });
}
