/**
 * Measures the quality of search results. See relevance/README.md.
 *
 *   npm run relevance -- [--products 60000] [--queries 400] [--misses 10] [--class "aliases,clones"] [--demo] [--at-once 4]
 *     [--report] [--port 21160]
 *
 * Exits with 1 if a class is below its floor.
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { keys, startSearchService } from "../bench/search/search-service.mjs";
import { readNameTexts } from "../scripts/build/name-texts.ts";
import { loadModule } from "../scripts/seed/demo-world.ts";
import { importCatalogue } from "./import-catalogue.ts";

const { values: args } = parseArgs({
  options: {
    products: { type: "string" },
    queries: { type: "string", default: "400" },
    misses: { type: "string", default: "0" },
    below: { type: "string", default: "0.7" },
    class: { type: "string" },
    "at-once": { type: "string", default: "4" },
    report: { type: "boolean", default: false },
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
  readGeneRecords,
  nameTable,
  ...report
} = await loadModule("relevance/relevance.ts", "relevance");

const reference = process.env.BENCHSIDE_REFERENCE_DATA;
const table = reference ? join(reference, "targets.tsv") : null;
const targets = table && existsSync(table) ? readFileSync(table, "utf8") : undefined;
const all = targets && !args.demo;
const size = Number(args.products ?? (all ? 60_000 : defaultSize));
const catalogue = createCatalogue(all ? { size, targets } : { size });
const records = readGeneRecords(readFileSync("data/names/genes.tsv", "utf8"));
const world = createWorld(catalogue.plans, records, targets ? readGeneNames(targets) : []);
const classes = queryClasses(world, Number(args.queries)).filter(
  ({ name }) => !args.class || args.class.split(",").includes(name),
);

const service = await startSearchService(Number(args.port));
try {
  const started = performance.now();
  await importCatalogue(service.base.replace(/\/search$/, ""), keys.ADMIN_KEY, catalogue, {
    documentOf: productDocument,
    synonymsOf: productSynonyms,
  });
  const seconds = (performance.now() - started) / 1000;
  console.log(
    `${size.toLocaleString("en")} products${all ? " of all human targets" : ""} in three languages, imported in ${seconds.toFixed(0)} s\n`,
  );
  const results = await evaluate(world, classes, {
    url: service.base,
    key: keys.SEARCH_KEY,
    names: nameTable(readNameTexts()),
    atOnce: Number(args["at-once"]),
  });
  console.log(report.table(results));
  if (args.report) {
    const searched = `${size.toLocaleString("en")} products of ${all ? "all human targets" : "the demo catalogue"}`;
    writeFileSync("docs/relevance.md", report.page(results, searched, "npm run relevance -- --report"));
  }
  const times = results
    .flatMap(({ queryResults }) => queryResults.map(({ milliseconds }) => milliseconds))
    .sort((a, b) => a - b);
  const at = (share) => times[Math.floor(times.length * share)]?.toFixed(0);
  console.log(
    `\nTime of a list with its counts, ${args["at-once"]} at once: ${at(0.5)} ms (median), ${at(0.99)} ms (99 of 100)`,
  );
  const slowest = results.flatMap(({ queryResults }) => queryResults).sort((a, b) => b.milliseconds - a.milliseconds);
  for (const { query, total, milliseconds } of slowest.slice(0, Number(args.misses)))
    console.log(`  ${milliseconds.toFixed(0)} ms  "${query.text}"  ${total} found`);
  for (const result of results) {
    const lines = report.misses(result, Number(args.misses), Number(args.below));
    if (lines.length > 0) console.log(`\n${result.queryClass.name}\n  ${lines.join("\n  ")}`);
  }
  const short = report.failures(results);
  if (short.length > 0) {
    console.error(`\nBelow the floor:\n  ${short.join("\n  ")}`);
    process.exitCode = 1;
  }
} finally {
  await service.stop();
}
