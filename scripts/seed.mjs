/**
 * Fills the embedded services with the demonstration shop over their import endpoints.
 *
 *   node scripts/seed.mjs [--services http://localhost:8790] [--size 12000] [--targets file.tsv] [--citations file.tsv]
 *                         [--only commerce,search]
 *
 * Everything is idempotent. `npm start` seeds once: the marker in the data directory is written only after every service
 * took everything.
 */
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { localBindings } from "./local-bindings.mjs";
import { loadDemoWorld } from "./seed/demo-world.mjs";
import { post, sendLines } from "./seed/send.mjs";

const locales = [
  ["en-us", "en"],
  ["ja-jp", "ja"],
  ["zh-cn", "zh"],
];

/** Raised when a change of the world makes former data wrong; `npm start` then seeds again. */
const worldVersion = 1;
const markerPath = (dataDir) => join(dataDir, "seeded.json");

/** True when the data directory holds a shop that this version seeded completely. */
export function isSeeded(dataDir) {
  if (!existsSync(markerPath(dataDir))) return false;
  try {
    return JSON.parse(readFileSync(markerPath(dataDir), "utf8")).worldVersion === worldVersion;
  } catch {
    return false;
  }
}

/** Keys of the local services; a deployment's come from the environment. */
export function adminKeysFromEnvironment() {
  const local = localBindings({ port: 0, servicesPort: 0 }).services();
  return { admin: process.env.ADMIN_KEY ?? local.ADMIN_KEY };
}

/**
 * @param {object} options
 * @param {string} options.servicesUrl  where the embedded services answer
 * @param {number} [options.size]       number of products
 * @param {string} [options.dataDir]    where to leave the marker; none without it
 * @param {{ admin: string }} [options.adminKeys]
 * @param {string} [options.targets]    path of a table of targets
 * @param {string} [options.citations]  path of a table of papers
 * @param {string[]} [options.only]     names of services; all by default
 * @param {(line: string) => void} [options.log]
 */
export async function seedShop({
  servicesUrl,
  size,
  dataDir,
  adminKeys = adminKeysFromEnvironment(),
  targets,
  citations,
  only,
  log = console.log,
}) {
  const started = performance.now();
  const world = await loadDemoWorld();
  const catalogue = world.createCatalogue({ size, ...(targets && { targets: readFileSync(targets, "utf8") }) });
  const services = servicesUrl.replace(/\/$/, "");
  const key = adminKeys.admin;
  const send = (path, lines, options) => sendLines(`${services}${path}`, lines, { key, ...options });
  const put = (path, body) => post(`${services}${path}`, { key, method: "PUT", body: JSON.stringify(body) });
  const each = (make) => eachPlan(catalogue.plans, make);

  /** Each value fills one service and returns reports of what it sent. */
  const jobs = {
    commerce: async () => [
      await send(
        "/commerce/_admin/products",
        each((plan) => [catalogue.product(plan)]),
      ),
    ],
    availability: async () => [await send("/availability/_admin/stock", each(catalogue.stock))],
    settings: async () => {
      await put("/settings/_admin/selling", world.sellingExceptions);
      for (const flag of world.demoFlags) await put("/settings/_admin/flags", flag);
      return [];
    },
    content: async () => [
      await send("/content/_admin/import", world.contentLines()),
      await send("/cn/content/_admin/import", world.contentLines()),
    ],
    images: async () => [await send("/images/_admin/figures", each(catalogue.figures))],
    citations: async () => [
      await send("/citations/_admin/citations", catalogue.citations()),
      ...(citations
        ? [
            await send(
              "/citations/_admin/citations",
              world.realCitations(readFileSync(citations, "utf8"), catalogue.plans),
            ),
          ]
        : []),
    ],
    search: () =>
      Promise.all(locales.map(([locale, language]) => fillEngines(locale, language))).then((reports) => reports.flat()),
  };

  async function fillEngines(locale, language) {
    const documents = {
      product: () => each((plan) => [catalogue.document(plan, language)]),
      resources: () => world.contentDocuments("resources", locale),
      "knowledge-base": () => world.contentDocuments("knowledge-base", locale),
    };
    const reports = [];
    for (const [kind, lines] of Object.entries(documents)) {
      const name = `${kind}-${locale}`;
      await post(`${services}/search/_admin/engines`, { key, body: JSON.stringify({ name, kind }) });
      reports.push(await send(`/search/_admin/engines/${name}/documents`, lines(), { maxLines: 5000 }));
    }
    return reports;
  }

  const names = Object.keys(jobs).filter((name) => !only || only.includes(name));
  const outcomes = await Promise.allSettled(names.map((name) => runJob(name, jobs[name], log)));
  const failures = outcomes.flatMap((outcome, index) =>
    outcome.status === "rejected" ? [`${names[index]}: ${outcome.reason.message}`] : [],
  );
  if (failures.length > 0) throw new Error(`Seeding failed.\n${failures.join("\n")}`);
  const seconds = (performance.now() - started) / 1000;
  log(`Seeded ${catalogue.plans.length.toLocaleString("en")} products in ${seconds.toFixed(1)} s.`);
  if (dataDir && !only) writeMarker(dataDir, catalogue.plans.length);
}

/** Lets other streams have their turn while a large one is being made. */
async function* eachPlan(plans, make) {
  let made = 0;
  for (const plan of plans) {
    yield* make(plan);
    made += 1;
    if (made % 200 === 0) await new Promise((resolve) => setImmediate(resolve));
  }
}

async function runJob(name, job, log) {
  const from = performance.now();
  const reports = await job();
  const sent = reports.reduce((sum, report) => sum + report.sent, 0);
  const rejections = reports.flatMap((report) => report.rejections);
  log(
    `  ${name.padEnd(13)}${sent.toLocaleString("en").padStart(8)} lines   ${((performance.now() - from) / 1000).toFixed(1)} s`,
  );
  if (rejections.length > 0) {
    const listed = rejections
      .slice(0, 5)
      .map(({ line, field, id, message }) => `line ${line} ${id} ${field}: ${message}`);
    throw new Error(`${rejections.length} lines refused: ${listed.join(" | ")}`);
  }
}

/** The marker appears whole or not at all: a half-written one must never pass for a seeded shop. */
function writeMarker(dataDir, products) {
  mkdirSync(dataDir, { recursive: true });
  const temporary = `${markerPath(dataDir)}.${process.pid}`;
  writeFileSync(temporary, JSON.stringify({ worldVersion, products, seededAt: new Date().toISOString() }));
  renameSync(temporary, markerPath(dataDir));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { values } = parseArgs({
    options: {
      services: {
        type: "string",
        default: process.env.SERVICES_URL ?? `http://localhost:${process.env.SERVICES_PORT ?? 8790}`,
      },
      size: { type: "string", default: process.env.SEED_PRODUCTS ?? "12000" },
      targets: { type: "string" },
      citations: { type: "string" },
      only: { type: "string" },
    },
  });
  const size = Number(values.size);
  if (!Number.isInteger(size) || size < 1 || size > 900_000)
    throw new RangeError("--size is a whole number from 1 to 900000");
  await seedShop({
    servicesUrl: values.services,
    size,
    targets: values.targets,
    citations: values.citations,
    only: values.only?.split(","),
  });
}
