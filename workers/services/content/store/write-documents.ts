import type { IndexedReference, IndexedValue } from "../import/index-fields";
import { draftEnvironment } from "./scope";

/** A validated entry or asset, ready to be stored. */
export interface DocumentDraft {
  readonly uid: string;
  readonly contentType: string;
  readonly locale: string;
  /** JSON of the fields. */
  readonly data: string;
  readonly tags: string;
  /** Hash of the fields above; an equal hash creates no new version. */
  readonly hash: string;
  readonly publish: readonly string[];
  readonly updatedAt: string;
  readonly values: readonly IndexedValue[];
  readonly references: readonly IndexedReference[];
  readonly body: { readonly contentType: string; readonly bytes: Uint8Array } | null;
}

type WriteOutcome = "stored" | "unchanged" | "other-content-type";

interface Existing {
  readonly types: Map<string, string>;
  /** Latest version by uid and locale. */
  readonly versions: Map<string, { readonly version: number; readonly hash: string }>;
  /** Served version by uid, locale and environment. */
  readonly served: Map<string, number>;
}

const keyOf = (...parts: readonly string[]) => parts.join("|");

async function readExisting(db: D1Database, branch: string, drafts: readonly DocumentDraft[]): Promise<Existing> {
  const uids = JSON.stringify([...new Set(drafts.map((draft) => draft.uid))]);
  const from = (table: string) => `FROM json_each(?) j CROSS JOIN ${table} t ON t.branch = ? AND t.uid = j.value`;
  const [items, versions, served] = await db.batch<Record<string, string | number>>([
    db.prepare(`SELECT t.uid, t.content_type ${from("item")}`).bind(uids, branch),
    db.prepare(`SELECT t.uid, t.locale, t.version, t.hash ${from("version")} ORDER BY t.version`).bind(uids, branch),
    db
      .prepare(
        "SELECT t.uid, t.locale, t.environment, t.version FROM snapshot t WHERE t.branch = ? AND t.uid IN (SELECT value FROM json_each(?))",
      )
      .bind(branch, uids),
  ]);
  const text = (value: unknown) => String(value);
  return {
    types: new Map((items?.results ?? []).map((row) => [text(row.uid), text(row.content_type)])),
    versions: new Map(
      (versions?.results ?? []).map((row) => [
        keyOf(text(row.uid), text(row.locale)),
        { version: Number(row.version), hash: text(row.hash) },
      ]),
    ),
    served: new Map(
      (served?.results ?? []).map((row) => [
        keyOf(text(row.uid), text(row.locale), text(row.environment)),
        Number(row.version),
      ]),
    ),
  };
}

interface Change {
  readonly draft: DocumentDraft;
  readonly version: number;
  readonly isNew: boolean;
  readonly environments: readonly string[];
}

function changeOf(draft: DocumentDraft, existing: Existing): Change | null {
  const latest = existing.versions.get(keyOf(draft.uid, draft.locale));
  const isNew = latest?.hash !== draft.hash;
  const version = isNew ? (latest?.version ?? 0) + 1 : (latest?.version ?? 1);
  const environments = [draftEnvironment, ...new Set(draft.publish)].filter(
    (environment) => existing.served.get(keyOf(draft.uid, draft.locale, environment)) !== version,
  );
  return isNew || environments.length > 0 ? { draft, version, isNew, environments } : null;
}

function statementsFor(db: D1Database, branch: string, changes: readonly Change[], now: string): D1PreparedStatement[] {
  const fresh = changes.filter((change) => change.isNew);
  const items = changes.map(({ draft }) => [draft.uid, draft.contentType]);
  const versions = fresh.map(({ draft, version }) => [
    draft.uid,
    draft.locale,
    version,
    draft.hash,
    draft.data,
    draft.tags,
    draft.updatedAt,
  ]);
  const places = changes.flatMap(({ draft, version, environments }) =>
    environments.map((environment) => ({ draft, version, environment })),
  );
  const served = places.map(({ draft, version, environment }) => [draft.uid, draft.locale, version, environment]);
  const values = places.flatMap(({ draft, environment }) =>
    draft.values.map((value) => [draft.uid, draft.locale, environment, ...value]),
  );
  const references = places.flatMap(({ draft, environment }) =>
    draft.references.map((reference) => [draft.uid, draft.locale, environment, ...reference]),
  );
  const column = (at: number) => `j.value ->> ${at}`;
  const snapshotOf = (environmentAt: number) =>
    `CROSS JOIN snapshot s ON s.branch = ? AND s.environment = ${column(environmentAt)} AND s.uid = ${column(0)} AND s.locale = ${column(1)}`;
  const ofServed = `SELECT s.id FROM json_each(?) j ${snapshotOf(3)}`;
  const servedJson = JSON.stringify(served);
  return [
    db
      .prepare(
        `INSERT OR IGNORE INTO item (branch, uid, content_type, created_at) SELECT ?, ${column(0)}, ${column(1)}, ? FROM json_each(?) j`,
      )
      .bind(branch, now, JSON.stringify(items)),
    db
      .prepare(
        `INSERT INTO version (branch, uid, locale, version, hash, data, tags, created_at) SELECT ?, ${[0, 1, 2, 3, 4, 5, 6].map(column).join(", ")} FROM json_each(?) j`,
      )
      .bind(branch, JSON.stringify(versions)),
    db
      .prepare(
        `INSERT INTO snapshot (branch, environment, content_type, locale, uid, version, data, tags, created_at, updated_at, published_at)
         SELECT v.branch, ${column(3)}, i.content_type, v.locale, v.uid, v.version, v.data, v.tags, i.created_at, v.created_at, ?
         FROM json_each(?) j
         CROSS JOIN version v ON v.branch = ? AND v.uid = ${column(0)} AND v.locale = ${column(1)} AND v.version = ${column(2)}
         CROSS JOIN item i ON i.branch = v.branch AND i.uid = v.uid
         WHERE true
         ON CONFLICT (branch, environment, uid, locale) DO UPDATE SET
           version = excluded.version, data = excluded.data, tags = excluded.tags,
           updated_at = excluded.updated_at, published_at = excluded.published_at`,
      )
      .bind(now, servedJson, branch),
    db.prepare(`DELETE FROM field_value WHERE snapshot_id IN (${ofServed})`).bind(servedJson, branch),
    db.prepare(`DELETE FROM field_reference WHERE snapshot_id IN (${ofServed})`).bind(servedJson, branch),
    db
      .prepare(
        `INSERT INTO field_value (snapshot_id, path, text, number) SELECT s.id, ${[3, 4, 5].map(column).join(", ")} FROM json_each(?) j ${snapshotOf(2)}`,
      )
      .bind(JSON.stringify(values), branch),
    db
      .prepare(
        `INSERT INTO field_reference (snapshot_id, path, target) SELECT s.id, ${[3, 4].map(column).join(", ")} FROM json_each(?) j ${snapshotOf(2)}`,
      )
      .bind(JSON.stringify(references), branch),
    ...fresh.flatMap(({ draft, version }) =>
      draft.body
        ? [
            db
              .prepare(
                "INSERT INTO asset_body (branch, uid, locale, version, content_type, body) VALUES (?, ?, ?, ?, ?, ?)",
              )
              .bind(branch, draft.uid, draft.locale, version, draft.body.contentType, draft.body.bytes),
          ]
        : [],
    ),
    db.prepare("UPDATE generation SET content = content + 1"),
  ];
}

interface Writing {
  /** One for each draft. */
  readonly outcomes: readonly WriteOutcome[];
  /** Statements of one transaction; none if nothing changes. */
  readonly statements: readonly D1PreparedStatement[];
}

/** Prepares to store and publish documents. Each uid and locale may occur once. */
export async function prepareDocuments(
  db: D1Database,
  branch: string,
  drafts: readonly DocumentDraft[],
): Promise<Writing> {
  const existing = await readExisting(db, branch, drafts);
  const changes: Change[] = [];
  const types = new Map(existing.types);
  const outcomes = drafts.map((draft): WriteOutcome => {
    const known = types.get(draft.uid);
    if (known !== undefined && known !== draft.contentType) return "other-content-type";
    types.set(draft.uid, draft.contentType);
    const change = changeOf(draft, existing);
    if (!change) return "unchanged";
    changes.push(change);
    return "stored";
  });
  if (changes.length === 0) return { outcomes, statements: [] };
  return { outcomes, statements: statementsFor(db, branch, changes, new Date().toISOString()) };
}

/**
 * Stores and publishes documents in one transaction. A concurrent write of the same document violates the version's
 * unique key; the write is then retried on the new state.
 */
export async function writeDocuments(
  db: D1Database,
  branch: string,
  drafts: readonly DocumentDraft[],
  attempts = 3,
): Promise<readonly WriteOutcome[]> {
  const { outcomes, statements } = await prepareDocuments(db, branch, drafts);
  if (statements.length === 0) return outcomes;
  try {
    await db.batch([...statements]);
    return outcomes;
  } catch (error) {
    if (attempts > 1 && String(error).includes("UNIQUE")) return writeDocuments(db, branch, drafts, attempts - 1);
    throw error;
  }
}

/** Unique values already used by the latest draft of another entry: `path|locale|text` → uid. */
export async function takenValues(
  db: D1Database,
  branch: string,
  wanted: ReadonlyArray<readonly [path: string, locale: string, text: string, uid: string]>,
): Promise<Map<string, string>> {
  if (wanted.length === 0) return new Map();
  const { results } = await db
    .prepare(
      `SELECT f.path, s.locale, f.text, s.uid FROM json_each(?) j
       CROSS JOIN field_value f ON f.path = j.value ->> 0 AND f.text = j.value ->> 2
       CROSS JOIN snapshot s ON s.id = f.snapshot_id
       WHERE s.branch = ? AND s.environment = ? AND s.locale = j.value ->> 1 AND s.uid <> j.value ->> 3`,
    )
    .bind(JSON.stringify(wanted), branch, draftEnvironment)
    .all<{ path: string; locale: string; text: string; uid: string }>();
  return new Map(results.map((row) => [keyOf(row.path, row.locale, row.text), row.uid]));
}

/** Uids that are neither entries nor assets of the branch. */
export async function missingItems(db: D1Database, branch: string, uids: readonly string[]): Promise<Set<string>> {
  const missing = new Set<string>();
  for (let at = 0; at < uids.length; at += 5000) {
    const { results } = await db
      .prepare(
        "SELECT j.value AS uid FROM json_each(?) j WHERE NOT EXISTS (SELECT 1 FROM item i WHERE i.branch = ? AND i.uid = j.value)",
      )
      .bind(JSON.stringify(uids.slice(at, at + 5000)), branch)
      .all<{ uid: string }>();
    for (const { uid } of results) missing.add(uid);
  }
  return missing;
}
