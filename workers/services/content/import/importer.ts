import type { ContentType } from "@contracts/content/content-types";
import * as v from "valibot";
import { linesOf } from "../../shared/lines/line-reader";
import { beginTurn } from "../../shared/lines/turns";
import { buildDeliverySchema } from "../graphql/schema";
import { readContentTypes, readState } from "../store/state";
import { type DocumentDraft, missingItems, takenValues, writeDocuments } from "../store/write-documents";
import { deleteItem, unpublish, writeContentType } from "../store/write-other";
import { isRecord } from "../stored-values";
import { contentTypeSchema } from "./content-type-schema";
import { type Drafted, draftAsset, draftEntry, type Importing } from "./drafts";
import { lineSchemas } from "./lines";
import type { Problem } from "./problems";
import { ImportReport } from "./report";
import { takenAddresses } from "./taken-addresses";

const maxBatch = 120;
/** Well below the longest text that D1 takes as a parameter. */
const maxBatchBytes = 700_000;

interface Pending {
  readonly line: number;
  readonly kind: string;
  readonly draft: DocumentDraft;
  readonly targets: ReadonlyArray<{ path: string; target: string }>;
}

function problemsOf(issues: readonly v.BaseIssue<unknown>[]): Problem[] {
  return issues.slice(0, 5).map((issue) => ({ path: v.getDotPath(issue) ?? "", message: issue.message.slice(0, 200) }));
}

/** One import: validates lines, writes documents in batches, reports rejections. */
class Importer {
  readonly report = new ImportReport();
  #pending: Pending[] = [];
  #bytes = 0;
  readonly #importing: Importing;

  constructor(
    private readonly db: D1Database,
    private readonly branch: string,
    private readonly contentTypes: Map<string, ContentType>,
    environment: string,
  ) {
    this.#importing = { now: new Date().toISOString(), environment };
  }

  async take(text: string, line: number): Promise<void> {
    this.report.received += 1;
    let raw: unknown;
    try {
      raw = JSON.parse(text);
    } catch {
      this.report.reject(line, "", "", [{ path: "", message: "not JSON" }]);
      return;
    }
    const members = isRecord(raw) ? raw : {};
    const kind = typeof members.kind === "string" ? members.kind : "";
    const uid = typeof members.uid === "string" ? members.uid : "";
    const refuse = (problems: readonly Problem[]) => this.report.reject(line, kind, uid, problems);
    switch (kind) {
      case "entry": {
        const parsed = v.safeParse(lineSchemas.entry, raw);
        if (!parsed.success) {
          refuse(problemsOf(parsed.issues));
          return;
        }
        return this.#hold(line, kind, uid, await draftEntry(parsed.output, this.contentTypes, this.#importing));
      }
      case "asset": {
        const parsed = v.safeParse(lineSchemas.asset, raw);
        if (!parsed.success) {
          refuse(problemsOf(parsed.issues));
          return;
        }
        return this.#hold(line, kind, uid, await draftAsset(parsed.output, this.#importing));
      }
      case "content_type": {
        const { kind: _, ...definition } = members;
        const parsed = v.safeParse(contentTypeSchema, definition);
        if (!parsed.success) {
          refuse(problemsOf(parsed.issues));
          return;
        }
        return this.#contentType(parsed.output, refuse);
      }
      case "unpublish": {
        const parsed = v.safeParse(lineSchemas.unpublish, raw);
        if (!parsed.success) {
          refuse(problemsOf(parsed.issues));
          return;
        }
        await this.flush();
        const { locale, environments } = parsed.output;
        this.#count(await unpublish(this.db, this.branch, uid, locale, environments));
        return;
      }
      case "delete": {
        const parsed = v.safeParse(lineSchemas.delete, raw);
        if (!parsed.success) {
          refuse(problemsOf(parsed.issues));
          return;
        }
        await this.flush();
        this.#count(await deleteItem(this.db, this.branch, uid));
        return;
      }
      default:
        refuse([{ path: "kind", message: `one of ${Object.keys(lineSchemas).join(", ")}` }]);
        return;
    }
  }

  #count(changed: boolean): void {
    if (changed) this.report.stored += 1;
    else this.report.unchanged += 1;
  }

  async #contentType(contentType: ContentType, refuse: (problems: readonly Problem[]) => void): Promise<void> {
    const known = this.contentTypes.get(contentType.uid);
    if (known && JSON.stringify(known) === JSON.stringify(contentType)) {
      this.#count(false);
      return;
    }
    const next = new Map(this.contentTypes).set(contentType.uid, contentType);
    try {
      buildDeliverySchema([...next.values()]);
    } catch (error) {
      refuse([{ path: "fields", message: `names collide: ${String(error).slice(0, 200)}` }]);
      return;
    }
    await this.flush();
    await writeContentType(this.db, this.branch, contentType);
    this.contentTypes.set(contentType.uid, contentType);
    this.#count(true);
  }

  async #hold(line: number, kind: string, uid: string, drafted: Drafted): Promise<void> {
    if (!drafted.ok) {
      this.report.reject(line, kind, uid, drafted.problems);
      return;
    }
    const { draft, targets } = drafted;
    const weight = draft.data.length + draft.values.length * 120 + (draft.body?.bytes.byteLength ?? 0);
    const again = this.#pending.some(({ draft: held }) => held.uid === uid && held.locale === draft.locale);
    const full = this.#pending.length >= maxBatch || this.#bytes + weight > maxBatchBytes;
    if (again || full) await this.flush();
    this.#pending.push({ line, kind, draft, targets });
    this.#bytes += weight;
  }

  /** Rejects drafts whose unique values belong to another entry, stored or earlier in this batch. */
  async #withoutDuplicates(pending: readonly Pending[]): Promise<Pending[]> {
    const wantedBy = pending.map(({ draft }) => {
      const unique = this.contentTypes.get(draft.contentType)?.unique ?? [];
      const paths = new Set(unique.map((field) => `${draft.contentType}.${field}`));
      return draft.values
        .filter(([path]) => paths.has(path))
        .map(([path, text]) => [path, draft.locale, text, draft.uid] as const);
    });
    const taken = await takenValues(this.db, this.branch, wantedBy.flat());
    return pending.filter((item, at) => {
      for (const [path, locale, text, uid] of wantedBy[at] ?? []) {
        const key = `${path}|${locale}|${text}`;
        const owner = taken.get(key) ?? uid;
        if (owner !== uid) {
          const problem = { path: `fields.${path.split(".").slice(1).join(".")}`, message: `taken by ${owner}` };
          this.report.reject(item.line, item.kind, uid, [problem]);
          return false;
        }
        taken.set(key, uid);
      }
      return true;
    });
  }

  async #withoutTakenAddresses(pending: readonly Pending[]): Promise<Pending[]> {
    const drafts = pending.map(({ draft }) => draft);
    const taken = await takenAddresses(this.db, this.branch, drafts);
    return pending.filter(({ line, kind, draft }) => {
      const problem = taken.get(draft);
      if (problem) this.report.reject(line, kind, draft.uid, [problem]);
      return problem === undefined;
    });
  }

  async flush(): Promise<void> {
    const pending = this.#pending;
    this.#pending = [];
    this.#bytes = 0;
    if (pending.length === 0) return;
    const unique = await this.#withoutTakenAddresses(await this.#withoutDuplicates(pending));
    const outcomes = await writeDocuments(
      this.db,
      this.branch,
      unique.map((item) => item.draft),
    );
    unique.forEach(({ line, kind, draft, targets }, at) => {
      if (outcomes[at] === "other-content-type") {
        const problem = { path: "uid", message: "belongs to another content type" };
        this.report.reject(line, kind, draft.uid, [problem]);
        return;
      }
      this.#count(outcomes[at] === "stored");
      this.report.refers(draft.uid, draft.locale, targets);
    });
  }
}

/** Imports newline-delimited JSON into a branch; returns counts, rejected lines and missing targets. */
export async function importContent(db: D1Database, branch: string, environment: string, body: string) {
  const importer = new Importer(db, branch, await readContentTypes(db, branch), environment);
  const turn = beginTurn();
  for (const { text, line } of linesOf(body)) {
    if (turn.isOver(text.length)) await turn.next();
    await importer.take(text, line);
  }
  await importer.flush();
  const { report } = importer;
  const missing = await missingItems(db, branch, report.targets);
  const { generation } = await readState(db, "");
  return report.answer(missing, generation);
}
