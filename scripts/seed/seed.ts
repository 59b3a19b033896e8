/**
 * Fills the embedded services with the demonstration shop through their import endpoints.
 *
 *   npm run seed-services -- [--services http://localhost:8790] [--size 12000] [--targets file.tsv] [--citations file.tsv]
 *                         [--only commerce,search]
 *
 * Idempotent. `npm start` seeds once: the marker in the data directory is written only after every service has accepted
 * everything. An interrupted seeding continues at the next start.
 */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import type { Product } from "../../contracts/catalogue/catalogue.ts";
import { localBindings } from "../run/local-bindings.ts";
import { root } from "../setup/install.mjs";
import { engineLocales, openCatalogue, openEngine, partsFor } from "./catalogue-stream.ts";
import { contentFileSources } from "./content-files.ts";
import { loadDemoWorld, loadedText } from "./demo-world.ts";
import { noProgress, openProgress } from "./progress.ts";
import { createSender, post, type SendReport, sendLines } from "./send.ts";

type Lines = Iterable<unknown> | AsyncIterable<unknown>;

/** Increment when the demonstration data change in a way that invalidates stored data; `npm start` then seeds again. */
const worldVersion = 15;

/** Digest of the content types: pages query fields that content of older types does not have. */
function contentTypesDigest(): string {
  const folder = join(root, "contracts/content");
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) =>
    /(?<!\.test)\.ts$/.test(name),
  );
  const digest = createHash("sha256");
  for (const name of files.sort()) digest.update(readFileSync(join(folder, name)));
  return digest.digest("hex").slice(0, 16);
}

const markerPath = (dataDir: string) => join(dataDir, "seeded.json");

/** True if the data directory contains a completely seeded shop of this version and these content types. */
export function isSeeded(dataDir: string): boolean {
  if (!existsSync(markerPath(dataDir))) return false;
  try {
    const seeded = JSON.parse(readFileSync(markerPath(dataDir), "utf8"));
    return seeded.worldVersion === worldVersion && seeded.contentTypes === contentTypesDigest();
  } catch {
    return false;
  }
}

export interface SeedOptions {
  /** Base URL of the embedded services. */
  readonly servicesUrl: string;
  /** Number of products. */
  readonly size?: number | undefined;
  /** Folder of the marker; without it none is written. */
  readonly dataDir?: string | undefined;
  /** Path of a table of targets. */
  readonly targets?: string | undefined;
  /** Path of a table of papers. */
  readonly citations?: string | undefined;
  /** Names of services; all by default. */
  readonly only?: readonly string[] | undefined;
  readonly log?: ((line: string) => void) | undefined;
}

/** Admin key from the environment, or that of the local services. */
export const adminKey = (): string =>
  process.env.ADMIN_KEY ?? localBindings({ port: 0, servicesPort: 0 }).services().ADMIN_KEY ?? "";

/** @throws Error with the names of all services that rejected something */
export async function seedShop({
  servicesUrl,
  size,
  dataDir,
  targets,
  citations,
  only,
  log = console.log,
}: SeedOptions): Promise<void> {
  const started = performance.now();
  const world = await loadDemoWorld();
  const read = (path: string | undefined) => (path ? readFileSync(path, "utf8") : undefined);
  const catalogue = world.createCatalogue({ size, targets: read(targets), papers: read(citations) });
  const parts = [worldVersion, size, read(targets), read(citations), loadedText("world"), world.demoData()];
  const contents = createHash("sha256").update(JSON.stringify(parts)).digest("hex");
  const progress = dataDir && !only ? openProgress(dataDir, contents) : noProgress;
  if (progress.lines() > 0) log(`  continues after ${progress.lines().toLocaleString("en")} stored lines`);
  const services = servicesUrl.replace(/\/$/, "");
  const key = adminKey();
  const send = (name: string, path: string, lines: Lines) =>
    sendLines(name, `${services}${path}`, lines, { key, ...progress.of(name) });
  const call = (method: string, path: string, body?: object) =>
    post(`${services}${path}`, { key, method, ...(body && { body: JSON.stringify(body) }) });
  const wanted = (name: string) => !only || only.includes(name);
  const { plans } = catalogue;

  let customersSent: Promise<unknown> = Promise.resolve();

  /** Each job fills one service, or several that take the same data, and returns one report per stream. */
  const jobs: Readonly<Record<string, () => Promise<SendReport[]>>> = {
    commerce: async () => {
      const sink = await openCatalogue({
        services,
        key,
        documentOf: (product: Product, language) =>
          world.productDocument(product, language, catalogue.evidenceOf(product)),
        synonymsOf: world.productSynonyms,
        parts: partsFor(plans.length),
        targets: ["commerce", "search"].filter(wanted),
        progress,
      });
      for await (const product of eachPlan(plans.slice(sink.done), (plan) => [catalogue.product(plan)]))
        await sink.push(product);
      const reports = await sink.end();
      if (!wanted("commerce")) return reports;
      return [...reports, await send("tombstones", "/commerce/_admin/tombstones", world.demoTombstones)];
    },
    evidence: async () => {
      const path = "/commerce/_admin/evidence";
      if (progress.of("evidence").done === 0) await call("DELETE", `${path}?demonstration=true`);
      const sender = (name: string, url: string) =>
        createSender(name, `${services}${url}`, { key, ...progress.of(name) });
      // The search documents already contain them.
      const records = sender("evidence", `${path}?documents=later`);
      const homology = sender("homology", `${path}/homology`);
      for await (const found of eachPlan(plans, (plan) => [catalogue.evidenceOf(catalogue.product(plan))])) {
        for (const record of found.records) await records.push(() => record);
        for (const fact of found.homology) await homology.push(() => fact);
      }
      return [
        await records.end(),
        await homology.end(),
        await send("paper uses", `${path}/uses`, catalogue.paperUses()),
      ];
    },
    // Few lines, but each needs a password hash.
    customers: async () => {
      const sent = send("customers", "/commerce/_admin/customers", world.customerLines());
      customersSent = sent;
      return [await sent];
    },
    punchout: async () => [await send("punchout", "/commerce/_admin/punchout-buyers", world.punchoutBuyers(services))],
    // Seeded after customers, because each order belongs to one.
    orders: async () => {
      await customersSent;
      const planOf = new Map(plans.map((plan) => [plan.key, plan]));
      const planFor = (productKey: string) => {
        const plan = planOf.get(productKey);
        if (!plan) throw new Error(`an order has ${productKey}, which is not a product of the demonstration`);
        return plan;
      };
      const orderWorld = {
        now: new Date(),
        customers: world.orderingCustomers(),
        product: (productKey: string) => catalogue.product(planFor(productKey)),
        lots: (productKey: string) => catalogue.lots(planFor(productKey)),
      };
      return [
        await send("orders", "/commerce/_admin/orders", world.orderLines(orderWorld)),
        await send("quotes", "/commerce/_admin/quotes", world.quoteLines(orderWorld)),
        await send("experiments", "/commerce/_admin/experiments", world.experimentLines()),
      ];
    },
    // One stack serves every region.
    content: async () => {
      async function* lines() {
        yield* world.fileLines(contentFileSources());
        yield* world.contentLines();
      }
      return [await send("content", "/content/_admin/import", lines())];
    },
    search: async () => {
      const documents = { resources: world.resourceDocuments, "knowledge-base": world.knowledgeBaseDocuments };
      const reports: SendReport[] = [];
      for (const [kind, documentsIn] of Object.entries(documents)) {
        for (const [locale, language] of engineLocales) {
          const engine = await openEngine(services, key, kind, locale, world.articleSynonyms(language), progress);
          for (const document of documentsIn(locale)) await engine.push(() => document);
          reports.push(await engine.end());
        }
      }
      return reports;
    },
    settings: async () => {
      await call("PUT", "/settings/_admin/selling", world.sellingExceptions);
      await call("PUT", "/settings/_admin/checkout", world.demoCheckout);
      for (const flag of world.demoFlags) await call("PUT", "/settings/_admin/flags", flag);
      return [];
    },
    availability: async () => [
      await send("availability", "/availability/_admin/stock", eachPlan(plans, catalogue.stock)),
    ],
    lots: async () => {
      if (progress.of("lots").done === 0) await call("DELETE", "/lots/_admin/lots?demonstration=true");
      return [await send("lots", "/lots/_admin/lots", eachPlan(plans, catalogue.lots))];
    },
    images: async () => [await send("images", "/images/_admin/figures", eachPlan(plans, catalogue.figures))],
    reviews: async () => {
      if (progress.of("reviews").done === 0) await call("DELETE", "/reviews/_admin/reviews?demonstration=true");
      return [await send("reviews", "/reviews/_admin/reviews", eachPlan(plans, world.demoReviews))];
    },
    citations: async () => {
      if (progress.of("citations").done === 0) await call("DELETE", "/citations/_admin/citations?demonstration=true");
      return [await send("citations", "/citations/_admin/citations", catalogue.citations())];
    },
  };
  const names = Object.keys(jobs).filter((name) => wanted(name) || (name === "commerce" && wanted("search")));
  const outcomes = await Promise.allSettled(names.map((name) => jobs[name]?.() ?? []));
  const failures = outcomes.flatMap((outcome, index) =>
    outcome.status === "rejected" ? [`${names[index]}: ${messageOf(outcome.reason)}`] : [],
  );
  const reports = outcomes.flatMap((outcome) => (outcome.status === "fulfilled" ? outcome.value : []));
  for (const [name, own] of Map.groupBy(reports, (report) => report.name)) {
    const lines = own.reduce((sum, report) => sum + report.sent, 0);
    const seconds = Math.max(...own.map((report) => report.ms)) / 1000;
    log(`  ${name.padEnd(13)}${lines.toLocaleString("en").padStart(8)} lines   ${seconds.toFixed(1)} s`);
    const rejections = own.flatMap((report) => report.rejections);
    const listed = rejections
      .slice(0, 5)
      .map(({ line, field, id, message }) => `line ${line} ${id} ${field}: ${message}`);
    if (rejections.length > 0) failures.push(`${name} refused ${rejections.length} lines: ${listed.join(" | ")}`);
  }
  if (failures.length > 0) throw new Error(`Seeding failed.\n${failures.join("\n")}`);
  log(
    `Seeded ${plans.length.toLocaleString("en")} products in ${((performance.now() - started) / 1000).toFixed(1)} s.`,
  );
  if (dataDir && !only) writeMarker(dataDir, plans.length);
  progress.forget();
}

const messageOf = (reason: unknown) => (reason instanceof Error ? reason.message : String(reason));

/** Yields to other streams while a large one is generated. */
async function* eachPlan<Plan, Line>(
  plans: readonly Plan[],
  make: (plan: Plan) => Iterable<Line>,
): AsyncGenerator<Line> {
  let made = 0;
  for (const plan of plans) {
    yield* make(plan);
    made += 1;
    if (made % 200 === 0) await new Promise((resolve) => setImmediate(resolve));
  }
}

/** Writes atomically, because a partial marker must not count as a seeded shop. */
function writeMarker(dataDir: string, products: number): void {
  mkdirSync(dataDir, { recursive: true });
  const temporary = `${markerPath(dataDir)}.${process.pid}`;
  writeFileSync(
    temporary,
    JSON.stringify({ worldVersion, contentTypes: contentTypesDigest(), products, seededAt: new Date().toISOString() }),
  );
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
