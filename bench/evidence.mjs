/**
 * Verdicts at scale: the time to build the matrices of 200,000 products during an import, and the response times of
 * stored evidence pages and product pages in a running shop (`BENCH_URL=http://localhost:8787`).
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";
import { alias } from "../scripts/build/alias.ts";
import { loadDemoWorld } from "../scripts/seed/demo-world.ts";
import { root } from "../scripts/setup/install.mjs";
import { percentile } from "./timing.mjs";

const products = Number(process.env.BENCH_PRODUCTS ?? 4000);
const wanted = 200_000;

const folder = mkdtempSync(join(tmpdir(), "evidence-"));
try {
  const outfile = join(folder, "validations.mjs");
  await build({
    absWorkingDir: root,
    entryPoints: ["domain/evidence/validations.ts"],
    outfile,
    bundle: true,
    format: "esm",
    alias,
    logLevel: "warning",
  });
  const { validationsOf } = await import(pathToFileURL(outfile).href);
  const world = await loadDemoWorld();
  const catalogue = world.createCatalogue({ size: products });
  let records = 0;
  let spent = 0;
  for (const plan of catalogue.plans) {
    const product = catalogue.product(plan);
    const evidence = catalogue.evidenceOf(product);
    records += evidence.records.length;
    const started = performance.now();
    validationsOf(product, evidence);
    spent += performance.now() - started;
  }
  const each = spent / catalogue.plans.length;
  console.log(
    `matrices of ${catalogue.plans.length} products with ${records} records: ${each.toFixed(3)} ms each, ` +
      `${((each * wanted) / 1000).toFixed(1)} s for ${wanted}`,
  );
} finally {
  rmSync(folder, { recursive: true });
}

const url = process.env.BENCH_URL;
if (url) {
  const rounds = 300;
  for (const path of [
    "/products/4060",
    "/products/4060/applications",
    "/products/4060/evidence/WB/H",
    "/products/4060/evidence.json",
    "/products/4060/sds",
  ]) {
    const times = [];
    for (let round = -20; round < rounds; round += 1) {
      const started = performance.now();
      const answer = await fetch(new URL(path, url));
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
      if (round >= 0) times.push(performance.now() - started);
    }
    const [p50, p95] = [percentile(times, 50), percentile(times, 95)];
    console.log(`${path}: p50 ${p50.toFixed(2)} ms, p95 ${p95.toFixed(2)} ms`);
  }
}
