/**
 * Reads every record of a generated catalogue for contradictions, prints them by rule, and fails if there are any.
 *
 *   npm run check-catalogue -- [--size 12000] [--targets file.tsv] [--show 3]
 */
import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { loadModule } from "../seed/demo-world.ts";

const { values } = parseArgs({
  options: {
    size: { type: "string", default: "12000" },
    targets: { type: "string" },
    /** Examples of each rule. */
    show: { type: "string", default: "3" },
  },
});
const size = Number(values.size);
const show = Number(values.show);
if (!Number.isInteger(size) || size < 1 || !Number.isInteger(show) || show < 0) {
  console.error("Usage: npm run check-catalogue -- [--size n] [--targets file.tsv] [--show n]");
  process.exit(2);
}
const { createCatalogue, catalogueRecord, usesByProduct, contradictions } = await loadModule<
  typeof import("../../demo/checked-world.ts")
>("demo/checked-world.ts", "checked-world");
const catalogue = createCatalogue({ size, ...(values.targets && { targets: readFileSync(values.targets, "utf8") }) });
const plans = new Map(catalogue.plans.map((plan) => [plan.key, plan]));
const found = new Map<string, string[]>();
const uses = usesByProduct(catalogue.citations());
let count = 0;
for (const plan of catalogue.plans) {
  const record = catalogueRecord(catalogue, plan, plans, uses);
  for (const { key, rule, reason } of contradictions(record)) {
    count += 1;
    found.set(rule, [...(found.get(rule) ?? []), `${key} ${plan.name}: ${reason}`]);
  }
}
for (const [rule, lines] of found) {
  console.log(`${rule}: ${lines.length.toLocaleString("en")}`);
  for (const line of lines.slice(0, show)) console.log(`  ${line}`);
}
console.log(`${count.toLocaleString("en")} contradictions in ${catalogue.plans.length.toLocaleString("en")} products.`);
process.exitCode = count > 0 ? 1 : 0;
