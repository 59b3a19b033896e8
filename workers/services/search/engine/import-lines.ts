/** Streaming import of documents as JSON lines. */
import { searchLimits } from "@contracts/search/search";
import { beginTurn } from "../../shared/lines/turns";
import type { Engine } from "./engine";

export interface ImportReport {
  received: number;
  indexed: number;
  rejected: number;
  /** The first rejected lines, counted from 1. */
  errors: { line: number; id: string; errors: readonly string[] }[];
  /** Documents in the engine afterwards. */
  documents: number;
  ms: number;
}

/** Documents of one transaction, which takes about 50 ms and lets nothing else run. */
const batchSize = 200;
const maxReported = 100;
/** Reading of a line stops here; no document may be this long. */
const maxLine = searchLimits.documentBytes * 4;

export async function importLines(engine: Engine, body: ReadableStream<Uint8Array>): Promise<ImportReport> {
  const started = Date.now();
  const report: ImportReport = { received: 0, indexed: 0, rejected: 0, errors: [], documents: 0, ms: 0 };
  let batch: { line: number; document: unknown }[] = [];
  const reject = (line: number, id: string, errors: readonly string[]) => {
    report.rejected += 1;
    if (report.errors.length < maxReported) report.errors.push({ line, id, errors });
  };
  const turn = beginTurn();
  const flush = async () => {
    const outcomes = engine.write(batch.map(({ document }) => document));
    for (const [index, { id, errors }] of outcomes.entries()) {
      if (errors.length === 0) report.indexed += 1;
      else reject(batch[index]?.line ?? 0, id, errors);
    }
    batch = [];
    await turn.next();
  };
  for await (const { number, text } of linesOf(body)) {
    if (text.trim() === "") continue;
    report.received += 1;
    const parsed = parseLine(text);
    if (parsed.ok) batch.push({ line: number, document: parsed.value });
    else reject(number, "", [parsed.error]);
    if (batch.length >= batchSize) await flush();
    else if (turn.isOver(text.length)) await turn.next();
  }
  if (batch.length > 0) await flush();
  report.documents = engine.index.count;
  report.ms = Date.now() - started;
  return report;
}

function parseLine(text: string): { ok: true; value: unknown } | { ok: false; error: string } {
  if (text.length > maxLine) return { ok: false, error: "Document exceeds maximum allowed size of 102400 bytes" };
  try {
    return { ok: true, value: JSON.parse(text) };
  } catch {
    return { ok: false, error: "Line is not valid JSON" };
  }
}

export async function* linesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<{ number: number; text: string }> {
  const decoder = new TextDecoder();
  let rest = "";
  let number = 0;
  const reader = body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    const lines = (rest + decoder.decode(value, { stream: true })).split("\n");
    rest = lines.pop() ?? "";
    if (rest.length > maxLine) rest = rest.slice(0, maxLine + 1);
    for (const text of lines) {
      number += 1;
      yield { number, text };
    }
  }
  yield { number: number + 1, text: rest + decoder.decode() };
}
