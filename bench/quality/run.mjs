/**
 * `npm run quality`: checks that every type of page is valid HTML, accessible, and fast on a phone. Exits with 1
 * otherwise.
 *
 *   npm run quality -- markup accessibility visits speed interactions    selects some of the five checks
 *   QUALITY_PORT           port of a running shop; without it one is started and filled
 *   QUALITY_SERVICES_PORT  port of its embedded services; the shop's port plus 3 by default
 *   QUALITY_PROXY_PORT     port of the TLS proxy for speed and interactions; 9 below the shop's by default
 *   QUALITY_PRODUCTS       size of its catalogue, default 2000
 */
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { buildAll } from "../../scripts/build/build.ts";
import { startRuntime } from "../../scripts/run/runtime.ts";
import { isSeeded, seedShop } from "../../scripts/seed/seed.ts";
import { root } from "../../scripts/setup/install.mjs";
import { figureBindings, startEdgeProxy } from "../interaction/edge-proxy.mjs";
import { checkAccessibility, checkVisits } from "./accessibility.mjs";
import { checkInteractions } from "./interactions.mjs";
import { checkMarkup, checkTexts } from "./markup.mjs";
import { everyPage } from "./pages.mjs";
import { measureSpeed } from "./speed.mjs";

const direct = ["markup", "accessibility", "visits"];
const behindProxy = ["speed", "interactions"];
const all = [...direct, ...behindProxy];
const selected = process.argv.slice(2).filter((name) => all.includes(name));
const wanted = selected.length > 0 ? selected : all;
const target = { performance: 99, accessibility: 100, "best-practices": 100, seo: 100 };

const running = process.env.QUALITY_PORT ? Number(process.env.QUALITY_PORT) : null;
const port = running ?? 19_887;
const servicesPort = Number(process.env.QUALITY_SERVICES_PORT ?? port + 3);
const proxyPort = Number(process.env.QUALITY_PROXY_PORT ?? port - 9);
const origin = `http://localhost:${port}`;
const has = (names) => wanted.some((name) => names.includes(name));
let failed = false;

if (has(direct)) await withShop({}, checkPages);
// Figures also come through the proxy.
if (has(behindProxy)) await withShop(figureBindings(proxyPort), checkBehindProxy);
process.exit(failed ? 1 : 0);

async function checkPages() {
  const pages = everyPage(port);
  if (wanted.includes("markup")) tell("HTML (Nu)", await checkMarkup(pages), "Java is not installed");
  if (wanted.includes("accessibility")) tell("Accessibility (axe)", await checkAccessibility(pages));
  if (wanted.includes("visits")) {
    const texts = [];
    const shop = { origin, services: `http://127.0.0.1:${servicesPort}` };
    tell("Visits (axe)", await checkVisits(shop, (name, html) => texts.push({ name, html })));
    tell("HTML of visits (Nu)", checkTexts(texts), "Java is not installed");
  }
}

async function checkBehindProxy() {
  let line = null;
  const proxy = await startEdgeProxy({ port: proxyPort, shop: origin, line: () => line });
  try {
    if (wanted.includes("speed")) {
      const pages = everyPage(port).filter(({ speed, language }) => speed && language === "en");
      await tellSpeed(
        pages.map(({ type, path }) => ({ type, url: proxy.origin + path })),
        proxy.spki,
      );
    }
    if (wanted.includes("interactions")) {
      const { slowest, problems } = await checkInteractions(proxy, (next) => {
        line = next;
      });
      console.log(`Interaction to next paint, phone: slowest ${slowest.join(", ")}`);
      for (const problem of problems) console.log(`  ${problem}`);
      if (problems.length > 0) failed = true;
    }
  } finally {
    await proxy.stop();
  }
}

/** Starts the shop for a check, unless one is running. */
async function withShop(overrides, check) {
  if (running !== null) return check();
  const dataDir = join(root, ".cache/quality");
  mkdirSync(dataDir, { recursive: true });
  await buildAll();
  const runtime = await startRuntime({ port, servicesPort, dataDir, demoControls: true, overrides });
  try {
    const size = Number(process.env.QUALITY_PRODUCTS ?? 2000);
    if (!isSeeded(dataDir)) await seedShop({ servicesUrl: runtime.servicesUrl, size, dataDir });
    return await check();
  } finally {
    await runtime.stop();
  }
}

function tell(what, result, missing = "") {
  if (!result) {
    console.log(`${what}: not checked. ${missing}`);
    return;
  }
  const { pages, problems } = result;
  console.log(`${what}: ${pages} pages, ${problems.length} problems`);
  for (const problem of problems.slice(0, 60)) console.log(`  ${problem}`);
  if (problems.length > 0) failed = true;
}

async function tellSpeed(pages, spki) {
  console.log("Lighthouse, mobile: performance, accessibility, best practices, SEO; largest paint");
  for (const { type, url } of pages) {
    const { scores, largestPaintMs, lost } = await measureSpeed(url, spki);
    const missed = Object.entries(target).filter(([id, least]) => scores[id] < least);
    if (missed.length > 0) failed = true;
    console.log(
      `  ${type.padEnd(10)} ${Object.values(scores).join(" · ")}   ${(largestPaintMs / 1000).toFixed(2)} s${lost.length > 0 ? `   ${lost.join(", ")}` : ""}`,
    );
  }
}
