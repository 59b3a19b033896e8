/**
 * Measures how well search finds what people mean. See relevance/README.md.
 *
 *   npm run relevance -- [--products 60000] [--queries 400] [--misses 10] [--class "aliases"] [--demo] [--port 21160]
 *
 * Exits with 1 if a class misses its requirement.
 */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { keys, startSearchService } from "../bench/search/search-service.mjs";
import { readNameTexts } from "../scripts/build/name-texts.ts";
import { engineLocales, openCatalogue, openEngine } from "../scripts/seed/catalogue-stream.ts";
import { loadModule } from "../scripts/seed/demo-world.ts";

const { values: args } = parseArgs({
  options: {
    products: { type: "string" },
    queries: { type: "string", default: "400" },
    misses: { type: "string", default: "0" },
    below: { type: "string", default: "0.7" },
    class: { type: "string" },
    demo: { type: "boolean", default: false },
    port: { type: "string", default: "21160" },
  },
});

const {
  productDocument,
  productSynonyms,
  createCatalogue,
  defaultSize,
  queryClasses,
  evaluate,
  createWorld,
  readGeneNames,
  nameTable,
  ...report
} = await loadModule("relevance/relevance.ts", "relevance");

const reference = process.env.BENCHSIDE_REFERENCE_DATA;
const table = reference ? join(reference, "targets.tsv") : null;
const targets = table && existsSync(table) ? readFileSync(table, "utf8") : undefined;
const all = targets && !args.demo;
const size = Number(args.products ?? (all ? 60_000 : defaultSize));
const catalogue = createCatalogue(all ? { size, targets } : { size });
const world = createWorld(catalogue.plans, targets ? readGeneNames(targets) : []);
const classes = queryClasses(world, Number(args.queries)).filter(({ name }) => !args.class || name === args.class);

const service = await startSearchService(Number(args.port));
try {
  const started = performance.now();
  await importCatalogue(service.base.replace(/\/search$/, ""));
  const seconds = (performance.now() - started) / 1000;
  console.log(
    `${size.toLocaleString("en")} products${all ? " of all human targets" : ""} in three languages, imported in ${seconds.toFixed(0)} s\n`,
  );
  const results = await evaluate(world, classes, {
    url: service.base,
    key: keys.SEARCH_KEY,
    names: nameTable(readNameTexts()),
  });
  console.log(report.table(results));
  const times = results
    .flatMap(({ queryResults }) => queryResults.map(({ milliseconds }) => milliseconds))
    .sort((a, b) => a - b);
  const at = (share) => times[Math.floor(times.length * share)]?.toFixed(0);
  console.log(`\nTime of a list with its counts, four at once: ${at(0.5)} ms (median), ${at(0.99)} ms (99 of 100)`);
  const slowest = results.flatMap(({ queryResults }) => queryResults).sort((a, b) => b.milliseconds - a.milliseconds);
  for (const { query, total, milliseconds } of slowest.slice(0, Number(args.misses)))
    console.log(`  ${milliseconds.toFixed(0)} ms  "${query.text}"  ${total} found`);
  for (const result of results) {
    const lines = report.misses(result, Number(args.misses), Number(args.below));
    if (lines.length > 0) console.log(`\n${result.name}\n  ${lines.join("\n  ")}`);
  }
  const short = report.failures(results);
  if (short.length > 0) {
    console.error(`\nNot reached:\n  ${short.join("\n  ")}`);
    process.exitCode = 1;
  }
} finally {
  await service.stop();
}

async function importCatalogue(services) {
  const key = keys.ADMIN_KEY;
  for (const [locale] of engineLocales) await (await openEngine(services, key, "resources", locale)).end();
  const sink = await openCatalogue({
    services,
    key,
    documentOf: productDocument,
    synonymsOf: productSynonyms,
    targets: ["search"],
  });
  for (const plan of catalogue.plans) await sink.push(catalogue.product(plan));
  const refused = (await sink.end()).flatMap(({ rejections }) => rejections);
  if (refused.length > 0) throw new Error(`Refused by the engine: ${JSON.stringify(refused[0])}`);
}
