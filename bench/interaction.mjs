/**
 * `node bench/interaction.mjs`: response times as a person perceives them. Measures from a press to the first changed
 * frame, and to the frame with the result, in a real browser over TLS, HTTP/2 and brotli, as a phone and as a desktop.
 *
 *   --n 12                     visits per kind
 *   --actions add,page         actions to measure (bench/interaction/actions.mjs)
 *   --profile phone,desktop
 *   --variant first,early,later  a second after the load; 200 ms after the first paint; the third action of the visit
 *   --url http://localhost:8787  a running shop; without it one is started and filled
 *   --json FILE                every sample
 *   --no-weights               skips the byte counts of a shopper's visit
 *   BENCH_PORT, BENCH_SERVICES_PORT, BENCH_PROXY_PORT, BENCH_DATA_DIR, BENCH_PRODUCTS
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { availableParallelism, loadavg } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { root } from "../scripts/setup/install.mjs";
import { actions } from "./interaction/actions.mjs";
import { figureBindings, startEdgeProxy } from "./interaction/edge-proxy.mjs";
import { Line } from "./interaction/line.mjs";
import { inputLine, table, weightLine } from "./interaction/report.mjs";
import { launchBrowser, lost, profiles, visitOnce, weigh } from "./interaction/visit.mjs";

const { values } = parseArgs({
  options: {
    n: { type: "string", default: "12" },
    actions: { type: "string", default: Object.keys(actions).join() },
    profile: { type: "string", default: "phone,desktop" },
    variant: { type: "string", default: "first,early,later" },
    url: { type: "string" },
    json: { type: "string" },
    "no-weights": { type: "boolean", default: false },
  },
});
const visits = Number(values.n);
const wanted = (given, known) => {
  const names = given.split(",");
  const wrong = names.filter((name) => !known.includes(name));
  if (wrong.length > 0) throw new Error(`${wrong.join()}: not one of ${known.join()}`);
  return names;
};
const actionNames = wanted(values.actions, Object.keys(actions));
const profileNames = wanted(values.profile, Object.keys(profiles));
const variants = wanted(values.variant, ["first", "early", "later"]);

const proxyPort = Number(process.env.BENCH_PROXY_PORT ?? 19_780);
const port = Number(process.env.BENCH_PORT ?? 19_787);
const servicesPort = Number(process.env.BENCH_SERVICES_PORT ?? 19_790);

let line = null;
const shop = values.url ? { url: values.url, stop: async () => {} } : await startShop();
const proxy = await startEdgeProxy({ port: proxyPort, shop: shop.url, line: () => line });
let browser = await launchBrowser(proxy.spki);
const samples = [];
const weights = [];
const warm = new Set();
const started = Date.now();
/** Load average at start and end; other load worsens every figure. */
const load = [loadavg()[0]];
const since = () => `${((Date.now() - started) / 1000).toFixed(0).padStart(4)} s`;
try {
  for (const profile of profileNames) {
    for (const action of actionNames) await measure(profile, action);
    const weight = values["no-weights"] ? null : await weighJourney(profile).catch(say);
    if (weight) weights.push({ profile, ...weight });
  }
  load.push(loadavg()[0]);
  const inputs = profileNames.map((profile) => inputLine(samples, profile));
  console.log([table(samples), ...weights.map(weightLine), ...inputs, machineLine()].join("\n"));
  const all = { at: new Date().toISOString(), visits, load, samples, weights };
  if (values.json) writeFileSync(values.json, JSON.stringify(all, null, 1));
} finally {
  await browser.close();
  await proxy.stop();
  await shop.stop();
}
process.exit();

async function startShop() {
  const { buildAll } = await import("../scripts/build/build.ts");
  const { startRuntime } = await import("../scripts/run/runtime.ts");
  const { isSeeded, seedShop } = await import("../scripts/seed/seed.ts");
  const dataDir = process.env.BENCH_DATA_DIR ?? join(root, ".cache/bench-interaction");
  mkdirSync(dataDir, { recursive: true });
  await buildAll();
  const runtime = await startRuntime({
    port,
    servicesPort,
    dataDir,
    demoControls: true,
    quiet: true,
    overrides: figureBindings(proxyPort),
  });
  const size = Number(process.env.BENCH_PRODUCTS ?? 2000);
  if (!isSeeded(dataDir)) await seedShop({ servicesUrl: runtime.servicesUrl, size, dataDir });
  return runtime;
}

async function measure(profileName, action) {
  const profile = profiles[profileName];
  const later = variants.includes("later");
  // Warms up stored pages and compressed files.
  if (!warm.has(action)) {
    line = null;
    await visitOnce(browser, proxy.origin, { ...profile, cpuSlowdown: 1 }, action, { early: false, later }).catch(say);
    warm.add(action);
  }
  for (let visit = 0; visit < visits; visit += 1) {
    if (later || variants.includes("first")) {
      const samples = await once(profile, action, { early: false, later });
      if (variants.includes("first")) note(profileName, action, "first", samples.first);
      if (samples.later) note(profileName, action, "later", samples.later);
    }
    if (variants.includes("early")) {
      const { first } = await once(profile, action, { early: true, later: false });
      note(profileName, action, "early", first);
    }
  }
}

/** A page that does not open counts as a lost press; a crashed browser is restarted and the visit repeated. */
async function once(profile, action, plan, isSecondTime = false) {
  if (!browser.connected) browser = await launchBrowser(proxy.spki);
  line = new Line(profile.line);
  const samples = await visitOnce(browser, proxy.origin, profile, action, plan).catch((error) => ({
    first: lost(error.message),
  }));
  if (browser.connected || isSecondTime) return samples;
  process.stderr.write("The browser ended; the visit is repeated.\n");
  return once(profile, action, plan, true);
}

function note(profile, action, variant, sample) {
  samples.push({ profile, action, variant, ...sample });
  const { feedbackMs, outcomeMs, inputMs, way } = sample;
  const figures = [feedbackMs, outcomeMs, inputMs].map((ms) => (ms === null ? "–" : Math.round(ms)));
  process.stderr.write(`${since()} ${profile} ${action} ${variant}: ${figures.join(" ")} ${way}\n`);
}

async function weighJourney(profileName) {
  line = new Line(profiles[profileName].line);
  return weigh(browser, proxy, profiles[profileName]);
}

function machineLine() {
  const [before, after] = load.map((processes) => processes.toFixed(1));
  return `machine: ${availableParallelism()} processors, load ${before} before and ${after} after`;
}

function say(error) {
  process.stderr.write(`${error.message}\n`);
}
