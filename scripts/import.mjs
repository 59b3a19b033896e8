/**
 * Imports a shop's own catalogue into the gateway and the product engines.
 *
 *   node scripts/import.mjs --products file.(jsonl|csv) [--services http://localhost:8790] [--report file] [--check]
 *
 * The file is streamed. Every rejected row is printed with line, field and reason and written to the report
 * (`{file}.rejected.jsonl` by default); the other rows are imported. `--check` only validates. Columns and formats:
 * demo/import/README.md. Exit code 1 if a row was rejected, 2 if the import failed.
 */
import { createReadStream, createWriteStream, existsSync } from "node:fs";
import { createInterface } from "node:readline";
import { finished } from "node:stream/promises";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { openCatalogue } from "./seed/catalogue-stream.mjs";
import { loadModule } from "./seed/demo-world.mjs";
import { adminKeysFromEnvironment } from "./seed.mjs";

/**
 * JSON lines: one product per line. @returns {AsyncGenerator<{ ok: boolean, rows: number, product?: object, faults?:
 * object[] }>}
 */
async function* readJsonLines(path, { lineProduct }) {
  let line = 0;
  for await (const text of createInterface({
    input: createReadStream(path, "utf8"),
    crlfDelay: Number.POSITIVE_INFINITY,
  })) {
    line += 1;
    const content = line === 1 ? text.replace(/^\uFEFF/, "") : text;
    if (content.trim() !== "") yield { ...lineProduct(content, line), lines: [line] };
  }
}

/** CSV: consecutive rows with the same key are the sizes of one product. */
async function* readCsv(path, { csvProduct, csvRows, headerFaults }) {
  const now = new Date().toISOString();
  let rows = [];
  const product = () => ({ ...csvProduct(rows, now), lines: rows.map(({ line }) => line) });
  const checkHeader = (columns) => {
    const faults = headerFaults(columns);
    if (faults.length > 0) throw new HeaderError(faults);
  };
  for await (const row of csvRows(createReadStream(path, "utf8"), checkHeader)) {
    if (rows.length > 0 && rows[0].cells.key !== row.cells.key) {
      yield product();
      rows = [];
    }
    rows.push(row);
  }
  if (rows.length > 0) yield product();
}

class HeaderError extends Error {
  constructor(faults) {
    super(faults.map(({ field, reason }) => `${field}: ${reason}`).join("; "));
  }
}

/**
 * @param {{ path: string, servicesUrl: string, adminKeys?: { admin: string }, reportPath?: string, check?: boolean, log?: (line: string) => void }} options
 * @returns {Promise<{ read: number, imported: number, rejected: number, seconds: number }>} counts of products
 */
export async function importProducts({
  path,
  servicesUrl,
  adminKeys = adminKeysFromEnvironment(),
  reportPath = `${path}.rejected.jsonl`,
  check = false,
  log = console.log,
}) {
  const started = performance.now();
  const format = /\.csv$/i.test(path) ? readCsv : /\.(jsonl|ndjson)$/i.test(path) ? readJsonLines : null;
  if (!format) throw new Error("The file must end in .jsonl, .ndjson or .csv");
  if (!existsSync(path)) throw new Error(`There is no file ${path}`);
  const reader = await loadModule("demo/import/import.ts", "import");
  const report = createWriteStream(reportPath);
  const counts = { read: 0, imported: 0, rejected: 0 };
  const reject = (fault) => {
    report.write(`${JSON.stringify(fault)}\n`);
    log(`line ${fault.line}  ${fault.field || "(row)"}: ${fault.reason}`);
  };
  const sink = check
    ? null
    : await openCatalogue({
        services: servicesUrl.replace(/\/$/, ""),
        key: adminKeys.admin,
        documentOf: reader.productDocument,
        synonymsOf: reader.productSynonyms,
      });
  /** File line of each product sent, because services count only the lines that they received. */
  const sentLines = [];
  for await (const { ok, product, faults, lines } of format(path, reader)) {
    counts.read += 1;
    if (!ok) {
      counts.rejected += 1;
      for (const fault of faults) reject({ ...fault, lines });
      continue;
    }
    sentLines.push(lines[0]);
    await sink?.push(product);
  }
  const refusedBy = new Set();
  for (const { name, rejections } of (await sink?.end()) ?? []) {
    for (const { line, field, message } of rejections) {
      refusedBy.add(line);
      reject({ line: sentLines[line - 1] ?? 0, field, reason: `${name}: ${message}` });
    }
  }
  counts.rejected += refusedBy.size;
  counts.imported = counts.read - counts.rejected;
  report.end();
  await finished(report);
  const seconds = (performance.now() - started) / 1000;
  log(
    `${counts.read.toLocaleString("en")} products read, ${counts.imported.toLocaleString("en")} ${check ? "good" : "imported"}, ${counts.rejected.toLocaleString("en")} rejected, ${seconds.toFixed(1)} s. Report: ${reportPath}`,
  );
  return { ...counts, seconds };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { values } = parseArgs({
    options: {
      products: { type: "string" },
      services: {
        type: "string",
        default: process.env.SERVICES_URL ?? `http://localhost:${process.env.SERVICES_PORT ?? 8790}`,
      },
      report: { type: "string" },
      check: { type: "boolean", default: false },
    },
  });
  if (!values.products) {
    console.error(
      "Usage: node scripts/import.mjs --products file.(jsonl|csv) [--services URL] [--report file] [--check]",
    );
    process.exit(2);
  }
  try {
    const { rejected } = await importProducts({
      path: values.products,
      servicesUrl: values.services,
      check: values.check,
      ...(values.report && { reportPath: values.report }),
    });
    process.exit(rejected > 0 ? 1 : 0);
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exit(2);
  }
}
