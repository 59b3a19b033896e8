/** Divides the documents of an import, or of a write, among the parts of an engine. */
import { beginTurn } from "../../shared/lines/turns";
import { type ImportReport, linesOf } from "../engine/import-lines";
import { partOf } from "./part-of";

/** Lines of one part, with their numbers in the whole import. */
interface PartLines {
  readonly lines: string[];
  readonly numbers: number[];
}

/** Maximum characters buffered before they are sent; an importer's requests are usually smaller. */
const heldLength = 16_000_000;
const maxErrors = 100;

/**
 * Sends each line to its part.
 * @param send imports the lines of one part; null if there is no engine
 */
export async function importByPart(
  body: ReadableStream<Uint8Array>,
  parts: number,
  send: (part: number, lines: ReadableStream<Uint8Array>) => Promise<ImportReport | null>,
): Promise<ImportReport | null> {
  const started = Date.now();
  const report: ImportReport = { received: 0, indexed: 0, rejected: 0, errors: [], documents: 0, ms: 0 };
  let held: PartLines[] = [];
  let length = 0;
  const flush = async (): Promise<boolean> => {
    const sent = held;
    held = [];
    length = 0;
    const reports = await Promise.all(
      sent.map(({ lines }, part) => lines && send(part, new Blob([lines.join("\n")]).stream())),
    );
    for (const [part, one] of Object.entries(reports)) {
      if (one === undefined) continue;
      if (one === null) return false;
      report.received += one.received;
      report.indexed += one.indexed;
      report.rejected += one.rejected;
      const numbers = sent[Number(part)]?.numbers ?? [];
      report.errors.push(...one.errors.map((error) => ({ ...error, line: numbers[error.line - 1] ?? error.line })));
    }
    return true;
  };
  const turn = beginTurn();
  for await (const { number, text } of linesOf(body)) {
    if (text.trim() === "") continue;
    if (turn.isOver(text.length)) await turn.next();
    const { part, line } = routed(text, parts);
    held[part] ??= { lines: [], numbers: [] };
    held[part].lines.push(line);
    held[part].numbers.push(number);
    length += line.length;
    if (length > heldLength && !(await flush())) return null;
  }
  if (!(await flush())) return null;
  report.errors.sort((left, right) => left.line - right.line).splice(maxErrors);
  report.ms = Date.now() - started;
  return report;
}

/** An unreadable line is sent to the first part, which reports the reason. */
function routed(text: string, parts: number): { part: number; line: string } {
  try {
    const document: unknown = JSON.parse(text);
    const named = withId(document);
    return { part: partOf(idOf(named), parts), line: named === document ? text : JSON.stringify(named) };
  } catch {
    return { part: 0, line: text };
  }
}

/** Adds an id to an object without one, because the id determines its part. */
export function withId(document: unknown): unknown {
  const isNamed = typeof document !== "object" || document === null || Array.isArray(document) || "id" in document;
  return isNamed ? document : { ...document, id: crypto.randomUUID() };
}

/** The id as a part stores it. */
export function idOf(document: unknown): string {
  const id = typeof document === "object" && document !== null && "id" in document ? document.id : "";
  return typeof id === "string" || typeof id === "number" ? String(id).trim() : "";
}

/** Calls each part with its items, and returns the answers in the order of the items. */
export async function eachByPart<Item, Answer>(
  items: readonly Item[],
  idOfItem: (item: Item) => string,
  parts: number,
  call: (part: number, items: Item[]) => Promise<readonly Answer[]>,
): Promise<(Answer | undefined)[]> {
  const places = new Map<number, number[]>();
  for (const [place, item] of items.entries()) {
    const part = partOf(idOfItem(item), parts);
    places.set(part, [...(places.get(part) ?? []), place]);
  }
  const answers: (Answer | undefined)[] = items.map(() => undefined);
  await Promise.all(
    [...places].map(async ([part, own]) => {
      const found = await call(
        part,
        own.flatMap((place) => (place in items ? [items[place] as Item] : [])),
      );
      for (const [index, place] of own.entries()) answers[place] = found[index];
    }),
  );
  return answers;
}
