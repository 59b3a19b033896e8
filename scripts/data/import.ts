/**
 * Imports a shop's own catalogue into the gateway and the product engines.
 *
 *   npm run import -- --products file.(jsonl|csv) [--services http://localhost:8790] [--report file] [--check] [--resume] [--parts 1]
 *
 * The file is streamed. Every rejected row is printed with line, field and reason and written to the report
 * (`{file}.rejected.jsonl` by default); the other rows are imported. `--check` only validates. `--resume` continues after the products
 * that an interrupted import of the same file into the same shop has stored (`{report}.progress.json`). `--parts`
 * divides new search engines, as catalogues of more than 200,000 products need (at most 125,000 in each part). Columns and
 * formats: demo/import/README.md. Exit code 1 if a row was rejected, 2 if the import failed.
 */
import { createReadStream, createWriteStream, existsSync, statSync } from "node:fs";
import { basename, dirname } from "node:path";
import { createInterface } from "node:readline";
import { finished } from "node:stream/promises";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { openCatalogue } from "../seed/catalogue-stream.ts";
import { loadModule } from "../seed/demo-world.ts";
import { openProgress, type Progress } from "../seed/progress.ts";
import { adminKey } from "../seed/seed.ts";

type Reader = typeof import("../../demo/import/import.ts");
type Reading = (ReturnType<Reader["lineProduct"]> | ReturnType<Reader["csvProduct"]>) & {
  readonly lines: readonly number[];
};
type CsvRow = Parameters<Reader["csvProduct"]>[0][number];

/** A reason to reject a row. */
interface Fault {
  readonly line: number;
  readonly field: string;
  readonly reason: string;
  readonly lines?: readonly number[];
}

/** JSON lines: one product per line. */
async function* readJsonLines(path: string, { lineProduct }: Reader): AsyncGenerator<Reading> {
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
async function* readCsv(path: string, { csvProduct, csvRows, headerFaults }: Reader): AsyncGenerator<Reading> {
  const now = new Date().toISOString();
  let rows: CsvRow[] = [];
  const product = (read: [CsvRow, ...CsvRow[]]) => ({ ...csvProduct(read, now), lines: read.map(({ line }) => line) });
  const checkHeader = (columns: readonly string[]) => {
    const faults = headerFaults(columns);
    if (faults.length > 0) throw new HeaderError(faults);
  };
  for await (const row of csvRows(createReadStream(path, "utf8"), checkHeader)) {
    if (isFilled(rows) && rows[0].cells.key !== row.cells.key) {
      yield product(rows);
      rows = [];
    }
    rows.push(row);
  }
  if (isFilled(rows)) yield product(rows);
}

const isFilled = (rows: CsvRow[]): rows is [CsvRow, ...CsvRow[]] => rows.length > 0;

class HeaderError extends Error {
  constructor(faults: readonly { readonly field: string; readonly reason: string }[]) {
    super(faults.map(({ field, reason }) => `${field}: ${reason}`).join("; "));
  }
}

export interface ImportOptions {
  readonly path: string;
  readonly servicesUrl: string;
  readonly reportPath?: string;
  readonly check?: boolean;
  readonly resume?: boolean;
  /** Number of objects that new search engines are divided into. */
  readonly parts?: number;
  readonly log?: (line: string) => void;
}

/** Counts of products. */
export interface ImportCounts {
  readonly read: number;
  readonly imported: number;
  readonly rejected: number;
  readonly seconds: number;
}

/** Progress of an earlier, interrupted import of this file into this shop. */
export function importProgress(path: string, servicesUrl: string, reportPath: string): Progress {
  const { size, mtimeMs } = statSync(path);
  const world = [path, size, mtimeMs, servicesUrl].join(" ");
  return openProgress(dirname(reportPath), world, `${basename(reportPath)}.progress.json`);
}

export async function importProducts({
  path,
  servicesUrl,
  reportPath = `${path}.rejected.jsonl`,
  check = false,
  resume = false,
  parts = 1,
  log = console.log,
}: ImportOptions): Promise<ImportCounts> {
  const started = performance.now();
  const format = /\.csv$/i.test(path) ? readCsv : /\.(jsonl|ndjson)$/i.test(path) ? readJsonLines : null;
  if (!format) throw new Error("The file must end in .jsonl, .ndjson or .csv");
  if (!existsSync(path)) throw new Error(`There is no file ${path}`);
  const reader = await loadModule<Reader>("demo/import/import.ts", "import");
  // The shop may have been emptied since, so earlier progress is used only with `--resume`.
  if (!check && !resume) importProgress(path, servicesUrl, reportPath).forget();
  const progress = importProgress(path, servicesUrl, reportPath);
  const report = createWriteStream(reportPath);
  const counts = { read: 0, imported: 0, rejected: 0 };
  const reject = (fault: Fault) => {
    report.write(`${JSON.stringify(fault)}\n`);
    log(`line ${fault.line}  ${fault.field || "(row)"}: ${fault.reason}`);
  };
  const sink = check
    ? null
    : await openCatalogue({
        services: servicesUrl.replace(/\/$/, ""),
        key: adminKey(),
        documentOf: reader.productDocument,
        synonymsOf: reader.productSynonyms,
        parts,
        progress,
      });
  if (sink && sink.done > 0) log(`continues after ${sink.done.toLocaleString("en")} stored products`);
  /** File line of each product sent; services report positions among the received lines. */
  const sentLines: number[] = [];
  /**
   * A product replaces an existing one with the same number, so a duplicate in the file would silently remove the first
   * one's sizes.
   */
  const lineOfKey = new Map<string, number>();
  for await (const reading of format(path, reader)) {
    counts.read += 1;
    if (!reading.ok) {
      counts.rejected += 1;
      for (const fault of reading.faults) reject({ ...fault, lines: reading.lines });
      continue;
    }
    const [line = 0] = reading.lines;
    const { key } = reading.product;
    const before = lineOfKey.get(key);
    if (before !== undefined) {
      counts.rejected += 1;
      const reason = `product ${key} is on line ${before} already; all its rows belong together`;
      reject({ line, field: "key", reason, lines: reading.lines });
      continue;
    }
    lineOfKey.set(key, line);
    sentLines.push(line);
    if (sink && sentLines.length > sink.done) await sink.push(reading.product);
  }
  const refusedBy = new Set<number>();
  for (const { name, rejections } of (await sink?.end()) ?? []) {
    for (const { line, field, message } of rejections) {
      refusedBy.add(line);
      reject({ line: sentLines[line - 1] ?? 0, field, reason: `${name}: ${message}` });
    }
  }
  counts.rejected += refusedBy.size;
  counts.imported = counts.read - counts.rejected;
  if (!check) progress.forget();
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
      resume: { type: "boolean", default: false },
      parts: { type: "string", default: "1" },
    },
  });
  if (!values.products) {
    console.error(
      "Usage: npm run import -- --products file.(jsonl|csv) [--services URL] [--report file] [--check] [--resume] [--parts 1]",
    );
    process.exit(2);
  }
  try {
    const { rejected } = await importProducts({
      path: values.products,
      servicesUrl: values.services,
      check: values.check,
      parts: Number(values.parts),
      resume: values.resume,
      ...(values.report && { reportPath: values.report }),
    });
    process.exit(rejected > 0 ? 1 : 0);
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exit(2);
  }
}
