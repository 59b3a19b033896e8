/**
 * `npm run quality`: whether every type of page is valid HTML, accessible, and fast on a phone. Ends with 1 when not.
 *
 *   npm run quality -- markup accessibility visits speed    only some of the four
 *   QUALITY_SERVICES_PORT  of its embedded services, next but two when left out
 *   QUALITY_PORT      port of a shop that runs already; without it one is started and filled
 *   QUALITY_PRODUCTS  size of its catalogue, default 2000
 */
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { buildAll } from "../../scripts/build.mjs";
import { root } from "../../scripts/install.mjs";
import { startRuntime } from "../../scripts/runtime.mjs";
import { isSeeded, seedShop } from "../../scripts/seed.mjs";
import { checkAccessibility, checkVisits } from "./accessibility.mjs";
import { checkMarkup, checkTexts } from "./markup.mjs";
import { everyPage } from "./pages.mjs";
import { measureSpeed } from "./speed.mjs";

const all = ["markup", "accessibility", "visits", "speed"];
const asked = process.argv.slice(2).filter((name) => all.includes(name));
const wanted = asked.length > 0 ? asked : all;
const target = { performance: 98, accessibility: 100, "best-practices": 100, seo: 100 };

const running = process.env.QUALITY_PORT ? Number(process.env.QUALITY_PORT) : null;
const port = running ?? 19_887;
const servicesPort = Number(process.env.QUALITY_SERVICES_PORT ?? port + 3);
const shop = running === null ? await start() : null;
let failed = false;

try {
  const pages = everyPage(port);
  if (wanted.includes("markup")) tell("HTML (Nu)", await checkMarkup(pages), "Java is not installed");
  if (wanted.includes("accessibility")) tell("Accessibility (axe)", await checkAccessibility(pages));
  if (wanted.includes("visits")) {
    const texts = [];
    const shop = { origin: `http://localhost:${port}`, services: `http://127.0.0.1:${servicesPort}` };
    tell("Visits (axe)", await checkVisits(shop, (name, html) => texts.push({ name, html })));
    tell("HTML of visits (Nu)", checkTexts(texts), "Java is not installed");
  }
  if (wanted.includes("speed")) await tellSpeed(pages.filter(({ speed, language }) => speed && language === "en"));
} finally {
  await shop?.stop();
}
process.exit(failed ? 1 : 0);

async function start() {
  const dataDir = join(root, ".cache/quality");
  mkdirSync(dataDir, { recursive: true });
  await buildAll();
  const runtime = await startRuntime({ port, servicesPort, dataDir, demoControls: true });
  const size = Number(process.env.QUALITY_PRODUCTS ?? 2000);
  if (!isSeeded(dataDir)) await seedShop({ servicesUrl: runtime.servicesUrl, size, dataDir });
  return runtime;
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

async function tellSpeed(pages) {
  console.log("Lighthouse, mobile: performance, accessibility, best practices, SEO");
  for (const { type, url } of pages) {
    const { scores, lost } = await measureSpeed(url);
    const missed = Object.entries(target).filter(([id, least]) => scores[id] < least);
    if (missed.length > 0) failed = true;
    console.log(
      `  ${type.padEnd(10)} ${Object.values(scores).join(" · ")}${lost.length > 0 ? `   ${lost.join(", ")}` : ""}`,
    );
  }
}
