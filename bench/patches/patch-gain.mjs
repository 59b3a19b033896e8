/**
 * `node bench/patches/patch-gain.mjs`: measures the CPU time of product pages with all patches of
 * `framework/patches/worker`, and without one or two of them. All variants of the storefront run in one workerd and
 * take turns, so that they see the same machine conditions. The figure is the CPU time of the whole process, without
 * stored pages.
 *
 *   BENCH_ROUNDS  turns of each variant, default 30
 *   BENCH_PAGES   pages of a turn, default 40
 */
import { mkdtempSync, rmSync } from "node:fs";
import { get } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readPatches } from "../../framework/patching/patches.ts";
import { buildAll } from "../../scripts/build/build.ts";
import { bundleWorkers } from "../../scripts/build/bundle-workers.ts";
import { nameTextModules } from "../../scripts/build/name-texts.ts";
import { runtimeOptions, startRuntime } from "../../scripts/run/runtime.ts";
import { seedShop } from "../../scripts/seed/seed.ts";
import { processCpuMs } from "../cpu.mjs";
import { productPaths } from "../pages.mjs";
import { percentile } from "../timing.mjs";

const port = Number(process.env.BENCH_PORT ?? 19_787);
const servicesPort = Number(process.env.BENCH_SERVICES_PORT ?? 19_790);
const rounds = Number(process.env.BENCH_ROUNDS ?? 30);
const pages = Number(process.env.BENCH_PAGES ?? 40);

/** Patches that are omitted together. The last row omits none: it shows the difference between two equal builds. */
const left = [["react-text-until-flush"], ["match-routes-once", "server-routes-once"], ["handoff-when-asked"], []];

const folder = mkdtempSync(join(tmpdir(), "patch-gain-"));
const options = {
  ...{ port, servicesPort, dataDir: join(folder, "data"), demoControls: true, quiet: true },
  overrides: { STORED_PAGES: "off" },
};

/** The storefront without some patches, on a separate host. */
async function variant(without, index) {
  const outdir = join(folder, `workers-${index}`);
  await bundleWorkers(
    outdir,
    readPatches("worker").filter(({ name }) => !without.some((part) => name.endsWith(`/${part}.patch`))),
  );
  const [storefront] = runtimeOptions(options).workers;
  const host = `variant-${index}.localhost`;
  const worker = {
    ...storefront,
    name: `variant-${index}`,
    routes: [`${host}/*`],
    bindings: { ...storefront.bindings, HOSTS: `${host}:${port}` },
    modules: [{ type: "ESModule", path: join(outdir, "storefront.js") }, ...nameTextModules(outdir)],
    modulesRoot: outdir,
  };
  return { label: without.join(", ") || "(none)", host, worker };
}

/** Reads a complete page by IP address, because Node does not resolve the variants' host names. */
const read = (host, path) =>
  new Promise((resolve, reject) => {
    get({ host: "127.0.0.1", port, path, headers: { host: `${host}:${port}` } }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${host}${path}: ${response.statusCode}`));
      response.resume();
      response.on("end", resolve);
    }).on("error", reject);
  });

await buildAll();
const variants = [];
for (const [index, without] of left.entries()) variants.push(await variant(without, index));
const runtime = await startRuntime({ ...options, extraWorkers: variants.map(({ worker }) => worker) });
try {
  await seedShop({ servicesUrl: runtime.servicesUrl, size: 600, dataDir: options.dataDir, log: () => {} });
  const paths = await productPaths(runtime.url, pages);
  const turn = async (host) => {
    const before = processCpuMs(runtime.pid);
    for (const path of paths) await read(host, path);
    return (processCpuMs(runtime.pid) - before) / paths.length;
  };
  const hosts = ["localhost", ...variants.map(({ host }) => host)];
  for (const host of hosts) for (let warmUp = 0; warmUp < 3; warmUp += 1) await turn(host);
  const times = new Map(hosts.map((host) => [host, []]));
  for (let round = 0; round < rounds; round += 1) {
    // The order rotates so that no variant always follows the same one.
    for (let at = 0; at < hosts.length; at += 1) {
      const host = hosts[(at + round) % hosts.length];
      times.get(host).push(await turn(host));
    }
  }
  const patched = times.get("localhost");
  console.log(`all patches: ${percentile(patched, 50).toFixed(2)} ms a page, ${rounds} turns of ${paths.length} pages`);
  for (const { label, host } of variants) {
    const gains = times.get(host).map((ms, round) => 1 - patched[round] / ms);
    const share = (rank) => `${(100 * percentile(gains, rank)).toFixed(1)} %`;
    const median = percentile(times.get(host), 50).toFixed(2);
    console.log(`without ${label}: ${median} ms; gain ${share(50)} (quartiles ${share(25)} to ${share(75)})`);
  }
} finally {
  await runtime.stop();
  rmSync(folder, { recursive: true, force: true });
}
